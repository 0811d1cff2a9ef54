import { z } from 'zod'
import { call } from './call.ts'
import { email, saying, text } from './text.ts'

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  verified: z.boolean(),
  name: z.string().nullable(),
  staff: z.boolean(),
})

/** At most 256 characters, so that hashing stays cheap; never cut. */
const password = text(256)
const newPassword = password.min(8, 'Passwort muss mindestens 8 Zeichen lang sein')

export const signedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int().describe('seconds'),
  refresh_token: z.string().describe('works once, for 30 days; POST /auth/refresh'),
  user: sessionUser,
  id: z.string(),
  email: z.string(),
  verified: z.boolean(),
})

export const me = call({
  method: 'GET',
  path: '/auth/me',
  summary: 'Who is signed in',
  access: 'signed-in',
  status: 200,
  answer: sessionUser,
})

export const login = call({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with e-mail and password',
  access: 'anyone',
  body: z.strictObject({ email: text(254), password }),
  status: 200,
  answer: signedIn,
})

export const refresh = call({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'A new access token for a refresh token',
  access: 'anyone',
  body: z.strictObject({ refresh_token: text(200) }),
  status: 200,
  answer: signedIn,
})

export const logout = call({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  access: 'signed-in',
  status: 200,
  answer: z.object({}),
})

export const register = call({
  method: 'POST',
  path: '/auth/register',
  summary: 'Open an account; a verification link is mailed',
  access: 'anyone',
  body: z.strictObject({
    email,
    password: newPassword,
    name: text(200).optional(),
    first_name: text(100).optional(),
    last_name: text(100).optional(),
  }),
  status: 201,
  answer: z.object({ id: z.string(), email: z.string() }),
})

export const verifyEmail = call({
  method: 'GET',
  path: '/auth/verify-email',
  summary: 'Confirm an e-mail address by the token of the mail',
  access: 'anyone',
  query: z.object({ token: saying(200) }),
  status: 200,
  answer: z.object({ message: z.string() }),
})

export const resendVerification = call({
  method: 'POST',
  path: '/auth/resend-verification',
  summary: 'Send the verification link again',
  access: 'anyone',
  body: z.strictObject({ email: text(254) }),
  status: 200,
  answer: z.object({ message: z.string() }),
})
