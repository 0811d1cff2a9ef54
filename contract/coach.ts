import { z } from 'zod'
import { loadTypes } from '../domain/coach/basis/vocabulary.ts'
import { asProfileId, asWorkoutId } from '../domain/ids.ts'
import { where } from './body.ts'
import { both } from './both.ts'
import { call } from './call.ts'
import { plannedExerciseId, profileId, workoutId } from './ids.ts'
import { text, uuid } from './text.ts'
import { refusesUnplanned } from './workouts.ts'

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
  query: z.strictObject({ workout: uuid.transform(asWorkoutId) }),
  status: 200,
  answer: z.string(),
  media: 'text/event-stream',
  refuses: ['no-such-workout', 'too-busy', 'too-many-attempts'],
})

/** One event of the stream, `event: change`: what this person's things are now can be read up to here. */
export const changeTold = z.object({ position: z.string() })

export const liveChanges = call({
  method: 'GET',
  path: '/live/changes',
  summary: 'Hear of changes made by one’s other windows and devices',
  description:
    'Server-sent events: `event: change` with `data: {"position"}` whenever something of this person changed, and a comment as a heartbeat. Ask again with `x-read-after: <position>`. It ends when the session ends, and after ten minutes; then open it again.',
  access: 'signed-in',
  status: 200,
  answer: z.string(),
  media: 'text/event-stream',
  refuses: ['too-busy', 'too-many-attempts'],
})

const refusesLooking = [...refusesUnplanned, 'workout-already-finished', 'too-many-changes'] as const
const refusesChange = [...refusesLooking, 'plan-breaks-rules', 'logged-sets-would-be-lost'] as const

/** Why an exercise cannot take another one's place. */
export const misfits = [
  'in-plan',
  'not-today',
  'equipment',
  'restricted',
  'too-hard',
  'surroundings',
  'other-movement',
  'on-the-clock',
  'breaks-rules',
] as const

const changed = z.object({ message: z.string(), estimated_minutes: z.number() })

export const swapExercise = call({
  method: 'POST',
  path: '/api/workouts/:id/exercises/:exercise/swap',
  summary: 'Another exercise in the place of this one',
  description:
    'Of the same pattern, as the place and the restrictions allow, with its load. What was logged stays with the old one.',
  access: 'signed-in',
  params: z.object({ id: workoutId, exercise: plannedExerciseId }),
  body: z
    .strictObject({ wanted: text(80).optional().describe('id in /catalogue; the best one when absent') })
    .optional(),
  status: 200,
  answer: changed,
  refuses: [...refusesChange, 'no-such-exercise', 'nothing-fits'],
  etag: true,
  examples: { body: { wanted: 'goblet-squat' }, answer: { message: 'Exercise swapped', estimated_minutes: 44.5 } },
})

export const listAlternatives = call({
  method: 'GET',
  path: '/api/workouts/:id/exercises/:exercise/alternatives',
  summary: 'What could take the place of an exercise, and of all others why not',
  description:
    'The best four with what speaks for them and the load they would have; then the whole catalogue: `misfit` is null for what can be swapped in. What was swapped away in this workout is `not-today`.',
  access: 'signed-in',
  costly: true,
  params: z.object({ id: workoutId, exercise: plannedExerciseId }),
  status: 200,
  answer: z.object({
    best: z.array(
      z.object({
        exercise_id: z.string(),
        name: z.string(),
        reasons: z.array(z.string()),
        weight: z.number().nullable().describe('kg of a working set'),
        load_type: z.enum(loadTypes),
      }),
    ),
    all: z.array(z.object({ exercise_id: z.string(), name: z.string(), misfit: z.enum(misfits).nullable() })),
  }),
  refuses: [...refusesLooking, 'no-such-exercise', 'too-busy'],
})

export const reviseWorkout = call({
  method: 'POST',
  path: '/api/workouts/:id/revision',
  summary: 'Change what is left of a workout',
  description:
    'Shorter: what matters least goes first, the main lift stays. Easier and harder: load, repetitions or a set. Place: with what another place has. What was logged stays as it is.',
  access: 'signed-in',
  params: z.object({ id: workoutId }),
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('shorter'), minutes: z.number().int().min(5).max(180).describe('minutes left') }),
    z.strictObject({ kind: z.literal('easier') }),
    z.strictObject({ kind: z.literal('harder') }),
    z.strictObject({ kind: z.literal('place'), profile_id: profileId }),
  ]),
  status: 200,
  answer: changed,
  refuses: [...refusesChange, 'not-wise', 'no-such-profile'],
  etag: true,
  examples: { body: { kind: 'shorter', minutes: 20 }, answer: { message: 'Workout revised', estimated_minutes: 20 } },
})

export const getPlace = call({
  method: 'GET',
  path: '/api/workouts/:id/place',
  summary: 'The place that a workout is planned for',
  description: 'The one it moved to, else the one asked for, else what was the primary one when it was planned.',
  access: 'signed-in',
  params: z.object({ id: workoutId }),
  status: 200,
  answer: z.object({
    profile_id: z.string().transform(asProfileId).nullable().describe('null: none; it may be deleted since'),
  }),
  refuses: ['no-such-workout'],
  examples: { answer: { profile_id: '0d5b2c1e-4f7a-4c3b-9a51-6f0d2b8e7c19' } },
})

export const sayFeeling = call({
  method: 'PUT',
  path: '/api/workouts/:id/exercises/:exercise/feeling',
  summary: 'Never again, not today, or it hurts',
  description:
    'The coach keeps it: "never" for good, "not-today" for this day, "pain" for two weeks. What is left of the exercise makes way for another one.',
  access: 'signed-in',
  params: z.object({ id: workoutId, exercise: plannedExerciseId }),
  body: z.strictObject({
    kind: z.enum(['never', 'not-today', 'pain']),
    where: z.strictObject(where).optional().describe('of pain: that part bears less in every exercise, see /api/body'),
  }),
  status: 200,
  answer: z.object({
    message: z.string(),
    gone: z.boolean().describe('false: nothing else fits, so leave out what is left of it'),
    advice: both.nullable(),
  }),
  refuses: [...refusesUnplanned, 'no-such-exercise', 'health-consent-needed', 'parent-needed', 'too-many-complaints'],
  etag: true,
  examples: { body: { kind: 'pain', where: { part: 'knee', side: 'left' } } },
})
