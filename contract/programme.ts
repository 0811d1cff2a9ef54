import { z } from 'zod'
import { both } from './both.ts'
import { call } from './call.ts'
import { day } from './text.ts'

const phase = z.enum(['base', 'build', 'peak', 'taper', 'race-week', 'recovery', 'deload'])

const week = z.object({
  start: z.string().describe('its Monday'),
  phase,
  name: both,
  about: both,
  sets: z.number().describe('hard sets that a large muscle should get'),
  sessions: z.number(),
})

const seconds = z.number().int().nonnegative()

const race = z.object({
  division: both,
  season: z.string().describe('whose rules it goes by'),
  team: z.enum(['alone', 'pair', 'relay']),
  splits: z
    .object({
      seconds: seconds.describe('of the whole race; its parts add up to it'),
      from: z.enum(['target', 'runs']).describe('a time that the athlete named, or the pace of their own runs'),
      pace: seconds.describe('a kilometre, on the average of the runs'),
      runs: z.array(seconds).length(8),
      stations: z.array(z.object({ id: z.string(), name: both, seconds })).length(8),
      roxzone: seconds.describe('all ways between runs and stations together'),
    })
    .nullable()
    .describe('null where no time was named and no run was logged'),
  reach: z
    .object({
      is: z.enum(['within', 'stretch', 'far', 'unknown']),
      pace: seconds
        .nullable()
        .describe('a kilometre in the race by the runs of the last weeks; null where there are none'),
      finish: seconds.nullable().describe('what that pace would give'),
    })
    .nullable()
    .describe('how far the target is from what was run lately; null where none was named'),
  shares: z.object({
    grade: z.enum(['A', 'B', 'C']).describe('A: meta-analysis, B: study, C: practice'),
    source: z.string(),
  }),
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
    race: race.nullable().describe('where HYROX is the goal, as it stands now: null for a day that is over'),
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
