import type { WorkoutId } from '../../domain/ids.ts'
import { type Moved, movedOf } from './moved.ts'
import type { Step } from './steps.ts'
import { usePreparation } from './use-preparation.ts'

/** What the sets before made of this one; null where the plan stands, and while it is not known what the place can load. */
export const useMoved = (workout: WorkoutId, step: Step): Moved | null => {
  const { loads, known } = usePreparation(workout, step.exercise.id)
  return known ? movedOf(step, loads) : null
}
