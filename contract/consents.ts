import { z } from 'zod'
import { call } from './call.ts'

const given = z.boolean()

const purpose = z.enum(['health', 'ai', 'analytics', 'notifications', 'mails'])

const consentStanding = z.object({
  purpose,
  title: z.string(),
  text: z.string().describe('what is asked'),
  version: z.string().describe('of that text; what was agreed to names it'),
  withdrawn: z.string().describe('what a withdrawal does'),
  given,
  since: z.string().nullable().describe('when it was given or withdrawn; null: never asked'),
  agreed_to: z.string().nullable().describe('the version that was agreed to'),
  how: z.enum(['asked', 'declared']).nullable().describe('declared: by a client that sent what needs it'),
})

const consentsGiven = z.object({
  ai: z.object({
    given,
    since: z.string().nullable(),
    available: z.boolean().describe('false: no language model is set up here, the built-in coach plans in any case'),
  }),
  purposes: z.array(consentStanding),
})

const exampleAnswer = {
  ai: { given: true, since: '2026-06-01T08:00:00.000Z', available: true },
  purposes: [
    {
      purpose: 'health',
      title: 'Angaben zu deiner Gesundheit',
      text: 'Wenn du von Schmerzen schreibst, speichern wir das verschlüsselt und planen danach.',
      version: '2026-11-22',
      withdrawn: 'Deine Einschränkungen werden sofort gelöscht.',
      given: true,
      since: '2026-06-01T08:00:00.000Z',
      agreed_to: '2026-11-22',
      how: 'asked',
    },
  ],
} as const

export const getConsents = call({
  method: 'GET',
  path: '/api/consents',
  summary: 'What you have allowed, since when, and by which words',
  access: 'signed-in',
  status: 200,
  answer: consentsGiven,
  examples: { answer: exampleAnswer },
})

export const setConsent = call({
  method: 'PUT',
  path: '/api/consents/:purpose',
  summary: 'Allow something, or withdraw that',
  description:
    'health: restrictions, complaints and remarks may be stored. A client that sends such fields without this call declares that it has asked; one that sends `x-consent: ask` declares nothing and is refused with 403, to ask then; after a withdrawal they are refused with 403 until consent is given here again, and what was told is erased at once. ai: goal, level, place, restrictions, recent loads and your wish are sent to a language model, never your name, address or ids; a withdrawal counts from the next workout on.',
  access: 'signed-in',
  params: z.object({ purpose }),
  body: z.strictObject({ given }),
  status: 200,
  answer: consentsGiven,
  refuses: ['account-closed', 'no-such-user'],
  examples: { body: { given: true }, answer: exampleAnswer },
})
