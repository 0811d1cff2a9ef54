import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { nodesIn } from './syntax.ts'

const mostCasts = 60

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => file && !file.startsWith('tests/') && existsSync(file))

/** Every cast in a source but `as const`, with its line. */
const castsIn = (file: string, text: string) =>
  [...nodesIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)]
    .filter(({ type }) => type === 'TSAsExpression' || type === 'TSTypeAssertion')
    .map(({ start, end }) => ({ start, words: text.slice(start, end).replace(/\s+/g, ' ') }))
    .filter(({ words }) => !/\bas const$/.test(words))
    .map(({ start, words }) => `${file}:${text.slice(0, start).split('\n').length} ${words}`)

test('a cast is one in the syntax, not in a comment, a text, an import or a constant', () => {
  const text = [
    "import { a as b } from './a.ts' // as string",
    "const c = 'x as string', d = [1] as const",
    'const e = (b as unknown) as\n  string',
    'const f = <div title="as">{b as string}</div>',
  ].join('\n')
  expect(castsIn('a.tsx', text)).toEqual([
    'a.tsx:3 (b as unknown) as string',
    'a.tsx:3 b as unknown',
    'a.tsx:5 b as string',
  ])
})

test(`of all sources, no more than ${mostCasts} places claim a type that the compiler cannot see`, () => {
  const casts = files.flatMap(file => castsIn(file, readFileSync(file, 'utf8')))
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(mostCasts)
})

/** What reads facts of any shape, before they are known to be facts. */
const reading = ['domain/ids.ts', 'domain/facts.ts']

test('text becomes the id of a person, a workout or a place to train only where it comes in: by the contract, or by an adapter', () => {
  const named = files.filter(file => /\bas(User|Workout|Profile)Id\b/.test(readFileSync(file, 'utf8')))
  expect(named).toContain('contract/ids.ts')
  expect(named.filter(file => !/^(contract|adapters)\//.test(file) && !reading.includes(file))).toEqual([])
})
