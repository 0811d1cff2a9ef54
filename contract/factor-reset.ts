import { z } from 'zod'
import { said } from './accounts.ts'
import { call } from './call.ts'
import { saying } from './text.ts'

// For who has lost every second factor

const token = z.strictObject({ token: saying(100) })
const opening = said.extend({
  opens_at: z.string().describe('from then on the link of the mail takes the factors away'),
})

export const requestFactorReset = call({
  method: 'POST',
  path: '/auth/login/lost-factor',
  summary: 'Say that every second factor is lost',
  description:
    'With the ticket of a sign-in that asked for a second factor. A mail goes out; its link takes the factors away after seven days, and stops it at once. So does a sign-in with a factor, a new password and a new address.',
  access: 'anyone',
  body: z.strictObject({ ticket: saying(100) }),
  status: 202,
  answer: opening,
  refuses: [
    'ticket-invalid',
    'no-such-factor',
    'factor-reset-not-for-staff',
    'account-closed',
    'too-many-attempts',
    'no-such-user',
  ],
})

export const lookAtFactorReset = call({
  method: 'POST',
  path: '/auth/factor-reset/look',
  summary: 'What the link of the mail is for; changes nothing',
  access: 'anyone',
  body: token,
  status: 200,
  answer: z.object({ opens_at: z.string(), open: z.boolean() }),
  refuses: ['factor-reset-over', 'too-many-attempts'],
})

export const resetFactors = call({
  method: 'POST',
  path: '/auth/factor-reset',
  summary: 'Take all second factors away, by the link of the mail; every session ends',
  access: 'anyone',
  body: token,
  status: 200,
  answer: said,
  refuses: [
    'factor-reset-not-for-staff',
    'factor-reset-early',
    'factor-reset-over',
    'account-closed',
    'too-many-attempts',
    'no-such-user',
  ],
})

export const stopFactorReset = call({
  method: 'POST',
  path: '/auth/factor-reset/stop',
  summary: 'Keep the second factors, by the link of the mail',
  access: 'anyone',
  body: token,
  status: 200,
  answer: said,
  refuses: ['factor-reset-over', 'account-closed', 'too-many-attempts', 'no-such-user'],
})

export const keepFactors = call({
  method: 'DELETE',
  path: '/auth/factors/reset',
  summary: 'Keep the second factors, signed in',
  access: 'signed-in',
  whileClosing: true,
  status: 200,
  answer: said,
  refuses: ['account-closed', 'no-such-user'],
})
