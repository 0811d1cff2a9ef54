import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/plan.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'
import { done } from './runners.ts'

const day = 86_400_000
const from = Date.parse('2026-03-02T07:00:00.000Z')
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

type Athlete = NonNullable<Parameters<typeof request>[0]>['athlete']

/** Days in a row with the same wish, each done as planned. */
const planned = (athlete: NonNullable<Athlete>, wish: string, minutes: number, days: number): readonly Plan[] => {
  const plans: Plan[] = []
  const at = (index: number) => new Date(from + index * 2 * day).toISOString()
  for (let index = 0; index < days; index += 1) {
    const history = plans.map((plan, before) => done(plan, at(before), 330)).toReversed()
    const asked = request({
      at: at(index),
      seed: at(index),
      minutes,
      wish,
      history,
      athlete,
      place: { equipment: [...gym, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball'] },
    })
    const made = makePlan(asked, catalogue)
    if (isRefusal(made)) throw new Error(made.refused)
    plans.push(made.plan)
  }
  return plans
}

const setsFor = (plan: Plan, muscles: readonly string[]) =>
  exercisesOf(plan)
    .filter(({ exercise, targetRir }) => {
      const trained = byId.get(exercise)?.muscles ?? {}
      return targetRir !== null && muscles.some(muscle => (trained[muscle] ?? 0) >= 0.5)
    })
    .flatMap(({ sets }) => sets.filter(({ ramp }) => !ramp)).length

const people = [
  {
    who: 'a racer',
    athlete: { goal: 'hyrox', goalDetails: 'HYROX Open am 12.09.2026', fitnessLevel: 3, experienceLevel: 3 },
  },
  { who: 'a runner', athlete: { goal: 'endurance', fitnessLevel: 3, experienceLevel: 3 } },
  { who: 'somebody who begins to run', athlete: { goal: 'endurance', fitnessLevel: 1, experienceLevel: 1 } },
] as const satisfies readonly { who: string; athlete: Athlete }[]

const wishes = [
  { wish: 'Beine und Po', muscles: ['quads', 'glutes', 'hamstrings'] },
  { wish: 'Supersätze für Brust und Rücken', muscles: ['chest', 'lats', 'upper-back'] },
  { wish: 'Arme', muscles: ['biceps', 'triceps'] },
  { wish: 'Bauch', muscles: ['abs', 'obliques'] },
  { wish: 'nur Oberkörper', muscles: ['chest', 'lats', 'upper-back', 'front-delts', 'biceps', 'triceps'] },
  { wish: 'Kniebeuge und Bankdrücken', muscles: ['quads', 'chest'] },
]

describe.each(people)('$who', ({ athlete }) => {
  test.each(wishes)(
    'who wishes for „$wish“ gets it, however short the day, today and two days later',
    ({ wish, muscles }) => {
      for (const minutes of [15, 20, 30, 45, 60, 90])
        for (const [index, plan] of planned(athlete, wish, minutes, 2).entries()) {
          const about = `day ${index + 1}, ${minutes} min, ${plan.name.de}`
          const hints = plan.hints.map(({ de }) => de).join(' ')
          expect(hints, about).not.toMatch(/keine Kraftübungen|nichts Härteres/)
          if (index === 0) expect(setsFor(plan, muscles), about).toBeGreaterThanOrEqual(minutes < 30 ? 2 : 4)
          else expect(setsFor(plan, muscles) > 0 || /[Ee]rhol|genug/.test(hints), `${about}: ${hints}`).toBe(true)
        }
    },
  )
})
