import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { DoneSet, PastWorkout } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, plannedDay, request } from './requests.ts'

// Who logs no reserve is judged by the sets that were met. Training rules §4: two misses in a row, then a tenth less.

const day = 86_400_000
const at = '2026-03-02T17:00:00.000Z'

type Went = { readonly asked: number; readonly kg: number; readonly done: readonly number[]; readonly rir?: number }

const on = (daysAgo: number, exercise: string, { asked, kg, done, rir }: Went): PastWorkout => {
  const when = new Date(Date.parse(at) - daysAgo * day).toISOString()
  return {
    workout: `${daysAgo} days ago`,
    at: when,
    status: 'completed',
    plan: plannedDay,
    sets: done.map(
      (reps, set): DoneSet => ({
        event: `${when} ${exercise} ${set}`,
        exercise,
        at: when,
        planned: { reps: asked, ...(kg > 0 ? { weightKg: kg } : {}), targetRir: 3 },
        reps,
        durationSec: null,
        weightKg: kg > 0 ? kg : null,
        distanceM: null,
        rir: rir ?? null,
      }),
    ),
  }
}

const asks = (exercise: string, wish: string | null, days: readonly Went[], equipment: readonly string[] = gym) => {
  const history = days.map((one, back) => on(2 + back * 3, exercise, one))
  const athlete = { goal: 'muscle', fitnessLevel: 2, experienceLevel: 2 } as const
  const made = makePlan({ ...request({ at, minutes: 60, wish, athlete, place: { equipment } }), history }, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  const lift = made.plan.blocks.flatMap(({ exercises }) => exercises).find(one => one.exercise === exercise)
  const [first] = (lift?.sets ?? []).filter(({ ramp }) => !ramp)
  return { kg: first?.weightKg ?? 0, reps: first?.reps ?? 0, says: lift?.reasons[0]?.text.de ?? '' }
}

const press = (...days: readonly Went[]) => asks('leg-press', 'Beinpresse', days, [...gym, 'leg-press'])
const met: Went = { asked: 9, kg: 65, done: [9, 9, 9, 9] }
const oneShort: Went = { asked: 9, kg: 65, done: [9, 9, 7, 9] }
const allShort: Went = { asked: 9, kg: 65, done: [7, 7, 7, 6] }

test('one short set among met ones takes nothing off the load', () => {
  expect(press(oneShort, met, met).kg).toBeGreaterThanOrEqual(65)
  expect(press(oneShort).kg).toBeGreaterThanOrEqual(65)
  expect(press({ ...oneShort, done: [9, 7, 9, 9] }, met).kg).toBeGreaterThanOrEqual(65)
})

test('nor do two such days in a row', () => {
  expect(press(oneShort, oneShort, met).kg).toBeGreaterThanOrEqual(65)
})

test('a day that was short as a whole is tried again, and two in a row take a tenth off', () => {
  expect(press(allShort, met, met).kg).toBe(65)
  const after = press(allShort, allShort, met, met).kg
  expect(after / 65).toBeGreaterThanOrEqual(0.86)
  expect(after / 65).toBeLessThanOrEqual(0.93)
})

test('a lowered load climbs back, a step each time it is met', () => {
  const lowered: Went = { asked: 9, kg: 57.5, done: [9, 9, 9, 9] }
  const once = press(lowered, allShort, allShort, met)
  expect(once.kg).toBeGreaterThan(57.5)
  const twice = press({ ...lowered, kg: once.kg }, lowered, allShort, allShort, met)
  expect(twice.kg > once.kg || (twice.kg === once.kg && twice.reps > 9)).toBe(true)
})

const pushUps = (...days: readonly Went[]) => asks('push-up', 'Liegestütze', days, ['mat'])
const hard: Went = { asked: 12, kg: 0, done: [12, 12, 12], rir: 1 }

test('twice far less in reserve than meant: fewer repetitions, and no word of clean sets with something left', () => {
  const next = pushUps(hard, hard)
  expect(next.reps).toBeGreaterThan(0)
  expect(next.reps).toBeLessThanOrEqual(11)
  expect(next.says).not.toMatch(/sauber und mit Reserve/)
  expect(pushUps(hard, { ...hard, rir: 0 }, hard).reps).toBeLessThanOrEqual(10)
})

test('as meant: the same words as ever, and a repetition more', () => {
  expect(pushUps({ ...hard, rir: 3 }, { ...hard, rir: 3 }).reps).toBeGreaterThan(12)
})
