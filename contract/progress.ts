import { z } from 'zod'
import { loadTypes } from '../domain/coach/basis/vocabulary.ts'
import { both } from './both.ts'
import { call } from './call.ts'

const liftPoint = z.object({
  at: z.string(),
  workout: z.string(),
  reps: z.number(),
  weight: z.number().describe('kg'),
  rir: z.number().nullable().describe('repetitions in reserve, as felt'),
  max: z.number().describe('kg: the one-repetition maximum that this set stands for, with the body where it is lifted'),
})

export const getStrength = call({
  method: 'GET',
  path: '/api/strength',
  summary: 'How your strength went over the last twelve weeks, with the sets that tell it',
  description:
    'Compound lifts with a load that you have trained for a week or longer, and in the last four. Each point is a day’s best set; easier weeks and sets far from failure tell nothing. Percent: how much more than at first, as the geometric mean of the lifts.',
  access: 'signed-in',
  costly: true,
  status: 200,
  answer: z.object({
    percent: z.number().nullable(),
    weeks: z
      .array(z.object({ start: z.string(), percent: z.number().nullable() }))
      .describe('twelve, oldest first; null before there was anything to compare'),
    lifts: z.array(
      z.object({
        exercise: z.string(),
        name: both,
        load_type: z.enum(loadTypes).describe('what a weight means here; per-hand: the weight of one implement'),
        percent: z.number(),
        points: z.array(liftPoint),
      }),
    ),
  }),
  refuses: ['too-busy'],
})
