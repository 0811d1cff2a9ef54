import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { DoneSet } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { boutsOf } from '../../../domain/coach/prescribe/history.ts'
import { liftOf } from '../../../domain/coach/prescribe/lifts/lift.ts'
import { e1rm } from '../../../domain/coach/prescribe/lifts/percent.ts'
import { strengthOf } from '../../../domain/coach/prescribe/lifts/strength.ts'
import { asSetId } from '../../../domain/ids.ts'
import { deloadDay, now, past, workOf } from './done-before.ts'
import { request } from './requests.ts'

// What a lift has shown is known, whatever lies between: weeks, an easier week, or one set that failed.

const day = 24
const planned = (wish: string, history: readonly ReturnType<typeof past>[], exercise: string) => {
  const made = makePlan({ ...request({ minutes: 60, wish }), history: [...history] }, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  const lift = made.plan.blocks.flatMap(({ exercises }) => exercises).find(one => one.exercise === exercise)
  return (lift?.sets ?? []).flatMap(({ ramp, weightKg, reps }) =>
    ramp || !weightKg || !reps ? [] : e1rm(weightKg, reps + (lift?.targetRir ?? 0)),
  )
}

describe('a lift that was found weeks ago', () => {
  const set = (weightKg: number, reps: number) => ({
    weightKg,
    reps,
    rir: 2,
    planned: { reps, weightKg, targetRir: 2 },
  })
  const once = past('front-squat', 60 * day, [set(60, 8), set(60, 8), set(60, 8)])
  const since = [3, 7, 10, 14].map(ago => past('back-squat', ago * day, [set(130, 6), set(130, 6), set(130, 6)]))

  test('comes back near what it was, however strong another lift of its movement is', () => {
    const asked = planned('Frontkniebeugen', [once, ...since], 'front-squat')
    expect(asked.length).toBeGreaterThan(0)
    expect(Math.max(...asked)).toBeLessThanOrEqual(e1rm(60, 10) * 1.1 + 0.01)
  })
})

test('what was too hard before an easier week is not surpassed after it, and loses no more than a twentieth', () => {
  const hard = (reps: number) => ({ weightKg: 60, reps, rir: 0, planned: { reps, weightKg: 60, targetRir: 2 } })
  const history = [
    past('bench-press', 20 * day, [
      { weightKg: 60, reps: 9 },
      { weightKg: 60, reps: 9 },
    ]),
    past('bench-press', 12 * day, [hard(10), hard(10), hard(10)]),
    { ...past('bench-press', 8 * day, [{ reps: 8, weightKg: 50, set: asSetId('s1') }]), plan: deloadDay },
  ]
  const asked = Math.max(...planned('Bankdrücken', history, 'bench-press'))
  expect(asked).toBeLessThan(e1rm(60, 12) - 0.01)
  expect(asked).toBeGreaterThanOrEqual(e1rm(60, 12) * 0.95)
})

test('what came without a word is a lower bound of strength, whatever failed after it on the same day', () => {
  const silent = (weightKg: number, reps: number, asked = 6): Partial<DoneSet> => ({
    weightKg,
    reps,
    rir: null,
    planned: { reps: asked, weightKg, targetRir: 2 },
  })
  const bouts = boutsOf(
    workOf(past('bench-press', 3 * day, [silent(140, 6), silent(145, 6), silent(150, 3)])),
    'bench-press',
  )
  expect(liftOf(bouts).lastKg).toBe(150)
  expect(strengthOf(bouts, now, 0)?.kg).toBeGreaterThanOrEqual(e1rm(145, 6) - 0.01)
})

test('easy sets before a meet take nothing off what was lifted the week before', () => {
  const set = (weightKg: number, reps: number, rir: number, targetRir: number) => ({
    weightKg,
    reps,
    rir,
    planned: { reps, weightKg, targetRir },
  })
  const heavy = past('back-squat', 7 * day, [set(105, 1, 3, 3), set(87.5, 2, 6, 3)])
  const easy = [4, 3, 1].map(ago => past('back-squat', ago * day, [set(85, 2, 6, 6), set(70, 3, 6, 6)]))
  const known = (days: readonly ReturnType<typeof past>[]) =>
    strengthOf(boutsOf(workOf(...days), 'back-squat'), now, 0)?.kg ?? 0
  expect(known([heavy, ...easy])).toBeGreaterThanOrEqual(known([heavy]) * 0.99)
})
