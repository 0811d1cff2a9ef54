import { z } from 'zod'
import { both } from './both.ts'

/** What may be shown beside the password: sent back with the ticket to POST /auth/login/second-factor. */
export const factorStep = z.object({
  ticket: z.string(),
  challenge: z.string(),
  site: z.string(),
  passkeys: z.array(z.object({ credential: z.string(), transports: z.array(z.string()) })),
  totp: z.boolean(),
})

/** RFC 9457, plus `message` (the same text as `detail`) and `code` where the product names one. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  message: z.string(),
  code: z.string().optional(),
  /** Where a workout was not made: why, and whom to ask instead, in both languages. */
  refusal: z.object({ code: z.string(), text: z.array(both) }).optional(),
  /** Which fields were wrong, and what is allowed there. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** Where a sign-in needs a second factor. */
  step: factorStep.optional(),
  /** The address meant, where the spec's sign-in needs it. */
  email: z.string().optional(),
})

export type Problem = z.output<typeof problem>

/** What a status means, in the words of HTTP. */
export const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
}
