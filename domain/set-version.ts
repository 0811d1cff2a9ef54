import type { Performance } from './performance.ts'

const measures = ['reps', 'durationSec', 'weightKg', 'distanceM', 'speedKmh', 'rir'] as const

/** What was logged in a set, in one word: '10--22.5---2' by measure, 'open' where nothing is. Two alike are the same. */
export const versionOf = (done: Performance | null | undefined): string =>
  done ? measures.map(name => done[name] ?? '').join('/') : 'open'
