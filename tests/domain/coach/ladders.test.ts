import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import type { PastWorkout } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { plannedDay, request } from './requests.ts'

const now = Date.parse('2026-06-01T08:00:00.000Z')
const hour = 3_600_000

/** Three sets of an exercise with the body alone, so many hours ago, with a lot left. */
const easy = (exercise: string, reps: number, hoursAgo: number): PastWorkout => {
  const at = new Date(now - hoursAgo * hour).toISOString()
  return {
    workout: `w-${hoursAgo}`,
    at,
    status: 'completed',
    mood: null,
    plan: plannedDay,
    sets: [0, 1, 2].map(index => ({
      event: `e-${hoursAgo}-${index}`,
      exercise,
      at,
      planned: { reps, targetRir: 2 },
      reps,
      durationSec: null,
      weightKg: null,
      distanceM: null,
      rir: 5,
    })),
  }
}

const planned = (equipment: readonly string[], history: readonly PastWorkout[]) => {
  const asked = request({
    minutes: 60,
    athlete: { goal: 'strength', trainingFrequency: 3 },
    place: { equipment },
    history,
  })
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return exercisesOf(made.plan)
}

describe('with the body alone', () => {
  test.each([
    ['with a load where there is one, also with a knee that is sore', ['chair', 'dumbbells'], 'weighted-sit-to-stand'],
    ['more slowly where there is nothing but a chair', ['chair'], 'slow-sit-to-stand'],
  ])('older people do not rise from a chair for ever: %s', (_, equipment, harder) => {
    const asked = request({
      minutes: 40,
      athlete: {
        age: 71,
        goal: 'health',
        fitnessLevel: 1,
        experienceLevel: 1,
        restrictions: 'starke Knieschmerzen beim Beugen',
      },
      place: { equipment },
      history: [easy('sit-to-stand', 15, 72), easy('sit-to-stand', 15, 144)],
    })
    const made = makePlan(asked, catalogue)
    if (isRefusal(made)) throw new Error(made.refused)
    const ids = exercisesOf(made.plan).map(({ exercise }) => exercise)
    expect(ids).toContain(harder)
    expect(ids).not.toContain('sit-to-stand')
  })

  test('what has become easy gives way to its harder form, above the own level as well', () => {
    const home = ['chair', 'mat', 'rings']
    const squats = planned(home, [easy('bodyweight-squat', 17, 72), easy('bodyweight-squat', 16, 144)])
    expect(squats.map(({ exercise }) => exercise)).toContain('single-leg-box-squat')
    const harder = planned(home, [easy('single-leg-box-squat', 12, 72), easy('single-leg-box-squat', 12, 144)])
    expect(harder.map(({ exercise }) => exercise)).toContain('assisted-pistol-squat')
  })

  test('nobody is told to hang kilograms on themselves in a park, or to row on the floor before the bar', () => {
    const park = planned(['pull-up-bar', 'dip-bars', 'running-route'], [easy('dip', 12, 72), easy('dip', 12, 144)])
    const weights = park.flatMap(({ sets }) =>
      sets.flatMap(({ weightKg }) => (weightKg === undefined ? [] : [weightKg])),
    )
    expect(weights).toEqual([])
    const pulls = park.filter(({ exercise }) => /pull-up|chin-up|row/.test(exercise))
    expect(pulls[0]?.exercise).toMatch(/pull-up|chin-up|inverted-row/)
  })

  test('legs that have trained for years squat on one of them, not against a band on both', () => {
    const park = ['pull-up-bar', 'dip-bars', 'rings', 'resistance-band']
    const asked = request({
      minutes: 60,
      wish: 'Beine',
      athlete: { goal: 'strength', fitnessLevel: 4, experienceLevel: 4 },
      place: { equipment: park },
    })
    const made = makePlan(asked, catalogue)
    if (isRefusal(made)) throw new Error(made.refused)
    const legs = exercisesOf(made.plan).flatMap(({ exercise, targetRir }) => {
      const known = catalogue.exercises.find(({ id }) => id === exercise)
      return targetRir !== null && known && ['squat', 'lunge'].includes(known.pattern) ? [known] : []
    })
    expect(legs.length).toBeGreaterThan(0)
    expect(legs.filter(({ unilateral }) => !unilateral).map(({ id }) => id)).toEqual([])
  })
})
