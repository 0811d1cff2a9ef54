import type { Brief } from '../brief.ts'
import type { Plan, PlannedBlock, PlannedExercise } from '../plan.ts'
import { blockSeconds } from '../time-model.ts'

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

export const isFinished = ({ sets }: PlannedExercise, done: ReadonlySet<string>) => sets.every(({ id }) => done.has(id))

export const withoutEmpty = (blocks: readonly PlannedBlock[]): readonly PlannedBlock[] =>
  blocks.filter(({ exercises }) => exercises.length > 0)

/** Block with its minutes counted anew. */
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
