import { z } from 'zod'
import { asRepairId, asSetId, asWorkoutId } from '../domain/ids.ts'
import { both } from './both.ts'
import { call } from './call.ts'
import { getOverview } from './desk-screens.ts'
import { repairId, userId, workoutId } from './ids.ts'
import { nextOfPerson, ofPersonInPages } from './of-person.ts'
import { moment, text } from './text.ts'
import { workoutDetail, workoutStatus } from './workout-shapes.ts'

// What staff put right in a person's records: one proposes, another confirms. Nothing is taken out of the log.

const repair = z.discriminatedUnion('case', [
  z.strictObject({ case: z.literal('remove-set'), workout: workoutId, set: text(60).min(1).transform(asSetId) }),
  z.strictObject({
    case: z.literal('correct-times'),
    workout: workoutId,
    startedAt: moment,
    finishedAt: moment,
    pausedMinutes: z.number().int().min(0).max(1440),
  }),
  z.strictObject({ case: z.literal('delete-workout'), workout: workoutId }),
  z.strictObject({ case: z.literal('return-credit'), workout: workoutId }),
  z.strictObject({ case: z.literal('end-generation'), workout: workoutId }),
  z.strictObject({ case: z.literal('undo'), repair: repairId }),
])

const status = z.enum(['proposed', 'confirmed', 'done', 'failed', 'dropped', 'undone'])
const person = z.object({ id: userId })
const one = z.object({ id: userId, repair: repairId })

/** What the decision about the very stream may refuse. */
const refusesRepair = [
  'staff-only',
  'no-such-user',
  'no-such-workout',
  'no-such-set',
  'workout-not-planned-yet',
  'workout-generation-failed',
  'workout-expired',
  'workout-not-finished',
  'times-impossible',
  'nothing-performed',
  'workout-trained',
  'nothing-to-undo',
  'nothing-to-repair',
] as const

export const workoutsOfPerson = call({
  method: 'GET',
  path: '/desk/people/:id/workouts',
  summary: 'A person’s workouts by day, title and place, to choose from',
  description: 'Holds what is sealed: it counts as a look that unsealed.',
  ...ofPersonInPages,
  status: 200,
  answer: z.object({
    workouts: z
      .array(
        z.object({
          workout: z.string().transform(asWorkoutId),
          date: z.string().describe('when it was begun, or asked for'),
          started: z.string().nullable(),
          finished: z.string().nullable(),
          paused_minutes: z.number().int(),
          title: both.nullable().describe('null where there is no plan, or none any more'),
          place: z.string().nullable().describe('as it is called now; where none was named, the usual one of then'),
          status: workoutStatus,
          deleted: z.boolean(),
          sets: z.number().int().describe('logged'),
          revision: z.number().int().describe('of its last event'),
        }),
      )
      .describe('newest first, fifty a page'),
    next: nextOfPerson,
  }),
  refuses: ['staff-only', 'no-such-user'],
})

export const previewRepair = call({
  method: 'POST',
  path: '/desk/people/:id/repairs/preview',
  summary:
    'What a repair would change: the facts it would add, and the athlete’s screen before and after; adds nothing',
  description: 'Holds what is sealed: it counts as a look that unsealed.',
  access: 'staff',
  reason: true,
  params: person,
  body: repair,
  status: 200,
  answer: z.object({
    stream: z.string(),
    facts: z.array(z.object({ type: z.string(), sentence: z.string() })),
    differences: z
      .array(z.object({ path: z.string(), was: z.unknown().optional(), is: z.unknown().optional() }))
      .describe('in what the stream’s decider remembers'),
    screens: z
      .object({ before: workoutDetail.nullable(), after: workoutDetail.nullable() })
      .nullable()
      .describe('null where no workout’s screen changes; a screen is null where the athlete cannot open it'),
    overviews: z
      .object({ before: getOverview.answer, after: getOverview.answer })
      .describe('dashboard, programme, strength and body, as the person would be shown them now'),
  }),
  refuses: refusesRepair,
  examples: { body: { case: 'return-credit', workout: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' } },
})

export const proposeRepair = call({
  method: 'POST',
  path: '/desk/people/:id/repairs',
  summary: 'Propose a repair; it is done once somebody else of the staff has confirmed it',
  access: 'staff',
  reason: true,
  params: person,
  body: repair,
  status: 201,
  answer: z.object({ repair: z.string().transform(asRepairId), status }),
  refuses: [...refusesRepair, 'no-such-repair', 'repair-proposed'],
  examples: { body: { case: 'delete-workout', workout: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' } },
})

const decided = {
  method: 'POST',
  access: 'staff',
  reason: true,
  params: one,
  status: 200,
  answer: z.object({ repair: z.string().transform(asRepairId), status }),
  refuses: ['staff-only', 'no-such-user', 'no-such-repair', 'repair-decided', 'another-must-confirm'],
} as const

export const confirmRepair = call({
  ...decided,
  path: '/desk/people/:id/repairs/:repair/confirm',
  summary: 'Confirm what somebody else proposed: it is done now',
})

export const dropRepair = call({
  ...decided,
  path: '/desk/people/:id/repairs/:repair/drop',
  summary: 'Drop a proposal',
})

const told = z.object({
  repair: z.string().transform(asRepairId),
  what: repair,
  status,
  by: z.string().describe('id of who proposed it'),
  confirmedBy: z.string().nullable(),
  reason: z.string(),
  at: z.string().describe('when it was proposed'),
  why: z.string().nullable().describe('where it failed: the name of the refusal'),
})

export const listRepairs = call({
  method: 'GET',
  path: '/desk/people/:id/repairs',
  summary: 'What was proposed and put right in a person’s records, newest first',
  access: 'inspectors',
  reason: true,
  params: person,
  status: 200,
  answer: z.object({ repairs: z.array(told.extend({ undoable: z.boolean() })) }),
  refuses: ['staff-only', 'no-such-user'],
})

export const myRepairs = call({
  method: 'GET',
  path: '/api/repairs',
  summary: 'What our staff changed in your records, and why; newest first',
  access: 'signed-in',
  status: 200,
  answer: z.object({ repairs: z.array(told) }),
})
