import { z } from 'zod'
import { call } from './call.ts'
import { uuid } from './text.ts'

const given = z.boolean().describe('whether a language model may plan your workouts')

const consentsGiven = z.object({
  ai: z.object({
    given,
    since: z.string().nullable(),
    available: z.boolean().describe('false: no language model is set up here, the built-in coach plans in any case'),
  }),
})

export const getConsents = call({
  method: 'GET',
  path: '/api/consents',
  summary: 'What you have allowed',
  access: 'signed-in',
  status: 200,
  answer: consentsGiven,
  examples: { answer: { ai: { given: true, since: '2026-06-01T08:00:00.000Z', available: true } } },
})

export const setAiConsent = call({
  method: 'PUT',
  path: '/api/consents/ai',
  summary: 'Allow a language model to plan your workouts, or withdraw that',
  description:
    'With your consent, goal, level, place, restrictions, recent loads and your wish are sent to a language model: never your name, address or ids. A withdrawal counts from the next workout on.',
  access: 'signed-in',
  body: z.strictObject({ given }),
  status: 200,
  answer: consentsGiven,
  refuses: ['account-closed', 'no-such-user'],
  examples: {
    body: { given: true },
    answer: { ai: { given: true, since: '2026-06-01T08:00:00.000Z', available: true } },
  },
})

/** One event of the stream, `event: stage`. */
export const stageTold = z.object({
  workout: z.string(),
  stage: z.enum(['history', 'planning', 'checking', 'repairing', 'done', 'failed']),
})

export const live = call({
  method: 'GET',
  path: '/live',
  summary: 'Watch a workout being made',
  description:
    'Server-sent events: `event: stage` with `data: {"workout", "stage"}`, the stage so far first, and a comment as a heartbeat. It ends after `done` or `failed`, and when the session ends; then ask for the workout itself. A Last-Event-ID is accepted and needed for nothing.',
  access: 'signed-in',
  query: z.strictObject({ workout: uuid }),
  status: 200,
  answer: z.string(),
  media: 'text/event-stream',
  refuses: ['no-such-workout', 'too-busy', 'too-many-attempts'],
})
