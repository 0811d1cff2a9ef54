import type { Work } from '../history.ts'
import { atMost } from '../plates.ts'
import { ruleSet } from '../rule-set.ts'
import { type Ask, isOtherPhase, type Next, startReps } from './ask.ts'
import { failedIn, isFinding, loadedSets, type Tried, tryingStep, tryMore } from './finding.ts'
import { e1rm, loadFor, repsFor } from './percent.ts'
import { noviceReps } from './scheme.ts'

/** Without a history: from the estimate, else found by feel. */
export const firstStep = (ask: Ask): Next => {
  const reps = ask.scheme === 'novice' ? noviceReps(ask.range) : startReps(ask.range)
  const open: Next = { weightKg: null, reps, move: 'first' }
  if (ask.oneRepMax === null || ask.exercise.loadType === 'assisted' || ask.exercise.loadType === 'added') return open
  const near = nearest(ask, ask.oneRepMax)
  if (near) return { ...near, move: 'estimate' }
  const [lightest] = ask.loads
  const possible = lightest === undefined ? 0 : Math.floor(repsFor(ask.oneRepMax, lightest, ask.rir))
  return lightest !== undefined && possible >= ask.range[0]
    ? { weightKg: lightest, reps: Math.min(reps, possible), move: 'estimate' }
    : open
}

/**
 * Who says nothing about reserve shows how strong they are by what they miss: until the first miss the load rises, one safe
 * step after the other, however cautious the first one was.
 */
export const findingStep = (ask: Ask): Next | null => {
  const best = isFinding(ask.lift) && !isOtherPhase(ask) ? bestOf(ask) : null
  const next = best && tryMore(best, ask.loads, ask.bodyKg, { range: ask.range, step: tryingStep(ask.exercise) })
  return next && next.reps <= ask.range[1] + 3 ? { ...next, move: 'finding' } : null
}

/**
 * The first miss says what strength there is: the next load leaves the planned reserve. Without a word the set that failed
 * tells; with one all sets do, and only where the load was taken down already. A later miss is one like any other.
 */
export const foundStep = (ask: Ask, lastKg: number): Next | null => {
  const heaviest = Math.max(0, ...loadedSets(ask.lift).map(({ weightKg }) => weightKg))
  const failed = isFirstMiss(ask) ? failedIn(ask.lift) : []
  const strength = failed.length > 0 ? failedAt(ask, failed) : heaviest > lastKg ? ask.oneRepMax : null
  const next = strength === null || isOtherPhase(ask) ? null : nearest(asFarAs(ask), strength)
  return next && next.weightKg <= heaviest ? { ...next, move: 'found' } : null
}

const isFirstMiss = ({ lift: { bouts } }: Ask) => bouts.length === 1 || isFinding({ bouts: bouts.slice(1) })

/** Many repetitions with a load that has no heavier neighbour near are not followed by far fewer. */
const asFarAs = (ask: Ask): Ask => ({
  ...ask,
  range: [ask.range[0], Math.min(ruleSet.load.finding.value.mostReps, Math.max(ask.range[1], ask.lift.lastReps ?? 0))],
})

/** Part of the repetition that did not come was there, and later sets are done tired. */
const failedAt = ({ lift, bodyKg }: Ask, failed: readonly (Tried & Work)[]): number => {
  const { atMiss, tired } = ruleSet.load.finding.value
  const sets = lift.bouts[0]?.sets ?? []
  return Math.max(
    ...failed.map(
      one =>
        e1rm(one.weightKg + bodyKg, one.reps + atMiss) *
        (1 + tired * sets.findIndex(({ event }) => event === one.event)),
    ),
  )
}

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
