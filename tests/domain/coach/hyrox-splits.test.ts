import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { pacesOf, type RunPaces } from '../../../domain/coach/prescribe/ahead/runs.ts'
import { finishBy, paceOf, reachOf, splitsOf, targetIn } from '../../../domain/coach/prescribe/ahead/splits.ts'
import { itemsOf } from '../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../domain/coach/read/reader.ts'

const { hyrox, paces: table } = catalogue.training
const teams = ['alone', 'pair', 'relay'] as const
const goalIn = (words: string) => targetIn(readerFor(catalogue)(words, 'goal', '2026-06-01'), hyrox)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const guessed = pacesOf([], 3, table)
const ran = (race: number): RunPaces => ({ ...guessed, known: true, race, interval: race * 0.86 })

describe('the splits of a target', () => {
  test('add up to it to the second, whatever it is and whoever shares the race', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000 }), fc.constantFrom(...teams), (target, team) => {
        const { runs, stations, roxzone } = splitsOf(target, hyrox, team)
        const parts = [...runs, ...stations.map(({ seconds }) => seconds), roxzone]
        expect(sum(parts)).toBe(target)
        expect(parts.every(one => Number.isInteger(one) && one >= 0)).toBe(true)
      }),
    )
  })

  test('have eight runs and the eight stations in their order, and no part that gets longer by a faster target', () => {
    const [fast, slow] = [splitsOf(4200, hyrox, 'alone'), splitsOf(6000, hyrox, 'alone')]
    expect(fast.runs).toHaveLength(8)
    expect(fast.stations.map(({ station }) => station)).toEqual(hyrox.stations.map(({ station }) => station))
    for (const [at, run] of fast.runs.entries()) expect(run).toBeLessThan(slow.runs[at] ?? 0)
    for (const [at, { seconds }] of fast.stations.entries())
      expect(seconds).toBeLessThan(slow.stations[at]?.seconds ?? 0)
  })

  test('of 75 minutes are what people run who finish in them: 4:30 to 5:00 a kilometre', () => {
    const pace = paceOf(splitsOf(4500, hyrox, 'alone'))
    expect(pace).toBeGreaterThan(270)
    expect(pace).toBeLessThan(300)
  })

  test('leave a pair more time for the runs than somebody alone, for stations are shared', () => {
    expect(sum(splitsOf(4500, hyrox, 'pair').runs)).toBeGreaterThan(sum(splitsOf(4500, hyrox, 'alone').runs))
  })
})

describe('the target that words name', () => {
  test.each([
    ['HYROX unter 75 min', 4500],
    ['HYROX Doubles Mixed am 14.03. unter 75 Minuten', 4500],
    ['HYROX sub 75', 4500],
    ['Hyrox am 14.3., Ziel 1:20:00', 4800],
    ['HYROX in 75 Minuten', 4500],
    ['Ich will HYROX in 75 Minuten schaffen', 4500],
    ['HYROX am 12.09.2026, Zielzeit 75 Minuten', 4500],
    ['HYROX Open am 12.09.2026. Zielzeit: etwa 85 Minuten', 5100],
    ['HYROX, target time is around 80 minutes', 4800],
    ['HYROX Open am 24.08.2026', null],
    ['HYROX, trainiere 3 × 75 Minuten', null],
    ['HYROX in 10 Wochen, je Einheit 75 Minuten', null],
    ['HYROX Start um 9:30', null],
    ['10 km unter 50 Minuten', null],
    ['', null],
  ])('%s: %s', (words, seconds) => {
    expect(goalIn(words)).toBe(seconds)
  })
})

test.each([
  ['HYROX Zielzeit 75 Minuten', 4500, null],
  ['Ich will HYROX in 75 Minuten schaffen', 4500, null],
  ['HYROX in 75 Minuten', null, 75],
  ['HYROX-Training in 45 Minuten', null, 45],
  ['Zielzeit 75 Minuten beim HYROX, heute 45 Minuten', 4500, 45],
])('of a wish the race’s time is no session’s: %s', (words, target, minutes) => {
  const said = readerFor(catalogue)(words, 'wish', '2026-06-01')
  expect(targetIn(said, hyrox)).toBe(target)
  expect(itemsOf(said, 'duration').at(0)?.most ?? null).toBe(minutes)
})

describe('how far a target is', () => {
  const target = splitsOf(4500, hyrox, 'alone')

  test('is told from what was run, never from a guess', () => {
    expect(reachOf(target, guessed, hyrox, 'alone')).toEqual({ is: 'unknown', pace: null, finish: null })
    expect(finishBy(guessed, hyrox, 'alone')).toBeNull()
  })

  test.each([
    [paceOf(target) * 0.98, 'within'],
    [paceOf(target) * 1.05, 'stretch'],
    [paceOf(target) * 1.2, 'far'],
  ])('a kilometre in %d s: %s', (pace, is) => {
    const reach = reachOf(target, ran(pace), hyrox, 'alone')
    expect(reach).toMatchObject({ is, pace })
    if (is === 'far') expect(reach.finish).toBeGreaterThan(4500 * 1.1)
  })

  test('the time of one’s own pace is within its own reach', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 600 }), fc.constantFrom(...teams), (pace, team) => {
        const own = finishBy(ran(pace), hyrox, team) ?? 0
        expect(reachOf(splitsOf(own, hyrox, team), ran(pace), hyrox, team).is).toBe('within')
      }),
    )
  })
})
