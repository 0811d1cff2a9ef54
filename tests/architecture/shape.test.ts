import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { nodesIn } from './syntax.ts'

const mostCasts = 60

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => file && !file.startsWith('tests/') && existsSync(file))

const lines = (text: string) => text.split('\n').length

const found = files.flatMap(file => {
  const text = readFileSync(file, 'utf8')
  return [...nodesIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)].map(node => {
    const words = text.slice(node.start, node.end)
    return { node, words, at: `${file}:${lines(text.slice(0, node.start))}` }
  })
})

test(`of all sources, no more than ${mostCasts} places claim a type that the compiler cannot see`, () => {
  const casts = found.filter(({ node, words }) => node.type === 'TSAsExpression' && !words.endsWith('as const'))
  expect(
    casts.length,
    casts.map(({ at, words }) => `${at} ${words.replace(/\s+/g, ' ')}`).join('\n'),
  ).toBeLessThanOrEqual(mostCasts)
})

/** What reads facts of any shape, before they are known to be facts. */
const reading = ['domain/ids.ts', 'domain/facts.ts']

test('text becomes the id of a person or of a workout only where it comes in: by the contract, or by an adapter', () => {
  const named = files.filter(file => /\bas(User|Workout)Id\b/.test(readFileSync(file, 'utf8')))
  expect(named).toContain('contract/ids.ts')
  expect(named.filter(file => !/^(contract|adapters)\//.test(file) && !reading.includes(file))).toEqual([])
})
