import { z } from 'zod'
import {
  blockId as block,
  plannedExerciseId as exercise,
  profileId as profile,
  setId as set,
  userId,
} from '../../contract/ids.ts'
import { moment as at, text } from '../../contract/text.ts'
import type { Plan } from '../../domain/coach/basis/plan.ts'
import { redFlags } from '../../domain/coach/read/conditions.ts'
import { skipReasons } from '../../domain/progress.ts'
import type { Event } from '../../domain/workout.ts'

// What each fact of a workout may say. The type at the end holds them to the facts as the domain knows them.

const words = text(10_000)
const name = text(200)
const both = z.strictObject({ de: words, en: words })
const whole = z.int().min(0).max(1_000_000)
const amount = z.number().min(0).max(1_000_000)
const weightKg = z.number().min(-500).max(5000)
const ofCatalogue = name

const performed = {
  reps: whole.exactOptional(),
  durationSec: amount.exactOptional(),
  weightKg: weightKg.exactOptional(),
  distanceM: amount.exactOptional(),
  speedKmh: amount.exactOptional(),
  rir: z.number().min(0).max(20).exactOptional(),
}

const dose = {
  reps: whole.exactOptional(),
  durationSec: amount.exactOptional(),
  distanceM: amount.exactOptional(),
  speedKmh: amount.exactOptional(),
  weightKg: weightKg.nullable().exactOptional(),
  side: z.enum(['left', 'right']).exactOptional(),
  ramp: z.boolean().exactOptional(),
  added: z.boolean().exactOptional(),
  restSec: amount,
}

const reasonDose = z.strictObject({
  weightKg: weightKg.exactOptional(),
  reps: z.number().exactOptional(),
  rir: z.number().exactOptional(),
})

const plannedExercise = z.strictObject({
  id: exercise,
  exercise: ofCatalogue,
  name: both,
  type: z.enum(['repetitions', 'duration']),
  targetRir: z.number().nullable(),
  lifts: z.number().exactOptional(),
  added: z.boolean().exactOptional(),
  reasons: z.array(
    z.strictObject({
      code: name,
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
      events: z.array(name),
      from: reasonDose.exactOptional(),
      to: reasonDose.exactOptional(),
      text: both,
    }),
  ),
  sets: z.array(z.strictObject({ id: set, ...dose })).max(100),
})

const plannedBlock = z.strictObject({
  id: block,
  kind: z.enum(['warmup', 'straight', 'superset', 'circuit', 'emom', 'amrap', 'interval', 'cooldown']),
  name: both,
  description: both,
  focus: words.nullable(),
  rounds: whole,
  roundDurationSec: amount.nullable(),
  minutes: amount,
  exercises: z.array(plannedExercise).max(50),
})

const plan = z.strictObject({
  name: both,
  title: both.exactOptional(),
  description: both,
  estimatedMinutes: amount,
  blocks: z.array(plannedBlock).max(50),
  notUnderstood: z.array(words),
  hints: z.array(both),
}) satisfies z.ZodType<Plan>

const finding = z.strictObject({
  rule: z.number(),
  severity: z.enum(['hard', 'soft']),
  where: words,
  expected: words,
  found: words,
})
const verdict = z.strictObject({
  ruleSet: name,
  score: z.number().min(0).max(100),
  violations: z.array(finding),
  remarks: z.array(finding),
})

const planFact = { plan, notUnderstood: z.array(words).exactOptional(), verdict, at }
const named = z.strictObject({ exercise: ofCatalogue, name: both })
const plannerVersion = name.exactOptional()
const skipped = { why: z.enum(skipReasons).exactOptional(), at }
const ofSet = { exercise, set, at }

const fact = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...fields })

const facts: {
  readonly [Type in Event['type']]: z.ZodType<Extract<Event, { type: Type }>>
} = {
  WorkoutRequested: fact('WorkoutRequested', {
    athlete: userId,
    prompt: words.exactOptional(),
    durationMinutes: z.number().min(1).max(1440),
    profile: profile.exactOptional(),
    mood: z.int().min(1).max(5).exactOptional(),
    today: z.array(z.enum(['sick', 'bad-sleep', 'hangover'])).exactOptional(),
    seed: name,
    at,
  }),
  WorkoutGenerated: fact('WorkoutGenerated', {
    ...planFact,
    plannerVersion,
    planner: z.enum(['rules', 'ai']),
    model: name.exactOptional(),
    usage: z
      .strictObject({ calls: whole, inputTokens: whole, outputTokens: whole, costUsd: amount.nullable() })
      .exactOptional(),
    scores: z.strictObject({ rules: z.number(), model: z.number().nullable() }).exactOptional(),
    prompts: z.strictObject({ coach: whole, reader: whole }).exactOptional(),
  }),
  GenerationFailed: fact('GenerationFailed', {
    reason: words,
    flags: z.array(z.enum(redFlags)).exactOptional(),
    plannerVersion,
    at,
  }),
  WorkoutRevised: fact('WorkoutRevised', { ...planFact, why: words, profile: profile.exactOptional() }),
  ExerciseSwapped: fact('ExerciseSwapped', {
    ...planFact,
    exercise,
    went: named.exactOptional(),
    came: named.exactOptional(),
    why: words,
  }),
  ExerciseFelt: fact('ExerciseFelt', {
    exercise,
    catalogueId: ofCatalogue,
    kind: z.enum(['never', 'not-today', 'pain']),
    at,
  }),
  WorkoutStarted: fact('WorkoutStarted', { at }),
  SetLogged: fact('SetLogged', { ...ofSet, ...performed }),
  SetCorrected: fact('SetCorrected', { ...ofSet, ...performed }),
  SetSkipped: fact('SetSkipped', { exercise, set, ...skipped }),
  SetReopened: fact('SetReopened', ofSet),
  RestTaken: fact('RestTaken', { set, seconds: amount, at }),
  SetNoted: fact('SetNoted', { ...ofSet, note: words }),
  SetAdded: fact('SetAdded', {
    ...ofSet,
    after: set.nullable(),
    planned: z.strictObject(dose),
    minutes: z.number(),
  }),
  SetRemoved: fact('SetRemoved', { ...ofSet, minutes: z.number() }),
  BlockMoved: fact('BlockMoved', { block, after: block.nullable(), at }),
  ExerciseAdded: fact('ExerciseAdded', { block, after: block.nullable(), planned: plannedBlock, at }),
  ExerciseRemoved: fact('ExerciseRemoved', { block, minutes: z.number(), at }),
  ExerciseNoted: fact('ExerciseNoted', { exercise, note: words, at }),
  ExerciseCompleted: fact('ExerciseCompleted', { exercise, at }),
  ExerciseSkipped: fact('ExerciseSkipped', { exercise, ...skipped }),
  ExerciseReopened: fact('ExerciseReopened', { exercise, at }),
  BlockCompleted: fact('BlockCompleted', { block, at }),
  BlockSkipped: fact('BlockSkipped', { block, ...skipped }),
  WorkoutCompleted: fact('WorkoutCompleted', { at }),
  WorkoutAborted: fact('WorkoutAborted', { at }),
  WorkoutReopened: fact('WorkoutReopened', { at }),
  TimesCorrected: fact('TimesCorrected', { startedAt: at, finishedAt: at, pausedMinutes: amount, at }),
  WorkoutExpired: fact('WorkoutExpired', { at }),
  WorkoutDeleted: fact('WorkoutDeleted', { at }),
  WorkoutRestored: fact('WorkoutRestored', { at }),
  WorkoutErased: fact('WorkoutErased', { at }),
}

/** A fact of that type that says these data; throws what zod says of data that no such fact can hold. */
export const factOf = (type: Event['type'], data: object): Event => facts[type].parse({ ...data, type })
