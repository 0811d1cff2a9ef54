import { z } from 'zod'
import { asComplaintId } from '../domain/ids.ts'
import { both } from './both.ts'
import { call } from './call.ts'
import { text } from './text.ts'
import { refusal } from './workout-shapes.ts'

/** Where words may be written; the place adds to what they mean. */
export const wordFields = [
  'wish',
  'goal',
  'restrictions',
  'limits',
  'comments',
  'activities',
  'place',
  'note',
  'feedback',
] as const

const span = z.object({ start: z.number().int(), end: z.number().int() })

export const understoodItem = z.object({
  kind: z.string(),
  words: both.describe('the item in a few words'),
  said: z.string().describe('the words it stands on; empty: told by a form'),
  start: z.number().int(),
  end: z.number().int(),
  by: z
    .enum(['built-in', 'model', 'form'])
    .describe('who understood it; form: what you told by taps, holds for every wish'),
  whole: span.describe('the words to take away with it, as "nur" before a part of the body'),
  instead: z
    .array(z.object({ words: both, text: z.string() }))
    .describe('what else may have been meant: the text to put in the place of the whole'),
  effect: z
    .enum(['wish', 'limit', 'ask', 'stop', 'not-understood'])
    .describe('ask: counts as a complaint until it is answered; stop: no workout is made'),
  guessed: z
    .boolean()
    .describe('by its sound alone: whether it is meant is asked, and until it is answered it has its effect'),
  ends: z
    .array(z.string().transform(asComplaintId))
    .describe(
      'complaints in force that this says are over: they bear a step more today, and always once you answer them',
    ),
})

export const understand = call({
  method: 'POST',
  path: '/api/coach/understood',
  summary: 'What the coach understands by words',
  description:
    'The built-in reader, the same that plans by these words; asked for, and consented to, the language model reads them as well: at most 4 s. Nothing is stored.',
  access: 'signed-in',
  body: z.strictObject({
    text: text(2000),
    field: z.enum(wordFields).default('wish'),
    readers: z
      .enum(['built-in', 'all'])
      .default('built-in')
      .describe('all: the language model as well, where there is one and you agreed to it'),
  }),
  status: 200,
  answer: z.object({
    items: z.array(understoodItem),
    refusal: refusal.nullable(),
    tells_health: z.boolean().describe('kept only with your consent to that'),
    model: z.enum(['not-asked', 'read', 'silent']).describe('silent: it gave no answer in time'),
  }),
  examples: {
    body: { text: 'rückenschonend, 40 Minuten' },
    answer: {
      items: [
        {
          kind: 'complaint',
          words: { de: 'Rücken schonen', en: 'spare the back' },
          said: 'rückenschonend',
          start: 0,
          end: 14,
          by: 'built-in',
          whole: { start: 0, end: 14 },
          instead: [{ words: { de: 'Schmerz', en: 'pain' }, text: 'Rücken schmerzt' }],
          effect: 'limit',
          guessed: false,
          ends: [],
        },
        {
          kind: 'duration',
          words: { de: '40 min', en: '40 min' },
          said: '40 Minuten',
          start: 16,
          end: 26,
          by: 'built-in',
          whole: { start: 16, end: 26 },
          instead: [],
          effect: 'wish',
          guessed: false,
          ends: [],
        },
      ],
      refusal: null,
      tells_health: true,
      model: 'not-asked',
    },
  },
  refuses: ['too-busy'],
})
