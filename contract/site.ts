import { z } from 'zod'
import { subjects } from '../content/site/contact.ts'
import { said } from './accounts.ts'
import { call } from './call.ts'
import { email, label, saying, text } from './text.ts'

export const contactMessage = z.strictObject({
  name: label(200),
  email,
  subject: z.enum(subjects),
  message: saying(5000),
  website: text(500).optional().describe('stays empty: a trap for robots'),
  stamp: text(200).optional().describe('of the form that was filled in: says how long that took'),
})

export const sendMessage = call({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the operator',
  description:
    'Stored, and mailed to the operator. An ordinary form post (application/x-www-form-urlencoded) is answered with a page.',
  access: 'anyone',
  body: contactMessage,
  status: 201,
  answer: said,
  examples: {
    body: { name: 'Anna Beispiel', email: 'anna@example.com', subject: 'Feedback', message: 'Danke für die App!' },
    answer: { message: 'Nachricht gesendet!' },
  },
})

export const eventCategory = z.enum(['engagement', 'conversion', 'navigation', 'form', 'video'])

/** All that is ever counted: what the public pages send. Nobody else's words get into the summary. */
export const eventNames = [
  'page_view',
  'time_on_page',
  'scroll_depth',
  'hash_navigation',
  'outbound_click',
  'app_store_click',
  'contact_sent',
] as const

export const siteEvent = z.strictObject({
  name: z.enum(eventNames),
  category: eventCategory,
  path: z
    .string()
    .max(300)
    .regex(/^\/[^\s?#]*$/, 'must be a path of this site'),
  value: z.number().int().min(0).max(1_000_000).optional(),
  label: z
    .string()
    .max(200)
    .regex(/^(#[\w%-]+|[\w.-]+(:\d+)?\/[\w.~%/-]*)$/, 'must be a part of a page, or host and path of a link')
    .optional(),
})

export const recordEvent = call({
  method: 'POST',
  path: '/analytics/events',
  summary: 'What a visitor of the public pages did, sent only after consent',
  description: 'The visitor is known by a hash that is made anew every Monday. Kept for 14 months.',
  access: 'anyone',
  body: siteEvent,
  status: 202,
  answer: z.object({}),
  refuses: ['too-many-attempts'],
  examples: { body: { name: 'scroll_depth', category: 'engagement', path: '/blog', value: 50 }, answer: {} },
})

const counted = { count: z.number().int(), visitors: z.number().int().describe('different visitors, week by week') }

export const eventSummary = call({
  method: 'GET',
  path: '/analytics/summary',
  summary: 'How often what happened on the public pages; for staff',
  access: 'inspectors',
  query: z.object({ days: z.coerce.number().int().min(1).max(430).default(30) }),
  refuses: ['staff-only'],
  status: 200,
  answer: z.object({
    days: z.number().int(),
    perDay: z.array(z.object({ day: z.string(), ...counted })).describe('page views'),
    perPage: z.array(z.object({ path: z.string(), ...counted })).describe('page views'),
    perEvent: z.array(
      z.object({
        name: z.string(),
        category: eventCategory,
        value: z.number().int().nullable(),
        label: z.string().nullable(),
        ...counted,
      }),
    ),
  }),
  examples: {
    answer: {
      days: 30,
      perDay: [{ day: '2026-06-01', count: 12, visitors: 7 }],
      perPage: [{ path: '/', count: 8, visitors: 6 }],
      perEvent: [{ name: 'scroll_depth', category: 'engagement', value: 50, label: null, count: 4, visitors: 3 }],
    },
  },
})
