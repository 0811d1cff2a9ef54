import { type Exercise, isBig, isStrength } from '../basis/catalogue.ts'
import { rememberedFor } from '../basis/remembered.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { doseOf } from '../dose/doses.ts'
import type { DraftBlock, DraftExercise } from '../dose/draft.ts'
import type { Brief } from '../prescribe/brief.ts'
import { easedSets } from '../prescribe/eased.ts'
import { isLifter } from '../prescribe/goals.ts'
import { ordinary } from '../prescribe/readiness.ts'
import type { Kind } from '../prescribe/week/frequency.ts'
import { kindOf } from '../prescribe/week/kinds.ts'
import { mostSets } from '../prescribe/week/session-budget.ts'
import { changedDay } from '../prescribe/whole-day.ts'
import { type IsShort, withOtherHalf, withOthers } from './beside.ts'
import { alone, composed, type Fits } from './fill.ts'
import { blocksOf, groupsOf, takenBy } from './lay-out.ts'
import { type Pick, setsOf } from './pick.ts'
import { stretchRests } from './rests.ts'
import { comesFresh, slot } from './slots/slot.ts'

/** Strength work that fits into some seconds: chosen as on an ordinary day, then eased to what today allows. */
export const strengthBlocks = (brief: Brief, seconds: number, kind: Kind = kindOf(brief)): DraftBlock[] =>
  restedIn(brief, seconds, strengthPicks(brief, seconds, kind))

/** Lifts laid out with as much rest between their sets as some seconds hold. */
export const restedIn = (brief: Brief, seconds: number, picks: readonly Pick[]): DraftBlock[] => {
  const fits = fitsInto(brief, seconds)
  return blocksOf(brief, stretchRests(brief, inPeace(brief, picks, fits), fits))
}

/**
 * Two lifts by turns save time. Who lifts for strength or muscle and has time for both has no use for it: better each with
 * its own rests than minutes on a bike.
 */
const inPeace = (brief: Brief, picks: readonly Pick[], fits: Fits): readonly Pick[] =>
  brief.deload || brief.wish.style === 'superset' || !isLifter(brief)
    ? picks
    : groupsOf(brief, picks).reduce((now, group) => {
        const apart = now.map(pick => (group.length > 1 && group.includes(pick) ? { ...pick, alone: true } : pick))
        return fits(apart) ? apart : now
      }, picks)

/** What is lifted in some seconds, with the shortest rests. */
export const strengthPicks = (brief: Brief, seconds: number, kind: Kind): readonly Pick[] => {
  const known = picksOn(brief, kind)
  const found = known.get(seconds) ?? chosen(brief, seconds, kind)
  known.set(seconds, found)
  return found
}

const picksOn = rememberedFor((_brief: Brief, _kind: Kind) => new Map<number, readonly Pick[]>())

/** One lift for all of a short session: two of them, with a set less, are better, unless one was asked for. */
const isLonely = ({ minutes, wish }: Brief, picks: readonly Pick[]) =>
  minutes <= 15 &&
  picks.length === 1 &&
  wish.scheme.exercises === null &&
  wish.wanted.length === 0 &&
  wish.focus.length === 0 &&
  wish.doses.length === 0

const chosen = (brief: Brief, seconds: number, kind: Kind): readonly Pick[] => {
  const fresh = ordinaryDay(brief)
  const usual = seconds / brief.minutesShare
  const fits = fitsInto(fresh, usual)
  const whole = composed(fresh, kind, fits)
  const own = isLonely(fresh, whole) ? composed(fresh, kind, fits, { ...alone, few: true }) : whole
  const isShort: IsShort = picks => takenBy(fresh, picks).seconds < usual * workShare
  const more = kind === 'focus' ? withOthers : fresh.minutes >= longDay && kind !== 'full' ? withOtherHalf : null
  const all = more && isShort(own) ? more(fresh, own, fits, isShort, kind) : own
  return fitting(eased(brief, all), fitsInto(brief, seconds))
}

/** Straight sets in the time that rounds leave, for what they have not given enough yet. */
export const strengthAfter = (
  brief: Brief,
  rounds: readonly DraftBlock[],
  seconds: number,
  kind: Kind,
): DraftBlock[] => {
  const fresh = ordinaryDay(brief)
  const done = rounds.flatMap(({ exercises }) => exercises.flatMap(one => roundPick(fresh, one)))
  const isDone = ({ exercise, sets }: Pick) => done.some(one => one.exercise === exercise && one.sets === sets)
  const cost = setsOf(done) * ruleSet.volume.setCost.value.round
  const into = (day: Brief): Fits => {
    const fits = fitsInto(day, seconds, cost)
    return picks => done.length === picks.filter(isDone).length && fits(picks.filter(pick => !isDone(pick)))
  }
  const allowed = (exercise: Exercise) => isFreshAfter(exercise, done)
  const isShort: IsShort = picks =>
    takenBy(
      fresh,
      picks.filter(pick => !isDone(pick)),
    ).seconds <
    seconds * workShare
  const alone = composed(fresh, kind, into(fresh), { picks: done, allowed })
  const all = kind === 'focus' && isShort(alone) ? withOthers(fresh, alone, into(fresh), isShort) : alone
  const own = all.filter(pick => !isDone(pick))
  const fits = fitsInto(brief, seconds, cost)
  return blocksOf(brief, stretchRests(brief, fitting(eased(brief, own), fits), fits))
}

/** Out of breath nobody lifts heavily on the spine, and no big movement comes twice. */
const isFreshAfter = (exercise: Exercise, done: readonly Pick[]): boolean =>
  isBig(exercise)
    ? exercise.axialLoad < 2 && !done.some(one => one.exercise.pattern === exercise.pattern)
    : !done.some(one => one.exercise === exercise)

const roundPick = (brief: Brief, { exercise, sets }: DraftExercise): readonly Pick[] =>
  isStrength(exercise)
    ? [
        {
          exercise,
          slot: slot('conditioning', [exercise.pattern]),
          dose: doseOf(brief, exercise),
          sets: sets.length,
          restSec: 0,
        },
      ]
    : []

/** Minutes from which on half of the body may leave time for the other half's small muscles. */
const longDay = 75

/** A wish that leaves more than the rest of the time gets company. */
const workShare = 0.8

/** The day as it would be were it no easier one: in a good mood and as long as usual. */
export const ordinaryDay = changedDay((brief: Brief): Brief => {
  const { readiness, minutes, minutesShare } = brief
  return readiness === ordinary && minutesShare === 1
    ? brief
    : { ...brief, readiness: ordinary, minutes: Math.round(minutes / minutesShare), minutesShare: 1 }
})

/** What comes last is left out where even fewer sets do not fit. */
const fitting = (picks: readonly Pick[], fits: Fits): readonly Pick[] =>
  picks.length <= 1 || fits(picks) ? picks : fitting(picks.slice(0, -1), fits)

/** `cost`: of the session's sets, what others take. */
const fitsInto =
  (brief: Brief, seconds: number, cost = 0): Fits =>
  picks => {
    const taken = takenBy(brief, picks)
    return taken.seconds <= seconds && taken.sets + cost <= mostSets(brief.minutes)
  }

/**
 * Fewer sets and lower loads where the day asks for it, and nothing explosive. Two sets of what leads are better than one of
 * everything: on a bad day what comes last gives its sets to what would be left with one.
 */
const eased = (brief: Brief, picks: readonly Pick[]): readonly Pick[] => {
  const calm = picks.filter(({ slot }) => !comesFresh(slot.part) || brief.readiness.level > 2)
  const cut = calm.map(pick => ({
    ...pick,
    dose: doseOf(brief, pick.exercise),
    sets: easedSets(brief, pick.sets),
    usual: pick.sets,
  }))
  let left = setsOf(cut)
  return cut.flatMap(({ usual, ...pick }) => {
    const sets = Math.min(left, Math.max(pick.sets, Math.min(fewestOfALift, usual)))
    left -= sets
    return sets > 0 && (sets >= pick.sets || sets >= fewestOfALift) ? [{ ...pick, sets }] : []
  })
}

const fewestOfALift = 2
