/** What was really done in one set. A field is absent where it does not apply. */
export type Performance = {
  reps?: number
  durationSec?: number
  weightKg?: number
  distanceM?: number
  speedKmh?: number
  /** Reps in reserve, as felt. */
  rir?: number
}

const measures = ['reps', 'durationSec', 'weightKg', 'distanceM', 'speedKmh', 'rir'] as const

/** The measures alone, and of them those that were taken. */
export const performanceOf = (given: Performance): Performance =>
  Object.fromEntries(measures.filter(name => given[name] !== undefined).map(name => [name, given[name]]))

/** A weight or an effort alone says nothing was moved. */
export const isPerformed = ({ reps, durationSec, distanceM }: Performance) =>
  reps !== undefined || durationSec !== undefined || distanceM !== undefined

export const isSamePerformance = (one: Performance, other: Performance) =>
  measures.every(name => one[name] === other[name])
