import { keep, kept } from '../data/device.ts'
import { stepsOf } from './steps.ts'
import type { Workout } from './types.ts'

// Exercises whose machine is taken: the others of their block come first, on this device. The plan stays as it is.

const key = 'formkurve.waiting'

type Waiting = { readonly workout: string; readonly exercises: readonly string[] }

const waitingIn = (workout: string): readonly string[] => {
  try {
    const read: Waiting | null = JSON.parse(kept(key) ?? 'null')
    return read?.workout === workout ? read.exercises : []
  } catch {
    return []
  }
}

export const letWait = ({ id }: Workout, exercise: string) =>
  keep(key, JSON.stringify({ workout: id, exercises: [...waitingIn(id).filter(one => one !== exercise), exercise] }))

/** Every set in the order of training today. */
export const stepsToday = (workout: Workout) => stepsOf(workout, waitingIn(workout.id))
