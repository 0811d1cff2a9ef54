import { z } from 'zod'

const grade = z.enum(['A', 'B', 'C'])
const share = z.number().positive().max(4)

/** Numbers that a trainer tunes, each with where it comes from. */
export const training = z.strictObject({
  firstLoads: z.strictObject({
    grade,
    source: z.string().min(3),
    /** Bench press for one repetition as a share of body weight, by level 1-5. */
    benchOfBodyWeight: z.strictObject({
      male: z.array(share).length(5),
      female: z.array(share).length(5),
      other: z.array(share).length(5),
    }),
    /** From this age on the share is multiplied by the factor; the last that applies counts. */
    age: z.array(z.tuple([z.number().int(), share])),
    /** One repetition of an exercise as a share of the bench press; per hand and per side as the load is written. */
    ofBench: z.record(z.string(), share),
    /** What is left of an estimate, to be on the safe side. */
    keep: z.strictObject({ sameMovement: share, otherLift: share, body: share }),
  }),
})

export type Training = z.infer<typeof training>
