import { z } from 'zod'
import { call } from './call.ts'
import { saying } from './text.ts'

const version = saying(20)

const standing = z.object({
  version: z.string().describe('the version that holds for you'),
  read_at: z.string().describe('where it can be read'),
  change: z
    .object({
      version: z.string(),
      read_at: z.string(),
      from: z.string().describe('holds for you from then on, unless you object before'),
      objected: z.boolean(),
    })
    .nullable()
    .describe('a change that you were told of'),
})

const answer = {
  version: '1.1',
  read_at: '/agb',
  change: { version: '1.2', read_at: '/agb/1.2', from: '2027-03-01T00:00:00.000Z', objected: false },
} as const

export const getTerms = call({
  method: 'GET',
  path: '/api/terms',
  summary: 'Which terms hold for you, and what is to change',
  access: 'signed-in',
  status: 200,
  answer: standing,
  refuses: ['no-such-user'],
  examples: { answer },
})

export const sayToTerms = call({
  method: 'PUT',
  path: '/api/terms/:version',
  summary: 'Accept a version of the terms, or object to a change',
  description:
    'Who objects before the day goes on under the terms of before; both sides may end a subscription at the end of its period then. Who says nothing until the day has accepted, as the notice says.',
  access: 'signed-in',
  params: z.object({ version }),
  body: z.strictObject({ accepted: z.boolean() }),
  status: 200,
  answer: standing,
  refuses: ['terms-outdated', 'terms-not-announced', 'terms-objection-late', 'account-closed', 'no-such-user'],
  examples: { body: { accepted: false }, answer },
})
