import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { now, past } from './done-before.ts'
import { request } from './requests.ts'

// A band has no kilograms and is chosen: whose band is too strong takes another one, and does no sets of one repetition.

const home = ['resistance-band', 'pull-up-bar', 'mat']

const wentTo = (exercise: string, daysAgo: number, asked: number, reps: readonly number[]) =>
  past(
    exercise,
    daysAgo * 24,
    reps.map(one => ({
      planned: { reps: asked, targetRir: 2 },
      reps: one,
      weightKg: null,
      rir: one < asked ? 0 : 2,
    })),
  )

const tooStrong = (exercise: string) => [wentTo(exercise, 4, 10, [3, 2, 1]), wentTo(exercise, 8, 12, [3, 2, 2])]

const next = (exercise: string, wish: string, history = tooStrong(exercise)) => {
  const athlete = { goal: 'muscle', fitnessLevel: 2, experienceLevel: 2 } as const
  const asked = {
    ...request({ at: new Date(now).toISOString(), minutes: 45, wish, athlete, place: { equipment: home } }),
    history,
  }
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  const lift = made.plan.blocks.flatMap(({ exercises }) => exercises).find(one => one.exercise === exercise)
  if (!lift) throw new Error(`${exercise} is not in the plan`)
  return { reps: lift.sets.map(({ reps }) => reps ?? 0), says: lift.reasons[0]?.text.de ?? '' }
}

test('three repetitions with a band that pulls too hard: a lighter one, and a set again', () => {
  const { reps, says } = next('band-overhead-pulldown', 'Latziehen mit Band über Kopf')
  expect(Math.min(...reps)).toBeGreaterThanOrEqual(8)
  expect(says).toMatch(/leichteres Band/)
  expect(says).toContain(`mit dem ${reps[0]} sauber`)
})

test('where the band helps, a stronger one helps more', () => {
  const { reps, says } = next('band-assisted-pull-up', 'Klimmzüge mit Bandhilfe')
  expect(Math.min(...reps)).toBeGreaterThanOrEqual(5)
  expect(says).toMatch(/stärkeres Band/)
  expect(says).not.toMatch(/leichteres/)
})

test('as many as are good for anything: a stronger one, and fewer again', () => {
  const exercise = 'band-overhead-pulldown'
  const many = [wentTo(exercise, 4, 30, [30, 30, 30]), wentTo(exercise, 8, 20, [20, 20, 20])]
  const { reps, says } = next(exercise, 'Latziehen mit Band über Kopf', many)
  expect(Math.max(...reps)).toBeLessThan(20)
  expect(says).toMatch(/stärkeres Band/)
  expect(says).toContain(`bei ${reps[0]} an`)
})
