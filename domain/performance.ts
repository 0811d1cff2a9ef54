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

type Measured = { readonly [Name in 'reps' | 'durationSec' | 'distanceM']?: number | null | undefined }

/**
 * Seconds a set takes, roughly, for who does not know the exercise (`coach/time-model.ts` does): what is timed as it is, two
 * metres or a quarter of a repetition a second.
 */
export const roughSeconds = ({ reps, durationSec, distanceM }: Measured): number =>
  durationSec ?? (typeof distanceM === 'number' ? distanceM / 2 : (reps ?? 0) * 4)

/** The measures alone, and of them those that were taken. */
export const performanceOf = (given: Performance): Performance =>
  Object.fromEntries(measures.filter(name => given[name] !== undefined).map(name => [name, given[name]]))

/** A weight or an effort alone says nothing was moved. */
export const isPerformed = ({ reps, durationSec, distanceM }: Performance) =>
  reps !== undefined || durationSec !== undefined || distanceM !== undefined

/** What was logged in a set, in one word: '10//22.5///2' by measure, 'open' where nothing is. Two alike are the same. */
export const versionOf = (done: Performance | null | undefined): string =>
  done ? measures.map(name => done[name] ?? '').join('/') : 'open'

export const isSamePerformance = (one: Performance, other: Performance) => versionOf(one) === versionOf(other)
