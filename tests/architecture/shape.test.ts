import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { type Node, nodesIn } from './syntax.ts'

const mostCasts = 60
const mostLines = 80

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => file && !file.startsWith('tests/') && existsSync(file))
const sources = files.map(file => [file, readFileSync(file, 'utf8')] as const)

/** A text with its syntax. */
type Read = { readonly file: string; readonly text: string; readonly nodes: readonly Node[] }

const read = (file: string, text: string): Read => ({
  ...{ file, text },
  nodes: nodesIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body),
})

/** Every cast in a source but `as const`, with its line. */
const castsIn = ({ file, text, nodes }: Read) =>
  nodes
    .filter(({ type }) => type === 'TSAsExpression' || type === 'TSTypeAssertion')
    .map(({ start, end }) => ({ start, words: text.slice(start, end).replace(/\s+/g, ' ') }))
    .filter(({ words }) => !/\bas const$/.test(words))
    .map(({ start, words }) => `${file}:${text.slice(0, start).split('\n').length} ${words}`)

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** Every function in a source that is longer than so many lines: method, component and route as any other. */
const longIn = ({ file, text, nodes }: Read, lines: number) => {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index)
  const lineAt = (place: number) => breaks.filter(index => index < place).length + 1
  return nodes
    .filter(({ type }) => functions.includes(type))
    .map(({ start, end }) => ({ from: lineAt(start), length: lineAt(end) - lineAt(start) + 1 }))
    .filter(({ length }) => length > lines)
    .map(({ from, length }) => `${file}:${from} has ${length} lines`)
}

/** Every switch over the type of an event that has a way for all the others. */
const openFoldsIn = ({ file, text, nodes }: Read) =>
  nodes
    .filter(({ type }) => type === 'SwitchStatement')
    .filter(({ discriminant, cases }) => {
      const [over] = nodesIn(discriminant)
      const isOpen = Array.isArray(cases) && cases.some(({ test }) => test === null)
      return isOpen && over && /^(event|fact)\.type$/.test(text.slice(over.start, over.end))
    })
    .map(({ start }) => `${file}:${text.slice(0, start).split('\n').length}`)

/** What is asked of each source's syntax, which is let go before the next is read: all at once are a million nodes. */
const found = sources.map(([file, text]) => {
  const one = read(file, text)
  return { casts: castsIn(one), long: longIn(one, mostLines), open: openFoldsIn(one) }
})

test('a cast is one in the syntax, not in a comment, a text, an import or a constant', () => {
  const text = [
    "import { a as b } from './a.ts' // as string",
    "const c = 'x as string', d = [1] as const",
    'const e = (b as unknown) as\n  string',
    'const f = <div title="as">{b as string}</div>',
  ].join('\n')
  expect(castsIn(read('a.tsx', text))).toEqual([
    'a.tsx:3 (b as unknown) as string',
    'a.tsx:3 b as unknown',
    'a.tsx:5 b as string',
  ])
})

test(`of all sources, no more than ${mostCasts} places claim a type that the compiler cannot see`, () => {
  const casts = found.flatMap(({ casts }) => casts)
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(mostCasts)
})

test('a function is one however it is written, alone or in another', () => {
  const text = [
    'function a() {\n  return 1\n}',
    'const b = () => {\n  return 2\n}',
    'class C {\n  d() {\n    return 3\n  }\n}',
    'const e = {\n  f() {\n    return () => {\n      return 4\n    }\n  },\n}',
    'const table = [\n  1,\n  2,\n  3,\n]',
    'const G = () => (\n  <div>\n    <p />\n  </div>\n)',
  ].join('\n')
  expect(longIn(read('a.tsx', text), 2)).toEqual([
    'a.tsx:1 has 3 lines',
    'a.tsx:4 has 3 lines',
    'a.tsx:8 has 3 lines',
    'a.tsx:13 has 5 lines',
    'a.tsx:14 has 3 lines',
    'a.tsx:24 has 5 lines',
  ])
})

test(`a function of any source is read in ${mostLines} lines`, () => {
  const long = found.flatMap(({ long }) => long)
  expect([...new Set(long.map(found => found.split(':')[0]))], long.join('\n')).toEqual([])
})

test('a fold is open where a fact that nobody thought of is taken for another', () => {
  const text = [
    "switch (event.type) { case 'Opened': break }",
    'switch (fact.type) { default: break }',
    "switch (event.kind) { case 'a': break; default: switch (event.type) { default: break } }",
  ].join('\n')
  expect(openFoldsIn(read('a.ts', text))).toEqual(['a.ts:2', 'a.ts:3'])
})

test('no fold of any source has a default; what providers call an event is theirs', () => {
  const ours = found.flatMap(({ open }) => open).filter(place => !place.startsWith('adapters/payments/'))
  expect(ours).toEqual([])
})

/** Of code, without blank lines and comments. */
const linesOf = (text: string) =>
  text.split('\n').filter(line => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length

const longerThan = (lines: number, some: readonly (readonly [file: string, text: string])[]) =>
  some.filter(([, text]) => linesOf(text) > lines).map(([file, text]) => `${file} has ${linesOf(text)} lines`)

test('a file of any source is read in 250 lines; lists of words and exercises are as long as they are', () => {
  expect(
    longerThan(
      250,
      sources.filter(([file]) => !file.startsWith('content/')),
    ),
  ).toEqual([])
})

test('a file of tests is read in 400 lines; examples are as long as they are', () => {
  const tests = globSync('tests/**/*.{ts,tsx}')
    .filter(file => !/^tests\/(golden|coach\/corpus)\//.test(file))
    .map(file => [file, readFileSync(file, 'utf8')] as const)
  expect(tests.length).toBeGreaterThan(300)
  expect(longerThan(400, tests)).toEqual([])
})

test('the store that is to be read first is read in a hundred lines', () => {
  const text = readFileSync('adapters/event-store/postgres/plain.ts', 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(100)
})

test('at the root stand main.ts and what tools look for there, and all tests have one configuration', () => {
  expect(files.filter(file => !file.includes('/')).sort()).toEqual(['main.ts', 'vite.config.ts', 'vitest.config.ts'])
  expect(globSync('{*,tests/**/*}/{vitest,vite}.{config,workspace}.*', { exclude: ['node_modules/**'] })).toEqual([])
})

/** What reads facts of any shape, before they are known to be facts; what stands where an id was erased. */
const reading = ['domain/ids.ts', 'domain/sealing.ts', 'domain/subscription.ts', 'domain/workout.personal.ts']

/** Addresses; what the client kept of calls that it could not send yet, what it adds, and what a history's entry tells; the demo's first command. */
const kept = [
  'web/named.ts',
  'web/training/shaping.ts',
  'web/training/applied.ts',
  'web/training/undo-past.ts',
  'tools/demo/seed.ts',
]

test('text becomes an id only where it comes in: by the contract, an adapter, an address, or what the client kept', () => {
  const named = files.filter(file =>
    /\bas(User|Workout|Profile|Block|PlannedExercise|Set|Event|Command|Consent|Repair|Complaint|Webhook|Search|Feedback|Order|Subscription|Payment|Factor|Session)Id\b|\basId<'(subject|workout|profile|block|planned-exercise|set|event|command|consent|repair|complaint|webhook|work|search|feedback|order|subscription|payment|factor|session)'>/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(named).toContain('contract/ids.ts')
  expect(named.filter(file => !/^(contract|adapters)\//.test(file) && ![...reading, ...kept].includes(file))).toEqual(
    [],
  )
})
