import { z } from 'zod'
import { asBlockId, asPlannedExerciseId, asWorkoutId } from '../domain/ids.ts'
import { call } from './call.ts'
import { blockId, plannedExerciseId, setId, wishedProfile, workoutId } from './ids.ts'
import { moment, text, uuid } from './text.ts'
import { historyEntry, performance, workoutDetail, workoutEntry, workoutStatus } from './workout-shapes.ts'

const wish = {
  prompt: text(1000).nullish().describe('a wish in German or English'),
  duration_minutes: z.number().int().min(10).max(180).nullish(),
  profile_id: wishedProfile,
  mood: z.number().int().min(1).max(5).nullish().describe('1 exhausted … 5 full of energy'),
  today: z
    .array(z.enum(['sick', 'bad-sleep', 'hangover']))
    .max(3)
    .transform(all => [...new Set(all)])
    .nullish()
    .describe('how today is not like other days; sick: no workout is made, and the credit stays'),
}

const id = z.object({ id: workoutId })

/** Where there is no plan to look at. */
export const refusesUnplanned = [
  'no-such-workout',
  'workout-not-planned-yet',
  'workout-generation-failed',
  'workout-expired',
] as const
/** What is refused before there is something to train. */
export const refusesOpen = [...refusesUnplanned, 'stream-full'] as const

const refusesAsking = [
  'free-workouts-used-up',
  'allowance-used-up',
  'no-such-profile',
  'health-consent-needed',
  'parent-needed',
] as const
/** Of a call that waits until the workout is made. */
export const refusesWorkout = [...refusesAsking, 'not-possible', 'still-generating'] as const
export const refusesTraining = [...refusesOpen, 'workout-already-finished'] as const

const cursor = text(80).transform((given, context) => {
  const [at, id] = given.split('_')
  const place = z.object({ at: moment.startsWith('2'), id: uuid }).safeParse({ at, id })
  if (place.success) return place.data
  context.addIssue('is not a place in this list')
  return z.NEVER
})

export const listWorkouts = call({
  method: 'GET',
  path: '/workouts',
  summary: 'All workouts, newest first',
  access: 'signed-in',
  query: z.strictObject({
    status: workoutStatus.optional(),
    limit: z.coerce.number().int().min(1).max(500).optional(),
    before: cursor.optional().describe('where the page before ended; taken from its Link header'),
  }),
  status: 200,
  answer: z.array(workoutEntry),
  paged: true,
})

export const getWorkout = call({
  method: 'GET',
  path: '/workouts/:id',
  summary: 'One workout with blocks, exercises, sets and reasons',
  access: 'signed-in',
  params: id,
  status: 200,
  answer: workoutDetail,
  refuses: ['no-such-workout'],
  etag: true,
})

export const deleteWorkout = call({
  method: 'DELETE',
  path: '/workouts/:id',
  summary: 'Delete a workout; its events stay',
  access: 'signed-in',
  params: id,
  status: 200,
  answer: z.object({ message: z.string() }),
  refuses: ['no-such-workout'],
  etag: true,
  examples: { answer: { message: 'Workout deleted' } },
})

export const startWorkoutCreation = call({
  method: 'POST',
  path: '/llm/start-workout-creation',
  summary: 'Ask for a workout; answers at once, it is made in the background',
  access: 'signed-in',
  body: z.strictObject(wish),
  status: 202,
  answer: z.object({ workout_id: z.string().transform(asWorkoutId) }),
  refuses: refusesAsking,
  examples: {
    body: { prompt: 'Beine, aber ohne Sprünge', duration_minutes: 45 },
    answer: { workout_id: 'b6f0ec0b-9a3e-5b0c-8a51-0c8c1e0b7d11' },
  },
})

export const createWorkout = call({
  method: 'POST',
  path: '/llm/create-workout',
  summary: 'Ask for a workout and wait until it is made',
  access: 'signed-in',
  body: z.strictObject(wish).optional(),
  status: 201,
  answer: workoutDetail,
  refuses: refusesWorkout,
  examples: { body: { prompt: 'Beine, aber ohne Sprünge', duration_minutes: 45 } },
})

export const setWorkoutStatus = call({
  method: 'PUT',
  path: '/api/workouts/:id/status',
  summary: 'Start, finish or abort a workout',
  access: 'signed-in',
  params: id,
  body: z.strictObject({ status: z.enum(['in_progress', 'completed', 'aborted']) }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refuses: refusesTraining,
  etag: true,
  examples: { body: { status: 'completed' }, answer: { message: 'Workout completed' } },
})

export const logSet = call({
  method: 'PUT',
  path: '/api/workouts/:id/sets/:set',
  summary: 'Log what was done in a set, or correct it; also afterwards',
  description:
    'With `If-Match`, nothing is overwritten that was not seen: `"open"` for a set without an entry, else its measures in the order reps, duration, weight, distance, speed, rir, parted by slashes, empty where there is none (`"10//22.5///2"`). Without it, the last word counts.',
  access: 'signed-in',
  params: z.object({ id: workoutId, set: setId }),
  body: performance,
  status: 200,
  answer: z.object({ message: z.string() }),
  refuses: [...refusesOpen, 'no-such-set', 'nothing-performed', 'changed-meanwhile'],
  examples: { body: { reps: 10, weight: 22.5, rir: 2 }, answer: { message: 'Set logged' } },
})

export const takeRest = call({
  method: 'PUT',
  path: '/api/workouts/:id/sets/:set/rest',
  summary: 'Note the pause taken after a set',
  access: 'signed-in',
  params: z.object({ id: workoutId, set: setId }),
  body: z.strictObject({ seconds: z.number().int().min(0).max(7200) }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refuses: [...refusesTraining, 'no-such-set'],
  examples: { body: { seconds: 90 }, answer: { message: 'Rest noted' } },
})

const loggedSets = z.array(performance.extend({ id: setId })).max(100)

export const setExerciseStatus = call({
  method: 'PUT',
  path: '/api/workouts/:id/blocks/:block/exercises/:exercise/status',
  summary: 'Complete or reopen an exercise, with the sets done',
  access: 'signed-in',
  params: z.object({ id: workoutId, block: blockId, exercise: plannedExerciseId }),
  body: z.strictObject({ completed: z.boolean(), sets: loggedSets.optional() }),
  status: 200,
  answer: z.object({
    message: z.string(),
    workoutId: z.string().transform(asWorkoutId),
    blockId: z.string().transform(asBlockId),
    exerciseId: z.string().transform(asPlannedExerciseId),
    completed: z.boolean(),
    sets: loggedSets,
  }),
  refuses: [...refusesTraining, 'no-such-block', 'no-such-exercise', 'no-such-set', 'nothing-performed'],
  examples: { body: { completed: true, sets: [{ id: 'b2e1s1', reps: 10, weight: 16, rir: 2 }] } },
})

export const completeBlock = call({
  method: 'PUT',
  path: '/api/workouts/:id/blocks/:block/complete',
  summary: 'Complete a block',
  access: 'signed-in',
  params: z.object({ id: workoutId, block: blockId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refuses: [...refusesTraining, 'no-such-block'],
  examples: { answer: { message: 'Block completed' } },
})

export const getHistory = call({
  method: 'GET',
  path: '/api/workouts/:id/history',
  summary: 'Every change of a workout',
  access: 'signed-in',
  params: id,
  status: 200,
  answer: z.object({
    id: z.string().transform(asWorkoutId),
    name: z.string(),
    events: z.array(historyEntry).describe('oldest first'),
    left_out: z
      .number()
      .optional()
      .describe('how many earlier ones are not among them, where there were very many; a copy of the data has all'),
  }),
  refuses: ['no-such-workout'],
})

const entry = {
  id: z.string().transform(asWorkoutId),
  name: z.string(),
  date: z.string(),
  duration: z.number().describe('minutes: as trained, before that as planned'),
  status: workoutStatus,
  logged: z.number().describe('sets that were logged, of the warm-up too; 0: nothing was trained, whatever the status'),
}

export const dashboardOverview = call({
  method: 'GET',
  path: '/dashboard/overview',
  summary: 'Progress, next workouts and training history',
  access: 'signed-in',
  status: 200,
  refuses: ['no-such-user'],
  answer: z.object({
    user: z.object({ email: z.string(), name: z.string().nullable() }),
    progress: z
      .object({ completed: z.number(), total: z.number() })
      .describe('of the workouts that were begun: a plan alone is none'),
    nextWorkouts: z.array(z.object(entry)),
    trainingHistory: z.array(z.object({ ...entry, completed: z.boolean() })),
    weeks: z
      .array(
        z.object({ start: z.string(), workouts: z.number(), sets: z.number(), minutes: z.number(), kg: z.number() }),
      )
      .describe('the last twelve weeks, oldest first; kg = reps x weight lifted, both hands and both sides'),
    credits: z.object({
      free_left: z.number(),
      subscribed: z.boolean(),
      allowance_left: z.number().nullable().describe('AI workouts left in the rolling 30 days'),
    }),
  }),
})
