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
  const worked = block.exercises.reduce((sum, exercise) => sum + exerciseSeconds(exercise, byId), 0)
  const whole = worked + changeSeconds(block, byId)
  return bends(block) ? whole * pace : whole
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
const changeSeconds = (block: PlannedBlock, byId: ExercisesById) => {
  if (block.kind === 'warmup' || block.kind === 'cooldown') return 0
  const each = block.exercises.map(({ exercise }) => changeTo(byId.get(exercise)))
  return block.kind === 'straight' || block.kind === 'superset'
    ? each.reduce((sum, seconds) => sum + seconds, 0)
    : Math.max(0, ...each)
}

export const changeTo = (exercise: Exercise | undefined): number =>
  exercise?.requires.every(kit => kit.includes('barbell')) ? change.value.barbell : change.value.plain

/** Only strength work bends to the athlete's pace; what is timed stays as long as it is. */
const bends = ({ kind, exercises }: PlannedBlock) =>
  (kind === 'straight' || kind === 'superset' || kind === 'circuit') &&
  exercises.some(({ targetRir }) => targetRir !== null)
