import { z } from 'zod'
import { call } from './call.ts'
import { blockId, plannedExerciseId, setId, workoutId } from './ids.ts'
import { moment } from './text.ts'
import { skipReason, workoutEntry } from './workout-shapes.ts'
import { refusesOpen, refusesTraining } from './workouts.ts'

// What did not happen, what happened at other times, and what is taken back

const id = z.object({ id: workoutId })
const set = z.object({ id: workoutId, set: setId })
const block = z.object({ id: workoutId, block: blockId })
const exercise = z.object({ id: workoutId, block: blockId, exercise: plannedExerciseId })
const why = z.strictObject({ why: skipReason.optional() }).optional()
const said = z.object({ message: z.string() })

export const skipSet = call({
  method: 'PUT',
  path: '/api/workouts/:id/sets/:set/skip',
  summary: 'Leave a set out',
  description: 'The last open set closes its exercise: as done when anything of it was logged, else as skipped.',
  access: 'signed-in',
  params: set,
  body: why,
  status: 200,
  answer: said,
  refuses: [...refusesTraining, 'no-such-set', 'nothing-left-to-skip', 'health-consent-needed', 'parent-needed'],
  examples: { body: { why: 'too-hard' }, answer: { message: 'Set skipped' } },
})

export const reopenSet = call({
  method: 'DELETE',
  path: '/api/workouts/:id/sets/:set',
  summary: 'Take back what was logged for a set, or that it was skipped',
  access: 'signed-in',
  params: set,
  status: 200,
  answer: said,
  refuses: [...refusesOpen, 'no-such-set'],
  examples: { answer: { message: 'Set open again' } },
})

export const skipExercise = call({
  method: 'PUT',
  path: '/api/workouts/:id/blocks/:block/exercises/:exercise/skip',
  summary: 'Leave out what is left of an exercise',
  description:
    'Left out because of pain, it is not planned for two weeks. To take it back, set its status to not completed.',
  access: 'signed-in',
  params: exercise,
  body: why,
  status: 200,
  answer: said,
  refuses: [
    ...refusesTraining,
    'no-such-block',
    'no-such-exercise',
    'nothing-left-to-skip',
    'health-consent-needed',
    'parent-needed',
  ],
  examples: { body: { why: 'occupied' }, answer: { message: 'Exercise skipped' } },
})

export const skipBlock = call({
  method: 'PUT',
  path: '/api/workouts/:id/blocks/:block/skip',
  summary: 'Leave out what is left of a block',
  access: 'signed-in',
  params: block,
  body: why,
  status: 200,
  answer: said,
  refuses: [...refusesTraining, 'no-such-block', 'health-consent-needed', 'parent-needed'],
  examples: { body: { why: 'no-time' }, answer: { message: 'Block skipped' } },
})

export const reopenWorkout = call({
  method: 'DELETE',
  path: '/api/workouts/:id/end',
  summary: 'Go on with a workout that was finished or aborted',
  access: 'signed-in',
  params: id,
  status: 200,
  answer: said,
  refuses: refusesOpen,
  etag: true,
  examples: { answer: { message: 'Workout open again' } },
})

export const correctTimes = call({
  method: 'PUT',
  path: '/api/workouts/:id/times',
  summary: 'Say when a finished workout really was',
  access: 'signed-in',
  params: id,
  body: z.strictObject({
    started_at: moment,
    finished_at: moment,
    paused_minutes: z.number().int().min(0).max(1440).describe('of the time in between, not training'),
  }),
  status: 200,
  answer: z.object({ message: z.string(), trained_minutes: z.number() }),
  refuses: [...refusesOpen, 'workout-not-finished', 'times-impossible'],
  etag: true,
  examples: {
    body: { started_at: '2026-03-01T17:00:00.000Z', finished_at: '2026-03-01T18:05:00.000Z', paused_minutes: 5 },
    answer: { message: 'Times corrected', trained_minutes: 60 },
  },
})

export const listDeleted = call({
  method: 'GET',
  path: '/api/deleted-workouts',
  summary: 'Workouts deleted in the last 30 days, newest first',
  access: 'signed-in',
  status: 200,
  answer: z.array(workoutEntry.extend({ deleted_at: z.string() })),
})

export const restoreWorkout = call({
  method: 'DELETE',
  path: '/api/deleted-workouts/:id',
  summary: 'Have a deleted workout back, within 30 days',
  access: 'signed-in',
  params: id,
  status: 200,
  answer: said,
  refuses: ['no-such-workout'],
  examples: { answer: { message: 'Workout restored' } },
})
