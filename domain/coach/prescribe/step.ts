import type { Exercise, Range } from '../catalogue.ts'
import { isWeighted } from '../catalogue.ts'
import type { Work } from '../history.ts'
import { atMost, type Loads, nextAbove } from '../plates.ts'
import { ruleSet } from '../rule-set.ts'
import { failedIn, isFinding, loadedSets, shownKg, type Tried, triedKg, tryMore } from './finding.ts'
import { earned, type Lift, spareOf, standing, wasMet } from './lift.ts'
import { e1rm, loadFor, repsFor, repsToFailureAt, shareAt } from './percent.ts'
import { noviceReps, type Scheme } from './scheme.ts'

/** What the next session of a lift is solved from. */
export type Ask = {
  readonly exercise: Exercise
  readonly lift: Lift
  readonly scheme: Scheme
  /** One-repetition maximum in kg with the body's share; from what was done, else as estimated. */
  readonly oneRepMax: number | null
  /** What the body adds to a load; 0 for most lifts and where it is not known. */
  readonly bodyKg: number
  readonly loads: Loads
  readonly range: Range
  readonly rir: number
  /** At most this share of the last load: readiness, deload, a break. */
  readonly factor: number
  /** As last time, whatever the scheme says: the step that it takes did not pass. */
  readonly held?: boolean
}

export type Move = 'first' | 'estimate' | 'finding' | 'found' | 'up' | 'hold' | 'retry' | 'down' | 'eased' | 'kit'

export type Next = {
  readonly weightKg: number | null
  readonly reps: number
  readonly move: Move
  /** The sets after a top set. */
  readonly backOff?: { readonly weightKg: number; readonly reps: number }
}

/** The next load and repetitions, by the lift's scheme and how the last day went. */
export const nextStep = (ask: Ask): Next => {
  const { lift, loads, factor, exercise } = ask
  const { lastKg } = lift
  if (!isWeighted(exercise) || ask.scheme === 'ladder') return ladderStep(ask)
  if (lastKg === null || loads.length === 0) return firstStep(ask)
  if (exercise.loadType === 'assisted') return assistedStep(ask, lastKg)
  if (ask.held) return heldStep(ask, lastKg)
  const heaviest = loads[loads.length - 1] ?? lastKg
  if (heaviest < lastKg) return { weightKg: heaviest, reps: solvedReps(ask, heaviest, 30) ?? ask.range[1], move: 'kit' }
  const felt = factor < 1 ? null : (foundStep(ask, lastKg) ?? findingStep(ask))
  if (felt) return felt
  const found = regular(ask, lastKg)
  const wasTooHard = lift.result === 'edge' && isTooHard(ask)
  const next = within(ask, lastKg, found.move === 'down' || wasTooHard ? found : noLess(ask, lastKg, found))
  return factor < 1 ? easedStep(ask, lastKg, next) : withBackOff(ask, next)
}

/** The heaviest load that the next session may use by the last one alone, in kg. */
export const ceilingKg = ({ exercise, lift, loads, bodyKg }: Pick<Ask, 'exercise' | 'lift' | 'loads' | 'bodyKg'>) => {
  const { lastKg } = lift
  if (lastKg === null) return null
  if (lift.result === 'missed') return lastKg
  const next = nextAbove(loads, lastKg)
  const near = next !== null && next <= lastKg * ruleSet.load.coarseStep.value.most
  const { from, most, atFirst } = ruleSet.load.farTooLight.value
  const light = lift.bouts.length <= 3 ? atFirst : most
  const spare = spareAtTop(lift)
  const step = Math.max(openStep(lift), spare >= from ? light : stepFor(exercise))
  const small = next !== null && spare >= coarseStepFrom
  const tried = isFinding(lift) ? triedKg(shownKg(lift, bodyKg), lift.lastReps ?? 1, bodyKg) : 0
  return Math.max((lastKg + bodyKg) * step - bodyKg, near || small ? next : lastKg, tried)
}

/** No more than the last day's best set allows, with what was felt to be left, even to failure: fewer repetitions, or no step. */
const within = (ask: Ask, lastKg: number, next: Next): Next => {
  const { lift, bodyKg, range } = ask
  if (next.weightKg === null || next.weightKg <= lastKg || next.move !== 'up') return next
  const { open, openMore } = ruleSet.load.withinSession.value
  const felt = loadedSets(lift).flatMap(({ weightKg, reps, feltRir }) =>
    feltRir === null ? [] : [e1rm(weightKg + bodyKg, reps + feltRir + (feltRir >= open ? openMore : 0))],
  )
  if (felt.length === 0) return next
  const share = (next.weightKg + bodyKg) / (Math.max(...felt) * ruleSet.load.finding.value.felt)
  const reps = Math.min(next.reps, Math.floor(repsToFailureAt(share) + 1e-9))
  return reps >= Math.min(range[0], next.reps) ? { ...next, reps } : moreReps(ask, lastKg)
}

/** With so many left in reserve beyond the target even a coarse step, from 3 to 4 kg, is a safe one. */
const coarseStepFrom = ruleSet.load.coarseStep.value.spare

/** The repetitions to work in. A coarse next step (12 to 14 kg) wants more repetitions first. */
export const workingRange = (exercise: Exercise, { lastKg }: Lift, [low, high]: Range, loads: Loads): Range => {
  const next = lastKg === null ? null : nextAbove(loads, lastKg)
  const { coarse, extra } = ruleSet.load.coarseStep.value
  if (high <= 6 || next === null || lastKg === null || next / lastKg <= coarse) return [low, high]
  return exercise.role === 'power' ? [low, high] : [low, Math.min(30, high + extra)]
}

export const isLower = ({ pattern }: Exercise) => lowerPatterns.has(pattern)

const lowerPatterns = new Set<string>([
  'squat',
  'lunge',
  'hinge',
  'knee-extension',
  'knee-flexion',
  'hip-isolation',
  'calf',
  'jump',
])

const stepFor = (exercise: Exercise) => {
  const { upper, lower } = ruleSet.load.step.value
  return isLower(exercise) ? lower : upper
}

/**
 * "Six or more left" is a lower bound: strength is not known yet, and the load rises by what leaves one even at the bound.
 * 1 where something is known.
 */
export const openStep = ({ bouts, lastReps }: Lift): number => {
  const { from, once, always } = ruleSet.load.openReserve.value
  const isKnown = bouts.slice(1, 4).some(({ sets }) => sets.some(({ feltRir }) => feltRir !== null && feltRir < from))
  if (isKnown) return 1
  const felt = (bouts[0]?.sets ?? []).map(({ feltRir }) => feltRir ?? 0)
  const last = felt[felt.length - 1] ?? 0
  if (last < from) return 1
  const most = felt.every(rir => rir >= from) && felt.length > 1 ? always : once
  return lastReps === null ? most : Math.min(most, shareAt(lastReps + 1) / shareAt(lastReps + from))
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
  if (lift.result === 'edge' && isTooHard(ask)) return eased(ask, lastKg)
  if (lift.result === 'edge' && !isLongAtEdge(lift))
    return {
      weightKg: lastKg,
      reps: oneFewer(ask, lastKg),
      move: 'hold',
    }
  return ask.scheme === 'novice' ? noviceStep(ask, lastKg) : doubleStep(ask, lastKg)
}

/**
 * Who says nothing about reserve shows how strong they are by what they miss: until the first miss the load rises, one safe
 * step after the other, however cautious the first one was.
 */
const findingStep = (ask: Ask): Next | null => {
  const best = isFinding(ask.lift) && !isOtherPhase(ask) ? bestOf(ask) : null
  const next = best && tryMore(best, ask.loads, ask.bodyKg, ask.range)
  return next && next.reps <= ask.range[1] + 3 ? { ...next, move: 'finding' } : null
}

/**
 * A miss says what strength there is: the next load leaves the planned reserve. Without a word the set that failed tells; with
 * one all sets do, and only where the load was taken down already.
 */
const foundStep = (ask: Ask, lastKg: number): Next | null => {
  const heaviest = Math.max(0, ...loadedSets(ask.lift).map(({ weightKg }) => weightKg))
  const failed = failedIn(ask.lift)
  const strength = failed.length > 0 ? failedAt(ask, failed) : heaviest > lastKg ? ask.oneRepMax : null
  const next = strength === null || isOtherPhase(ask) ? null : nearest(ask, strength)
  return next && next.weightKg <= heaviest ? { ...next, move: 'found' } : null
}

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

/** As last time; after a miss, as much as strength allows. */
const heldStep = (ask: Ask, lastKg: number): Next => {
  const reps = clamp(ask.lift.lastReps ?? ask.range[0], ask.range)
  const isKnown = ask.oneRepMax !== null && ask.lift.result === 'missed'
  const strong = isKnown ? loadFor(ask.oneRepMax ?? 0, reps, ask.rir) - ask.bodyKg : lastKg
  const weightKg = atMost(ask.loads, Math.min(lastKg, strong)) ?? ask.loads[0] ?? lastKg
  return { weightKg, reps, move: weightKg < lastKg ? 'down' : 'hold' }
}

/** What went as planned is not followed by less: where a step would be one, the load stays for a repetition more. */
const noLess = (ask: Ask, lastKg: number, next: Next): Next => {
  const { lift, rir, bodyKg } = ask
  const sets = lift.bouts[0]?.sets ?? []
  const planned = sets.flatMap(({ plannedReps, weightKg }) => (weightKg === lastKg ? (plannedReps ?? []) : []))
  const reps = Math.min(...planned)
  if (lift.result === 'missed' || next.weightKg === null || planned.length === 0 || reps > ask.range[1] + 3) return next
  const before = e1rm(lastKg + bodyKg, reps + rir)
  const more = reps + (lift.result === 'met' ? 1 : 0)
  const least = before * ruleSet.load.keepAtLeast.value
  const isLess = e1rm(next.weightKg + bodyKg, next.reps + rir) < least
  if (isLess && next.weightKg > lastKg) return withReps(ask, next, next.weightKg, least)
  return isLess ? { weightKg: lastKg, reps: Math.min(more, Math.max(reps, ask.range[1] + 3)), move: 'hold' } : next
}

/** More load is a step forward also where the old one had grown to many repetitions: as many as keep what was reached. */
const withReps = ({ range, rir, bodyKg }: Ask, next: Next, kg: number, least: number): Next => {
  const most = range[1] + 3
  let { reps } = next
  while (reps < most && e1rm(kg + bodyKg, reps + rir) < least) reps += 1
  return { ...next, reps }
}

/** Far fewer repetitions are asked for than were done: another phase of the programme. */
const isOtherPhase = ({ lift, range }: Ask) => (lift.lastReps ?? 0) > range[1] + (range[1] <= 4 ? 0 : 3)

/** What strength allows for the new repetitions, and no less than before. */
const inNewPhase = (ask: Ask, lastKg: number): Next => {
  const [, reps] = ask.range
  const strong = ask.oneRepMax === null ? lastKg : loadFor(ask.oneRepMax, reps, ask.rir) - ask.bodyKg
  const most = Math.min(strong, ceilingKg(ask) ?? lastKg)
  const weightKg = Math.max(lastKg, atMost(ask.loads, most) ?? lastKg)
  return { weightKg, reps, move: weightKg > lastKg ? 'up' : 'hold' }
}

/** All repetitions came, but with far less in reserve than planned. */
const isTooHard = ({ lift, oneRepMax }: Ask) => oneRepMax !== null && spareAtTop(lift) <= -ruleSet.load.tooHard.value

/** Of the sets with the heaviest load alone: after a hard one the others may have moved down. */
const spareAtTop = ({ bouts, lastKg }: Lift) =>
  spareOf((bouts[0]?.sets ?? []).filter(({ weightKg }) => weightKg === lastKg)) ?? 0

/** The load that leaves the planned reserve, for as many repetitions as last time. */
const eased = (ask: Ask, lastKg: number): Next => {
  const { lift, range, rir, oneRepMax, bodyKg, loads } = ask
  const reps = clamp(lift.lastReps ?? range[0], range)
  const weightKg = atMost(loads, loadFor(oneRepMax ?? 0, reps, rir) - bodyKg) ?? lastKg
  // Where the next lighter one is far away, fewer repetitions bring the reserve back.
  const isFar = lastKg > weightKg * ruleSet.load.coarseStep.value.far
  if (isFar && (possibleReps(ask, lastKg) ?? 0) >= range[0])
    return { weightKg: lastKg, reps: fewer(ask, lastKg), move: 'hold' }
  return weightKg < lastKg
    ? { weightKg, reps, move: 'down' }
    : { weightKg: lastKg, reps: fewer(ask, lastKg), move: 'hold' }
}

/** Short of its reserve: a repetition fewer brings it back, as far as strength says so. */
const oneFewer = (ask: Ask, kg: number) => clamp(Math.max(fewer(ask, kg), (ask.lift.lastReps ?? 0) - 1), ask.range)

const fewer = (ask: Ask, kg: number) => {
  const last = ask.lift.lastReps ?? ask.range[0]
  return clamp(Math.min(last, possibleReps(ask, kg) ?? last), ask.range)
}

/** Close to the target for days: a small step all the same. */
const isLongAtEdge = ({ edgesInRow, bouts }: Lift) => {
  const { days, within } = ruleSet.load.edgeDays.value
  return edgesInRow % days === 0 && (spareOf(bouts[0]?.sets ?? []) ?? 0) >= -within
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
  spareAtTop(lift) >= (oneRepMax === null ? coarseStepFrom : ruleSet.load.farTooLight.value.from)

/** One repetition more; as many as strength gives, at most three, when the day was too easy. */
const moreReps = (ask: Ask, lastKg: number): Next => {
  const last = ask.lift.lastReps ?? ask.range[0] - 1
  const possible = possibleReps(ask, lastKg) ?? last
  const waits = possible <= last && isToWait(ask)
  const one = waits ? last : last + 1
  const reps = Math.max(ask.range[0], one, Math.min(last + 3, possible))
  return { weightKg: lastKg, reps: Math.min(Math.max(ask.range[1], last + 1), reps, 30), move: 'hold' }
}

/** A little less in reserve than planned, or nobody says how much: the same once or twice more, before a repetition more. */
const isToWait = ({ lift, bodyKg }: Ask) => {
  const { usual, silent } = ruleSet.load.standing.value
  const days = standing(lift, bodyKg)
  if (isSilent(lift)) return days < silent
  return (spareOf(lift.bouts[0]?.sets ?? []) ?? 0) < -ruleSet.load.metWithin.value.fully && days < usual
}

const isSilent = ({ bouts }: Lift) => (bouts[0]?.sets ?? []).every(({ feltRir }) => feltRir === null)

/** The next load there is; further ones while `reps` could be done with them as well, as far as a step may go. */
const stepUp = (ask: Ask, lastKg: number, reps: number): number | null => {
  const next = nextAbove(ask.loads, lastKg)
  const most = ceilingKg(ask)
  if (next === null || most === null || next > most) return null
  const open = (lastKg + ask.bodyKg) * openStep(ask.lift) - ask.bodyKg
  const strong = Math.max(open, ask.oneRepMax === null ? next : loadFor(ask.oneRepMax, reps, ask.rir) - ask.bodyKg)
  return Math.max(next, atMost(ask.loads, Math.min(strong, most)) ?? next)
}

const downStep = (ask: Ask, lastKg: number): Next => {
  const tenth = (lastKg + ask.bodyKg) * ruleSet.load.failures.value.factor - ask.bodyKg
  const weightKg = atMost(ask.loads, tenth) ?? ask.loads[0] ?? lastKg
  const reps = solvedReps(ask, weightKg, ask.range[1]) ?? ask.range[0]
  return { weightKg, reps, move: weightKg < lastKg ? 'down' : 'retry' }
}

/** Not even the fewest repetitions come out at this load: waiting for a second miss helps nobody. */
const isFarTooHeavy = ({ oneRepMax, bodyKg, range, rir }: Ask, lastKg: number) =>
  oneRepMax !== null && repsFor(oneRepMax, lastKg + bodyKg, rir) < range[0] - 2

const retriedReps = (ask: Ask, lastKg: number) => {
  const planned = ask.lift.bouts[0]?.sets.flatMap(({ plannedReps }) => plannedReps ?? []) ?? []
  const again = planned.length === 0 ? ask.range[0] : Math.min(...planned)
  return clamp(Math.min(again, solvedReps(ask, lastKg, again) ?? again), ask.range)
}

/** Lighter than last time, and never heavier than an ordinary day's load. */
const easedStep = (ask: Ask, lastKg: number, usual: Next): Next => {
  const weightKg = atMost(ask.loads, (lastKg + ask.bodyKg) * ask.factor - ask.bodyKg) ?? ask.loads[0] ?? lastKg
  if (usual.weightKg !== null && usual.weightKg <= weightKg) return { ...usual, move: 'eased' }
  const reps = clamp(ask.lift.lastReps ?? ask.range[0], ask.range)
  const solved = isTooHard(ask) ? atMost(ask.loads, loadFor(ask.oneRepMax ?? 0, reps, ask.rir) - ask.bodyKg) : null
  return { weightKg: Math.min(weightKg, solved ?? weightKg), reps, move: 'eased' }
}

/** Without a history: from the estimate, else found by feel. */
const firstStep = (ask: Ask): Next => {
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

/** Less help when the top of the range was met, more after misses. */
const assistedStep = (ask: Ask, lastKg: number): Next => {
  const { lift, range, loads } = ask
  const hold = clamp(lift.lastReps ?? range[0], range)
  if (ask.factor < 1 || lift.missesInRow >= ruleSet.load.failures.value.inRow) {
    const weightKg = nextAbove(loads, lastKg) ?? lastKg
    return { weightKg, reps: hold, move: ask.factor < 1 ? 'eased' : 'down' }
  }
  if (lift.result !== 'met') return { weightKg: lastKg, reps: hold, move: lift.result === 'missed' ? 'retry' : 'hold' }
  const less = loads.findLast(kg => kg < lastKg)
  if (!earned(lift, range, ask.rir) || less === undefined) return moreReps({ ...ask, oneRepMax: null }, lastKg)
  return { weightKg: less, reps: range[0], move: 'up' }
}

/** What cannot be loaded goes by repetitions, as far as they are good for; a harder variant is chosen elsewhere. */
const ladderStep = ({ lift, range, rir, factor, exercise, held }: Ask): Next => {
  const load = isWeighted(exercise) || exercise.loadType === 'bodyweight' || exercise.loadType === 'band'
  const last = load ? lift.lastReps : null
  if (last === null) return { weightKg: null, reps: startReps(range), move: 'first' }
  if (factor < 1) return { weightKg: null, reps: Math.max(1, Math.round(last * factor)), move: 'eased' }
  const most = Math.min(30, range[1] + ruleSet.load.ladder.value.moreReps)
  if (lift.result === 'missed') return { weightKg: null, reps: Math.max(1, Math.min(last, most)), move: 'retry' }
  if (lift.result === 'edge' || held)
    return { weightKg: null, reps: Math.min(last > range[1] && !held ? last - 1 : last, most), move: 'hold' }
  const spare = (lift.bouts[0]?.sets ?? []).map(({ feltRir }) => (feltRir ?? rir) - rir)
  const searching =
    isSilent(lift) && lift.bouts.length <= ruleSet.load.finding.value.sessions && lift.bouts.every(wasMet)
  const more = Math.max(
    searching ? Math.round(last * ruleSet.load.finding.value.bodyStep) : 1,
    Math.min(4, ...spare),
    1,
  )
  return { weightKg: null, reps: Math.max(range[0], Math.min(last + more, most)), move: 'up' }
}

/** One heavy set leads; the others are lighter and leave as much in reserve. */
const withBackOff = (ask: Ask, next: Next): Next => {
  if (ask.scheme !== 'top-set' || next.weightKg === null) return next
  const weightKg = atMost(ask.loads, next.weightKg * (1 - ruleSet.load.backOff.value.lighter))
  if (weightKg === null || weightKg >= next.weightKg) return next
  const strength = e1rm(next.weightKg + ask.bodyKg, next.reps + ask.rir)
  const reps = Math.floor(repsFor(strength, weightKg + ask.bodyKg, ask.rir) + 0.25)
  return {
    ...next,
    backOff: {
      weightKg,
      reps: Math.max(next.reps, Math.min(ask.range[1] + ruleSet.load.backOff.value.moreReps, reps)),
    },
  }
}

/** Whole repetitions that strength gives for a load, inside the range; null where strength is not known. */
const solvedReps = (ask: Ask, kg: number, most: number): number | null => {
  const possible = possibleReps(ask, kg)
  return possible === null ? null : clamp(possible, [ask.range[0], most])
}

/** The same, whatever the range. */
const possibleReps = ({ oneRepMax, bodyKg, rir }: Ask, kg: number): number | null =>
  oneRepMax === null ? null : Math.floor(repsFor(oneRepMax, kg + bodyKg, rir) + 0.25)

const startReps = ([low, high]: Range) => Math.round(low + (high - low) / 3)

const clamp = (reps: number, [low, high]: Range) => Math.max(low, Math.min(high, reps))
