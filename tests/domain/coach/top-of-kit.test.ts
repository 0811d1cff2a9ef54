import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import { type Athlete, train } from './months.ts'

const byId = new Map<string, Exercise>(catalogue.exercises.map(exercise => [exercise.id, exercise]))

const athlete = (who: string, equipment: readonly string[], facts: Athlete['facts']): Athlete => ({
  who,
  facts,
  minutes: 45,
  weekdays: [0, 2, 4],
  growth: 0.006,
  logsRir: true,
  noise: 0,
  equipment,
})

/** Each compound lift session by session: what the first working set asks for. */
const asked = (plans: readonly Plan[]) => {
  const all = new Map<string, { reps: number; kg: number }[]>()
  for (const plan of plans)
    for (const { exercise, sets, reasons } of exercisesOf(plan)) {
      const [first] = sets.filter(({ ramp }) => !ramp)
      const eased = reasons.some(({ code }) => code === 'deload')
      if (byId.get(exercise)?.role !== 'compound' || first?.reps === undefined || eased) continue
      all.set(exercise, [...(all.get(exercise) ?? []), { reps: first.reps, kg: first.weightKg ?? 0 }])
    }
  return all
}

describe('dumbbells of twelve kilograms, outgrown long ago', () => {
  const strong = athlete('strong at home', ['dumbbells', 'chair', 'mat'], {
    goal: 'muscle',
    weightKg: 85,
    fitnessLevel: 3,
    experienceLevel: 3,
  })
  const sessions = train(
    {
      ...strong,
      turn: (_, plain) => ({ ...plain, place: { ...plain.place, details: 'nur 2 Kurzhanteln mit 12 kg' } }),
    },
    catalogue,
    12,
  )
  const lifts = asked(sessions.map(({ plan }) => plan))

  test('no lift that was met falls back to fewer repetitions with the same load', () => {
    for (const [exercise, days] of lifts)
      for (const [at, { reps, kg }] of days.entries()) {
        // The first day is an estimate, with the body alone as well.
        const before = at > 1 ? days[at - 1] : undefined
        if (before && before.kg === kg)
          expect(reps, `${exercise} ${days.map(one => one.reps).join(' ')}`).toBeGreaterThanOrEqual(before.reps - 2)
      }
  })

  test('nobody does the same many repetitions for weeks: a harder variant takes its place', () => {
    for (const [exercise, days] of lifts) {
      if (byId.get(exercise)?.unilateral) continue
      const many = days.filter(({ reps }) => reps >= 20)
      expect(many.length, `${exercise} ${days.map(one => one.reps).join(' ')}`).toBeLessThanOrEqual(6)
    }
    const late = new Set(sessions.slice(-6).flatMap(({ plan }) => exercisesOf(plan).map(({ exercise }) => exercise)))
    expect([...late].some(id => byId.get(id)?.unilateral && byId.get(id)?.role === 'compound')).toBe(true)
  })
})

describe('the body alone, in a park', () => {
  const park = athlete('strong in the park', ['pull-up-bar', 'dip-bars', 'rings', 'mat'], {
    goal: 'strength',
    weightKg: 75,
    fitnessLevel: 4,
    experienceLevel: 4,
  })
  const sessions = train({ ...park, growth: 0.02 }, catalogue, 12)
  const lifts = asked(sessions.map(({ plan }) => plan))

  test('what stands at its most repetitions gives way to its harder form', () => {
    for (const [exercise, days] of lifts) {
      if (!catalogue.exercises.some(({ regressions }) => regressions.includes(exercise))) continue
      const most = Math.max(...days.map(({ reps }) => reps))
      const standing = days.filter(({ reps }) => reps === most && reps >= 15).length
      expect(standing, `${exercise} ${days.map(one => one.reps).join(' ')}`).toBeLessThanOrEqual(5)
    }
  })

  test('squats become squats on one leg, though there is no box for the step between', () => {
    const late = sessions.slice(-9).flatMap(({ plan }) => exercisesOf(plan).map(({ exercise }) => exercise))
    expect(
      late.some(id => /pistol|single-leg-box|bulgarian|shrimp|cossack/.test(id)),
      [...new Set(late)].join(' '),
    ).toBe(true)
  })
})
