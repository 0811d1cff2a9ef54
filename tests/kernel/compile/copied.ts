import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

type Fault = { readonly file: string; readonly line: number; readonly says: string }

/** The rooms up to the API, and further ones, copied so that something can be changed in them, and what the compiler then says. */
export const copied = (name: string, ...further: readonly string[]) => {
  const copy = join('node_modules', '.cache', `${name}-${process.pid}`)
  mkdirSync(copy, { recursive: true })
  for (const room of ['domain', 'commands', 'projections', 'content', 'contract', 'api', ...further])
    cpSync(room, join(copy, room), { recursive: true })
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null, noErrorTruncation: true },
      include: ['domain', 'commands', 'projections', 'api', ...further],
      exclude: [],
    }),
  )

  /** Changes the first such place; says where it is. */
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(copy, file), 'utf8')
    const place = typeof from === 'string' ? text.indexOf(from) : text.search(from)
    if (place < 0) throw new Error(`${file}: nothing there to change`)
    writeFileSync(join(copy, file), text.replace(from, to))
    return { file, line: text.slice(0, place).split('\n').length }
  }

  const add = (file: string, text: string) => writeFileSync(join(copy, file), text)

  const faults = async (): Promise<readonly Fault[]> => {
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
    const output = await promisify(execFile)(process.execPath, [tsc, '-p', join(copy, 'tsconfig.json')], {
      maxBuffer: 2 ** 26,
    }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
    const told = output.matchAll(
      new RegExp(`^(?:.*?${name}-\\d+/)?([\\w./-]+)\\((\\d+),\\d+\\): error \\w+: (.*)$`, 'gm'),
    )
    return [...told].map(([, file = '', line, says = '']) => ({ file, line: Number(line), says }))
  }

  return { change, add, faults, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
