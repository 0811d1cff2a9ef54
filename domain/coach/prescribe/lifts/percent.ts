import { load } from '../../basis/rule-set/load.ts'

const rows: readonly (readonly [reps: number, percent: number])[] = load.percent.value

/** Share of the one-repetition maximum that allows so many repetitions to failure; beyond the table it goes on falling. */
export const shareAt = (repsToFailure: number): number => {
  const reps = Math.max(1, repsToFailure)
  const after = rows.findIndex(([row]) => row >= reps)
  if (after === -1) return Math.max(0.2, (lastPercent - (reps - lastReps) * 1.2) / 100)
  const [toReps, toPercent] = rows[after] ?? [1, 100]
  const [fromReps, fromPercent] = rows[Math.max(0, after - 1)] ?? [1, 100]
  const way = toReps === fromReps ? 1 : (reps - fromReps) / (toReps - fromReps)
  return (fromPercent + (toPercent - fromPercent) * way) / 100
}

/** Repetitions to failure, with fractions, that a share of the maximum allows; 0 above it. */
export const repsToFailureAt = (share: number): number => {
  if (share > 1) return 0
  const percent = share * 100
  const after = rows.findIndex(([, row]) => row <= percent)
  if (after === -1) return Math.min(60, lastReps + (lastPercent - percent) / 1.2)
  const [toReps, toPercent] = rows[after] ?? [1, 100]
  const [fromReps, fromPercent] = rows[Math.max(0, after - 1)] ?? [1, 100]
  const way = toPercent === fromPercent ? 1 : (percent - fromPercent) / (toPercent - fromPercent)
  return fromReps + (toReps - fromReps) * way
}

/** One-repetition maximum in kg that a set to failure tells. */
export const e1rm = (weightKg: number, repsToFailure: number): number => weightKg / shareAt(repsToFailure)

/** Epley's formula: sets of any number of repetitions, loaded or not, compared with each other. No load is reckoned by it. */
export const comparedByReps = (weightKg: number, repsToFailure: number): number => weightKg * (1 + repsToFailure / 30)

/** The load in kg that leaves `rir` repetitions in reserve after `reps`. */
export const loadFor = (oneRepMax: number, reps: number, rir: number): number => oneRepMax * shareAt(reps + rir)

/** Repetitions, with fractions, after which a load leaves `rir` in reserve. */
export const repsFor = (oneRepMax: number, weightKg: number, rir: number): number =>
  repsToFailureAt(weightKg / oneRepMax) - rir

const [lastReps, lastPercent] = rows[rows.length - 1] ?? [20, 56]
