import { z } from 'zod'
import { asCommandId } from '../domain/ids.ts'
import { call } from './call.ts'
import { eventId } from './ids.ts'
import { moment, saying } from './text.ts'

// Events by what stands on their envelopes, and what there is to look for: nothing of what an event says.

export const actor = z.object({ kind: z.enum(['user', 'staff', 'system']), id: z.string() })

const exact = saying(120)

const envelope = z.object({
  id: z.string(),
  position: z.string(),
  category: z.string().describe('of its stream'),
  stream: z.string(),
  revision: z.number().int(),
  type: z.string(),
  planner: z.string().nullable().describe('version of the planner that answered, where it was noted'),
  at: z.string(),
  happened: z.string().describe('earlier than recorded where it was told later'),
  commandId: z.string(),
  correlationId: z.string(),
  causationId: z.string(),
  actor,
})

const person = z.string().describe('whom it is about')

const reached = {
  searchedTo: z.string().nullable().describe('when the oldest event that was looked at was recorded'),
  next: z.string().nullable().describe('for `before`; null where the log, or the time asked for, begins'),
}

export const findEvents = call({
  method: 'GET',
  path: '/desk/events',
  summary: 'Find events by type, category, time, command, correlation, actor and planner; newest first',
  description:
    'Answers envelopes, nothing of what an event says, nor whose it is. Where a command, a correlation, events or a person as the actor are asked for, what is found is somebody’s: then a reason is wanted, and it is a look at whom the events are about. Each call looks through a bounded part of the log: `next` goes on from there, also where nothing was found.',
  access: 'inspectors',
  reason: 'where-named',
  query: z.strictObject({
    type: z
      .string()
      .regex(/^[A-Za-z]{1,60}$/, 'must be the name of an event such as SetLogged')
      .optional(),
    category: z
      .string()
      .regex(/^[a-z]{1,20}$/, 'must be the category of a stream such as workout')
      .optional(),
    from: moment.optional().describe('recorded at this moment or later'),
    to: moment.optional().describe('recorded at this moment or before'),
    command: exact.transform(asCommandId).optional().describe('id of the command that it came from'),
    correlation: exact.transform(asCommandId).optional().describe('id of its first cause'),
    actor: exact.optional().describe('id of who asked'),
    ids: z
      .string()
      .transform(text => text.split(','))
      .pipe(z.array(eventId).max(200))
      .optional()
      .describe('these events alone, 200 at most, with commas between them; whatever else is asked, all of them'),
    planner: exact.optional().describe('version of the planner that answered a wish, or how it begins'),
    before: z
      .string()
      .regex(/^\d{1,18}(\/\d{1,18})?$/, 'must be a `next` of this call')
      .optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  status: 200,
  answer: z.object({
    events: z.array(
      envelope.extend({
        stream: envelope.shape.stream.nullable().describe('null where it is named by whose it is, and nobody said why'),
        actor: actor.extend({ id: actor.shape.id.nullable().describe('null where it is an athlete, likewise') }),
        person: person.nullable().describe('whom it is about, where it was said why'),
      }),
    ),
    ...reached,
  }),
  refuses: ['staff-only', 'no-such-page'],
})

export const findText = call({
  method: 'POST',
  path: '/desk/events/text',
  summary: 'Find events by text inside the fields that are about no person; newest first',
  description:
    'Changes nothing. Sealed and personal fields are not looked into, of whatever shape, nor those that an older shape alone has. Looks for a bounded time: `next` goes on from there, also where nothing was found. Shows what stands in those fields, so it is a look at whom the events are about.',
  access: 'inspectors',
  reason: true,
  costly: true,
  body: z.strictObject({
    text: saying(80).min(2).describe('as it stands there; upper and lower case are alike'),
    ...findEvents.query.pick({ type: true, category: true, from: true, to: true, before: true }).shape,
    limit: z.number().int().min(1).max(50).default(25),
  }),
  status: 200,
  answer: z.object({
    events: z.array(
      envelope.extend({
        person,
        found: z
          .array(z.object({ field: z.string(), text: z.string().describe('160 characters at most') }))
          .describe('where the text stands'),
      }),
    ),
    ...reached,
  }),
  refuses: ['staff-only', 'no-such-page'],
  examples: { body: { text: 'planner-timeout', type: 'GenerationFailed' } },
})

export const listFacts = call({
  method: 'GET',
  path: '/desk/facts',
  summary: 'Every kind of event there is, by the category of its streams',
  access: 'inspectors',
  status: 200,
  answer: z.object({ facts: z.array(z.object({ category: z.string(), type: z.string() })) }),
  refuses: ['staff-only'],
})

const shape = z.object({
  version: z.number().int(),
  count: z.number().int().describe('how many of the log rest in this shape'),
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z
        .enum(['text', 'number', 'boolean', 'object', 'list', 'null'])
        .nullable()
        .describe('null: not told by an example'),
      sealed: z.boolean().describe('about a person: it rests under their key'),
    }),
  ),
})

export const catalogueOfFacts = call({
  method: 'GET',
  path: '/desk/facts/catalogue',
  summary:
    'Every kind of event: its shapes and fields, what is sealed, who reads it, how many there are, and an example',
  description:
    'Examples are invented. Counts are of the events that this process has read: the first who ask a process wait a second at most, and `counted` says how far it came.',
  access: 'inspectors',
  status: 200,
  answer: z.object({
    counted: z.object({
      events: z.number().int().describe('of the log, from its beginning, in what is counted below'),
      whole: z.boolean().describe('whether that is the whole log; else ask again'),
    }),
    facts: z.array(
      z.object({
        category: z.string(),
        type: z.string(),
        count: z.number().int(),
        last: z.string().nullable().describe('when one was recorded last'),
        versions: z.array(shape).describe('every shape that was ever written; the last is written today'),
        models: z.array(z.string()).describe('read models of its streams'),
        reactions: z.array(z.string()),
        example: z.record(z.string(), z.unknown()).describe('in today’s shape'),
      }),
    ),
  }),
  refuses: ['staff-only'],
})

export const listPlanners = call({
  method: 'GET',
  path: '/desk/planners',
  summary: 'Every version of the planner that ever answered a wish, the one that answered last first',
  access: 'inspectors',
  status: 200,
  answer: z.object({
    planners: z.array(z.object({ version: z.string(), last: z.string().describe('when it answered last') })),
    whole: z.boolean().describe('whether the whole log was read for it; else ask again'),
  }),
  refuses: ['staff-only'],
})
