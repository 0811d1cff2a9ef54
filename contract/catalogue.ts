import { z } from 'zod'
import { both } from './both.ts'
import { call } from './call.ts'

const named = z.looseObject({ id: z.string(), name: both })

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
