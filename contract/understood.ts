import { z } from 'zod'
import { call } from './call.ts'
import { text } from './text.ts'
import { refusal } from './workout-shapes.ts'

/** Where words may be written; the place adds to what they mean. */
const fields = [
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

const both = z.object({ de: z.string(), en: z.string() })

export const understoodItem = z.object({
  kind: z.string(),
  words: both.describe('the item in a few words'),
  said: z.string().describe('the words it stands on'),
  start: z.number().int(),
  end: z.number().int(),
  effect: z
    .enum(['wish', 'limit', 'ask', 'stop', 'not-understood'])
    .describe('ask: counts as a complaint until it is answered; stop: no workout is made'),
})

export const understand = call({
  method: 'POST',
  path: '/api/coach/understood',
  summary: 'What the coach understands by words',
  description: 'The built-in reader, the same that plans by these words. Nothing is stored.',
  access: 'signed-in',
  body: z.strictObject({ text: text(1000), field: z.enum(fields).default('wish') }),
  status: 200,
  answer: z.object({ items: z.array(understoodItem), refusal: refusal.nullable() }),
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
          effect: 'limit',
        },
        {
          kind: 'duration',
          words: { de: '40 min', en: '40 min' },
          said: '40 Minuten',
          start: 16,
          end: 26,
          effect: 'wish',
        },
      ],
      refusal: null,
    },
  },
})
