import { z } from 'zod'

/** RFC 9457, plus `message` (the same text as `detail`) and `code` where the product names one. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  message: z.string(),
  code: z.string().optional(),
  /** Which fields were wrong, and what is allowed there. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** The address meant, where the spec's sign-in needs it. */
  email: z.string().optional(),
})

export type Problem = z.output<typeof problem>
