import { blockIdAt, exerciseIdIn, type PlannedExerciseId, setIdIn } from '../../ids.ts'
import { liftsOf } from '../../volume.ts'
import { type Exercise, isStrength } from '../basis/catalogue.ts'
import type { BlockKind, Plan, PlannedBlock, PlannedExercise, PlannedSet, Reason, Text } from '../basis/plan.ts'
import { blockSeconds, planMinutes } from '../basis/time-model.ts'
import type { Brief } from '../prescribe/brief.ts'

/** A plan before its parts are numbered. */
export type DraftSet = Omit<PlannedSet, 'id'>

export type DraftExercise = {
  readonly exercise: Exercise
  readonly targetRir: number | null
  readonly reasons: readonly Reason[]
  readonly sets: readonly DraftSet[]
}

export type DraftBlock = {
  readonly kind: BlockKind
  readonly name: Text
  readonly description: Text
  readonly focus: string | null
  readonly rounds: number
  readonly roundDurationSec: number | null
  /** Only where a clock decides: the cap of an AMRAP in minutes. */
  readonly capMinutes?: number
  readonly exercises: readonly DraftExercise[]
}

export type DraftPlan = Pick<Plan, 'name' | 'description' | 'hints'> & { readonly blocks: readonly DraftBlock[] }

/** Numbers blocks, exercises and sets: b1, b1e2, b1e2s3. */
export const assemble = (draft: DraftPlan, brief: Brief): Plan => {
  const blocks = draft.blocks
    .filter(({ exercises }) => exercises.length > 0)
    .map((block, at) => blockOf(block, at, brief))
  return {
    name: draft.name,
    description: draft.description,
    estimatedMinutes: Math.round(planMinutes({ blocks }, brief.byId, brief.pace) * 10) / 10,
    blocks,
    notUnderstood: brief.wish.notUnderstood,
    hints: draft.hints,
  }
}

export const exercisesIn = (blocks: readonly DraftBlock[]): readonly Exercise[] =>
  blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))

/** Seconds that draft blocks take. */
export const secondsOf = (blocks: readonly DraftBlock[], brief: Brief): number =>
  blocks.reduce((sum, block, at) => sum + blockSeconds(numbered(block, at), brief.byId, brief.pace), 0)

const blockOf = (draft: DraftBlock, at: number, brief: Brief): PlannedBlock => {
  const block = numbered(draft, at)
  return { ...block, minutes: Math.round((blockSeconds(block, brief.byId, brief.pace) / 60) * 10) / 10 }
}

const numbered = ({ capMinutes, ...draft }: DraftBlock, at: number): PlannedBlock => ({
  id: blockIdAt(at + 1),
  ...draft,
  minutes: capMinutes ?? 0,
  exercises: draft.exercises.map((exercise, index) => exerciseOf(exercise, exerciseIdIn(blockIdAt(at + 1), index + 1))),
})

const exerciseOf = ({ exercise, targetRir, reasons, sets }: DraftExercise, id: PlannedExerciseId): PlannedExercise => ({
  id,
  exercise: exercise.id,
  name: exercise.name,
  type: sets.some(({ reps }) => reps !== undefined) ? 'repetitions' : 'duration',
  targetRir,
  ...liftsOf(exercise, sets),
  reasons: targetRir === null ? reasons.map(withoutReserve) : reasons,
  sets: sets.map((set, index) => ({ id: setIdIn(id, index + 1), ...set })),
})

/** What is done against a clock has no reserve to aim at, and no reason says so. */
const withoutReserve = ({ to, ...reason }: Reason): Reason => {
  if (!to) return reason
  const { rir: _, ...dose } = to
  return { ...reason, to: dose }
}

/** Working sets of strength in draft blocks; left and right together are one. */
export const setsIn = (blocks: readonly DraftBlock[]): number =>
  blocks
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ exercise, sets }) => (isStrength(exercise) ? sets : []))
    .reduce((sum, { ramp, side }) => sum + (ramp ? 0 : side ? 0.5 : 1), 0)

export const hasTrunk = (blocks: readonly DraftBlock[]): boolean =>
  blocks.some(({ exercises }) => exercises.some(({ exercise }) => exercise.role === 'core'))
