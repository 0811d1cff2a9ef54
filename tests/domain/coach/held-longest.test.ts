import { describe, expect, test } from 'vitest'
import type { PastWorkout } from '../../../domain/coach/basis/request.ts'
import { linesOf, planFor } from './lifter.ts'
import { plannedDay, request } from './requests.ts'

/** Days on which a plank was held three times for so long, as planned, beside push-ups and squats. */
const held = (seconds: number): readonly PastWorkout[] =>
  ['2026-01-07', '2026-01-05', '2026-01-02', '2025-12-30'].map(day => ({
    workout: day,
    at: `${day}T17:00:00.000Z`,
    status: 'completed' as const,
    plan: plannedDay,
    sets: [
      ['plank', null, seconds],
      ['push-up', 8, null],
      ['bodyweight-squat', 12, null],
    ].flatMap(([exercise, reps, durationSec]) =>
      [1, 2, 3].map(set => ({
        event: `${day} ${exercise} ${set}`,
        exercise: String(exercise),
        at: `${day}T17:00:00.000Z`,
        planned: { targetRir: null, ...(reps ? { reps: Number(reps) } : { durationSec: Number(durationSec) }) },
        reps: reps === null ? null : Number(reps),
        durationSec: durationSec === null ? null : Number(durationSec),
        weightKg: null,
        distanceM: null,
        rir: 2,
      })),
    ),
  }))

const next = (seconds: number, wish: string) =>
  linesOf(
    planFor(
      request({
        at: '2026-01-12T17:00:00.000Z',
        minutes: 40,
        wish,
        history: held(seconds),
        athlete: { goal: 'muscle', experienceLevel: 2, fitnessLevel: 2 },
        place: { equipment: ['mat', 'wall'] },
      }),
    ),
  )

describe('a plank', () => {
  test('is held longer until its longest', () => {
    const [plank] = next(35, 'Unterarmstütz').filter(({ exercise: { id } }) => id === 'plank')
    expect(plank?.planned.sets[0]?.durationSec).toBe(40)
  })

  test('held for its longest makes way for a harder one, and does not stay where it is', () => {
    const ids = next(45, 'Bauch').map(({ exercise: { id } }) => id)
    expect(ids).toContain('shoulder-tap-plank')
    expect(ids).not.toContain('plank')
  })
})
