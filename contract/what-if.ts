import { z } from 'zod'
import { asWorkoutId } from '../domain/ids.ts'
import { call } from './call.ts'
import { getOverview } from './desk-screens.ts'
import { userId, workoutId } from './ids.ts'
import { nextOfPerson } from './of-person.ts'
import { anyData } from './text.ts'
import { workoutDetail } from './workout-shapes.ts'

const difference = z.object({ path: z.string(), was: z.unknown().optional(), is: z.unknown().optional() })
const both = <One extends z.ZodType>(one: One) => z.object({ was: one, is: one })

const consequences = z.object({
  events: both(z.number().int()).describe('how many the stream has, and would have'),
  asked: z.number().int().describe('commands behind the event that were asked again'),
  otherwise: z
    .array(
      z.object({
        revision: z.number().int(),
        type: z.string(),
        was: z.array(z.string()).describe('the facts that it left'),
        refused: z.string().nullable().describe('why it would be refused; null where it would leave other facts'),
        instead: z.array(z.string()),
      }),
    )
    .describe('only what the change makes otherwise: what today’s rules would decide otherwise anyhow stays as it was'),
  state: z.object({
    rightAfter: z.array(difference).describe('in what the decider remembers right after the event'),
    atTheEnd: z.array(difference),
  }),
  rows: z
    .array(z.object({ model: z.string(), key: z.string(), differences: z.array(difference) }))
    .describe('of read models; a row that is on one side alone differs in the path ""'),
  screens: z.object({
    workout: both(workoutDetail.nullable()).describe('null where the athlete cannot open it'),
    overview: both(getOverview.answer),
  }),
})

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const finding = z.object({ rule: z.number().int(), where: z.string(), expected: z.string(), found: z.string() })

const changedPlan = z.object({
  stream: z.string(),
  revision: z.number().int(),
  type: z.enum(['WorkoutGenerated', 'GenerationFailed']),
  at: z.string(),
  planner: z.enum(['rules', 'ai']).nullable().describe('who made it; null where nothing was planned'),
  version: z
    .object({ was: z.string().nullable(), is: z.string() })
    .describe('of the planner; null where it was not noted'),
  why: z
    .enum(['forgotten', 'model', 'rules', 'unknown'])
    .describe(
      'what it was made from was forgotten since; a language model made it; the planner is another; or neither',
    ),
  answer: both(z.string()).describe('`plan`, or why there is none'),
  score: both(z.number().nullable()),
  differences: z.number().int().describe('in how many places the training differs'),
  first: both(value)
    .extend({ path: z.string(), exercise: z.string().nullable() })
    .nullable()
    .describe('the first of them; null where there is no plan on one side'),
  violations: z.array(finding).describe('what today’s gate would refuse the plan of then for'),
})

const todaysRules = z.object({
  workouts: z.number().int().describe('a hundred at most'),
  commands: z.number().int(),
  unreadable: z.array(z.string()).describe('streams with an event that nobody can read'),
  changed: z.array(
    z.object({
      stream: z.string(),
      revision: z.number().int(),
      type: z.string(),
      refused: z.string().nullable().describe('why it would be refused; null where it would leave other facts'),
      instead: z.array(z.string()).describe('the facts it would leave; none where nothing would change'),
    }),
  ),
  unshown: z.number().int().describe('how many more there are than one answer holds'),
  plans: z.object({
    asked: z.number().int(),
    alike: z.number().int().describe('to the letter'),
    reworded: z.number().int().describe('the same training, told or valued in another way'),
    changed: z.array(changedPlan),
    notAsked: z.array(z.string()).describe('streams that were deleted or forgotten since'),
  }),
  next: nextOfPerson,
})

export const whatIf = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  read: z.number().int().describe('events read so far'),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  says: z.string().nullable().describe('where it failed: why'),
  asked: z
    .object({ done: z.number().int(), of: z.number().int() })
    .nullable()
    .describe('plans that were asked for again'),
  supposed: anyData.nullable().describe('what the one event was taken to have said'),
  answer: consequences.nullable().describe('of one event'),
  today: todaysRules.nullable().describe('of a person’s workouts'),
})

export const beginTodaysRules = call({
  method: 'POST',
  path: '/desk/people/:id/what-ifs',
  summary: 'What would be decided and planned otherwise under today’s rules, in a person’s workouts',
  description:
    'In a process of its own: each command of the past is asked again in the state that the facts before it made, and each wish is asked of today’s built-in planner, from what was recorded before it was answered. Nothing is written. One at a time for each of the staff. Holds what is sealed: it counts as a look that unsealed.',
  access: 'inspectors',
  reason: true,
  params: z.object({ id: userId }),
  body: z.strictObject({
    workout: z.uuid().transform(asWorkoutId).optional().describe('this one alone'),
    before: z.uuid().transform(asWorkoutId).optional().describe('a workout: those asked for before it'),
  }),
  status: 202,
  answer: whatIf,
  refuses: ['staff-only', 'no-such-user', 'what-if-running'],
})

export const beginWhatIf = call({
  method: 'POST',
  path: '/desk/workouts/:id/what-ifs',
  summary: 'What would be, had one event of a workout said something else',
  description:
    'In a scratch copy and a process of its own: every command behind it is asked again by today’s rules, and states, rows and screens are folded anew. Nothing is written to the log or to a read model. One at a time for each of the staff. Holds what is sealed: it counts as a look that unsealed.',
  access: 'inspectors',
  reason: true,
  params: z.object({ id: workoutId }),
  body: z.strictObject({
    revision: z.number().int().min(0),
    data: anyData.describe('all fields of the event but its type, in today’s shape'),
  }),
  status: 202,
  answer: whatIf,
  refuses: ['staff-only', 'no-such-workout', 'no-such-stream', 'no-such-event', 'stream-unreadable', 'what-if-running'],
  examples: { body: { revision: 4, data: { exercise: 'e1', set: 's1', reps: 8, at: '2026-03-03T18:00:00.000Z' } } },
})

const mine = {
  path: '/desk/what-ifs/:id',
  access: 'inspectors',
  reason: true,
  params: z.object({ id: z.uuid() }),
  status: 200,
  answer: whatIf,
  refuses: ['staff-only', 'no-such-what-if'],
} as const

export const getWhatIf = call({
  ...mine,
  method: 'GET',
  summary:
    'How far a what-if is, and what came of it; whoever asked for it, for ten minutes, at the process that is at it',
})

export const cancelWhatIf = call({ ...mine, method: 'DELETE', summary: 'Cancel a what-if' })
