import { type Ask, isSilent, type Next, possibleReps } from './ask.ts'
import { aheadOf, wasTooMuch } from './lift.ts'

/**
 * A repetition more in every set is a step of three percent: where it was too much a while ago, or the last day
 * left less than it was to, it comes one set after the
 * other, until strength says that all of them can. Who says nothing of reserve goes on until they miss, and one heavy set has
 * none to wait for it.
 */
export const setBySet = (ask: Ask, next: Next): Next => {
  const { lift, scheme } = ask
  const last = lift.lastReps
  if (last === null || next.reps !== last + 1 || scheme === 'top-set' || isSilent(lift)) return next
  const possible = next.weightKg === null ? null : possibleReps(ask, next.weightKg)
  if (possible !== null && possible >= next.reps) return next
  const isBig = lift.result === 'edge' || wasTooMuch(lift, next.weightKg, next.reps)
  return isBig ? { ...next, lead: Math.floor(aheadOf(lift)) + 1 } : next
}

/** The same as last time, with as many sets ahead. */
export const asBefore = ({ lift, scheme }: Ask, next: Next): Next => {
  const lead = scheme === 'top-set' || isSilent(lift) ? 0 : Math.floor(aheadOf(lift))
  return next.reps === lift.lastReps && lead > 0 ? { ...next, reps: next.reps + 1, lead } : next
}
