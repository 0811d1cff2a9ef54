import type { z } from 'zod'
import type { resendVerification } from '../../contract/accounts.ts'

// Calls the contract will hold soon; this file goes when it does.

type Post<Path extends string, Body> = Omit<typeof resendVerification, 'path' | 'body'> & {
  readonly path: Path
  readonly body: z.ZodType<Body, Body>
}

export type Expected =
  | Post<'/auth/reset-password', { email: string }>
  | Post<'/auth/update-password', { newPassword: string; token?: string }>
