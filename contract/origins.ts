import { z } from 'zod'
import { call } from './call.ts'
import { userId, workoutId } from './ids.ts'
import { day } from './text.ts'

// Where a number comes from: the events that made it, found by folding as the screen that shows it folds.

const of = z.enum(['kg', 'sets', 'minutes', 'workouts']).describe('kilograms moved, working sets done, minutes trained')
const week = day.describe('the Monday of a week such as 2026-03-02')

const change = z.object({
  event: z.string(),
  workout: z.string(),
  revision: z.number().int(),
  type: z.string(),
  at: z.string().describe('recorded'),
  happened: z.string().describe('earlier than recorded where it was told later'),
  was: z.number().describe('of its workout, before this event'),
  is: z.number().describe('and after it'),
})

export const origin = z.object({
  value: z.number().describe('as the events say'),
  shown: z.number().describe('as it is shown now; another value only while a read model is behind'),
  changes: z.array(change).describe('all events that made it, oldest first: what they add up to is the value'),
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

export const weeksOfPerson = call({
  method: 'GET',
  path: '/desk/people/:id/weeks',
  summary: 'The last twelve weeks of a person, as their overview shows them',
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
