import { z } from 'zod'
import { loadTypes } from '../domain/coach/basis/vocabulary.ts'
import { asBlockId, asEventId, asPlannedExerciseId, asSetId, asWorkoutId } from '../domain/ids.ts'
import { both } from './both.ts'

/** What was done in one set. Weight in kg, duration in s, distance in m, speed in km/h, rir = reps in reserve. */
export const performance = z.strictObject({
  reps: z.number().int().min(0).max(1000).optional(),
  duration: z.number().min(0).max(86_400).optional().describe('seconds'),
  weight: z.number().min(0).max(1000).optional().describe('kg'),
  distance: z.number().min(0).max(500_000).optional().describe('m'),
  speed: z.number().min(0).max(100).optional().describe('km/h'),
  rir: z.number().int().min(0).max(10).optional().describe('reps in reserve'),
})

/** As far as they apply. */
const planned = z.object({
  reps: z.number().nullable(),
  duration: z.number().nullable().describe('seconds'),
  weight: z.number().nullable().describe('kg'),
  distance: z.number().nullable().describe('m'),
  speed: z.number().nullable().describe('km/h'),
})
const measures = planned.extend({ rir: z.number().nullable().describe('reps in reserve') })

const look = z.enum(['planned', 'done', 'skipped']).describe('what was still open at the end counts as skipped')
export const skipReason = z.enum(['no-time', 'too-hard', 'pain', 'occupied'])
const skip = z.object({ why: skipReason.nullable(), at: z.string() })

export const plannedSet = z.object({
  id: z.string().transform(asSetId),
  ...planned.shape,
  rest_time: z.number().describe('seconds'),
  side: z.enum(['left', 'right']).nullable(),
  ramp: z.boolean(),
  added: z.boolean().describe('by the athlete, not by the coach'),
  logged: z
    .object({
      ...measures.shape,
      at: z.string(),
      edited: z
        .object({ at: z.string(), was: measures.nullable().describe('null: it was entered afterwards') })
        .nullable()
        .describe('changed after the end'),
    })
    .nullable(),
  rest_taken: z.number().nullable().describe('seconds'),
  look,
  skipped: skip.nullable(),
  note: z.string().nullable().describe('what the athlete wrote to it'),
})

/** kg, repetitions, repetitions in reserve; absent where it does not apply. */
export const dose = z.object({ weight: z.number().optional(), reps: z.number().optional(), rir: z.number().optional() })

export const exercise = z.object({
  id: z.string().transform(asPlannedExerciseId),
  exercise_id: z.string().describe('id in /catalogue'),
  load_type: z.enum(loadTypes).describe('what a weight means here; per-hand: the weight of one implement'),
  safe_to_fail: z.boolean().describe('a repetition that does not come harms nobody'),
  name: z.string(),
  description: z.string(),
  type: z.enum(['repetitions', 'duration']),
  completed: z.boolean(),
  added: z.boolean().describe('by the athlete, not by the coach'),
  look,
  skipped: skip.nullable(),
  note: z.string().nullable().describe('what the athlete wrote to it'),
  lifts: z
    .number()
    .describe('how often a weight is lifted in one repetition: 2 with both hands or on both sides, 4 with both'),
  target_rir: z.number().nullable(),
  reasons: z.array(
    z.object({
      code: z.string(),
      text: both,
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
      events: z.array(z.string()),
      from: dose.optional().describe('what was done last'),
      to: dose.optional().describe('what is planned'),
    }),
  ),
  sets: z.array(plannedSet),
})

export const block = z.object({
  id: z.string().transform(asBlockId),
  kind: z.enum(['warmup', 'straight', 'superset', 'circuit', 'emom', 'amrap', 'interval', 'cooldown']),
  name: z.string(),
  description: z.string(),
  status: z.enum(['incomplete', 'in_progress', 'complete', 'skipped']),
  notes: z.string().nullable(),
  block_pattern: z.string(),
  block_focus: z.string().nullable(),
  number_of_rounds: z.number(),
  round_duration_sec: z.number().nullable(),
  duration_min: z.number(),
  exercises: z.array(exercise),
})

const finding = z.object({
  rule: z.number(),
  severity: z.enum(['hard', 'soft']),
  where: z.string(),
  expected: z.string(),
  found: z.string(),
})

export const workoutStatus = z.enum([
  'PLANNED',
  'COMPLETED',
  'INCOMPLETE',
  'ABORTED',
  'GENERATING',
  'FAILED',
  'EXPIRED',
])

/** Words for who must not train now, in both languages. */
export const refusal = z.object({ code: z.string(), text: z.array(both) })

export const workoutDetail = z.object({
  id: z.string().transform(asWorkoutId),
  name: z.string(),
  description: z.string(),
  date_created: z.string(),
  status: workoutStatus,
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  last_at: z.string().nullable().describe('when something was noted last'),
  trained_minutes: z.number().nullable().describe('from the beginning to the end without the pauses'),
  paused_seconds: z.number().describe('pauses of more than twenty minutes'),
  times_corrected: z.boolean(),
  duration_minutes: z.number().describe('as asked for'),
  estimated_minutes: z.number().nullable(),
  failure: z.string().nullable(),
  refusal: refusal.nullable().describe('why no workout is the better answer, and whom to ask instead'),
  planner: z.enum(['rules', 'ai']).nullable(),
  rule_set: z.string().nullable(),
  score: z.number().nullable(),
  verdict: z.object({ violations: z.array(finding), remarks: z.array(finding) }).nullable(),
  not_understood: z.array(z.string()),
  hints: z.array(both),
  blocks: z.array(block),
})

export const workoutEntry = z.object({
  id: z.string().transform(asWorkoutId),
  name: z.string(),
  status: workoutStatus,
  date_created: z.string(),
  date: z.string().describe('when it was begun, or asked for'),
  duration_minutes: z.number().describe('as planned'),
  trained_minutes: z.number().nullable(),
})

/** An event in the order it happened. `facts` depend on `type`; personal ones may read '[erased]'. */
export const historyEntry = z.object({
  id: z.string().transform(asEventId),
  revision: z.number(),
  type: z.string(),
  at: z.string(),
  actor: z.enum(['user', 'staff', 'system']),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
