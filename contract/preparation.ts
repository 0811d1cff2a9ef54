import { z } from 'zod'
import { asPlannedExerciseId, asSetId } from '../domain/ids.ts'
import { call } from './call.ts'
import { workoutId } from './ids.ts'
import { performance } from './workout-shapes.ts'

export const getPreparation = call({
  method: 'GET',
  path: '/api/workouts/:id/preparation',
  summary: 'What was done last time and at best in each exercise, and what the place can load',
  access: 'signed-in',
  costly: true,
  params: z.object({ id: workoutId }),
  status: 200,
  answer: z.object({
    exercises: z.array(
      z.object({
        id: z.string().transform(asPlannedExerciseId).describe('of the exercise in the plan'),
        last: z
          .object({
            at: z.string(),
            sets: z.array(performance.extend({ side: z.enum(['left', 'right']).optional() })),
            count: z.number().int().describe('working sets as a trainer counts them: left and right are one'),
          })
          .nullable()
          .describe('before this workout'),
        notes: z
          .object({
            at: z.string(),
            note: z.string().nullable(),
            sets: z.array(
              z.object({
                id: z.string().transform(asSetId),
                ramp: z.boolean(),
                side: z.enum(['left', 'right']).nullable(),
                note: z.string().nullable(),
              }),
            ),
          })
          .nullable()
          .describe('what was written to it last, before this workout: to the exercise and to each set'),
        best: performance.nullable().describe('the best set of the year before this workout'),
        loads: z.array(z.number()).describe('kg that the place can load, ascending; empty: not known'),
        bar: z.number().nullable().describe('kg of the bar that plates go on'),
      }),
    ),
  }),
  refuses: ['no-such-workout', 'too-busy'],
})
