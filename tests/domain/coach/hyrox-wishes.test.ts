import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/plan.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'
import { done } from './runners.ts'

const day = 86_400_000
const from = Date.parse('2026-03-02T07:00:00.000Z')
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

/** Days in a row with the same wish, each done as planned, on the way to a race in summer. */
const planned = (wish: string, minutes: number, days: number): readonly Plan[] => {
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
      athlete: { goal: 'hyrox', goalDetails: 'HYROX Open am 12.09.2026', fitnessLevel: 3, experienceLevel: 3 },
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

describe.each([
  { wish: 'Beine und Po', muscles: ['quads', 'glutes', 'hamstrings'] },
  { wish: 'Supersätze für Brust und Rücken', muscles: ['chest', 'lats', 'upper-back'] },
  { wish: 'Arme', muscles: ['biceps', 'triceps'] },
  { wish: 'nur Oberkörper', muscles: ['chest', 'lats', 'upper-back', 'front-delts', 'biceps', 'triceps'] },
])('who trains for HYROX and wishes for „$wish“', ({ wish, muscles }) => {
  test.each([20, 25, 30, 45, 60, 75, 120])('gets it in %i minutes, today and two days later', minutes => {
    for (const plan of planned(wish, minutes, 2)) {
      expect(plan.hints.map(({ de }) => de).join(' ')).not.toMatch(/keine Kraftübungen|nichts Härteres/)
      expect(setsFor(plan, muscles), plan.name.de).toBeGreaterThanOrEqual(minutes < 30 ? 2 : 4)
    }
  })
})
