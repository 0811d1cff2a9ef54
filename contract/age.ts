import { z } from 'zod'
import { said } from './accounts.ts'
import { call } from './call.ts'
import { refusesGone } from './refusals.ts'
import { email, saying } from './text.ts'

const standing = z.object({
  standing: z
    .enum(['unasked', 'adult', 'waiting', 'confirmed'])
    .describe('waiting: sixteen or seventeen, and a parent has not answered yet; confirmed: the parent said yes'),
  parent_email: z.string().nullable().describe('who is asked; only while waiting'),
  until: z.string().nullable().describe('when the account goes, unless the parent has said yes before'),
})

const waiting = {
  standing: 'waiting',
  parent_email: 'mutter@example.org',
  until: '2026-06-15T08:00:00.000Z',
} as const

export const getAge = call({
  method: 'GET',
  path: '/api/age',
  summary: 'What is known of your age: never a date, only what must be known',
  access: 'signed-in',
  status: 200,
  answer: standing,
  refuses: ['no-such-user'],
  examples: { answer: waiting },
})

export const setAge = call({
  method: 'PUT',
  path: '/api/age',
  summary: 'Say that you are eighteen or older, sixteen or seventeen, or younger',
  description:
    '16-17: a parent is asked by mail at `parent_email` and has fourteen days; until they say yes no workout is made and nothing about health is stored (403 parent-needed). under-16: the account is closed and erased at once. Both need a sign-in within ten minutes. A client that never asks is not held up.',
  access: 'signed-in',
  body: z
    .strictObject({
      age: z.enum(['18+', '16-17', 'under-16']),
      parent_email: email.optional().describe('with 16-17, and only then'),
    })
    .refine(({ age, parent_email }) => (age === '16-17') === (parent_email !== undefined), {
      path: ['parent_email'],
      message: 'is needed with age 16-17, and only then',
    }),
  status: 200,
  answer: standing.extend({ account: z.enum(['open', 'closed']) }),
  refuses: [
    'parent-needed',
    'parent-is-self',
    'age-stated',
    'step-up-needed',
    'too-many-attempts',
    'account-closed',
    'no-such-user',
  ],
  examples: {
    body: { age: '16-17', parent_email: 'mutter@example.org' },
    answer: { ...waiting, account: 'open' },
  },
})

const token = saying(200)

export const readParentRequest = call({
  method: 'POST',
  path: '/auth/parent/request',
  summary: 'What a parent is asked, by the token of their mail',
  description: 'A POST, so that what opens links in mails never reaches it. It changes nothing.',
  access: 'anyone',
  body: z.strictObject({ token }),
  status: 200,
  answer: z.object({ email: z.string().describe('of the account'), until: z.string() }),
  refuses: ['parent-not-asked', 'too-many-attempts'],
  examples: {
    body: { token: 'o3Vd…' },
    answer: { email: 'kind@example.org', until: '2026-06-15T08:00:00.000Z' },
  },
})

export const answerAsParent = call({
  method: 'POST',
  path: '/auth/parent/answer',
  summary: 'Say yes or no as a parent',
  description: 'The token works once. A no closes the account and erases everything.',
  access: 'anyone',
  body: z.strictObject({ token, confirmed: z.boolean() }),
  status: 200,
  answer: said,
  refuses: ['parent-not-asked', 'too-many-attempts', ...refusesGone],
  examples: { body: { token: 'o3Vd…', confirmed: true }, answer: { message: 'Confirmed' } },
})
