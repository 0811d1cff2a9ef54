import { atMost } from '../../basis/plates.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { type Ask, clamp, isSilent, type Next, possibleReps, solvedReps } from './ask.ts'
import { loadedSets } from './finding.ts'
import { aheadOf, askedOf, isMore, spareOf, standing } from './lift.ts'
import { spareAtTop } from './limits.ts'
import { e1rm, loadFor } from './percent.ts'

// After a day that came, but with less in reserve than planned.

/** All repetitions came, but with far less in reserve than planned. */
export const isTooHard = ({ lift, oneRepMax }: Ask) =>
  oneRepMax !== null && spareAtTop(lift) <= -ruleSet.load.tooHard.value

/** Close to the target, or the same, for days: a small step all the same. */
export const isLongAtEdge = ({ lift, bodyKg }: Pick<Ask, 'lift' | 'bodyKg'>): boolean => {
  if (isSilent(lift)) return false
  const { days, within } = ruleSet.load.edgeDays.value
  const isLong = lift.edgesInRow % days === 0 || standing(lift, bodyKg) >= ruleSet.load.standing.value.usual
  return isLong && (spareOf(lift.bouts[0]?.sets ?? []) ?? 0) >= -within
}

/** The load that leaves the planned reserve, for as many repetitions as last time. */
export const eased = (ask: Ask, lastKg: number): Next => {
  const { lift, range, rir, oneRepMax, bodyKg, loads } = ask
  const reps = clamp(lift.lastReps ?? range[0], range)
  const weightKg = atMost(loads, loadFor(oneRepMax ?? 0, reps, rir) - bodyKg) ?? lastKg
  // Where the next lighter one is far away, fewer repetitions bring the reserve back.
  const isFar = lastKg > weightKg * ruleSet.load.coarseStep.value.far
  if (isFar && (possibleReps(ask, lastKg) ?? 0) >= range[0])
    return { weightKg: lastKg, reps: fewer(ask, lastKg), move: 'hold' }
  return weightKg < lastKg
    ? { weightKg, reps: Math.max(asLight(ask, weightKg, reps), moreThanMet(ask, weightKg)), move: 'down' }
    : { weightKg: lastKg, reps: fewer(ask, lastKg), move: 'hold' }
}

/** Where sets of the last day met their target with this load before it rose too far, a repetition more than they had; else 0. */
const moreThanMet = ({ lift, range, rir }: Ask, kg: number): number => {
  const met = loadedSets(lift).filter(
    ({ weightKg, reps, plannedReps, feltRir }) =>
      weightKg === kg && reps >= (plannedReps ?? reps) && feltRir !== null && feltRir >= rir,
  )
  return met.length === 0 ? 0 : clamp(Math.min(...met.map(({ reps }) => reps)) + 1, range)
}

/** With a lighter load as many repetitions as leave the planned reserve, and no fewer than before. */
export const asLight = (ask: Ask, kg: number, reps: number) => Math.max(reps, solvedReps(ask, kg, ask.range[1]) ?? reps)

/** A step that came with a little less in reserve than planned is done again: up and down by turns is no progress. */
export const sameReps = ({ lift, range }: Ask) => clamp(lift.lastReps ?? range[0], range)

/** Short of its reserve: a repetition fewer brings it back, as far as strength says so; of sets that went ahead, theirs. */
export const oneFewer = (ask: Ask, kg: number): Next => {
  const last = ask.lift.lastReps ?? 0
  const least = aheadOf(ask.lift) >= 1 ? last : last - 1
  return { weightKg: kg, reps: clamp(Math.max(fewer(ask, kg), least), ask.range), move: 'hold' }
}

const fewer = (ask: Ask, kg: number) => {
  const last = ask.lift.lastReps ?? ask.range[0]
  const possible = possibleReps(ask, kg)
  const shown = possible === null ? last : Math.max(possible, leftAt(ask, kg))
  return clamp(Math.min(last, shown), ask.range)
}

/** What the sets of the last day with this load say on average, hardly more than the hardest of them: many repetitions tell little of strength, but of themselves. */
const leftAt = ({ lift, rir }: Ask, kg: number) => {
  const told = loadedSets(lift).filter(({ weightKg, feltRir }) => weightKg === kg && feltRir !== null)
  const left = told.map(({ reps, feltRir }) => reps + (feltRir ?? 0) - rir)
  if (left.length === 0) return 0
  return Math.min(Math.round(left.reduce((sum, one) => sum + one, 0) / left.length), Math.min(...left) + 1)
}

/**
 * After days alike, none of them with the planned reserve, hardly less is no way out: a real step back, from which it goes on
 * a repetition at a time. Null where the next day asks for enough less, or for more.
 */
export const stepBack = ({ lift, range, rir, bodyKg }: Ask, next: Next): Next | null => {
  const [last] = lift.bouts
  if (!last || next.weightKg === null || next.move === 'up') return null
  if (standing(lift, bodyKg) < ruleSet.load.standing.value.usual) return null
  const asked = askedOf(last, bodyKg)
  const asks = (reps: number) => e1rm((next.weightKg ?? 0) + bodyKg, reps + rir)
  const least = asked * (1 - ruleSet.load.standing.value.back)
  if (isMore(asks(next.reps), asked) || asks(next.reps) <= least) return null
  let { reps } = next
  while (reps > range[0] && asks(reps) > least) reps -= 1
  return asks(reps) <= least ? { ...next, reps } : null
}
