import { atMost } from '../../basis/plates.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Ask, Next } from './ask.ts'
import { e1rm, repsFor } from './percent.ts'

/** One heavy set leads; the others are lighter and leave as much in reserve. */
export const withBackOff = (ask: Ask, next: Next): Next => {
  if (ask.scheme !== 'top-set' || next.weightKg === null) return next
  const weightKg = atMost(ask.loads, next.weightKg * (1 - ruleSet.load.backOff.value.lighter))
  if (weightKg === null || weightKg >= next.weightKg) return next
  const strength = e1rm(next.weightKg + ask.bodyKg, next.reps + ask.rir)
  const reps = Math.floor(repsFor(strength, weightKg + ask.bodyKg, ask.rir) + 1e-9)
  return {
    ...next,
    backOff: {
      weightKg,
      reps: Math.max(next.reps, Math.min(ask.range[1] + ruleSet.load.backOff.value.moreReps, reps)),
    },
  }
}
