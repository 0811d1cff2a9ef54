import type { SetId } from './ids.ts'
import type { OutlineBlock, OutlineExercise } from './outline.ts'
import { isFinished, isOver, type Progress } from './progress.ts'

/** Three looks everywhere: still to come, done, left out. What was still open at the end was left out. */
export type Look = 'planned' | 'done' | 'skipped'

export const setLook = (exercise: OutlineExercise, set: SetId, progress: Progress): Look => {
  if (set in progress.sets) return 'done'
  if (set in progress.setsSkipped || exercise.id in progress.exercisesSkipped) return 'skipped'
  const isLogged = exercise.sets.some(({ id }) => id in progress.sets)
  if (progress.exercisesDone.includes(exercise.id)) return isLogged ? 'skipped' : 'done'
  return isFinished(progress) ? 'skipped' : 'planned'
}

/**
 * To come while any of its sets is; then done as far as anything of it was. A ticked exercise without values counts as it
 * was planned.
 */
export const exerciseLook = (exercise: OutlineExercise, progress: Progress): Look => {
  const looks = exercise.sets.map(({ id }) => setLook(exercise, id, progress))
  if (looks.includes('planned')) return 'planned'
  return looks.includes('done') ? 'done' : 'skipped'
}

/** A block is over while each of its exercises was said to be: one that comes later opens it again. */
export const blockStatus = ({ exercises }: OutlineBlock, progress: Progress) => {
  const isSaid = (exercise: OutlineExercise) => isOver(exercise, progress) || isFinished(progress)
  const looks = exercises.map(exercise => (isSaid(exercise) ? exerciseLook(exercise, progress) : 'planned'))
  if (!looks.includes('planned')) return looks.includes('done') ? 'complete' : 'skipped'
  const isBegun = ({ id, sets }: OutlineExercise) =>
    progress.exercisesDone.includes(id) || sets.some(set => set.id in progress.sets)
  return exercises.some(isBegun) ? 'in_progress' : 'incomplete'
}
