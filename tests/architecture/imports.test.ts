import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

type Room = { readonly rooms: readonly string[]; readonly packages: readonly string[] | 'any'; readonly node: boolean }

/** Who may import whom. `x/y` opens that one file or folder of a room. main.ts and tests may import everything. */
const table: Readonly<Record<string, Room>> = {
  domain: { rooms: ['domain'], packages: [], node: false },
  contract: {
    rooms: ['contract', 'content', 'domain/ids.ts', 'domain/coach/basis/vocabulary.ts'],
    packages: ['zod'],
    node: false,
  },
  // Words and tables are checked against the ids that a reading and a plan are made of.
  content: {
    rooms: ['content', 'domain/coach/read', 'domain/coach/basis/vocabulary.ts'],
    packages: ['zod'],
    node: false,
  },
  commands: { rooms: ['commands', 'domain'], packages: ['lru-cache'], node: true },
  projections: { rooms: ['projections', 'domain'], packages: ['kysely'], node: true },
  adapters: {
    rooms: ['adapters', 'domain', 'contract', 'content', 'commands/ports', 'projections/ports.ts'],
    packages: 'any',
    node: true,
  },
  api: {
    rooms: ['api', 'domain', 'contract', 'content', 'commands', 'projections'],
    packages: ['fastify', '@fastify/*', 'zod', 'lru-cache'],
    node: true,
  },
  web: {
    rooms: ['web', 'domain', 'contract', 'content'],
    packages: [
      'react',
      'react-dom',
      '@tanstack/*',
      'wouter',
      'idb',
      '@simplewebauthn/browser',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
      'jotai',
      '@vanilla-extract/*',
      '@fontsource-variable/*',
      'vite',
      '@vitejs/*',
      'remark',
      'remark-html',
      'zod',
      'hyphen',
      'virtual:exercise-files',
      'virtual:long-words',
    ],
    node: true,
  },
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => file && existsSync(file))

const roomOf = (file: string) => file.slice(0, Math.max(0, file.indexOf('/')))

const importsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^\s*(?:import|export)\s[^'"\n;]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|^\}\s*from\s+['"]([^'"]+)['"]/gm,
    ),
  ].map(match => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')

const matches = (name: string, pattern: string) =>
  pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern || name.startsWith(`${pattern}/`)

/** What is wrong with an import, or null. */
const fault = (file: string, specifier: string): string | null => {
  const rules = table[roomOf(file)]
  if (!rules) return null
  if (specifier.startsWith('node:')) return rules.node ? null : `${file} imports ${specifier}`
  if (!specifier.startsWith('.')) {
    const allowed = rules.packages === 'any' || rules.packages.some(pattern => matches(specifier, pattern))
    return allowed ? null : `${file} imports the package ${specifier}`
  }
  const target = normalize(join(dirname(file), specifier.replace(/\?.*$/, '')))
  return rules.rooms.some(room => target === room || target.startsWith(`${room}/`)) ? null : `${file} imports ${target}`
}

/** Of code, without blank lines and comments. */
const linesOf = (some: readonly string[]) =>
  some
    .flatMap(file => readFileSync(file, 'utf8').split('\n'))
    .filter(line => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length

describe('the import table', () => {
  test('is kept by every file', () => {
    const checked = files.filter(file => roomOf(file) in table)
    expect(checked.length).toBeGreaterThan(50)
    expect(checked.flatMap(file => importsOf(file).flatMap(specifier => fault(file, specifier) ?? []))).toEqual([])
  })

  test('finds what it forbids', () => {
    expect(fault('domain/user.ts', 'node:crypto')).not.toBeNull()
    expect(fault('domain/user.ts', 'zod')).not.toBeNull()
    expect(fault('commands/accounts.ts', '../projections/all.ts')).not.toBeNull()
    expect(fault('adapters/postgres/pool.ts', '../../commands/accounts.ts')).not.toBeNull()
    expect(fault('api/app.ts', '../adapters/config.ts')).not.toBeNull()
    expect(fault('web/app.tsx', '../api/app.ts')).not.toBeNull()
    expect(fault('adapters/postgres/pool.ts', '../../commands/ports/log.ts')).toBeNull()
  })

  test('nothing imports main.ts, app/ or the tests', () => {
    const wrong = files
      .filter(file => roomOf(file) in table)
      .flatMap(file => importsOf(file).map(specifier => normalize(join(dirname(file), specifier))))
      .filter(target => target === 'main.ts' || /^(app|tests)\//.test(target))
    expect(wrong).toEqual([])
  })

  test('the kernel imports itself only, what runs it nothing else; neither says a word of the product, both stay small', () => {
    const under = (folder: string) => files.filter(file => file.startsWith(folder))
    const outside = (some: readonly string[], allowed: RegExp) =>
      some.flatMap(file => importsOf(file).filter(to => !allowed.test(normalize(join(dirname(file), to)))))
    const [kernel, running] = [under('domain/kernel/'), under('domain/running/')]
    expect(outside(kernel, /^domain\/kernel\//)).toEqual([])
    expect(outside(running, /^domain\/(kernel|running)\//)).toEqual([])
    const isTesting = (path: string) => path.includes('testing/')
    const productive = [...kernel, ...running].filter(file => !isTesting(file))
    expect(productive.flatMap(importsOf).filter(isTesting)).toEqual([])
    const text = [...kernel, ...running].map(file => readFileSync(file, 'utf8')).join('\n')
    expect(text.match(/workout|exercise|athlete|training|membership|formkurve/gi)).toBeNull()
    expect(linesOf(kernel)).toBeGreaterThan(400)
    expect(linesOf(kernel)).toBeLessThanOrEqual(800)
    expect(linesOf(running)).toBeLessThanOrEqual(500)
  })

  test('no file imports itself by way of others', () => {
    const edges = new Map(
      files.map(file => [
        file,
        importsOf(file)
          .filter(to => to.startsWith('.'))
          .map(to => normalize(join(dirname(file), to))),
      ]),
    )
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
      if (path.includes(file) || done.has(file)) return
      for (const next of edges.get(file) ?? []) visit(next, [...path, file])
      done.add(file)
    }
    for (const file of files) visit(file, [])
    expect(cycles).toEqual([])
  })
})
