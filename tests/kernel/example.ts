import { readFileSync } from 'node:fs'

/** The example on the kernel's page, as it stands there. */
export const example = (): string => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync('domain/kernel/README.md', 'utf8')) ?? []
  return code
}
