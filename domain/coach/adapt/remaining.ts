import {
  exercisesOf,
  type Plan,
  type PlannedBlock,
  type PlannedExercise,
  type PlannedSet,
  type Reason,
} from '../basis/plan.ts'
import { blockSeconds } from '../basis/time-model.ts'
import type { Brief } from '../prescribe/brief.ts'
import { blockName } from '../reasons/block-words.ts'

/** The part of a plan that is still to be done. */
export const remaining = (plan: Plan, done: ReadonlySet<string>): Plan => ({
  ...plan,
  blocks: withoutEmpty(
    plan.blocks.map(block => ({ ...block, exercises: block.exercises.flatMap(one => left(one, done)) })),
  ),
})

export const secondsLeft = (plan: Plan, done: ReadonlySet<string>, brief: Brief): number =>
  remaining(plan, done).blocks.reduce((sum, block) => sum + blockSeconds(clocked(block), brief.byId, brief.pace), 0)

export const isUntouched = ({ sets }: PlannedExercise, done: ReadonlySet<string>) =>
  !sets.some(({ id }) => done.has(id))

/** All work is done; a ramp set that was left out does not count, a right side goes with its left. */
export const isFinished = ({ sets }: PlannedExercise, done: ReadonlySet<string>) =>
  sets.every((set, at) => set.ramp || done.has(set.id) || (set.side === 'right' && done.has(sets[at - 1]?.id ?? '')))

export const withoutEmpty = (blocks: readonly PlannedBlock[]): readonly PlannedBlock[] =>
  blocks.filter(({ exercises }) => exercises.length > 0)

/** Block with its name and minutes made anew from what it holds. */
export const renewed = (block: PlannedBlock, brief: Brief): PlannedBlock => {
  const named = block.kind === 'straight' || block.kind === 'superset'
  const exercises = block.exercises.flatMap(({ exercise }) => brief.byId.get(exercise) ?? [])
  return timed(named ? { ...block, name: blockName(block.kind, [...new Set(exercises)]) } : block, brief)
}

/** Whether a reason's numbers are still those of the exercise. */
export const agrees = ({ facts }: Reason, { sets, targetRir }: PlannedExercise): boolean => {
  const first = sets.find(({ ramp }) => !ramp)
  return (
    (facts.weightKg === undefined || facts.weightKg === first?.weightKg) &&
    (facts.reps === undefined || facts.reps === first?.reps) &&
    (facts.durationSec === undefined || facts.durationSec === first?.durationSec) &&
    (facts.rir === undefined || facts.rir === targetRir)
  )
}

export const timed = (block: PlannedBlock, brief: Brief): PlannedBlock =>
  block.kind === 'amrap'
    ? block
    : { ...block, minutes: Math.round((blockSeconds(block, brief.byId, brief.pace) / 60) * 10) / 10 }

const left = (exercise: PlannedExercise, done: ReadonlySet<string>): PlannedExercise[] => {
  const sets = exercise.sets.filter(({ id }) => !done.has(id))
  return sets.some(({ ramp }) => !ramp) ? [{ ...exercise, sets }] : []
}

/** Rounds that are left on a clock. */
const clocked = (block: PlannedBlock): PlannedBlock => {
  const rounds = Math.max(0, ...block.exercises.map(({ sets }) => sets.length))
  if (block.kind === 'amrap') return { ...block, minutes: (block.minutes * rounds) / Math.max(1, block.rounds) }
  return block.kind === 'emom' ? { ...block, rounds } : block
}

/** A right side whose left was done goes with it, before the athlete leaves the old place. */
export const withRightSides = (plan: Plan, done: ReadonlySet<string>): ReadonlySet<string> => {
  const goesWithLeft = ({ side }: PlannedSet, before: PlannedSet | undefined) =>
    side === 'right' && before !== undefined && done.has(before.id)
  const sides = exercisesOf(plan).flatMap(({ sets }) => sets.filter((set, at) => goesWithLeft(set, sets[at - 1])))
  return new Set([...done, ...sides.map(({ id }) => id)])
}
