import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { DoneSet, PastWorkout } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, plannedDay, request } from './requests.ts'

// A repetition more in every set is a big step for who grows slowly: where it was too much, it comes set by set.

const day = 86_400_000
const at = '2026-03-02T17:00:00.000Z'

/** Repetitions as they were done, and asked for where that was more, and what was left after each set; null where nobody said. */
type Went = {
  readonly reps: readonly number[]
  readonly asked?: readonly number[]
  readonly left: readonly (number | null)[]
}

const on = (daysAgo: number, exercise: string, kg: number | null, { reps, asked = reps, left }: Went): PastWorkout => {
  const when = new Date(Date.parse(at) - daysAgo * day).toISOString()
  return {
    workout: `${daysAgo} days ago`,
    at: when,
    status: 'completed',
    plan: plannedDay,
    sets: reps.map(
      (one, set): DoneSet => ({
        event: `${when} ${exercise} ${set}`,
        exercise,
        at: when,
        planned: { reps: asked[set] ?? one, ...(kg === null ? {} : { weightKg: kg }), targetRir: 2 },
        reps: one,
        durationSec: null,
        weightKg: kg,
        distanceM: null,
        rir: left[set] ?? null,
      }),
    ),
  }
}

const asks = (exercise: string, wish: string, kg: number | null, days: readonly Went[], equipment = gym) => {
  const history = days.map((one, back) => on(3 + back * 4, exercise, kg, one))
  const athlete = { goal: 'muscle', fitnessLevel: 4, experienceLevel: 4 } as const
  const made = makePlan({ ...request({ at, minutes: 60, wish, athlete, place: { equipment } }), history }, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  const lift = made.plan.blocks.flatMap(({ exercises }) => exercises).find(one => one.exercise === exercise)
  const sets = (lift?.sets ?? []).filter(({ ramp }) => !ramp)
  return {
    kg: [...new Set(sets.map(({ weightKg }) => weightKg ?? null))],
    reps: sets.map(({ reps }) => reps ?? 0),
    says: lift?.reasons[0]?.text.de ?? '',
  }
}

const squat = (...days: readonly Went[]) => asks('back-squat', 'Kniebeugen', 100, days)
const sevens: Went = { reps: [7, 7, 7, 7], left: [2, 2, 2, 1] }
const hardEights: Went = { reps: [8, 8, 8, 8], left: [1, 1, 1, 0] }

test('what was never tried is asked of every set', () => {
  const next = squat(sevens)
  expect(new Set(next.reps)).toEqual(new Set([8]))
})

test('what was too much in every set comes in the first one alone, with the same load', () => {
  const next = squat(sevens, hardEights, sevens)
  expect(next.kg).toEqual([100])
  expect(next.reps[0]).toBe(8)
  expect(next.reps.slice(1).every(reps => reps === 7)).toBe(true)
  expect(next.says).toContain('8')
  expect(next.says).toContain('ersten')
})

test('then in one set more each time, and once in all of them it is behind', () => {
  const one: Went = { reps: [8, 7, 7, 7], left: [2, 2, 2, 1] }
  const two: Went = { reps: [8, 8, 7, 7], left: [2, 2, 2, 1] }
  const three: Went = { reps: [8, 8, 8, 7], left: [2, 2, 2, 1] }
  const all: Went = { reps: [8, 8, 8, 8], left: [2, 2, 2, 1] }
  const eights = ({ reps }: { readonly reps: readonly number[] }) => reps.filter(one => one === 8).length
  expect(eights(squat(one, sevens, hardEights, sevens))).toBe(2)
  expect(eights(squat(two, one, sevens, hardEights, sevens))).toBe(3)
  const last = squat(three, two, one, sevens, hardEights)
  expect(new Set(last.reps)).toEqual(new Set([8]))
  expect(squat(all, three, two, one, sevens, hardEights).reps[0]).toBe(9)
})

test('a day that left a little less is done again as it was, one that left far less without what went ahead', () => {
  const little: Went = { reps: [8, 7, 7, 7], left: [1, 1, 2, 1] }
  const far: Went = { reps: [8, 7, 7, 7], left: [0, 1, 1, 1] }
  const again = squat(little, sevens, hardEights, sevens)
  expect(again.reps[0]).toBe(8)
  expect(again.reps.filter(one => one === 8).length).toBe(1)
  expect(new Set(squat(far, sevens, hardEights, sevens).reps)).toEqual(new Set([7]))
})

const sevensDone: Went = { reps: [7, 7, 7], left: [2, 2, 2] }

test('push-ups go the same way', () => {
  const nines: Went = { reps: [9, 9, 9], left: [2, 2, 2] }
  const hard: Went = { reps: [10, 10, 10], left: [1, 1, 0] }
  const next = asks('push-up', 'Liegestütze', null, [nines, hard, nines], ['mat'])
  expect(next.reps[0]).toBe(10)
  expect(next.reps.at(-1)).toBe(9)
})

test('push-ups that left a little less for three days in a row get one more in the first set', () => {
  const little: Went = { reps: [10, 10, 10], left: [2, 1, 1] }
  const twice = asks('push-up', 'Liegestütze', null, [little, little, sevensDone], ['mat'])
  expect(new Set(twice.reps)).toEqual(new Set([10]))
  const thrice = asks('push-up', 'Liegestütze', null, [little, little, little, sevensDone], ['mat'])
  expect([thrice.reps[0], thrice.reps.at(-1)]).toEqual([11, 10])
  expect(thrice.says).toContain('ersten')
})

test('of many repetitions one more goes the same way', () => {
  const before: Went = { reps: [14, 14, 14], left: [2, 2, 2] }
  const hard: Went = { reps: [15, 15, 15], left: [1, 1, 0] }
  const next = asks('push-up', 'Liegestütze', null, [before, hard, before], ['mat'])
  expect([next.reps[0], next.reps.at(-1)]).toEqual([15, 14])
})

test('who says nothing of reserve and failed goes the same way, and tries all sets again only days later', () => {
  const silent = (...reps: readonly number[]) => ({ reps, left: reps.map(() => null) })
  const failed = { ...silent(8, 8, 8, 7), asked: [8, 8, 8, 8] }
  const once = squat(failed, silent(7, 7, 7, 7))
  expect(once.reps.filter(one => one === 8).length).toBe(3)
  const again = squat(silent(8, 8, 8, 7), failed, silent(7, 7, 7, 7))
  expect(again.reps.filter(one => one === 8).length).toBe(3)
  const later = squat(silent(8, 8, 8, 7), silent(8, 8, 8, 7), silent(8, 8, 8, 7), failed)
  expect(new Set(later.reps)).toEqual(new Set([8]))
})
