import { ruleSet } from '../../basis/rule-set.ts'
import { type Ask, isSilent, type Next, possibleReps } from './ask.ts'
import { isSafeToFail, loadedSets } from './finding.ts'
import { askedOf, isMore, type Lift, spareOf, standing, wasMet } from './lift.ts'
import { isAtHeaviest } from './limits.ts'
import { e1rm } from './percent.ts'
import { asBefore, setBySet } from './set-by-set.ts'

/**
 * Strength is told by no more than twenty repetitions to failure. Who came as planned to more of them has shown more: the
 * hardest of those sets counts for the step that follows.
 */
export const shownByMany = ({ lift, oneRepMax, bodyKg, rir }: Shown): number | null => {
  const { most } = ruleSet.load.estimate.value
  if (oneRepMax === null || lift.result !== 'met') return oneRepMax
  const shown = loadedSets(lift)
    .filter(({ weightKg }) => weightKg === lift.lastKg)
    .map(({ reps, feltRir }) => reps + (feltRir ?? rir))
  const fewest = Math.min(mostShown, ...shown)
  if (shown.length === 0 || fewest <= most) return oneRepMax
  return Math.max(oneRepMax, e1rm((lift.lastKg ?? 0) + bodyKg, fewest))
}

type Shown = Pick<Ask, 'lift' | 'oneRepMax' | 'bodyKg' | 'rir'>

/** Beyond so many nobody knows what they tell. */
const mostShown = 30

/** One repetition more; as many as strength gives, at most three, when the day was too easy. */
export const moreReps = (ask: Ask, lastKg: number): Next => {
  const last = ask.lift.lastReps ?? ask.range[0] - 1
  const possible = possibleReps(ask, lastKg) ?? last
  const waits = possible <= last && isToWait(ask)
  const one = waits ? last : last + 1 + lessInReserve(ask)
  const reps = Math.max(ask.range[0], one, Math.min(last + 3, possible))
  const most = isAtHeaviest(ask.exercise, lastKg, ask.loads) ? ask.range[1] : Math.max(ask.range[1], one)
  const next: Next = { weightKg: lastKg, reps: Math.min(most, reps, 30), move: 'hold' }
  return waits ? asBefore(ask, next) : setBySet(ask, next)
}

/** After days alike a step asks for more than they did: where today leaves less in reserve, by so many repetitions too. */
const lessInReserve = ({ lift, rir, bodyKg }: Ask): number => {
  if (standing(lift, bodyKg) < ruleSet.load.standing.value.usual) return 0
  return Math.max(0, (lift.bouts[0]?.sets[0]?.plannedRir ?? rir) - rir)
}

/**
 * A little less in reserve than planned, or nobody says how much: the same once or twice more, before a repetition more. A
 * small lift that is safe to fail goes on without a word, and so does one on its way back to what was done before.
 */
const isToWait = ({ exercise, lift, bodyKg }: Ask) => {
  const { usual, silent } = ruleSet.load.standing.value
  const days = standing(lift, bodyKg)
  if (isSilent(lift)) return days < silent && !isSafeToFail(exercise) && !isBelowFormer(lift, bodyKg)
  return (spareOf(lift.bouts[0]?.sets ?? []) ?? 0) < -ruleSet.load.metWithin.value.fully && days < usual
}

/** More than this was asked for and done on one of the days before: no new ground. */
const isBelowFormer = ({ bouts }: Lift, bodyKg: number) => {
  const [last, ...before] = bouts.slice(0, formerDays)
  return last !== undefined && before.some(bout => wasMet(bout) && isMore(askedOf(bout, bodyKg), askedOf(last, bodyKg)))
}

const formerDays = 12
