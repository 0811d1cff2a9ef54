import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import type { PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'

const seeds = Array.from({ length: 4 }, (_, at) => `seed-${at}`)

const plansOf = (of: Parameters<typeof request>[0]) =>
  seeds.map(seed => {
    const made = makePlan(request({ seed, ...of }) satisfies PlanRequest, catalogue)
    if (isRefusal(made)) throw new Error(made.refused)
    return exercisesOf(made.plan)
  })

test('no pair draws dumbbells ahead of the bar in the same press', () => {
  const climber = { goal: 'strength', weightKg: 70, otherActivities: 'Bouldern Dienstag und Donnerstag' } as const
  const plans = [60, 75, 90].flatMap(minutes =>
    plansOf({ minutes, at: '2026-01-07T17:00:00.000Z', athlete: climber, place: { equipment: gym } }),
  )
  const orders = plans.flatMap(plan => {
    const ids = plan.map(({ exercise }) => exercise)
    const [bar, hands] = [ids.indexOf('bench-press'), ids.indexOf('dumbbell-bench-press')]
    return bar >= 0 && hands >= 0 ? [bar < hands ? 'the bar first' : 'dumbbells first'] : []
  })
  expect(orders.length).toBeGreaterThan(1)
  expect(new Set(orders)).toEqual(new Set(['the bar first']))
})

test('dumbbells of five kilograms are not crept up to', () => {
  const place = { equipment: ['dumbbells'], details: 'Kurzhanteln bis 5 kg' }
  const athlete = {
    goal: 'health',
    gender: 'female',
    age: 60,
    weightKg: 70,
    fitnessLevel: 2,
    experienceLevel: 2,
  } as const
  const ramps = plansOf({ athlete, place }).flatMap(plan =>
    plan.map(({ sets }) => sets.filter(({ ramp }) => ramp).length),
  )
  expect(Math.max(...ramps)).toBe(1)
})
