import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { DoneSet, PastWorkout } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, plannedDay, request } from './requests.ts'

// A lift that nobody did for seven weeks, and that failed then, beside others of its movement that have grown since.

const day = 86_400_000
const at = '2026-03-02T17:00:00.000Z'

const done = (daysAgo: number, exercise: string, planned: number, reps: number, weightKg: number): PastWorkout => {
  const when = new Date(Date.parse(at) - daysAgo * day).toISOString()
  return {
    workout: `${daysAgo} days ago`,
    at: when,
    status: 'completed',
    plan: plannedDay,
    sets: [1, 2, 3].map(
      (set): DoneSet => ({
        event: `${when} ${exercise} ${set}`,
        exercise,
        at: when,
        planned: { reps: planned, weightKg, targetRir: 2 },
        reps,
        durationSec: null,
        weightKg,
        distanceM: null,
        rir: null,
      }),
    ),
  }
}

const failed = done(50, 'dumbbell-bench-press', 10, 7, 10)
const benched = [21, 14, 7, 3].map(days => done(days, 'bench-press', 8, 8, 60))
const rowed = [21, 14, 7, 3].map(days => done(days, 'barbell-row', 8, 8, 60))

const planned = (history: readonly PastWorkout[], mood: 1 | null = null) => {
  const wish = 'Bankdrücken mit Kurzhanteln'
  const asked = request({ at, minutes: 60, wish, mood, place: { equipment: gym } })
  const made = makePlan({ ...asked, history }, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan.blocks
    .flatMap(({ exercises }) => exercises)
    .find(({ exercise }) => exercise === 'dumbbell-bench-press')
}

const kgOf = (lift: ReturnType<typeof planned>) =>
  Math.max(0, ...(lift?.sets ?? []).flatMap(({ ramp, weightKg }) => (ramp ? [] : (weightKg ?? []))))

const plannedKg = (history: readonly PastWorkout[]) => kgOf(planned(history))

test('begins anew from what its kind has shown lately', () => {
  // 60 kg eight times with the bar: 60 % of that strength, and a pair a little less.
  expect(plannedKg([failed, ...benched])).toBeGreaterThanOrEqual(16)
})

test('but not with more than what had failed by far', () => {
  const byFar = done(50, 'dumbbell-bench-press', 10, 2, 10)
  expect(plannedKg([byFar, ...benched])).toBe(10)
  expect(plannedKg([byFar, done(45, 'dumbbell-bench-press', 8, 8, 12), ...benched])).toBeGreaterThanOrEqual(16)
})

test('goes by its own last day where nothing of its movement is fresh', () => {
  expect(plannedKg([failed, ...rowed])).toBeLessThanOrEqual(10)
})

test('and where it was done since', () => {
  expect(plannedKg([done(20, 'dumbbell-bench-press', 10, 7, 10), ...benched])).toBeLessThanOrEqual(10)
})

test('and says how long it is ago, what it was then, and what is tried today', () => {
  const lift = planned([failed, ...benched])
  const said = lift?.reasons[0]
  expect(said?.code).toBe('load-anew')
  expect(said?.facts).toMatchObject({ weeks: 7, lastWeightKg: 10, weightKg: kgOf(lift) })
  expect(said?.text.de).toMatch(/^Seit 7 Wochen hast du das nicht gemacht, damals mit 10 kg\./)
  expect(said?.events).toEqual(expect.arrayContaining(failed.sets.map(({ event }) => event)))
})

test('and calls less than then a careful way back', () => {
  const strong = done(50, 'dumbbell-bench-press', 8, 8, 20)
  const lift = planned([strong, ...benched], 1)
  expect(kgOf(lift)).toBeLessThan(20)
  expect(lift?.reasons[0]?.code).toBe('load-anew')
  expect(lift?.reasons[0]?.text.de).toContain(`mit ${kgOf(lift)} statt 20 kg`)
})
