import type { Exercise } from './catalogue.ts'
import type { Plan, PlannedBlock, PlannedExercise, PlannedSet } from './plan.ts'
import { ruleSet } from './rule-set.ts'

export type ExercisesById = ReadonlyMap<string, Exercise>

const { secondsPerRep, metresPerSecond, change } = ruleSet.session

// How long a set lasts, by its exercise. Who has only its measures goes by `domain/performance.ts`; the judge has a yardstick of
// its own.

/** Minutes a plan takes: Σ sets + rests + changes. `pace` is the athlete's own factor; clocks do not bend to it. */
export const planMinutes = (plan: Pick<Plan, 'blocks'>, byId: ExercisesById, pace = 1): number =>
  plan.blocks.reduce((sum, block) => sum + blockSeconds(block, byId, pace), 0) / 60

export const blockSeconds = (block: PlannedBlock, byId: ExercisesById, pace = 1): number => {
  if (block.kind === 'amrap') return block.minutes * 60
  if (block.kind === 'emom') return block.rounds * (block.roundDurationSec ?? 60)
  const each = block.exercises.map(planned => ({
    seconds: exerciseSeconds(planned, byId),
    change: changeTo(byId.get(planned.exercise)),
  }))
  return wholeSeconds(block.kind, each, bends(block) ? pace : 1)
}

/** Seconds of a block whose exercises take so many each, and so many to be set up. */
export const wholeSeconds = (
  kind: PlannedBlock['kind'],
  each: readonly { readonly seconds: number; readonly change: number }[],
  pace: number,
): number => {
  let worked = 0
  for (const { seconds } of each) worked += seconds
  return (worked + changeSeconds(kind, each)) * pace
}

/** Seconds of one exercise's sets with their rests. */
export const exerciseSeconds = (planned: PlannedExercise, byId: ExercisesById): number =>
  setsSeconds(planned.sets, byId.get(planned.exercise))

export const setsSeconds = (sets: readonly Omit<PlannedSet, 'id'>[], exercise: Exercise | undefined): number =>
  sets.reduce((sum, set) => sum + setSeconds(set, exercise) + set.restSec, 0)

type Dose = Omit<PlannedSet, 'id' | 'restSec'> & { readonly restSec?: number }

/** Seconds of work in one set; a one-sided exercise without a named side is done on both, unless it covers a distance. */
export const setSeconds = (set: Dose, exercise: Exercise | undefined): number => {
  const sides = exercise?.unilateral && !set.side && set.distanceM === undefined ? 2 : 1
  if (set.durationSec !== undefined) return set.durationSec * sides
  if (set.distanceM !== undefined) return set.distanceM / metresPerSecond.value
  return (set.reps ?? 0) * repSeconds(exercise) * sides
}

/** Seconds of one repetition on one side. */
export const repSeconds = (exercise: Exercise | undefined): number =>
  exercise?.defaults.secondsPerRep ?? secondsPerRep.value

/** Straight sets and pairs are set up exercise by exercise, a round once for all its stations. */
const changeSeconds = (kind: PlannedBlock['kind'], each: readonly { readonly change: number }[]) => {
  if (kind === 'warmup' || kind === 'cooldown') return 0
  return kind === 'straight' || kind === 'superset'
    ? each.reduce((sum, { change }) => sum + change, 0)
    : Math.max(0, ...each.map(({ change }) => change))
}

export const changeTo = (exercise: Exercise | undefined): number =>
  exercise?.requires.every(kit => kit.includes('barbell')) ? change.value.barbell : change.value.plain

/** Only strength work bends to the athlete's pace; what is timed stays as long as it is. */
const bends = ({ kind, exercises }: PlannedBlock) =>
  (kind === 'straight' || kind === 'superset' || kind === 'circuit') &&
  exercises.some(({ targetRir }) => targetRir !== null)

/** Minutes that a session may be shorter or longer than it was asked for. */
export const mayBeOff = (asked: number): number => {
  const { share, minutes } = ruleSet.session.tolerance.value
  return Math.min(minutes, asked * share)
}
