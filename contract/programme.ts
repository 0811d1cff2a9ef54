import { z } from 'zod'
import { call } from './call.ts'
import { day } from './text.ts'

const both = z.object({ de: z.string(), en: z.string() })
const phase = z.enum(['base', 'build', 'peak', 'taper', 'race-week', 'recovery', 'deload'])

const week = z.object({
  start: z.string().describe('its Monday'),
  phase,
  name: both,
  about: both,
  sets: z.number().describe('hard sets that a large muscle should get'),
  sessions: z.number(),
})

export const getProgramme = call({
  method: 'GET',
  path: '/api/programme',
  summary: 'What this week is for, what is done and open, what comes next, and why',
  description:
    'With `at`, as it stood at the end of that day. Weeks are laid out when a workout is asked for: nothing is planned for a week in which nobody trains.',
  access: 'signed-in',
  query: z.strictObject({ at: day.optional() }),
  status: 200,
  answer: z.object({
    week: week
      .extend({
        number: z.number().describe('which week of its phase'),
        of: z.number(),
        done: z.number().describe('sessions'),
        muscles: z.array(z.object({ id: z.string(), name: both, done: z.number(), target: z.number() })),
      })
      .nullable(),
    next: z.array(week).describe('the weeks to come'),
    date: z.string().nullable().describe('of the race or test that it leads to'),
    layouts: z
      .array(
        z.object({
          at: z.string(),
          why: both,
          because: z.array(
            z.object({
              event: z.string(),
              type: z.string(),
              at: z.string().nullable(),
              workout: z.string().nullable(),
            }),
          ),
        }),
      )
      .describe('what decided it, newest first'),
  }),
})
