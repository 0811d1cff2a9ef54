import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('npm run sbom names every package that is shipped', () => {
  const bill = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  )
  expect(bill.bomFormat).toBe('CycloneDX')
  const named = new Set(
    bill.components.map(({ group, name }: { group?: string; name: string }) => (group ? `${group}/${name}` : name)),
  )
  expect(Object.keys(dependencies).filter(name => !named.has(name))).toEqual([])
}, 60_000)
