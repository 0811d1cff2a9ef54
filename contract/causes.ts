import { z } from 'zod'
import { both } from './both.ts'
import { call } from './call.ts'
import { plannedExerciseId, workoutId } from './ids.ts'
import { dose, performance } from './workout-shapes.ts'

const because = z.object({
  event: z.string(),
  type: z.string().describe('of the event: "SetLogged", "WorkoutRequested", …; "Told" for what stands in your profile'),
  at: z.string().nullable(),
  workout: z.string().nullable(),
  exercise: both.nullable(),
  done: performance.nullable(),
})

export const getCauses = call({
  method: 'GET',
  path: '/api/workouts/:id/exercises/:exercise/causes',
  summary: 'Why an exercise, a load, a number of repetitions: the decisions, and the very events that led to each',
  access: 'signed-in',
  params: z.object({ id: workoutId, exercise: plannedExerciseId }),
  status: 200,
  answer: z.object({
    causes: z.array(
      z.object({
        code: z.string(),
        text: both,
        from: dose.nullable().describe('what was done last'),
        to: dose.nullable().describe('what is planned'),
        because: z.array(because).describe('oldest first'),
      }),
    ),
  }),
  refuses: ['no-such-workout', 'no-such-exercise'],
})
