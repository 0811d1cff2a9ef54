import type { Exercise, Range } from '../basis/catalogue.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { Brief } from './brief.ts'
import { hurtSince } from './lifts/hurt.ts'
import type { Lift } from './lifts/lift.ts'

// What readiness, the last answers, a deload, a break and what hurts leave of loads and of sets.

/** The lowest of what readiness, a deload and a break allow of the last load. */
export const factorOf = (brief: Brief): number => Math.min(easierToday(brief), brief.comeback)

/** The same for a lift: where it was done since the break as it stands now, the break is taken off already. */
export const factorFor = (brief: Brief, exercise: Exercise, lift: Lift): number =>
  Math.min(
    isFromBefore(brief, lift) ? factorOf(brief) : easierToday(brief),
    hurtSince(brief, exercise, lift)?.share ?? 1,
  )

const easierToday = ({ readiness, deload }: Brief) =>
  Math.min(readiness.load, deload ? middle(ruleSet.load.deload.value.load) : 1)

export const isFromBefore = ({ backSince }: Brief, { bouts }: Lift) =>
  backSince !== null && (bouts[0]?.at ?? backSince) < backSince

/** The lowest share of sets that readiness, the last answers, a deload and a break allow. */
export const setFactor = ({ readiness, deload, answers, wave, comeback }: Brief): number =>
  Math.min(readiness.sets, answers.sets, wave?.sets ?? 1, comeback, deload ? ruleSet.load.deload.value.sets : 1)

export const easedSets = (brief: Brief, sets: number): number => Math.max(1, Math.round(sets * setFactor(brief) - 0.01))

const middle = ([low, high]: Range) => (low + high) / 2
