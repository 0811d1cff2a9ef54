import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import { type Runner, season } from './runners.ts'

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

/** Monday and Wednesday with the same wish, each done as planned. */
const planned = (facts: Runner['facts'], wish: string, minutes: number): readonly Plan[] =>
  season({ facts, pace: 330, week: [0, 2].map(day => [day, minutes, wish] as const), weeks: 1 }).map(({ plan }) => plan)

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
] as const satisfies readonly { who: string; athlete: Runner['facts'] }[]

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
        for (const [index, plan] of planned(athlete, wish, minutes).entries()) {
          const about = `day ${index + 1}, ${minutes} min, ${plan.name.de}`
          const hints = plan.hints.map(({ de }) => de).join(' ')
          expect(hints, about).not.toMatch(/keine Kraftübungen|nichts Härteres/)
          if (index === 0) expect(setsFor(plan, muscles), about).toBeGreaterThanOrEqual(minutes < 30 ? 2 : 4)
          else expect(setsFor(plan, muscles) > 0 || /[Ee]rhol|genug/.test(hints), `${about}: ${hints}`).toBe(true)
        }
    },
  )
})
