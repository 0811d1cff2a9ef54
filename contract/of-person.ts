import { z } from 'zod'
import { asWorkoutId } from '../domain/ids.ts'
import { userId } from './ids.ts'

/** What is shown of a person page by page, their workouts newest first, to whoever says why. */
export const ofPersonInPages = {
  access: 'inspectors',
  reason: true,
  params: z.object({ id: userId }),
  query: z.strictObject({
    before: z.uuid().transform(asWorkoutId).optional().describe('a workout: those asked for before it'),
  }),
} as const

export const nextOfPerson = z.string().nullable().describe('for `before`')
