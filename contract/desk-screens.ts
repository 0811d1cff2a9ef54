import { z } from 'zod'
import { getBody } from './body.ts'
import { call } from './call.ts'
import { named, revision, workoutId } from './ids.ts'
import { getProgramme } from './programme.ts'
import { getStrength } from './progress.ts'
import { workoutDetail } from './workout-shapes.ts'
import { dashboardOverview } from './workouts.ts'

// What an athlete's screens showed at a moment, for staff and auditors: the answers that the screens are drawn from.

const at = z.string().describe('when the event was recorded')

export const getScreen = call({
  method: 'GET',
  path: '/desk/workouts/:id/screens/:revision',
  summary: 'What the athlete was shown of a workout right after an event, from the same fold as the screen itself',
  description: 'Holds what is sealed: it counts as a look that unsealed.',
  access: 'inspectors',
  reason: true,
  params: z.object({ id: workoutId, revision }),
  query: z.object({
    language: z
      .enum(['de', 'en'])
      .default('de')
      .describe('de: as the athlete read it; en: for whoever works in English'),
  }),
  status: 200,
  answer: z.object({
    at,
    deleted: z.boolean().describe('the athlete could not open it then'),
    workout: workoutDetail.nullable().describe('null where there was nothing to show yet or any more'),
  }),
  refuses: ['staff-only', 'no-such-workout', 'no-such-stream', 'no-such-event', 'stream-unreadable'],
})

export const getOverview = call({
  method: 'GET',
  path: '/desk/streams/:stream/overviews/:revision',
  summary:
    'What the person of an event was shown on their overview right after it: progress, weeks, programme, strength',
  description:
    'Folded from all that the log held of them up to there, as their read models fold it, and shown by the clock of then. Holds what is sealed: it counts as a look that unsealed.',
  access: 'inspectors',
  reason: true,
  params: z.object({
    stream: z.string().regex(/^[a-z]{1,20}-[\w-]{1,120}$/, named('no-such-stream')),
    revision,
  }),
  status: 200,
  answer: z.object({
    at,
    overview: dashboardOverview.answer.nullable().describe('null while there was no account'),
    programme: getProgramme.answer,
    strength: getStrength.answer,
    body: getBody.answer,
  }),
  refuses: ['staff-only', 'no-such-stream', 'no-such-event', 'no-such-user', 'stream-unreadable'],
})
