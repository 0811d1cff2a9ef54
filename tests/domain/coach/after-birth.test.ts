import { expect, test } from 'vitest'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import type { DoneSet, PastWorkout } from '../../../domain/coach/basis/request.ts'
import { lifter, planFor } from './lifter.ts'
import { plannedDay, request } from './requests.ts'

const at = '2026-03-02T17:00:00.000Z'

/** Half of the repetitions came: weak, as she said. */
const lastTime: PastWorkout = {
  workout: 'last time',
  at: '2026-02-27T17:00:00.000Z',
  status: 'completed',
  plan: plannedDay,
  sets: [1, 2].map(
    (set): DoneSet => ({
      event: `last time ${set}`,
      exercise: 'pelvic-floor-lift',
      at: '2026-02-27T17:00:00.000Z',
      planned: { reps: 8, targetRir: 3 },
      reps: 4,
      durationSec: null,
      weightKg: null,
      distanceM: null,
      rir: 0,
    }),
  ),
}

const toldOf = (restrictions: string, history: readonly PastWorkout[]) =>
  planFor({
    ...request({
      at,
      minutes: 30,
      athlete: {
        goal: 'health',
        gender: 'female',
        age: 33,
        weightKg: 68,
        fitnessLevel: 2,
        experienceLevel: 1,
        restrictions,
      },
      place: { equipment: ['kettlebell', 'mat', 'resistance-band'], details: 'Kettlebell 8 kg' },
    }),
    history,
  })

test.each(['Geburt vor 8 Monaten, leichte Rektusdiastase, Beckenboden noch schwach', 'Beckenboden schwach'])(
  '"%s": the pelvic floor is in each session, no plank or crunch, and short rests',
  told => {
    for (const history of [[], [lastTime]]) {
      const planned = exercisesOf(toldOf(told, history))
      expect(planned.map(({ exercise }) => exercise)).toContain('pelvic-floor-lift')
      expect(planned.filter(({ exercise }) => /crunch|plank|sit-up|hollow/.test(exercise))).toEqual([])
      expect(Math.max(...planned.flatMap(({ sets }) => sets.map(({ restSec }) => restSec)))).toBeLessThanOrEqual(90)
    }
  },
)

test('nothing of it for who told of nothing', () => {
  for (const wish of [null, 'Bauch', 'Beine'])
    expect(exercisesOf(planFor(lifter(wish))).map(({ exercise }) => exercise)).not.toContain('pelvic-floor-lift')
})
