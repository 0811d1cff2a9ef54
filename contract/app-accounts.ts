import { z } from 'zod'
import { newPassword, password } from './accounts.ts'
import { call } from './call.ts'
import { refusesGone } from './refusals.ts'
import { email, personName, text } from './text.ts'

// The account calls of the app. They do what the website's do, in the app's own words.

const empty = z.literal('').describe('empty')

export const user = call({
  method: 'GET',
  path: '/api/user',
  summary: 'Who is signed in',
  access: 'signed-in',
  status: 200,
  answer: z.object({ id: z.string(), name: z.string() }),
  refuses: ['no-such-user'],
})

export const appLogout = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: 'signed-in',
  status: 200,
  answer: empty,
})

export const appRegister = call({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Open an account; a verification link is mailed',
  access: 'anyone',
  body: z.strictObject({ email, password: newPassword, name: personName(200).optional() }),
  status: 201,
  answer: z.object({ id: z.string(), email: z.string() }),
  refuses: [
    'email-already-exists',
    'password-too-common',
    'password-leaked',
    'too-many-attempts',
    'too-busy',
    'account-closed',
  ],
})

export const appResetPassword = call({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Mail a link that sets a new password',
  access: 'anyone',
  body: z.strictObject({ email: text(254) }),
  status: 200,
  answer: empty,
  refuses: ['no-such-email', 'too-many-attempts', ...refusesGone],
})

export const fewestCharacters = 6

export const appUpdatePassword = call({
  method: 'POST',
  path: '/api/auth/update-password',
  summary: 'Set a new password, signed in; all other sessions end',
  description: `At least ${fewestCharacters} characters, within five minutes of signing in. Shorter ones, easily guessed and leaked ones, nobody signed in and longer ago have one answer.`,
  access: 'anyone',
  // Anything that is no password is as short as none, so that it gets the one answer too.
  body: z.strictObject({ newPassword: password.catch('') }),
  status: 200,
  answer: empty,
  refuses: [
    'unauthorized-or-invalid-password',
    'account-closing',
    'step-up-needed',
    'password-already-changed',
    'too-many-attempts',
    'too-busy',
    'account-closed',
  ],
})

export const appResendVerification = call({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Send the verification link again',
  access: 'anyone',
  body: z.strictObject({ email: text(254) }),
  status: 200,
  answer: empty,
  refuses: ['already-verified', 'too-many-attempts', ...refusesGone],
})
