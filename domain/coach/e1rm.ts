import { type Bout, day, type Work } from './history.ts'
import { ruleSet } from './rule-set.ts'

const { divisor, most } = ruleSet.load.epley.value

/** Epley's one-repetition maximum in kg; null beyond the repetitions it holds for. */
export const e1rm = (weightKg: number, repsToFailure: number): number | null =>
  weightKg > 0 && repsToFailure >= 1 && repsToFailure <= most ? weightKg * (1 + repsToFailure / divisor) : null

/** The load in kg that leaves `rir` repetitions in reserve after `reps`. */
export const loadFor = (oneRepMax: number, reps: number, rir: number): number =>
  oneRepMax / (1 + (reps + rir) / divisor)

/** Most repetitions that a load allows while `rir` stay in reserve. */
export const repsFor = (oneRepMax: number, weightKg: number, rir: number): number =>
  Math.floor(divisor * (oneRepMax / weightKg - 1) - rir + 1e-9)

/** Best estimate from an exercise's last three days within memory, or none. */
export const currentE1rm = (bouts: readonly Bout[], now: number): readonly number[] => {
  const recent = bouts.filter(({ at }) => now - at <= ruleSet.load.memoryDays.value * day)
  const found = recent.slice(0, 3).flatMap(({ sets }) => sets.flatMap(estimate))
  return found.length === 0 ? [] : [Math.max(...found)]
}

/** Loads that come on top of the body tell nothing about a maximum. */
const estimate = ({ exercise, weightKg, reps, rir }: Work) => {
  if (exercise.loadType === 'added' || exercise.loadType === 'assisted' || weightKg === null || reps === null) return []
  return e1rm(weightKg, reps + (rir ?? 0)) ?? []
}
