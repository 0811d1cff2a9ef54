import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { Call } from '../../../contract/call.ts'
import { copied } from './copied.ts'

const { change, faults, remove } = copied('refused-by')
afterAll(remove)

const named = (text: string) => [...text.matchAll(/"([\w-]+)!?"/g)].map(([, name = '']) => name)

/** The routes of a file in their order: the call's name there, what it is, and the line that it begins in. */
const routesIn = async (file: string) => {
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(/\broute\(\s*\w+,\s*(?:(\w+)\.)?(\w+),/g)]
  return Promise.all(
    found.map(async ({ index, 1: from, 2: name = '' }) => {
      const path = new RegExp(`import (?:\\* as ${from}|\\{[^}]*\\b${name}\\b[^}]*\\}) from '([^']+)'`).exec(text)?.[1]
      if (!path) throw new Error(`${file}: ${name} is not imported from the contract`)
      const module: Record<string, Call> = await import(new URL(path, pathToFileURL(file)).href)
      const call = module[name]
      if (!call) throw new Error(`${file}: there is no ${name} in ${path}`)
      return { name, call, line: text.slice(0, index).split('\n').length }
    }),
  )
}

/** What a paragraph says what it is: `const x`, `const { x }`, and the functions of an object. */
const saidIn = (paragraph: string) =>
  [...paragraph.matchAll(/\bconst (\w+)|\bconst \{([^}]*)\} =|^\s+(\w+): (?:async )?\(/gm)].flatMap(
    ([, one = '', several = '', member = '']) => [one, member, ...(several.match(/\w+/g) ?? [])],
  )

/** A route's own text with the paragraphs of these files that it leads to, but no other route. */
const reachedFrom = (route: string, files: readonly string[]) => {
  const rest = new Set(files.flatMap(text => text.split(/\n\s*\n/)).filter(one => !/^\s*route\(/.test(one)))
  let reached = route
  for (const paragraphs = [...rest]; ; ) {
    const next = paragraphs.find(
      one => rest.has(one) && saidIn(one).some(name => name && new RegExp(`\\b${name}\\b`).test(reached)),
    )
    if (next === undefined) return reached
    rest.delete(next)
    reached = `${reached}\n${next}`
  }
}

/** What is thrown on the way to a handler, or in what it reaches, where no type tells it. */
const thrown = (call: Call, source: string) => [
  ...(call.access === 'staff' || call.access === 'inspectors' ? ['staff-only'] : []),
  ...(source.includes('limiter') ? ['too-many-attempts'] : []),
  ...(call.costly ? ['too-busy'] : []),
  ...(source.includes('mustBeProven') ? ['step-up-needed'] : []),
  ...(source.includes('notMade') || source.includes('untilMade(') ? ['not-possible'] : []),
  ...[...source.matchAll(/code: '([\w-]+)'/g)].map(([, code = '']) => code.replace('_', '-')),
]

/** What an id that cannot be one of ours is refused by. */
const byIds = ({ params }: Call) => {
  const anything = new Proxy({}, { get: () => '!' })
  return params?.safeParse(anything).error?.issues.map(({ message }) => message) ?? []
}

test('what a call says that it refuses is what its handler can refuse', { timeout: 300_000 }, async () => {
  // In the copy every refusal is a fault, by its name: `this` and `told` take none.
  change('api/route.ts', /readonly refused: \(reason: [^)]*\)/, "readonly refused: (reason: 'told')")
  change(
    'api/route.ts',
    'readonly settle: Settle<RefusesOf<C>>',
    `readonly settle: <const Given extends object | null>(
      this: Spelt<Given>, answer: Given) => Exclude<Given, Refused<string>>`,
  )
  change('api/route.ts', '<const C extends Call>(\n', '<const C extends Call, Given>(\n')
  change(
    'api/route.ts',
    "answer: (asked: Asked<C>) => Promise<z.input<C['answer']> | Streamed<C> | Refused<RefusesOf<C>>>,",
    'answer: (asked: Asked<C>) => Promise<Given>,',
  )
  change('api/route.ts', ') =>\n  app.route({', '): Spelt<Given> =>\n  // @ts-ignore\n  app.route({')
  change(
    'api/route.ts',
    /$/,
    `
type Spelt<Given> = Given extends Refused<infer Reason> ? (Reason extends string ? \`\${Reason}!\` : never) : never
declare global { var told: 'told' }
`,
  )
  const files = globSync('api/routes/*.ts')
  const routes = new Map(await Promise.all(files.map(async file => [file, await routesIn(file)] as const)))
  for (const [file, { length }] of routes) if (length > 0) change(file, /\broute\(/g, 'told = route(')
  const sites = (await faults()).filter(({ says }) => says.includes("'this'") || says.includes('"told"'))
  expect(sites.length).toBeGreaterThan(150)

  const impossible = [...routes].flatMap(([file, calls]) => {
    const source = readFileSync(file, 'utf8')
    const shared = [...source.matchAll(/Calls\b.* from '\.\/([\w-]+\.ts)'/g)].map(
      ([, beside]) => `api/routes/${beside}`,
    )
    const all = [source, ...shared.map(beside => readFileSync(beside, 'utf8'))]
    return calls.flatMap(({ name, call, line }, nth) => {
      const end = calls[nth + 1]?.line ?? Number.POSITIVE_INFINITY
      const mine = sites.filter(site => site.file === file && site.line >= line && site.line < end)
      const [own = ''] = source
        .split('\n')
        .slice(line - 1)
        .join('\n')
        .split(/\n\s*\n/)
      const given = [...mine.flatMap(({ says }) => named(says)), ...byIds(call), ...thrown(call, reachedFrom(own, all))]
      const listed = call.refuses ?? []
      const twice = listed.filter((one, at) => listed.indexOf(one) < at)
      return [...listed.filter(one => !given.includes(one)), ...twice].map(one => `${name}: ${one}`)
    })
  })
  expect(impossible).toEqual([])
})
