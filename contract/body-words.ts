import { z } from 'zod'
import { asFeedbackId, asProfileId, asWorkoutId } from '../domain/ids.ts'
import { both } from './both.ts'
import { call } from './call.ts'
import { wordFields } from './understood.ts'

// What of one's own words the coach respects, each where it can be changed

const limitingWord = z.object({
  effect: z
    .enum(['stop', 'limit', 'ask', 'unwanted'])
    .describe('ask: counts as a complaint until it is answered; unwanted: is not planned; stop: no workout is made'),
  guessed: z.boolean().describe('by its sound alone: whether it is meant is asked where you wrote it'),
  words: both.describe('what was understood, in a few words'),
  said: z.string().describe('your own words, with those beside them'),
  field: z.enum(wordFields).describe('where you wrote them; wish: for one workout alone'),
  workout_id: z.string().transform(asWorkoutId).nullable().describe('of a wish, a note, or feedback about a workout'),
  profile_id: z.string().transform(asProfileId).nullable().describe('of words about a place'),
  feedback_id: z.string().transform(asFeedbackId).nullable().describe('as it stands in the paths of feedback'),
  holds_until: z.string().nullable().describe('null: until you change them'),
})

export const getLimitingWords = call({
  method: 'GET',
  path: '/api/body/words',
  summary: 'What your own words, with those beside them limit at present, and where each was written',
  description:
    'Goal, restrictions and whatever else you told of yourself, places, wishes of workouts that are not over, and what you said after or in workouts within two weeks: read as the coach reads them when it plans. The same words for the same thing are told once, two hundred at most.',
  access: 'signed-in',
  costly: true,
  status: 200,
  answer: z.object({ words: z.array(limitingWord) }),
  examples: {
    answer: {
      words: [
        {
          effect: 'limit',
          guessed: false,
          words: { de: 'Knie links: Schmerz', en: 'left knee: pain' },
          said: 'linkes Knie',
          field: 'restrictions',
          workout_id: null,
          profile_id: null,
          feedback_id: null,
          holds_until: null,
        },
      ],
    },
  },
  refuses: ['too-busy'],
})
