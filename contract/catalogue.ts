import { z } from 'zod'
import { call } from './call.ts'

const named = z.looseObject({ id: z.string(), name: z.object({ de: z.string(), en: z.string() }) })

export const getCatalogue = call({
  method: 'GET',
  path: '/catalogue',
  summary: 'Equipment, goals, muscles and exercises that plans are made of',
  access: 'anyone',
  status: 200,
  answer: z.object({
    equipment: z.array(named),
    goals: z.array(named),
    muscles: z.array(named),
    exercises: z.array(
      named.extend({
        pattern: z.string(),
        requires: z.array(z.array(z.string())),
        muscles: z.record(z.string(), z.number()),
      }),
    ),
  }),
})
