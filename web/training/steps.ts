import { measuresOf } from '../../contract/measures.ts'
import type { SetId } from '../../domain/ids.ts'
import { inTurn, placeOf } from '../../domain/set-place.ts'
import { kgMoved } from '../../domain/volume.ts'
import { countSets, isEasy } from '../../domain/working-sets.ts'
import type { Block, Exercise, PlannedSet, Workout } from './types.ts'

/** One set with all that stands around it; `number` counts from 1 the sets of its kind: preparation or work, of one side. */
export type Step = {
  readonly block: Block
  readonly exercise: Exercise
  readonly set: PlannedSet
  readonly number: number
  readonly of: number
}

export const isOpen = ({ set }: Step) => set.look === 'planned'

/**
 * Every set in the order of training: one exercise after the other, or round by round where the block says so. What is
 * open of exercises that are `waiting` comes at the end of their block.
 */
export const stepsOf = (workout: Workout, waiting: readonly string[] = []): Step[] =>
  workout.blocks.flatMap(block => {
    const steps = block.exercises.flatMap(exercise => stepsOfExercise(block, exercise))
    const waits = (step: Step) => isOpen(step) && waiting.includes(step.exercise.id)
    const ordered = inTurn(block.kind, steps)
    return [...ordered.filter(step => !waits(step)), ...ordered.filter(waits)]
  })

const stepsOfExercise = (block: Block, exercise: Exercise): Step[] =>
  exercise.sets.map(set => ({ block, exercise, set, ...placeOf(set, exercise.sets) }))

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
export const isLastOf = (exercise: Exercise, set: SetId) =>
  exercise.sets.every(({ id, look }) => id === set || look !== 'planned')

/** Sets as a trainer counts them. */
export const countOf = ({ blocks }: Workout) => countIn(blocks.flatMap(block => (isEasy(block) ? [] : block.exercises)))

export const countIn = (exercises: readonly Pick<Exercise, 'id' | 'sets'>[]) => ({
  all: countSets(exercises),
  done: countSets(exercises, ({ logged }) => logged),
})

/** Whatever was logged, of the warm-up too. */
export const loggedIn = (workout: Workout) => stepsOf(workout).filter(({ set }) => set.logged).length

/** Kilograms moved in what is counted as sets, with both hands and both sides. */
export const kgOf = (workout: Workout) => loads(workout).reduce((sum, load) => sum + load, 0)

/** The load of each of them that was logged, in the order it was done. */
export const loads = (workout: Workout) =>
  stepsOf(workout)
    .filter(({ block, set }) => !isEasy(block) && !set.ramp)
    .flatMap(({ exercise, set }) => (set.logged ? [{ logged: set.logged, lifts: exercise.lifts }] : []))
    .sort((one, other) => one.logged.at.localeCompare(other.logged.at))
    .map(({ logged, lifts }) => kgMoved(measuresOf(logged), lifts))
    .filter(load => load > 0)
