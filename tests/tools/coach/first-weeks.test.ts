import { beforeAll, expect, test } from 'vitest'
import type { AthleteRecord } from '../../../tools/coach/record.ts'
import { beginners, people } from '../../../tools/coach/report/people.ts'
import { season } from '../../../tools/coach/season.ts'

// A first load is careful. Where a set shows that it was far too easy, the next set mends it, and the next day of the lift at
// the latest: so the first weeks train, too, whether somebody says what was left or not.

const weeks = 3
const hardEnough = 4

type Day = {
  readonly who: string
  /** Which day of its lift it was. */
  readonly exposure: number
  /** What each working set really left, in their order; of two sides the weaker one's. */
  readonly left: readonly number[]
}

/** The days of every loaded lift that were meant to be hard and were not made easier. */
const daysOf = ({ athlete, sessions }: AthleteRecord): readonly Day[] => {
  const seen = new Map<string, number>()
  return sessions.flatMap(({ planned = [], done = [], deload }) =>
    planned
      .flatMap(({ exercises }) => exercises)
      .flatMap(({ exercise, targetRir, sets }): Day[] => {
        const work = sets.filter(({ ramp, reps, weightKg, side }) => !ramp && reps && weightKg && side !== 'right')
        const left = work.flatMap(({ id }) => done.find(({ set }) => set === id)?.trueRir ?? [])
        if (left.length === 0 || targetRir === null || targetRir > 2 || deload) return []
        const exposure = (seen.get(exercise) ?? 0) + 1
        seen.set(exercise, exposure)
        return [{ who: `${athlete}: ${exercise}`, exposure, left }]
      }),
  )
}

let days: readonly Day[] = []
beforeAll(async () => {
  const all = [...beginners(), ...people(60).filter((_, at) => at % 6 === 1)]
  const records = []
  for (const one of all) records.push(await season(one, weeks))
  days = records.flatMap(daysOf)
}, 120_000)

/** Of these sets so many left more than four. */
const easyOf = (some: readonly Day[], set: number) => {
  const left = some.flatMap(({ left }) => left[set - 1] ?? [])
  return left.filter(one => one > hardEnough).length / left.length
}
const onDay = (exposure: number) => days.filter(one => one.exposure === exposure)

test('what was far too easy is mended by the second set, by the third at the latest', () => {
  const first = onDay(1)
  expect(first.length).toBeGreaterThan(100)
  expect(easyOf(first, 2)).toBeLessThanOrEqual(0.15)
  expect(easyOf(first, 3)).toBeLessThanOrEqual(0.1)
})

test('the second day of a lift begins where the first one ended', () => {
  expect(onDay(2).length).toBeGreaterThan(100)
  expect(easyOf(onDay(2), 1)).toBeLessThanOrEqual(0.2)
  expect(easyOf(onDay(2), 2)).toBeLessThanOrEqual(0.1)
})

test('the third day of a lift holds hardly an easy set', () => {
  expect(easyOf(onDay(3), 1)).toBeLessThanOrEqual(0.05)
})
