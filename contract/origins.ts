import { z } from 'zod'
import { call } from './call.ts'
import { plannedExerciseId, userId, workoutId } from './ids.ts'
import { day } from './text.ts'
import { performance } from './workout-shapes.ts'

// Where a number comes from: the events that made it, found by folding as the screen that shows it folds.

const of = z.enum(['kg', 'sets', 'minutes', 'workouts']).describe('kilograms moved, working sets done, minutes trained')
const week = day.describe('the Monday of a week such as 2026-03-02')

const change = z.object({
  event: z.string(),
  workout: z.string().nullable().describe('null where it is about none'),
  revision: z.number().int(),
  type: z.string(),
  at: z.string().describe('recorded'),
  happened: z.string().describe('earlier than recorded where it was told later'),
  was: z.number().describe('of its workout, before this event'),
  is: z.number().describe('and after it'),
})

export const origin = z.object({
  start: z.number().describe('before the first of them'),
  value: z.number().describe('as the events say'),
  shown: z.number().describe('as it is shown now; another value only while a read model is behind'),
  changes: z
    .array(change)
    .describe('all events that made it, oldest first: from the start on they add up to the value'),
})

export const originOfWorkout = call({
  method: 'GET',
  path: '/api/workouts/:id/origin',
  summary: 'Where a number of a workout comes from: the events that made it',
  access: 'signed-in',
  costly: true,
  params: z.object({ id: workoutId }),
  query: z.strictObject({ of: of.exclude(['workouts']) }),
  status: 200,
  answer: origin,
  refuses: ['no-such-workout', 'too-busy'],
})

export const originOfWeek = call({
  method: 'GET',
  path: '/api/weeks/:week/origin',
  summary: 'Where a number of a week comes from: the events that made it',
  access: 'signed-in',
  costly: true,
  params: z.object({ week }),
  query: z.strictObject({ of }),
  status: 200,
  answer: origin,
  refuses: ['too-busy'],
})

const counter = z
  .enum(['completed', 'begun', 'sessions', 'free', 'allowance'])
  .describe(
    'workouts completed and begun, of which a hundred are told and those before are the start; sessions of this week; free workouts left; workouts left in the rolling 30 days of a subscription',
  )

export const originOfCounter = call({
  method: 'GET',
  path: '/api/overview/origin',
  summary: 'Where a counter of the overview comes from: the events that made it',
  access: 'signed-in',
  costly: true,
  query: z.strictObject({ of: counter }),
  status: 200,
  answer: origin,
  refuses: ['too-busy'],
})

export const originOfMuscle = call({
  method: 'GET',
  path: '/api/programme/origin',
  summary: 'Where the sets of a muscle in this week of the programme come from: the events that made them',
  access: 'signed-in',
  costly: true,
  query: z.strictObject({
    of: z
      .string()
      .regex(/^[a-z-]{1,40}$/, 'must be the id of a muscle such as quads')
      .describe('the id of a muscle'),
  }),
  status: 200,
  answer: origin,
  refuses: ['too-busy'],
})

const best = performance.nullable()

const ofExercise = {
  params: z.object({ id: workoutId, exercise: plannedExerciseId }),
  status: 200,
  answer: z.object({
    value: best.describe('as the events say: the best set of a year, to the end of this workout'),
    shown: best,
    changes: z.array(change.extend({ was: best, is: best })).describe('the sets that were better than all before them'),
  }),
} as const

export const originOfRecord = call({
  ...ofExercise,
  method: 'GET',
  path: '/api/workouts/:id/exercises/:exercise/origin',
  summary: 'Where the best set of an exercise comes from: the events that made it',
  access: 'signed-in',
  costly: true,
  refuses: ['no-such-workout', 'no-such-exercise', 'too-busy'],
})

export const originOfRecordAtDesk = call({
  ...ofExercise,
  method: 'GET',
  path: '/desk/workouts/:id/exercises/:exercise/origin',
  summary: 'Where the best set of an exercise comes from that a person was told of in a workout',
  description: 'Tells what was done in single sets: it counts as a look that unsealed.',
  access: 'inspectors',
  reason: true,
  refuses: ['staff-only', 'no-such-workout', 'no-such-exercise', 'no-such-stream', 'stream-unreadable'],
})

export const weeksOfPerson = call({
  method: 'GET',
  path: '/desk/people/:id/weeks',
  summary: 'The last twelve weeks of a person and what is counted, as their overview shows it',
  access: 'inspectors',
  reason: true,
  params: z.object({ id: userId }),
  status: 200,
  answer: z.object({
    weeks: z.array(
      z.object({
        start: z.string(),
        workouts: z.number().int(),
        sets: z.number().int(),
        minutes: z.number(),
        kg: z.number(),
      }),
    ),
    counters: z.record(counter, z.number().int()),
  }),
  refuses: ['staff-only', 'no-such-user'],
})

export const originAtDesk = call({
  method: 'GET',
  path: '/desk/people/:id/weeks/:week/origin',
  summary: 'Where a number of a person’s week comes from',
  description: 'Tells what was done in single sets: it counts as a look that unsealed.',
  access: 'inspectors',
  reason: true,
  params: z.object({ id: userId, week }),
  query: z.strictObject({ of }),
  status: 200,
  answer: origin,
  refuses: ['staff-only', 'no-such-user'],
})

export const originOfCounterAtDesk = call({
  method: 'GET',
  path: '/desk/people/:id/overview/origin',
  summary: 'Where a counter of a person’s overview comes from',
  description: 'Tells when they trained and asked for workouts: it counts as a look that unsealed.',
  access: 'inspectors',
  reason: true,
  params: z.object({ id: userId }),
  query: z.strictObject({ of: counter }),
  status: 200,
  answer: origin,
  refuses: ['staff-only', 'no-such-user'],
})
