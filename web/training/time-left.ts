import { roughSeconds } from '../../domain/performance.ts'
import { isOpen, type Step, stepsOf } from './steps.ts'
import type { Workout } from './types.ts'

/** Seconds of one set with its rest. */
export const secondsOf = ({ set: { duration, distance, reps, rest_time } }: Step) =>
  roughSeconds({ durationSec: duration, distanceM: distance, reps }) + rest_time

/** Whole minutes that what is still open takes, as the coach estimated it; at least one while something is. */
export const minutesLeft = (workout: Workout): number => {
  const steps = stepsOf(workout)
  const sum = (some: readonly Step[]) => some.reduce((all, step) => all + secondsOf(step), 0)
  const [all, open] = [sum(steps), steps.filter(isOpen)]
  if (open.length === 0 || all === 0) return 0
  return Math.max(1, Math.round(((workout.estimated_minutes ?? workout.duration_minutes) * sum(open)) / all))
}
