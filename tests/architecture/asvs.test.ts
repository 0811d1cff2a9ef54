import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')

type Row = { readonly id: string; readonly state: string; readonly why: string }

const rows = [...read('asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', state = '', why = '']): Row => ({ id, state, why }),
)

/** Requirements of levels 1 and 2, chapter by chapter. */
const required = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const missingTests = (text: string) =>
  [...text.matchAll(/\btests\/[\w/-]+/g)]
    .map(([name]) => name)
    .filter(name => ![name, `${name}.test.ts`, `${name}.ts`].some(each => existsSync(join(root, each))))

/** Tests that are named by their words: `tests/x: “what it says”`. */
const namedTests = (text: string) =>
  [...text.matchAll(/\b(tests\/[\w/-]+): “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))

const sourceOf = (file: string) =>
  [`${file}.test.ts`, `${file}.ts`].map(each => join(root, each)).find(each => existsSync(each)) ?? ''

test('each requirement of ASVS stands once, with a state', () => {
  const counts = required.map((_, at) => rows.filter(({ id }) => id.startsWith(`${at + 1}.`)).length)
  expect(counts).toEqual(required)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter(({ state }) => !['met', 'n/a', 'part', 'no'].includes(state))).toEqual([])
})

test('the sum below the table is that of its rows', () => {
  const [met, beside, part, no] = ['met', 'n/a', 'part', 'no'].map(
    one => rows.filter(({ state }) => state === one).length,
  )
  expect(read('asvs.md')).toContain(
    `Of ${rows.length}: ${met} met, ${beside} not applicable, ${part} in part, ${no} not met.`,
  )
})

test('what is missing was decided to be left, on a day', () => {
  const open = rows.filter(({ state }) => state === 'no' || state === 'part')
  expect(open.filter(({ why }) => !/decided \d{4}-\d{2}-\d{2}/.test(why)).map(({ id }) => id)).toEqual([])
})

test('what is met names a test, by words that stand in its file', () => {
  const met = rows.filter(({ state }) => state === 'met')
  expect(met.length).toBeGreaterThan(130)
  expect(met.filter(({ why }) => namedTests(why).length === 0).map(({ id }) => id)).toEqual([])
  const named = rows.flatMap(({ id, why }) => namedTests(why).map(one => ({ id, ...one })))
  expect(named.filter(({ file, title }) => !readFileSync(sourceOf(file), 'utf8').includes(title))).toEqual([])
})

test.each(['asvs.md', 'threats.md'])('every test that %s names is there', name => {
  expect(missingTests(read(name))).toEqual([])
})

test('each threat names a test that attacks it', () => {
  const walls = read('threats.md').split('| attacked by |')[1]?.split('## What is left')[0] ?? ''
  const threats = walls.split('\n').filter(line => /^\| [^-]/.test(line))
  expect(threats.length).toBeGreaterThan(25)
  expect(threats.filter(line => !/`tests\/[\w/-]+`[^|]*\|$/.test(line))).toEqual([])
})
