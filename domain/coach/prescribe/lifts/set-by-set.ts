import { type Ask, isSilent, type Next, possibleReps } from './ask.ts'
import { aheadOf, wasTooMuch } from './lift.ts'

/**
 * A repetition more in every set is a step of three percent: where it was too much a while ago, or the last day
 * left less than it was to, it comes one set after the other, until strength says that all of them can. Who says nothing
 * of reserve goes on until they miss, one heavy set has none to wait for it, no easier day has a set ahead, and of very
 * many repetitions one more is a small step.
 */
export const setBySet = (ask: Ask, next: Next): Next => {
  const { lift } = ask
  const last = lift.lastReps
  if (last === null || next.reps !== last + 1 || isOfOneStep(ask)) return next
  const possible = next.weightKg === null ? null : possibleReps(ask, next.weightKg)
  if (possible !== null && possible >= next.reps) return next
  const isBig = lift.result === 'edge' || wasTooMuch(lift, next.weightKg, next.reps)
  return isBig ? { ...next, lead: Math.floor(aheadOf(lift)) + 1 } : next
}

/** The same as last time, with as many sets ahead. */
export const asBefore = (ask: Ask, next: Next): Next => {
  const lead = isOfOneStep(ask) ? 0 : Math.floor(aheadOf(ask.lift))
  return next.reps === ask.lift.lastReps && lead > 0 ? { ...next, reps: next.reps + 1, lead } : next
}

const isOfOneStep = ({ lift, scheme, factor }: Ask) =>
  scheme === 'top-set' || isSilent(lift) || factor < 1 || (lift.lastReps ?? 0) >= many

/** From here on one repetition more is less than two and a half percent. */
const many = 10
