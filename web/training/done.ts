import type { Done, PlannedSet } from './types.ts'

const measures = ['reps', 'duration', 'weight', 'distance', 'speed', 'rir'] as const

/** Without the measures that have no value. */
export const doneOf = (given: { [Measure in keyof Done]?: number | null }): Done =>
  Object.fromEntries(measures.flatMap(name => (given[name] == null ? [] : [[name, given[name]]])))

/** Where the steppers stand when a set opens: what was logged, else the plan, with the weight last used in this exercise. */
export const proposed = (set: PlannedSet, siblings: readonly PlannedSet[]): Done => {
  if (set.logged) return doneOf(set.logged)
  const { reps, duration, weight, distance, speed } = set
  const last = siblings.findLast(other => other.logged !== null && other.ramp === set.ramp)?.logged?.weight
  return doneOf({ reps, duration, weight: weight ?? last ?? null, distance, speed })
}

/** A weight or an effort alone says nothing was moved. */
export const isPerformed = ({ reps, duration, distance }: Done) =>
  reps !== undefined || duration !== undefined || distance !== undefined

/** Which measures a set shows: those of the plan; weight also where it is still to be found by feel. */
export const measuresOf = (set: PlannedSet, takesWeight: boolean) => ({
  reps: set.reps !== null || set.logged?.reps != null,
  duration: set.duration !== null,
  distance: set.distance !== null,
  weight: takesWeight,
})
