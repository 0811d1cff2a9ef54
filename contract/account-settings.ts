import { z } from 'zod'
import { asSessionId } from '../domain/ids.ts'
import { password, said } from './accounts.ts'
import { call } from './call.ts'
import { sessionId } from './ids.ts'
import { refusesGone } from './refusals.ts'
import { email, saying } from './text.ts'

const openSession = z.object({
  id: z.string().transform(asSessionId),
  device: z.string().describe('in words: "Firefox auf Windows"'),
  current: z.boolean(),
  began_at: z.string(),
  seen_at: z.string(),
})

export const listSessions = call({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'The devices that are signed in, the one seen last first',
  access: 'signed-in',
  status: 200,
  answer: z.array(openSession),
})

export const endSession = call({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'Sign one device out',
  access: 'signed-in',
  params: z.object({ id: sessionId }),
  status: 200,
  answer: said,
  refuses: ['no-such-session'],
})

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Sign all other devices out',
  access: 'signed-in',
  status: 200,
  answer: said,
})

export const changeEmail = call({
  method: 'POST',
  path: '/auth/change-email',
  summary: 'Move to another e-mail address',
  description: 'A link is mailed to the new address; the old one stays until it is opened, and is told.',
  access: 'signed-in',
  stepUp: 'with-factor',
  body: z.strictObject({ email, password }),
  status: 202,
  answer: said,
  refuses: [
    'wrong-password',
    'email-already-claimed',
    'email-unchanged',
    'too-many-attempts',
    'too-busy',
    ...refusesGone,
  ],
})

export const closeAccount = call({
  method: 'POST',
  path: '/auth/close-account',
  summary: 'Close the account: in thirty days, or immediately',
  description:
    'All sessions end. Until `erase_at` a sign-in can only undo it, take the data along, or erase at once. Then the address is free again and the keys of all personal data are destroyed. The `receipt` tells what was destroyed when.',
  access: 'signed-in',
  whileClosing: true,
  stepUp: 'with-factor',
  body: z.strictObject({ password, immediately: z.boolean().optional() }),
  status: 202,
  answer: said.extend({ erase_at: z.string().nullable().describe('null: at once'), receipt: z.string() }),
  refuses: ['wrong-password', 'too-many-attempts', 'too-busy', ...refusesGone],
})

export const undoClosing = call({
  method: 'POST',
  path: '/auth/undo-closing',
  summary: 'Stay after all',
  access: 'signed-in',
  whileClosing: true,
  status: 200,
  answer: said,
  refuses: [...refusesGone],
})

export const closingReceipt = call({
  method: 'GET',
  path: '/auth/closing-receipt',
  summary: 'What became of an account that was closed: moments and counts, nothing of the person',
  access: 'anyone',
  query: z.object({ receipt: saying(100) }),
  status: 200,
  answer: z.object({
    receipt: z.string(),
    state: z.enum(['open', 'closing', 'erasing', 'erased']),
    requested_at: z.string().nullable(),
    erase_at: z.string().nullable(),
    closed_at: z.string().nullable(),
    erased_at: z.string().nullable(),
    keys_destroyed: z.number().int(),
    destroyed_at: z.string().nullable().describe('when the keys were destroyed'),
    beyond_reach_at: z
      .string()
      .nullable()
      .describe('since when no copy of the keys can be opened either, backups included'),
    destroyed: z.array(z.string()),
    left: z.array(z.string()),
  }),
  refuses: ['no-such-receipt'],
})
