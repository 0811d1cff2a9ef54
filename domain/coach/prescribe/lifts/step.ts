import { isWeighted } from '../../basis/catalogue.ts'
import { atMost, nextAbove } from '../../basis/plates.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { type Ask, clamp, isOtherPhase, isSilent, type Next, possibleReps, solvedReps, startReps } from './ask.ts'
import { withBackOff } from './back-off.ts'
import { assistedStep, ladderStep } from './body-steps.ts'
import { loadedSets, shownKg } from './finding.ts'
import { findingStep, firstStep, foundStep } from './finding-steps.ts'
import { earned, standing } from './lift.ts'
import { ceilingKg, coarseStepFrom, isOpenAgain, openStep, spareAtTop } from './limits.ts'
import { moreReps, shownByMany } from './more-reps.ts'
import { e1rm, loadFor, repsFor, repsToFailureAt } from './percent.ts'
import { noviceReps } from './scheme.ts'
import { asBefore, setBySet } from './set-by-set.ts'
import { asLight, eased, isLongAtEdge, isTooHard, oneFewer, sameReps, stepBack } from './too-hard.ts'

/** The next load and repetitions, by the lift's scheme and how the last day went. */
export const nextStep = (given: Ask): Next => {
  const ask = { ...given, oneRepMax: shownByMany(given) }
  const { lift, loads, factor, exercise } = ask
  const { lastKg } = lift
  if (!isWeighted(exercise) || ask.scheme === 'ladder') return ladderStep(ask)
  if (lastKg === null || loads.length === 0) return firstStep(ask)
  if (exercise.loadType === 'assisted') return assistedStep(ask, lastKg)
  const heaviest = loads[loads.length - 1] ?? lastKg
  if (heaviest < lastKg) return { weightKg: heaviest, reps: solvedReps(ask, heaviest, 30) ?? ask.range[1], move: 'kit' }
  const [lightest = lastKg] = loads
  if (lightest > lastKg)
    return { weightKg: lightest, reps: solvedReps(ask, lightest, ask.range[1]) ?? ask.range[0], move: 'up' }
  if (ask.held) return heldStep(ask, lastKg)
  const felt = factor < 1 ? null : (foundStep(ask, lastKg) ?? findingStep(ask))
  if (felt) return felt
  const found = regular(ask, lastKg)
  const back = lift.result === 'edge' ? stepBack(ask, found) : null
  const wasTooHard = back !== null || (lift.result === 'edge' && isTooHard(ask))
  const next = within(ask, lastKg, found.move === 'down' || wasTooHard ? (back ?? found) : noLess(ask, lastKg, found))
  return factor < 1 ? easedStep(ask, lastKg, next) : withBackOff(ask, next)
}

/** No more than the last day's best set allows, with what was felt to be left, even to failure: fewer repetitions, or no step. */
const within = (ask: Ask, lastKg: number, next: Next): Next => {
  const { lift, bodyKg, range } = ask
  if (next.weightKg === null || next.weightKg <= lastKg || next.move !== 'up') return next
  const { open, openMore } = ruleSet.load.withinSession.value
  const felt = loadedSets(lift).flatMap(({ weightKg, reps, feltRir, shown }) =>
    feltRir === null ? [] : [e1rm(weightKg + bodyKg, reps + feltRir + (feltRir >= open && !shown ? openMore : 0))],
  )
  if (felt.length === 0) return next
  const share = (next.weightKg + bodyKg) / (Math.max(...felt) * ruleSet.load.finding.value.felt)
  const shown = Math.floor(repsToFailureAt(share) + 1e-9)
  // "Six or more" day after day was more: a coarse step may ask for the fewest of the range, where hardly less was shown.
  const isNear = isOpenAgain(lift) && shown >= range[0] - ruleSet.load.coarseStep.value.fewer
  const reps = Math.min(next.reps, isNear ? Math.max(shown, range[0]) : shown)
  return reps >= Math.min(range[0], next.reps) ? { ...next, reps } : moreReps(ask, lastKg)
}

/** No more than last time while strength is still being found. */
const openReps = ({ lift, range }: Ask, reps: number) => Math.max(range[0], Math.min(reps, lift.lastReps ?? reps))

const regular = (ask: Ask, lastKg: number): Next => {
  const { lift } = ask
  if (lift.result === 'missed')
    return lift.missesInRow >= ruleSet.load.failures.value.inRow || isFarTooHeavy(ask, lastKg)
      ? downStep(ask, lastKg)
      : { weightKg: lastKg, reps: retriedReps(ask, lastKg), move: 'retry' }
  if (isOtherPhase(ask)) return inNewPhase(ask, lastKg)
  if (lift.result === 'edge' && isTooHard(ask)) return lift.rested ? oneFewer(ask, lastKg) : eased(ask, lastKg)
  if (lift.result === 'edge' && !isLongAtEdge(ask))
    return spareAtTop(lift) <= -ruleSet.load.wholeRep.value
      ? oneFewer(ask, lastKg)
      : asBefore(ask, { weightKg: lastKg, reps: sameReps(ask), move: 'hold' })
  return ask.scheme === 'novice' ? noviceStep(ask, lastKg) : doubleStep(ask, lastKg)
}

/** As last time; after a miss, as much as strength allows. */
const heldStep = (ask: Ask, lastKg: number): Next => {
  const reps = clamp(ask.lift.lastReps ?? ask.range[0], ask.range)
  const isKnown = ask.oneRepMax !== null && ask.lift.result === 'missed'
  const strong = isKnown ? loadFor(ask.oneRepMax ?? 0, reps, ask.rir) - ask.bodyKg : lastKg
  const few = reps < (ask.lift.lastReps ?? 0) ? inNewPhase(ask, lastKg) : null
  if (few?.weightKg && few.weightKg > lastKg && strong >= lastKg) return few
  const weightKg = strong >= lastKg ? lastKg : (atMost(ask.loads, strong) ?? ask.loads[0] ?? lastKg)
  return weightKg < lastKg
    ? { weightKg, reps: isKnown ? asLight(ask, weightKg, reps) : reps, move: 'down' }
    : { weightKg, reps, move: 'hold' }
}

/**
 * What went as planned is not followed by less, of sets that went ahead as well: where a step would be one, the load stays for a
 * repetition more.
 */
const noLess = (ask: Ask, lastKg: number, next: Next): Next => {
  const { lift, rir, bodyKg } = ask
  const sets = lift.bouts[0]?.sets ?? []
  const planned = sets.flatMap(({ plannedReps, weightKg }) => (weightKg === lastKg ? (plannedReps ?? []) : []))
  const reps = Math.min(...planned)
  if (lift.result === 'missed' || next.weightKg === null || planned.length === 0 || reps > ask.range[1] + 3) return next
  // Back in the repetitions of its phase a lift is measured by what it showed.
  const shown = isOtherPhase(ask) && lift.result === 'edge' ? Math.min(0, spareAtTop(lift)) : 0
  const asked = (reps: number) => e1rm(lastKg + bodyKg, reps + rir + shown)
  const again = reps + (lift.result === 'met' ? 1 : 0)
  const { usual, standing: more } = ruleSet.load.keepAtLeast.value
  const kept = asked(Math.max(...planned)) * usual
  const isAlike = next.weightKg > lastKg && standing(lift, bodyKg) >= daysAlike
  const least = isAlike ? Math.max(kept, asked(reps) * more) : kept
  const isLess = e1rm(next.weightKg + bodyKg, next.reps + rir) < least
  if (isLess && next.weightKg > lastKg) {
    const up = withReps(ask, next, next.weightKg, least)
    return isBeyond(ask, up.reps, next.weightKg) ? moreReps(ask, lastKg) : up
  }
  return isLess
    ? setBySet(ask, { weightKg: lastKg, reps: Math.min(again, Math.max(reps, ask.range[1] + 3)), move: 'hold' })
    : next
}

/** Days that asked for the same: a step after them asks for more than they did. */
const daysAlike = 2

/** More load is a step forward also where the old one had grown to many repetitions: as many as keep what was reached. */
const withReps = ({ range, rir, bodyKg }: Ask, next: Next, kg: number, least: number): Next => {
  const most = range[1] + 3
  let { reps } = next
  while (reps < most && e1rm(kg + bodyKg, reps + rir) < least) reps += 1
  return { ...next, reps }
}

/** More than strength can be thought to allow: then a repetition more with the old load is the step. */
const isBeyond = ({ oneRepMax, rir, bodyKg }: Ask, reps: number, kg: number) =>
  oneRepMax !== null && kg + bodyKg > loadFor(oneRepMax, reps, rir) * ruleSet.load.plausible.value

/** What strength allows for the new repetitions, and no less than before. */
const inNewPhase = (ask: Ask, lastKg: number): Next => {
  const [, reps] = ask.range
  const strong = ask.oneRepMax === null ? lastKg : loadFor(ask.oneRepMax, reps, ask.rir) - ask.bodyKg
  const most = Math.min(strong, ceilingKg(ask) ?? lastKg)
  const weightKg = Math.max(lastKg, atMost(ask.loads, most) ?? lastKg)
  if (weightKg > lastKg) return { weightKg, reps, move: 'up' }
  // Where the next load is too much, fewer repetitions with this one would be no phase but a step back.
  const asBefore = Math.min(ask.lift.lastReps ?? reps, possibleReps(ask, weightKg) ?? reps)
  return coarseStep(ask, lastKg) ?? { weightKg, reps: Math.max(reps, asBefore), move: 'hold' }
}

/** From more repetitions than the range has, met as planned: the next load, for as many of it as strength gives. */
const coarseStep = (ask: Ask, lastKg: number): Next | null => {
  const next = nextAbove(ask.loads, lastKg)
  const possible = next === null ? null : possibleReps(ask, next)
  if (next === null || possible === null || ask.lift.result !== 'met' || next > (ceilingKg(ask) ?? 0)) return null
  return possible < ask.range[0] ? null : { weightKg: next, reps: Math.min(possible, ask.range[1]), move: 'up' }
}

/** One load step each time, at the same repetitions as far as strength allows; by repetitions where a step is too far. */
const noviceStep = (ask: Ask, lastKg: number): Next => {
  const reps = noviceReps(ask.range)
  const next = stepUp(ask, lastKg, reps)
  if (next !== null && openStep(ask.lift) > 1) return { weightKg: next, reps: openReps(ask, reps), move: 'up' }
  const possible = next === null ? 0 : (possibleReps(ask, next) ?? reps)
  if (next === null || possible < Math.max(ask.range[0], reps - 2)) return doubleStep(ask, lastKg)
  return { weightKg: next, reps: Math.min(reps, possible), move: 'up' }
}

/** Repetitions first; at the top of the range the next load, with the repetitions that strength gives for it. */
const doubleStep = (ask: Ask, lastKg: number): Next => {
  const [low, high] = ask.range
  const light = isFarTooLight(ask)
  if (!light && !earned(ask.lift, ask.range, ask.rir)) return moreReps(ask, lastKg)
  const next = stepUp(ask, lastKg, light ? startReps(ask.range) : high)
  if (next !== null && openStep(ask.lift) > 1) {
    const start = next > lastKg * ruleSet.load.coarseStep.value.coarse ? low : startReps(ask.range)
    return { weightKg: next, reps: openReps(ask, start), move: 'up' }
  }
  const possible = next === null ? 0 : (possibleReps(ask, next) ?? low)
  // A lot in reserve is a lower bound only, and far above the range a coarse step may cost some repetitions.
  const { coarse, fewer, above } = ruleSet.load.coarseStep.value
  const isKnown = light && ask.oneRepMax !== null && next !== null && next > lastKg * coarse
  const isFarAbove = (ask.lift.lastReps ?? 0) >= high + above
  const least = isKnown ? low - 1 : light ? -low : isFarAbove ? Math.max(3, low - fewer) : low
  if (next === null || possible < least) return moreReps(ask, lastKg)
  return { weightKg: next, reps: Math.min(high, light ? Math.max(low, possible) : possible), move: 'up' }
}

/** So much was left in reserve that the load itself was wrong, as a first estimate may be. */
const isFarTooLight = ({ lift, oneRepMax }: Ask) =>
  isOpenAgain(lift) || spareAtTop(lift) >= (oneRepMax === null ? coarseStepFrom : ruleSet.load.farTooLight.value.from)

/** The next load there is; further ones while `reps` could be done with them as well, as far as a step may go. */
const stepUp = (ask: Ask, lastKg: number, reps: number): number | null => {
  const next = nextAbove(ask.loads, lastKg)
  const most = ceilingKg(ask)
  if (next === null || most === null || next > most) return null
  const open = (lastKg + ask.bodyKg) * openStep(ask.lift) - ask.bodyKg
  const strong = Math.max(open, ask.oneRepMax === null ? next : loadFor(ask.oneRepMax, reps, ask.rir) - ask.bodyKg)
  return Math.max(next, atMost(ask.loads, Math.min(strong, most)) ?? next)
}

/** A tenth less; where not even the fewest repetitions came, what they come with. */
const downStep = (ask: Ask, lastKg: number): Next => {
  const tenth = (lastKg + ask.bodyKg) * ruleSet.load.failures.value.factor - ask.bodyKg
  const most = isFarTooHeavy(ask, lastKg) ? Math.min(tenth, fewestKg(ask)) : tenth
  const weightKg = atMost(ask.loads, most) ?? ask.loads[0] ?? lastKg
  const reps = solvedReps(ask, weightKg, ask.range[1]) ?? ask.range[0]
  return { weightKg, reps, move: weightKg < lastKg ? 'down' : 'retry' }
}

/** What strength gives for the fewest repetitions of the range; what it showed last, where that is long ago. */
const fewestKg = ({ lift, oneRepMax, range, rir, bodyKg }: Ask) =>
  loadFor(oneRepMax ?? shownKg(lift, bodyKg), range[0], isSilent(lift) ? 0 : rir) - bodyKg

/**
 * Not even the fewest repetitions come out at this load: waiting for a second miss helps nobody. One bad set without a word
 * does not say that much.
 */
const isFarTooHeavy = ({ lift, oneRepMax, bodyKg, range, rir }: Ask, lastKg: number) =>
  repsFor(oneRepMax ?? shownKg(lift, bodyKg), lastKg + bodyKg, isSilent(lift) ? 0 : rir) < range[0] - 2

const retriedReps = (ask: Ask, lastKg: number) => {
  const planned = ask.lift.bouts[0]?.sets.flatMap(({ plannedReps }) => plannedReps ?? []) ?? []
  const again = planned.length === 0 ? ask.range[0] : Math.min(...planned)
  return clamp(Math.min(again, solvedReps(ask, lastKg, again) ?? again), ask.range)
}

/**
 * Lighter than last time, and never heavier than an ordinary day's load; after a break a repetition more each time at one load,
 * after pain as many as leave the reserve that is meant, as what is far from failure trains nothing.
 */
const easedStep = (ask: Ask, lastKg: number, usual: Next): Next => {
  const weightKg = atMost(ask.loads, (lastKg + ask.bodyKg) * ask.factor - ask.bodyKg) ?? ask.loads[0] ?? lastKg
  if (usual.weightKg !== null && usual.weightKg <= weightKg) return { ...usual, move: 'eased' }
  const { back, lastReps } = ask.lift
  const before = back?.weightKg === weightKg ? back.reps + 1 : lastReps
  const [low, high] = ask.range
  // After pain a repetition more from day to day is the way while the load waits for its week.
  const known = clamp(before ?? low, back ? [low, high + (ask.hurts ? 6 : 3)] : ask.range)
  const reps = ask.hurts ? Math.max(known, Math.min(high + 3, possibleReps(ask, weightKg) ?? known)) : known
  const solved = isTooHard(ask) ? atMost(ask.loads, loadFor(ask.oneRepMax ?? 0, reps, ask.rir) - ask.bodyKg) : null
  return { weightKg: Math.min(weightKg, solved ?? weightKg), reps, move: 'eased' }
}
