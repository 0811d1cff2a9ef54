import { z } from 'zod'
import { call } from './call.ts'
import { actor } from './desk-events.ts'
import { eventId, named, revision, userId } from './ids.ts'
import { nextOfPerson, ofPersonInPages } from './of-person.ts'
import { saying } from './text.ts'

// The desk of staff and auditors. Whoever is shown another person's data says why, by the header x-reason: it becomes a
// fact in the person's own records before anything is shown.

const stream = z.string().regex(/^[a-z]{1,20}-[\w-]{1,120}$/, named('no-such-stream'))

const unsealed = z
  .enum(['true', 'false'])
  .default('false')
  .transform(text => text === 'true')
  .describe('also what is sealed: health, words, names')

export const findPerson = call({
  method: 'POST',
  path: '/desk/find',
  summary: 'Find a person by e-mail address or id, a workout or an event by its id',
  description:
    'Changes nothing. A POST, so that no e-mail address stands in an address that is logged. A look at whoever is found; also where nobody is, it was said why.',
  access: 'inspectors',
  reason: true,
  body: z.strictObject({ text: saying(254) }),
  status: 200,
  answer: z.object({
    found: z.array(
      z.object({
        kind: z.enum(['person', 'stream', 'event']),
        person: z.string(),
        stream: z.string().nullable(),
        revision: z.number().int().nullable(),
      }),
    ),
  }),
  refuses: ['staff-only', 'log-not-searched'],
  examples: { body: { text: 'anna@example.com' } },
})

export const endSessions = call({
  method: 'POST',
  path: '/desk/people/:id/sessions/end',
  summary: 'Sign a person out on all devices',
  description:
    'For who has lost a device, or whose account somebody else is in. Their password stays what it is. They read who did it and why.',
  access: 'staff',
  reason: true,
  params: z.object({ id: userId }),
  status: 200,
  answer: z.object({ sessions: z.number().int().describe('that were open') }),
  refuses: ['staff-only', 'no-such-user'],
})

const endOfStream = z.object({
  type: z.string(),
  at: z.string().describe('recorded'),
  happened: z.string().describe('earlier than recorded where it was told later'),
})

const streamEntry = z.object({
  stream: z.string(),
  category: z.string(),
  events: z.number().int(),
  first: endOfStream,
  last: endOfStream,
})

export const getPerson = call({
  method: 'GET',
  path: '/desk/people/:id',
  summary: 'What streams a person has',
  ...ofPersonInPages,
  status: 200,
  answer: z.object({
    person: z.string(),
    status: z.enum(['unknown', 'open', 'closed', 'erased']),
    role: z.enum(['athlete', 'staff', 'auditor']),
    streams: z.array(streamEntry).describe('their own, then the workouts, newest first, fifty a page'),
    next: nextOfPerson,
  }),
  refuses: ['staff-only', 'no-such-user'],
})

const deskEvent = z.object({
  id: z.string(),
  stream: z.string(),
  revision: z.number().int(),
  position: z.string(),
  type: z.string(),
  at: z.string().describe('recorded'),
  sentence: z.string(),
  schema: z.object({ written: z.number().int(), today: z.number().int() }),
  commandId: z.string(),
  correlationId: z.string(),
  causationId: z.string(),
  actor,
  subject: z.string(),
  data: z.record(z.string(), z.unknown()).describe('in today’s shape; sealed fields are left out unless unsealed'),
  sealed: z.array(z.string()).describe('fields that are sealed'),
})

export const getStream = call({
  method: 'GET',
  path: '/desk/streams/:stream',
  summary: 'A stream’s events, each with sentence, data and metadata',
  access: 'inspectors',
  reason: true,
  params: z.object({ stream }),
  query: z.strictObject({
    from: revision.default(0).describe('revision of the first event shown'),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    unsealed,
  }),
  status: 200,
  answer: z.object({
    stream: z.string(),
    person: z.string(),
    total: z.number().int(),
    events: z.array(deskEvent),
    next: z.number().int().nullable().describe('for `from`'),
  }),
  refuses: ['staff-only', 'no-such-stream', 'stream-unreadable'],
})

export const getStanding = call({
  method: 'GET',
  path: '/desk/streams/:stream/standing',
  summary: 'How far a stream has come, and whether something of it, or of whom it is about, was forgotten since',
  description:
    'Nothing of what is in it, nor what was forgotten before or when: who has it open asks this every few seconds, and it is no look.',
  access: 'inspectors',
  params: z.object({ stream }),
  query: z.strictObject({ from: revision.default(0).describe('only what came since') }),
  status: 200,
  answer: z.object({
    total: z.number().int().describe('events, where there are not fewer than `from`'),
    forgotten: z
      .string()
      .describe(
        'another than before once a workout was erased, an account closed, a consent withdrawn; says nothing else',
      ),
  }),
  refuses: ['staff-only', 'no-such-stream', 'stream-unreadable'],
})

export const getState = call({
  method: 'GET',
  path: '/desk/streams/:stream/states/:revision',
  summary: 'What a stream’s decider remembered before and after an event, and what differs',
  access: 'inspectors',
  reason: true,
  params: z.object({ stream, revision }),
  query: z.strictObject({
    unsealed,
    against: revision.optional().describe('an earlier revision: `before` is then what was remembered right after it'),
  }),
  status: 200,
  answer: z.object({
    total: z.number().int(),
    event: deskEvent,
    stored: z.record(z.string(), z.unknown()).describe('as it rests in the log; what is sealed or personal only named'),
    before: z.unknown(),
    after: z.unknown(),
    differences: z.array(z.object({ path: z.string(), was: z.unknown().optional(), is: z.unknown().optional() })),
  }),
  refuses: ['staff-only', 'no-such-stream', 'no-such-event', 'stream-unreadable'],
})

export const getStory = call({
  method: 'GET',
  path: '/desk/events/:id/story',
  summary: 'All that happened for the same first cause: command, events, reactions and their events',
  access: 'inspectors',
  reason: true,
  params: z.object({ id: eventId }),
  query: z.strictObject({
    unsealed,
    stream: stream.optional().describe('where the event stands, if that is known: found at once in any log'),
  }),
  status: 200,
  answer: z.object({
    correlationId: z.string(),
    events: z
      .array(deskEvent)
      .describe('in log order; an event whose causationId is the id of another was caused by it'),
    whole: z
      .boolean()
      .describe(
        'whether all of the log was looked through; else the hours around it and the person’s own streams. The rest is found by its correlation, `GET /desk/events`',
      ),
  }),
  refuses: ['staff-only', 'no-such-event', 'log-not-searched', 'stream-unreadable', 'no-such-stream'],
})
