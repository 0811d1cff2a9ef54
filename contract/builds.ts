import { z } from 'zod'
import { call } from './call.ts'
import { steering } from './steering.ts'
import { moment, text } from './text.ts'

// Read models as they stood once, built beside the live ones, and where two builds differ. Rows are persons': whoever is
// shown where they differ says why, and what is sealed in them is not shown.

const asOf = z
  .string()
  .regex(/^as_of_[a-z0-9_]{1,57}$/, 'must be the name of a build')
  .describe('name of a build')
const buildOrLive = z.union([z.literal('live'), asOf]).describe('name of a build, or live: what the product reads now')

const upTo = {
  time: z.enum(['recorded', 'occurred']).describe('what the log held by then, or what had happened by then'),
  at: z.string().nullable(),
  position: z.string().nullable(),
}

const build = z.object({
  build: z.string(),
  ...upTo,
  time: upTo.time.nullable().describe('null: one that the command line is at, or left'),
  code: z.string().nullable().describe('stands for the code that folded it'),
  isCodeOfNow: z.boolean(),
  state: z
    .enum(['running', 'paused', 'elsewhere', 'done', 'failed', 'cancelled'])
    .describe('elsewhere: in another process, or cut off'),
  part: z.number().min(0).max(1).nullable().describe('how much of it is done, where that is known'),
  events: z.number().int().describe('read so far'),
  startedAt: z.string().nullable().describe('null: at the command line'),
  endedAt: z.string().nullable(),
  says: z.string().nullable(),
  percent: z.number().int().nullable().describe('how much of its time it may use; null: at the command line'),
  by: z.string().nullable().describe('who began it at the desk'),
  reason: z.string().nullable(),
  models: z.array(
    z.object({ name: z.string(), rows: z.number().int().describe('about'), bytes: z.number().describe('on the disk') }),
  ),
})

export const listBuilds = call({
  method: 'GET',
  path: '/desk/builds',
  summary: 'Read models as they stood once: what was built, up to where, by which code, and what is being built',
  access: 'inspectors',
  status: 200,
  answer: z.object({ code: z.string().describe('of now'), models: z.array(z.string()), builds: z.array(build) }),
  refuses: ['staff-only'],
})

const one = z.object({ build: asOf })

export const beginBuild = call({
  method: 'POST',
  path: '/desk/builds',
  summary: 'Build read models as they stood at a time or a place in the log, in tables of their own',
  description:
    'One after the other, beside the live ones. Persons who have been erased since stay erased. Cut off and begun again it goes on. Two versions of code make two builds of the same moment.',
  access: 'staff',
  reason: true,
  body: z.strictObject({
    time: upTo.time.default('recorded'),
    at: moment.optional().describe('not to come'),
    position: text(60).min(1).optional().describe('in place of `at`: a place in the log'),
    models: z.array(text(100).min(1)).max(50).default([]).describe('by name; none: all'),
  }),
  status: 202,
  answer: build,
  refuses: ['staff-only', 'no-such-moment', 'no-such-model', 'job-running', 'build-there', 'too-many-builds'],
  examples: { body: { time: 'occurred', at: '2026-03-01T18:00:00.000Z', models: ['workout_list'] } },
})

export const steerBuild = call({
  method: 'POST',
  path: '/desk/builds/:build/steer',
  summary: 'Pause a build that is under way, go on with it, or hold it to a part of its time',
  description: 'Whichever process is at it looks for that each half second. A pause holds until somebody goes on.',
  access: 'staff',
  reason: true,
  params: one,
  body: steering,
  status: 200,
  answer: build,
  refuses: ['staff-only', 'no-such-build', 'no-such-job'],
  examples: { body: { do: 'pause' } },
})

export const cancelBuild = call({
  method: 'POST',
  path: '/desk/builds/:build/cancel',
  summary: 'Cancel a build that is under way: what it made so far goes',
  access: 'staff',
  reason: true,
  params: one,
  status: 200,
  answer: z.object({ build: z.string() }),
  refuses: ['staff-only', 'no-such-build', 'no-such-job'],
})

export const dropBuild = call({
  method: 'DELETE',
  path: '/desk/builds/:build',
  summary: 'Drop a build, also one of the command line',
  access: 'staff',
  reason: true,
  params: one,
  status: 200,
  answer: z.object({ build: z.string() }),
  refuses: ['staff-only', 'no-such-build', 'job-running'],
})

const field = z.object({
  path: z.string(),
  one: z.string().describe('as text; [sealed] where it is about a person'),
  other: z.string(),
})

export const compareBuilds = call({
  method: 'GET',
  path: '/desk/builds/:build/differences',
  summary: 'Where two builds of a read model differ: row by row in the order of their keys, and in which fields',
  description:
    'Each call looks for a bounded time: `next` goes on from there, also where nothing was found. Builds of two versions of a model are compared by the columns that they have. Rows of who has been erased are left out.',
  access: 'inspectors',
  reason: true,
  costly: true,
  params: z.object({ build: buildOrLive }),
  query: z.strictObject({
    other: buildOrLive,
    model: text(100).min(1),
    after: text(100).min(1).optional().describe('a `next` of this call'),
    limit: z.coerce.number().int().min(1).max(50).default(25),
  }),
  status: 200,
  answer: z.object({
    model: z.string(),
    looked: z.number().int().describe('rows looked at by this call'),
    rows: z.array(
      z.object({
        key: z.string(),
        person: z.string().describe('whom it is about'),
        missingIn: z.enum(['one', 'other']).nullable(),
        fields: z.array(field).describe('that differ, twelve at most'),
        more: z.number().int().describe('fields beyond those'),
      }),
    ),
    next: z.string().nullable().describe('for `after`; null where all was compared'),
  }),
  refuses: ['staff-only', 'no-such-build', 'no-such-model', 'nothing-to-compare', 'no-such-key'],
})
