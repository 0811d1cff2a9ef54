import type { Performance } from './performance.ts'

// What is better in an exercise, and by how much

/** `assisted`: the weight helps, so less of it is more. */
type Lift = { readonly assisted: boolean }

/** More load first, then more repetitions, distance and time: of two sets one is better, or they are alike. */
const order = ({ weightKg = 0, reps = 0, distanceM = 0, durationSec = 0 }: Performance, { assisted }: Lift) => [
  assisted ? -weightKg : weightKg,
  reps,
  distanceM,
  durationSec,
]

export const isBetter = (one: Performance, other: Performance, lift: Lift): boolean => {
  const [left, right] = [order(one, lift), order(other, lift)]
  const at = left.findIndex((value, place) => value !== right[place])
  return at >= 0 && (left[at] ?? 0) > (right[at] ?? 0)
}

export const bestOf = (sets: readonly Performance[], lift: Lift): Performance | null =>
  sets.reduce<Performance | null>((best, set) => (best && !isBetter(set, best, lift) ? best : set), null)

/** What comes first is no record: there must have been something to beat. */
export const isRecord = (sets: readonly Performance[], before: Performance | null, lift: Lift): boolean => {
  const best = bestOf(sets, lift)
  return best !== null && before !== null && isBetter(best, before, lift)
}

export type Change = {
  readonly measure: 'weightKg' | 'reps' | 'distanceM' | 'durationSec' | 'sets'
  readonly by: number
}

const measures = ['weightKg', 'reps', 'distanceM', 'durationSec'] as const

/** What was done of an exercise, and how many sets a trainer counts in it: left and right are one. */
type Trained = { readonly sets: readonly Performance[]; readonly count: number }

/** What the best set has more or less of than the best one then; where they are alike, all sets together. */
export const changesSince = (work: Trained, last: Trained, lift: Lift): Change[] => {
  const [now, then] = [bestOf(work.sets, lift), bestOf(last.sets, lift)]
  if (!now || !then) return []
  const inBest = measures.flatMap(measure => by(measure, (now[measure] ?? 0) - (then[measure] ?? 0)))
  if (inBest.length > 0) return inBest
  const inAll = by('sets', work.count - last.count)
  return inAll.length > 0 ? inAll : by('reps', repsIn(work.sets) - repsIn(last.sets))
}

const by = (measure: Change['measure'], amount: number): Change[] =>
  amount === 0 ? [] : [{ measure, by: Math.round(amount * 1000) / 1000 }]

const repsIn = (sets: readonly Performance[]) => sets.reduce((sum, { reps }) => sum + (reps ?? 0), 0)
