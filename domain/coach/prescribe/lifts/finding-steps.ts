import { atMost, nextAbove } from '../../basis/plates.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { type Ask, isOtherPhase, type Next, startReps } from './ask.ts'
import { failedIn, failedTwiceAt, isFinding, loadedSets, shownKg, type Tried, tryingStep, tryMore } from './finding.ts'
import { isShort, type Lift } from './lift.ts'
import { e1rm, loadFor, repsFor } from './percent.ts'
import { noviceReps } from './scheme.ts'

/** Without a history: from the estimate, else found by feel; no more than what had failed by far, and that for few repetitions. */
export const firstStep = (ask: Ask): Next => {
  const next = estimated(ask)
  const { failedKg } = ask.lift
  if (failedKg === undefined || next.weightKg === null || next.weightKg < failedKg) return next
  return { ...next, weightKg: atMost(ask.loads, failedKg) ?? next.weightKg, reps: ask.range[0] }
}

const estimated = (ask: Ask): Next => {
  const reps = ask.scheme === 'novice' ? noviceReps(ask.range) : startReps(ask.range)
  const open: Next = { weightKg: null, reps, move: 'first' }
  if (ask.exercise.loadType === 'assisted' || ask.exercise.loadType === 'added') return open
  const [only, ...others] = ask.loads
  if (ask.oneRepMax === null)
    return only !== undefined && others.length === 0 ? { weightKg: only, reps: ask.range[0], move: 'estimate' } : open
  const near = nearest(ask, ask.oneRepMax)
  if (near) return { ...near, move: 'estimate' }
  if (only === undefined) return open
  const possible = Math.floor(repsFor(ask.oneRepMax, only, ask.rir))
  if (possible >= ask.range[0]) return { weightKg: only, reps: Math.min(reps, possible), move: 'estimate' }
  // Where there is one load only, what might be lifted once is tried.
  const mayTry =
    others.length === 0 ? only <= ask.oneRepMax : repsFor(ask.oneRepMax, only, reserveToTry) >= ask.range[0]
  return mayTry ? { weightKg: only, reps: ask.range[0], move: 'estimate' } : open
}

/** An estimate errs on the safe side: so much in reserve after the fewest repetitions is enough to try the lightest load. */
export const reserveToTry = 1

/**
 * Who says nothing about reserve shows how strong they are by what they miss: until the first miss the load rises, one safe
 * step after the other, however cautious the first one was.
 */
export const findingStep = (ask: Ask): Next | null => {
  const best = isFinding(ask.lift) && !isOtherPhase(ask) ? bestOf(ask) : null
  const small = best && tryMore(best, ask.loads, ask.bodyKg, { range: ask.range, step: tryingStep(ask.exercise) })
  const next = remembering(ask, (best && wholeStep(ask, best)) ?? small)
  const isOld = next !== null && next.weightKg >= (failedTwiceAt(ask.lift) ?? Number.POSITIVE_INFINITY)
  return next && !isOld && next.reps <= ask.range[1] + 3 ? { ...next, move: 'finding' } : null
}

/** What failed some weeks ago is not tried again as if it had not: a little more than came then, if that is more than last time. */
const remembering = (ask: Ask, next: Tried | null): Tried | null => {
  const { lift, bodyKg, range } = ask
  const { sessions, atMiss, again } = ruleSet.load.finding.value
  const failed = lift.bouts.slice(0, sessions).flatMap(bout => failedIn({ bouts: [bout] }))
  if (next === null || failed.length === 0) return next
  const most = again * Math.max(...failed.map(({ weightKg, reps }) => e1rm(weightKg + bodyKg, reps + atMiss)))
  const asks = (reps: number) => e1rm(next.weightKg + bodyKg, reps)
  let { reps } = next
  while (reps > range[0] && asks(reps) > most) reps -= 1
  return asks(reps) <= most && asks(reps) > shownKg(lift, bodyKg) ? { ...next, reps } : null
}

/** Where other lifts show that it is far too light, the next load there is, for as many repetitions as last time. */
const wholeStep = ({ lift, loads, likely, rir, bodyKg }: Ask, best: Tried): Tried | null => {
  const next = nextAbove(loads, best.weightKg)
  const reps = Math.min(best.reps, lift.lastReps ?? best.reps)
  if (!likely || next === null) return null
  return next + bodyKg <= loadFor(likely, reps, rir) ? { weightKg: next, reps } : null
}

/**
 * Where words about reserve took the load down within the day, or a try failed by far without one, strength is known: the next
 * load leaves the planned reserve.
 */
export const foundStep = (ask: Ask, lastKg: number): Next | null => {
  const { lift, oneRepMax } = ask
  const heaviest = Math.max(0, ...loadedSets(lift).map(({ weightKg }) => weightKg))
  if (oneRepMax === null || isOtherPhase(ask)) return null
  const isFound = failedIn(lift).length > 0 ? isTriedTooFar(lift, heaviest) : heaviest > lastKg
  const next = isFound ? nearest(asFarAs(ask), oneRepMax) : null
  return next && next.weightKg <= heaviest ? { ...next, move: 'found' } : null
}

/** The heaviest set of a day that had begun lighter was short by three repetitions or more: too much, and no bad day. */
const isTriedTooFar = (lift: Lift, heaviest: number): boolean => {
  const isAbove = loadedSets(lift).some(one => one.weightKg < heaviest && !isShort(one))
  const failed = failedIn(lift).filter(({ weightKg }) => weightKg === heaviest)
  return isAbove && failed.some(({ reps, plannedReps }) => (plannedReps ?? reps) - reps >= 3)
}

/** Many repetitions with a load that has no heavier neighbour near are not followed by far fewer. */
const asFarAs = (ask: Ask): Ask => ({
  ...ask,
  range: [ask.range[0], Math.min(ruleSet.load.finding.value.mostReps, Math.max(ask.range[1], ask.lift.lastReps ?? 0))],
})

/** The set of the last day that showed most. */
const bestOf = ({ lift, bodyKg }: Ask): Tried | null => {
  const shown = ({ weightKg, reps }: Tried) => e1rm(weightKg + bodyKg, reps)
  return [...loadedSets(lift)].sort((one, other) => shown(other) - shown(one))[0] ?? null
}

/** The load and repetitions of the range that come nearest to a strength and the planned reserve, and not beyond it. */
const nearest = ({ loads, range, rir, bodyKg, factor }: Ask, oneRepMax: number): Tried | null => {
  const start = startReps(range)
  const all = Array.from({ length: range[1] - range[0] + 1 }, (_, at) => range[0] + at).flatMap(reps => {
    const weightKg = atMost(loads, loadFor(oneRepMax, reps, rir) * Math.min(1, factor) - bodyKg)
    return weightKg === null ? [] : [{ weightKg, reps, worth: e1rm(weightKg + bodyKg, reps + rir) }]
  })
  const enough = ruleSet.load.nearEnough.value * oneRepMax * Math.min(1, factor)
  const apart = ({ reps }: Tried) => Math.abs(reps - start)
  const near = all.filter(({ worth }) => worth >= enough).sort((one, other) => apart(one) - apart(other))
  const [best] = near.length > 0 ? near : all.sort((one, other) => other.worth - one.worth || apart(one) - apart(other))
  return best ? { weightKg: best.weightKg, reps: best.reps } : null
}
