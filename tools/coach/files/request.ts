import { z } from 'zod'
import { exerciseId, place, profile } from './athlete.ts'

const pastSet = z
  .strictObject({
    exercise: exerciseId,
    reps: z.int().min(1).max(1000).optional(),
    weightKg: z.number().min(0).max(1000).optional(),
    durationSec: z.number().positive().max(86_400).optional(),
    distanceM: z.number().positive().max(500_000).optional(),
    rir: z.int().min(0).max(10).optional(),
    planned: z
      .strictObject({
        reps: z.int().min(1).max(1000).optional(),
        weightKg: z.number().min(0).max(1000).optional(),
        rir: z.int().min(0).max(10).optional(),
      })
      .optional(),
  })
  .refine(
    ({ reps, durationSec, distanceM }) => (reps ?? durationSec ?? distanceM) !== undefined,
    'wants reps, durationSec or distanceM',
  )

/** One plan that is asked for, and what was trained before. */
export const requestFile = z.strictObject({
  at: z.iso.datetime({ offset: true }).default('2026-01-05T17:00:00.000Z'),
  profile,
  place,
  minutes: z.int().min(10).max(180),
  wish: z.string().min(1).max(1000).optional(),
  mood: z.int().min(1).max(5).optional(),
  history: z
    .array(
      z.strictObject({
        at: z.iso.datetime({ offset: true }),
        mood: z.int().min(1).max(5).optional(),
        sets: z.array(pastSet).min(1),
        felt: z
          .array(z.strictObject({ exercise: exerciseId, kind: z.enum(['never', 'not-today', 'pain']) }))
          .default([]),
      }),
    )
    .default([]),
})

export type PastSession = RequestFile['history'][number]
export type RequestFile = z.output<typeof requestFile>
