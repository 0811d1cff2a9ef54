import { measuresOf } from '../../contract/measures.ts'
import { isPerformed as performed } from '../../domain/performance.ts'
import type { Done, Exercise, PlannedSet } from './types.ts'

const measures = ['reps', 'duration', 'weight', 'distance', 'speed', 'rir'] as const

/** Without the measures that have no value. */
export const doneOf = (given: { [Measure in keyof Done]?: number | null }): Done =>
  Object.fromEntries(measures.flatMap(name => (given[name] == null ? [] : [[name, given[name]]])))

/**
 * Where the steppers stand when a set opens: what was logged, else the plan, with the weight last used in this exercise.
 * The time that a way is expected to take is none that it took.
 */
export const proposed = (set: PlannedSet, siblings: readonly PlannedSet[]): Done => {
  if (set.logged) return doneOf(set.logged)
  const { reps, duration, weight, distance, speed } = set
  const last = siblings.findLast(other => other.logged !== null && other.ramp === set.ramp)?.logged?.weight
  const held = distance === null ? duration : null
  return doneOf({ reps, duration: held, weight: weight ?? last ?? null, distance, speed })
}

export const isPerformed = (done: Done) => performed(measuresOf(done))

const loads: readonly string[] = ['total', 'per-hand', 'stack', 'assisted']

/** Weight is asked for where the exercise has one, also when none is known yet: the first one logged drives the next. */
export const takesWeight = ({ load_type, sets }: Pick<Exercise, 'load_type' | 'sets'>) =>
  loads.includes(load_type) || sets.some(({ weight, logged }) => weight !== null || logged?.weight != null)
