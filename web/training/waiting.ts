import type { WorkoutId } from '../../domain/ids.ts'
import { leaveOff, leftOff } from '../offline/left-off.ts'
import { stepsOf } from './steps.ts'
import type { Workout } from './types.ts'

// Exercises whose machine is taken: the others of their block come first, on this device. The plan stays as it is.

type Waiting = { readonly workout: WorkoutId; readonly exercises: readonly string[] }

const waitingIn = (workout: WorkoutId): readonly string[] => {
  const read = leftOff('waiting') as Waiting | null
  return read?.workout === workout ? read.exercises : []
}

export const letWait = ({ id }: Workout, exercise: string) =>
  leaveOff('waiting', { workout: id, exercises: [...waitingIn(id).filter(one => one !== exercise), exercise] })

/** Every set in the order of training today. */
export const stepsToday = (workout: Workout) => stepsOf(workout, waitingIn(workout.id))
