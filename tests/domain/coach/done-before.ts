import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import type { Plan } from '../../../domain/coach/basis/plan.ts'
import type { DoneSet, Level, PastWorkout } from '../../../domain/coach/basis/request.ts'
import { workDone } from '../../../domain/coach/prescribe/history.ts'
import { hour } from '../../../domain/days.ts'
import { asBlockId, asPlannedExerciseId, asSetId } from '../../../domain/ids.ts'
import { plannedDay } from './requests.ts'

export const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
export const known = (id: string) => byId.get(id) as Exercise
export const now = Date.parse('2026-06-01T08:00:00.000Z')

export const past = (
  id: string,
  hoursAgo: number,
  sets: readonly Partial<DoneSet>[],
  mood: Level | null = null,
): PastWorkout => {
  const at = new Date(now - hoursAgo * hour).toISOString()
  return {
    workout: `w-${hoursAgo}`,
    at,
    status: 'completed',
    mood,
    plan: plannedDay,
    sets: sets.map((set, index) => ({
      event: `e-${hoursAgo}-${id}-${index}`,
      exercise: id,
      at,
      planned: { reps: 8, targetRir: 2 },
      reps: 8,
      durationSec: null,
      weightKg: 60,
      distanceM: null,
      rir: 2,
      ...set,
    })),
  }
}

/** A session of an easier week, with one set of bench press. */
export const deloadDay: Plan = {
  ...plannedDay,
  blocks: [
    {
      id: asBlockId('b1'),
      kind: 'straight',
      name: plannedDay.name,
      description: plannedDay.name,
      focus: null,
      rounds: 1,
      roundDurationSec: null,
      minutes: 10,
      exercises: [
        {
          id: asPlannedExerciseId('b1e1'),
          exercise: 'bench-press',
          name: plannedDay.name,
          type: 'repetitions',
          targetRir: 2,
          reasons: [{ code: 'deload', facts: {}, events: ['e'], text: plannedDay.name }],
          sets: [{ id: asSetId('s1'), reps: 8, weightKg: 50, restSec: 90 }],
        },
      ],
    },
  ],
}

export const workOf = (...history: readonly PastWorkout[]) => workDone(history, byId)
