import type { Block, Exercise, PlannedSet, Workout } from './types.ts'

/** One set with all that stands around it; `number` counts from 1 the sets of its kind: preparation or work, of one side. */
export type Step = {
  readonly block: Block
  readonly exercise: Exercise
  readonly set: PlannedSet
  readonly number: number
  readonly of: number
}

const taken = new Set<Block['kind']>(['superset', 'circuit', 'emom', 'amrap', 'interval'])

/** Every set in the order of training: one exercise after the other, or round by round where the block says so. */
export const stepsOf = (workout: Workout): Step[] =>
  workout.blocks.flatMap(block => {
    const steps = block.exercises.flatMap(exercise => stepsOfExercise(block, exercise))
    return taken.has(block.kind) ? byRound(steps) : steps
  })

const stepsOfExercise = (block: Block, exercise: Exercise): Step[] =>
  exercise.sets.map(set => ({ block, exercise, set, ...placeOf(set, exercise.sets) }))

export const placeOf = (set: PlannedSet, sets: readonly PlannedSet[]) => {
  const alike = sets.filter(({ ramp, side }) => ramp === set.ramp && side === set.side)
  return { number: alike.indexOf(set) + 1, of: alike.length }
}

/** Left and right of one round stay together. */
const byRound = (steps: Step[]) =>
  steps
    .map((step, at) => ({ step, at, round: roundOf(step) }))
    .sort((one, other) => one.round - other.round || one.at - other.at)
    .map(({ step }) => step)

const roundOf = ({ set, number }: Step) => (set.ramp ? 0 : number)

export const isOpen = ({ exercise, set }: Step) => set.logged === null && !exercise.completed

/** The next open set after a given one, else the first open one from the start; only among those that `counts` lets in. */
export const nextOpen = (
  steps: readonly Step[],
  after: string | null,
  counts: (step: Step) => boolean = () => true,
): Step | undefined => {
  const at = steps.findIndex(({ set }) => set.id === after)
  const fits = (step: Step) => isOpen(step) && counts(step)
  return steps.slice(at + 1).find(fits) ?? steps.find(fits)
}

/** Nothing of this exercise is left to log once `set` is. */
export const isLastOf = (exercise: Exercise, set: string) =>
  exercise.sets.every(({ id, logged }) => id === set || logged !== null)

export const countOf = (workout: Workout) => {
  const sets = workout.blocks.flatMap(({ exercises }) => exercises).flatMap(({ sets }) => sets)
  return { all: sets.length, done: sets.filter(({ logged }) => logged !== null).length }
}

/** Kilograms moved: repetitions times weight. */
export const kgOf = (workout: Workout) => loads(workout).reduce((sum, load) => sum + load, 0)

/** The load of each logged set, in the order it was done. */
export const loads = (workout: Workout) =>
  stepsOf(workout)
    .flatMap(({ set }) => (set.logged ? [set.logged] : []))
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ reps, weight }) => (reps ?? 0) * (weight ?? 0))
    .filter(load => load > 0)

export const minutesOf = ({ started_at, finished_at }: Pick<Workout, 'started_at' | 'finished_at'>) =>
  started_at && finished_at
    ? Math.max(1, Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 60_000))
    : null
