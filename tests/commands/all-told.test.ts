import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Refused } from '../../domain/kernel/decider.ts'
import type { Stories } from '../support/stories.ts'

/** What commands are made of, and asks nothing of the log by itself. */
const tools = ['derived-id', 'sub-command', 'handle', 'fair-queue', 'lane-per-stream', 'account-streams']

/** Functions of `commands/` by file and name, as these files import them. */
const imported = (files: readonly string[]) =>
  files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '[./]*\/commands\/([\w-]+)\.ts'/gm)].flatMap(
      ([, names = '', from = '']) =>
        names
          .split(',')
          .map(name => name.trim())
          .filter(name => name !== '' && !name.startsWith('type '))
          .map(name => ({ from, name: name.split(' as ')[0] ?? name, called: name.split(' as ')[1] ?? name, file })),
    ),
  )

test('whatever the product is wired of is told by given, when, then', () => {
  const wired = imported(globSync('{api,app,tools}/**/*.ts')).filter(({ from }) => !tools.includes(from))
  const told = imported(globSync('tests/commands/**/*.ts')).filter(({ file, called }) => {
    const text = readFileSync(file, 'utf8')
    return (
      new RegExp(`\\b${called}\\(`).test(text) && (text.includes('telling(') || basename(file) === 'over-memory.ts')
    )
  })
  const names = (all: typeof wired) => new Set(all.map(({ from, name }) => `${from}: ${name}`))
  expect(names(wired).size).toBeGreaterThan(20)
  expect([...names(wired).difference(names(told))]).toEqual([])
})

type Lamp = {
  readonly light: () => Promise<Refused<'no-lamp' | 'is-lit'>>
  readonly isLit: () => boolean
}
const by = (light: Lamp['light']) => light()

test('a command without a story, and a refusal that its story lacks, do not compile', () => {
  const stories = [
    // @ts-expect-error: of being lit already nothing is told
    { light: { by, done: {}, refused: { 'no-lamp': {} } } } satisfies Stories<Lamp, object, 'isLit'>,
    // @ts-expect-error: nothing is told at all
    {} satisfies Stories<Lamp, object, 'isLit'>,
    // @ts-expect-error: what changes nothing is not said to
    { light: { by, done: {}, refused: { 'no-lamp': {}, 'is-lit': {} } } } satisfies Stories<Lamp>,
    { light: { by, done: {}, refused: { 'no-lamp': {}, 'is-lit': {} } } } satisfies Stories<Lamp, object, 'isLit'>,
  ]
  expect(stories).toHaveLength(4)
})
