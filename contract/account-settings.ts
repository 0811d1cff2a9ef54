import { z } from 'zod'
import { password, said } from './accounts.ts'
import { call } from './call.ts'
import { email, uuid } from './text.ts'

const openSession = z.object({
  id: z.string(),
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
  params: z.object({ id: uuid }),
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
  body: z.strictObject({ email, password }),
  status: 202,
  answer: said,
  refuses: ['wrong-password', 'email-already-claimed', 'email-unchanged', 'too-many-attempts', 'too-busy'],
})

export const closeAccount = call({
  method: 'POST',
  path: '/auth/close-account',
  summary: 'Close the account and erase everything personal',
  description: 'All sessions end, the address is free again, and the keys of all personal data are destroyed.',
  access: 'signed-in',
  body: z.strictObject({ password }),
  status: 202,
  answer: said,
  refuses: ['wrong-password', 'too-many-attempts', 'too-busy'],
})
