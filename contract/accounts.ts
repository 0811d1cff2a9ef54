import { z } from 'zod'
import { call } from './call.ts'
import { refusesGone } from './refusals.ts'
import { email, personName, saying, text } from './text.ts'

const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  verified: z.boolean(),
  name: z.string().nullable(),
  staff: z.boolean().describe('has a place at the desk, as staff or as an auditor'),
  auditor: z.literal(true).optional().describe('only of who looks there and changes nothing'),
  lacks_second_factor: z
    .literal(true)
    .optional()
    .describe('only of who has a place at the desk and no second factor: until then it stays shut'),
  age: z
    .enum(['adult', 'waiting', 'confirmed'])
    .optional()
    .describe(
      'absent: never said, a screen of ours asks before the first workout; waiting: for a parent (GET /api/age)',
    ),
  terms_change: z
    .object({ version: z.string(), from: z.string() })
    .optional()
    .describe('only where a change of the terms was announced and nothing was said to it yet (GET /api/terms)'),
  closing: z
    .object({ erase_at: z.string() })
    .optional()
    .describe(
      'only where the account is being closed: until then it can be undone and the data taken along, nothing else',
    ),
})

/** At most 256 characters, so that hashing stays cheap; never cut. */
export const password = text(256)
export const newPassword = password.min(8, 'Passwort muss mindestens 8 Zeichen lang sein')

export const said = z.object({ message: z.string() })

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
  whileClosing: true,
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
  refuses: ['invalid-credentials', 'not-verified', 'second-factor-needed', 'too-many-attempts', 'too-busy'],
})

export const refresh = call({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'A new access token for a refresh token',
  description: 'The old refresh token is used up. One that comes back later ends the session.',
  access: 'anyone',
  body: z.strictObject({ refresh_token: text(200) }),
  status: 200,
  answer: signedIn,
  refuses: ['unauthorized', 'too-many-attempts'],
})

export const logout = call({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  access: 'signed-in',
  whileClosing: true,
  status: 200,
  answer: z.object({}),
})

export const register = call({
  method: 'POST',
  path: '/auth/register',
  summary: 'Open an account; a verification link is mailed',
  access: 'anyone',
  body: z
    .strictObject({
      email,
      password: newPassword,
      name: personName(200).optional(),
      first_name: personName(100).optional(),
      last_name: personName(100).optional(),
      of_age: z
        .boolean()
        .optional()
        .describe('eighteen or older, as the person said; false is refused, and nothing of it is kept'),
      age: z
        .enum(['18+', '16-17', 'under-16'])
        .optional()
        .describe(
          'says more than of_age. 16-17: a parent is asked after the first sign-in; under-16 is refused likewise',
        ),
      terms: text(20).optional().describe('the version of the terms that was accepted'),
      parent_email: email
        .optional()
        .describe('only with age 16-17: who is asked once the address of the account is confirmed'),
    })
    .refine(({ age, parent_email }) => parent_email === undefined || age === '16-17', {
      path: ['parent_email'],
      message: 'only with age 16-17',
    }),
  status: 201,
  answer: z.object({ id: z.string(), email: z.string() }),
  refuses: [
    'email-already-claimed',
    'password-too-common',
    'password-leaked',
    'too-young',
    'parent-is-self',
    'terms-outdated',
    'too-many-attempts',
    'too-busy',
    'account-closed',
  ],
})

export const verifyEmail = call({
  method: 'GET',
  path: '/auth/verify-email',
  summary: 'Confirm an e-mail address by the token of the mail',
  description:
    'Only a request for application/json, or of a page’s script, is this call. Everything else, mail scanners included, gets the page, which then makes the call. HEAD changes nothing.',
  access: 'anyone',
  query: z.object({ token: saying(200) }),
  status: 200,
  answer: said,
  refuses: ['verification-failed', 'already-confirmed', 'too-many-attempts'],
})

export const resendVerification = call({
  method: 'POST',
  path: '/auth/resend-verification',
  summary: 'Send the verification link again',
  access: 'anyone',
  body: z.strictObject({ email: text(254) }),
  status: 200,
  answer: said,
  refuses: ['already-verified', 'too-many-attempts', ...refusesGone],
})

export const resetPassword = call({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Mail a link that sets a new password',
  access: 'anyone',
  body: z.strictObject({ email: text(254) }),
  status: 200,
  answer: said,
  refuses: ['no-such-email', 'too-many-attempts', ...refusesGone],
})

export const updatePassword = call({
  method: 'POST',
  path: '/auth/update-password',
  summary: 'Set a new password',
  description:
    'By the token of the mail, which ends all sessions; or signed in, which ends all other sessions. That needs the `currentPassword`, or a sign-in within the last five minutes.',
  access: 'anyone',
  body: z.strictObject({ newPassword, token: saying(200).optional(), currentPassword: password.optional() }),
  status: 200,
  answer: said,
  refuses: [
    'token-invalid',
    'account-closing',
    'step-up-needed',
    'wrong-password',
    'password-needed',
    'password-too-common',
    'password-leaked',
    'password-already-changed',
    'too-many-attempts',
    'too-busy',
    'account-closed',
  ],
})
