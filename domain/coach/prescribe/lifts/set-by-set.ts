import { ruleSet } from '../../basis/rule-set.ts'
import { type Ask, isSilent, type Next, possibleReps } from './ask.ts'
import { aheadOf, daysSinceTooMuch, setsAtTop, wasShortBefore } from './lift.ts'

/**
 * A repetition more in every set is a step of three percent: where it was too much a while ago, or the last day
 * left less than it was to, it comes one set after the other, until strength says that all of them can. What was too much
 * in every set is tried again only after some days, and what was short in any of them not on the next but one: up and down by
 * turns is no progress.
 */
export const setBySet = (ask: Ask, next: Next): Next => {
  const { lift } = ask
  const last = lift.lastReps
  if (last === null || next.reps !== last + 1 || isOfOneStep(ask)) return next
  const before = { ...next, reps: last, move: 'hold' } as const
  if (wasShortBefore(lift, next.weightKg, next.reps)) return asBefore(ask, before)
  // What came without a word is read as if it had left what was planned: that says nothing of one more.
  const possible = next.weightKg === null || isSilent(lift) ? null : possibleReps(ask, next.weightKg)
  if (possible !== null && possible >= next.reps) return next
  const days = daysSinceTooMuch(lift, next.weightKg, next.reps)
  if (days === null && lift.result !== 'edge') return next
  const lead = Math.floor(aheadOf(lift)) + 1
  const isWhole = lead >= setsAtTop(lift)
  if (isWhole && days !== null && days < ruleSet.load.standing.value.usual) return asBefore(ask, before)
  return isWhole ? next : { ...next, lead }
}

/** The same as last time, with as many sets ahead. */
export const asBefore = (ask: Ask, next: Next): Next => {
  const lead = isOfOneStep(ask) ? 0 : Math.floor(aheadOf(ask.lift))
  return next.reps === ask.lift.lastReps && lead > 0 ? { ...next, reps: next.reps + 1, lead } : next
}

/** One heavy set has none to wait for it, and no easier day has a set ahead. */
const isOfOneStep = ({ scheme, factor }: Ask) => scheme === 'top-set' || factor < 1
