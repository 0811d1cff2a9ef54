import type { BlockId, EventId, ExerciseId, Loose, PlannedExerciseId, SetId } from '../../ids.ts'

/** German and English, always both. */
export type Text = { readonly de: string; readonly en: string }

export type BlockKind = 'warmup' | 'straight' | 'superset' | 'circuit' | 'emom' | 'amrap' | 'interval' | 'cooldown'

/**
 * One set as planned. `weightKg` is null where no load is known yet: it is then found by feel (RIR), never invented.
 * Per-hand loads give the weight of one implement; `side` is set where left and right are done one after the other.
 */
export type PlannedSet = {
  readonly id: SetId
  readonly reps?: number
  readonly durationSec?: number
  readonly distanceM?: number
  readonly speedKmh?: number
  readonly weightKg?: number | null
  readonly side?: 'left' | 'right'
  /** A ramp set prepares for the working sets and does not count as work. */
  readonly ramp?: boolean
  /** By the athlete, not by the coach. */
  readonly added?: boolean
  readonly restSec: number
}

/** A load in kg, repetitions, and how many were or shall be left in reserve; absent where it does not apply. */
export type Dose = { readonly weightKg?: number; readonly reps?: number; readonly rir?: number }

/**
 * Why something is there: the decision (`code`), the stored events that led to it (`events`, their ids), and where it
 * concerns a dose what was done last (`from`) and what is planned (`to`). `facts` fill the sentence, which is made of
 * nothing else. Reasons of before doses were kept have neither.
 */
export type Reason = {
  readonly code: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly events: readonly Loose<EventId>[]
  readonly from?: Dose
  readonly to?: Dose
  readonly text: Text
}

export type PlannedExercise = {
  readonly id: PlannedExerciseId
  readonly exercise: ExerciseId
  readonly name: Text
  readonly type: 'repetitions' | 'duration'
  readonly targetRir: number | null
  /** How often a logged weight is lifted in one counted repetition, by both hands and on both sides; 1 when absent. */
  readonly lifts?: number
  /** By the athlete, not by the coach. */
  readonly added?: boolean
  readonly reasons: readonly Reason[]
  readonly sets: readonly PlannedSet[]
}

export type PlannedBlock = {
  readonly id: BlockId
  readonly kind: BlockKind
  readonly name: Text
  readonly description: Text
  readonly focus: string | null
  readonly rounds: number
  readonly roundDurationSec: number | null
  readonly minutes: number
  readonly exercises: readonly PlannedExercise[]
}

/** What the gate found. A plan with `violations` is never appended. */
export type Verdict = {
  readonly ruleSet: string
  readonly score: number
  readonly violations: readonly Finding[]
  readonly remarks: readonly Finding[]
}

export type Finding = {
  readonly rule: number
  readonly severity: 'hard' | 'soft'
  readonly where: string
  readonly expected: string
  readonly found: string
}

export type Plan = {
  readonly name: Text
  /** What it is called, once the athlete has changed its shape; else what `titleOf` makes of it. */
  readonly title?: Text
  readonly description: Text
  /** By the time model, in minutes. */
  readonly estimatedMinutes: number
  readonly blocks: readonly PlannedBlock[]
  /** Words of the wish that changed nothing. */
  readonly notUnderstood: readonly string[]
  /** Said to the athlete before the first set: safety, substitutes, what was left out. */
  readonly hints: readonly Text[]
}

export const exercisesOf = (plan: Pick<Plan, 'blocks'>) => plan.blocks.flatMap(block => block.exercises)
export const setsOf = (plan: Plan) => exercisesOf(plan).flatMap(exercise => exercise.sets)
