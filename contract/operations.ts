import { z } from 'zod'
import { asEventId } from '../domain/ids.ts'
import { call } from './call.ts'
import { steering } from './steering.ts'
import { text, uuid } from './text.ts'

// What is not done, how the read models stand, and what staff set going. Names and counts of ours, with ids of persons:
// nothing they said. Whoever sets something going says why, by the header x-reason; that is a fact before it happens.

const position = z.string().nullable()
const id = z.string()

const effect = z.object({
  reaction: z.string(),
  event: id,
  stream: z.string(),
  revision: z.number().int().nullable(),
  person: id.nullable().describe('whom it hurts'),
  since: z.string().nullable().describe('when the event was recorded'),
  attempts: z.number().int(),
  why: z.string(),
  nextAt: z.string().nullable().describe('null: it is not tried again until somebody asks'),
})

const aside = z.object({
  model: z.string(),
  event: id,
  stream: z.string(),
  revision: z.number().int().nullable(),
  person: id.nullable(),
  since: z.string().nullable(),
  why: z.string(),
})

export const listUndone = call({
  method: 'GET',
  path: '/desk/undone',
  summary: 'Every effect that could not be done, and every stream that a read model has set aside',
  access: 'inspectors',
  status: 200,
  answer: z.object({ effects: z.array(effect), aside: z.array(aside), more: z.boolean().describe('500 each at most') }),
  refuses: ['staff-only'],
})

export const retryUndone = call({
  method: 'POST',
  path: '/desk/undone/retry',
  summary: 'Try again: one effect or all, one stream that a model has set aside, all of them, or those of all models',
  description:
    'Safe to be asked twice: effects are keyed by their event. Who asked and why is written to the log before.',
  access: 'staff',
  reason: true,
  body: z.strictObject({
    effect: z.strictObject({ reaction: text(100).min(1), event: uuid.transform(asEventId) }).optional(),
    model: text(100).min(1).optional(),
    stream: text(150).min(1).optional().describe('of the model that is named'),
  }),
  status: 200,
  answer: z.object({
    effects: z.number().int().describe('how many are tried now'),
    back: z.number().int().describe('how many streams are followed again'),
  }),
  refuses: ['staff-only', 'no-such-model', 'no-such-stream'],
  examples: { body: { model: 'workout_list_v11' }, answer: { effects: 0, back: 1 } },
})

const job = z.object({
  what: z.enum(['rebuild', 'verify']),
  state: z
    .enum(['running', 'paused', 'elsewhere', 'done', 'failed', 'cancelled'])
    .describe('elsewhere: in another process, or cut off'),
  part: z.number().min(0).max(1).nullable().describe('how much of it is done, where that is known'),
  events: z.number().int().describe('read so far'),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  says: z.string().nullable().describe('what came of it'),
  percent: z.number().int().describe('how much of its time it may use'),
  differs: z.boolean().describe('this process compared and found a difference: /desk/models/:name/difference shows it'),
  by: z.string().describe('who began it'),
  reason: z.string(),
})

const model = z.object({
  name: z.string(),
  version: z.number().int(),
  state: z.enum(['level', 'behind', 'halted', 'never run', 'of another log']),
  alarm: z
    .enum(['late', 'no progress'])
    .nullable()
    .describe('late: an event has been waiting for ten seconds; no progress: for thirty, and nothing moved meanwhile'),
  position,
  rate: z
    .number()
    .nullable()
    .describe('positions a second that it went on by while it was looked at; null at the first look'),
  behind: z.number().int().nullable().describe('positions to the end of the log, where the log can count them'),
  lagMs: z.number().nullable().describe('from recorded to readable, of the last page'),
  waitsMs: z.number().describe('how long the oldest event that is not in it yet has been waiting'),
  updatedAt: z.string().nullable(),
  aside: z.number().int(),
  error: z.string().nullable(),
  errorPosition: position,
  bytes: z.number().nullable().describe('on the disk, indexes included'),
  holder: z.string().nullable().describe('key of the process that keeps it up'),
  job: job.nullable().describe('the last that was begun at the desk'),
})

export const listModels = call({
  method: 'GET',
  path: '/desk/models',
  summary: 'How each read model stands: version, position, lag, last error, who keeps it up, and what is done to it',
  access: 'inspectors',
  status: 200,
  answer: z.object({
    at: z.string().describe('when it was looked at: half a second ago at most, for all who ask meanwhile'),
    head: position,
    models: z.array(model),
  }),
  refuses: ['staff-only'],
})

const named = z.object({ name: text(100) })

export const beginJob = call({
  method: 'POST',
  path: '/desk/models/:name/jobs',
  summary: 'Fold a read model anew and swap it in, or compare it with a fresh fold; one after the other',
  description: 'Readers keep the old rows whole until they have the new ones. A rebuild cut off goes on where it was.',
  access: 'staff',
  reason: true,
  params: named,
  body: z.strictObject({ what: z.enum(['rebuild', 'verify']) }),
  status: 202,
  answer: job,
  refuses: ['staff-only', 'no-such-model', 'job-running'],
  examples: { body: { what: 'verify' } },
})

export const steerJob = call({
  method: 'POST',
  path: '/desk/models/:name/jobs/steer',
  summary: 'Pause the rebuild that is under way, go on with it, or hold it to a part of its time',
  access: 'staff',
  reason: true,
  params: named,
  body: steering,
  status: 200,
  answer: job,
  refuses: ['staff-only', 'no-such-model', 'no-such-job'],
  examples: { body: { do: 'throttle', percent: 20 } },
})

export const cancelJob = call({
  method: 'DELETE',
  path: '/desk/models/:name/jobs',
  summary: 'Cancel the rebuild or comparison that is under way',
  description:
    'The live model stays as it is, and the draft goes. Whichever process is at it stops within a second; what was done before that stays done, and is told so.',
  access: 'staff',
  reason: true,
  params: named,
  status: 200,
  answer: job,
  refuses: ['staff-only', 'no-such-model', 'no-such-job'],
})

export const getDifference = call({
  method: 'GET',
  path: '/desk/models/:name/difference',
  summary:
    'The first row in which the last comparison of a read model found a difference, and what stands on both sides',
  description:
    'What is sealed is shown as sealed. A look at whom the row is about. Known to the process that compared, until it compares again or builds anew.',
  access: 'inspectors',
  reason: true,
  params: named,
  status: 200,
  answer: z.object({
    key: id,
    person: id.nullable(),
    missingIn: z.enum(['model', 'log']).nullable().describe('the side that has no such row'),
    fields: z.array(z.object({ path: z.string(), is: z.string(), should: z.string() })).describe('twelve at most'),
    more: z.number().int().describe('fields beyond those'),
  }),
  refuses: ['staff-only', 'no-such-model', 'no-such-difference'],
})

export const listOperations = call({
  method: 'GET',
  path: '/desk/operations',
  summary: 'What staff set going: retries, work on read models, webhooks; who, when and why, newest first',
  access: 'inspectors',
  status: 200,
  answer: z.object({
    operations: z
      .array(
        z.object({
          id,
          at: z.string(),
          type: z.string(),
          stream: z.string(),
          revision: z.number().int(),
          by: z.string().nullable(),
          sentence: z.string(),
        }),
      )
      .describe('200 at most'),
  }),
  refuses: ['staff-only'],
})
