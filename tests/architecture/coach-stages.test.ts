import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const coach = 'domain/coach/'

/** From what all stages speak of to what uses them all: a stage may ask those before it. Types may be named by all. */
const order = [
  'basis',
  'read',
  'prescribe',
  'reasons',
  'dose',
  'compose',
  'judge',
  'gate',
  'explain',
  'by-model',
  'adapt',
] as const

/** What a plan is judged by knows nothing of how it was made. */
const judging = ['judge', 'gate']
const making = ['reasons', 'dose', 'compose', 'explain', 'by-model', 'adapt']

/** Beside the basis and the reading: what the rest of the product may ask the coach. */
const doors = {
  plans: ['planner.ts', 'gate/gate.ts', 'explain/refusal.ts', 'prescribe/briefing.ts'],
  changes: ['adapt.ts', 'adapt/additions.ts', 'adapt/alternatives.ts', 'adapt/set-up.ts'],
  'what is shown while training': ['adapt/next-set.ts', 'prescribe/lifts/finding.ts'],
  'what is shown of the past': [
    'prescribe/history.ts',
    'prescribe/lifts/strength-curve.ts',
    'prescribe/week/muscle-ledger.ts',
  ],
  'what is shown of the weeks to come': [
    'prescribe/ahead/race.ts',
    'prescribe/ahead/runs.ts',
    'prescribe/ahead/splits.ts',
    'prescribe/length.ts',
    'prescribe/week/deload.ts',
    'prescribe/week/landmarks.ts',
    'prescribe/week/programme-weeks.ts',
    'prescribe/week/programme-words.ts',
  ],
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)

const isOfCoach = (file: string) => file.startsWith(coach)
const stageOf = (file: string) => file.slice(coach.length).split('/')[0] ?? ''

/** Files whose values are imported; `import type` and `{ type A }` name a shape and ask nothing. */
const asksOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(type\s)?([^;'"]*?)\s?from\s'(\.[^']+)'/gm)].flatMap(
    ([, type, names = '', to = '']) => {
      const values = names.replace(/[{}\s]/g, ' ').split(',')
      const isType = type !== undefined || values.every(name => /^\s*(type\s|$)/.test(name))
      return isType ? [] : [normalize(join(dirname(file), to))]
    },
  )

const asks = files.filter(isOfCoach).flatMap(file => asksOf(file).map(to => ({ file, to })))
const inside = asks.filter(({ to }) => isOfCoach(to))

const rank = (file: string) => (order as readonly string[]).indexOf(stageOf(file))

describe('the stages of the coach', () => {
  test('hold every file but the two that put them together', () => {
    const loose = files.filter(file => isOfCoach(file) && rank(file) === -1)
    expect(loose).toEqual([`${coach}adapt.ts`, `${coach}planner.ts`])
  })

  test('ask only those before them', () => {
    expect(inside.length).toBeGreaterThan(500)
    const back = inside.filter(({ file, to }) => rank(file) !== -1 && (rank(to) === -1 || rank(to) > rank(file)))
    expect(back).toEqual([])
  })

  test('the judge and the gate know nothing of how a plan is made', () => {
    const shared = inside.filter(({ file, to }) => judging.includes(stageOf(file)) && making.includes(stageOf(to)))
    expect(shared).toEqual([])
  })

  test('open to the rest of the product by these doors only', () => {
    const open = Object.values(doors).flat()
    // Whoever wires a language model composes as the coach does.
    const isForModel = (file: string, to: string) =>
      file.startsWith('adapters/coach-openai/') && stageOf(to) === 'by-model'
    const asked = files
      .filter(file => !isOfCoach(file) && !/^(tests|tools|app)\//.test(file))
      .flatMap(file => asksOf(file).filter(to => isOfCoach(to) && !isForModel(file, to)))
      .filter(to => !['basis', 'read'].includes(stageOf(to)))
      .map(to => to.slice(coach.length))
    expect(open.filter(door => !asked.includes(door))).toEqual([])
    expect([...new Set(asked)].filter(to => !open.includes(to))).toEqual([])
  })
})
