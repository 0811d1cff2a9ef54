import { z } from 'zod'
import { call } from './call.ts'
import { named, revision } from './ids.ts'
import { text } from './text.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const getRows = call({
  method: 'GET',
  path: '/desk/streams/:stream/rows/:revision',
  summary: 'What a stream had come to in each read model right after an event, and which events made one of the values',
  description:
    'Folded as the read models fold it; a value’s events are those after which it was another. Holds what is sealed: it counts as a look that unsealed.',
  access: 'inspectors',
  reason: true,
  costly: true,
  params: z.object({
    stream: z.string().regex(/^[a-z]{1,20}-[\w-]{1,120}$/, named('no-such-stream')),
    revision,
  }),
  query: z.strictObject({
    like: text(80).default('').describe('only fields whose path holds this'),
    model: text(60).optional().describe('with `key` and `path`: where this value comes from'),
    key: text(120).optional(),
    path: text(200).optional(),
  }),
  status: 200,
  answer: z.object({
    rows: z.array(
      z.object({
        model: z.string().describe('without its version'),
        key: z.string(),
        fields: z.array(z.object({ path: z.string(), value })).describe('two hundred at most'),
        unshown: z.number().int().describe('further fields'),
      }),
    ),
    origin: z
      .object({
        value,
        changes: z.array(
          z.object({
            event: z.string(),
            revision: z.number().int(),
            type: z.string(),
            at: z.string().describe('recorded'),
            happened: z.string().describe('earlier than recorded where it was told later'),
            was: value,
            is: value,
          }),
        ),
        unshown: z.number().int().describe('earlier changes than one answer holds'),
      })
      .nullable()
      .describe('null where none was asked for, or there is no such model'),
  }),
  refuses: ['staff-only', 'no-such-stream', 'no-such-event', 'stream-unreadable', 'too-busy'],
})
