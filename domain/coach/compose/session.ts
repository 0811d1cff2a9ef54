import { type Exercise, isBig } from '../basis/catalogue.ts'
import { rememberedFor } from '../basis/remembered.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { mayBeOff } from '../basis/time-model.ts'
import { type DraftBlock, exercisesIn, hasTrunk, secondsOf, setsIn } from '../dose/draft.ts'
import { hasEndured, secondsToLift } from '../prescribe/ahead/week.ts'
import { asksForMuscles } from '../prescribe/asked-strength.ts'
import type { Brief } from '../prescribe/brief.ts'
import { isExtraDay, type Kind } from '../prescribe/week/frequency.ts'
import { kindOf } from '../prescribe/week/kinds.ts'
import { leastSets, mostSets } from '../prescribe/week/session-budget.ts'
import { inMinutes } from '../prescribe/whole-day.ts'
import { isNamed, isRoundStyle, type RoundStyle } from '../read/wishes.ts'
import { coolDownBlock, coolDownSeconds } from './around/cool-down.ts'
import { flowBlocks } from './around/flow.ts'
import { raceDayBlocks } from './around/race-day.ts'
import { reliefBlock } from './around/relief.ts'
import { warmUpBlock, warmUpSeconds, warmUpWith } from './around/warm-up.ts'
import { filled } from './filling.ts'
import { hyroxBlocks } from './hyrox/session.ts'
import { wantsStations } from './hyrox/station-rounds.ts'
import { steadyBlocks } from './lasting/cardio.ts'
import { besideEndurance, endurance, heartSeconds, strengthSeconds } from './lasting/endurance.ts'
import { intervalBlocks, wantsIntervals } from './lasting/intervals.ts'
import { runWalkBlocks } from './lasting/run-walk.ts'
import { drillBlocks } from './lasting/stations.ts'
import { setsOf } from './pick.ts'
import { roundBlocks } from './rounds.ts'
import { wishedMuscles } from './slots/wished-muscles.ts'
import { restedIn, strengthAfter, strengthBlocks, strengthPicks } from './strength.ts'
import { quarterLess, secondsMore, secondsOfWork } from './work-seconds.ts'

/** What a session is made of, before it is told: `main` is what lies between warm-up, loosening and cool-down. */
export type Session = {
  readonly kind: Kind | null
  readonly main: readonly DraftBlock[]
  readonly blocks: readonly DraftBlock[]
  /** Most of it is endurance. */
  readonly lasting: boolean
  /** Easy movement instead of what the day is for. */
  readonly insteadOf: 'lifts' | 'work' | null
}

/** What a race's day and those after it hold, or a session as it was wished. */
export const composeSession = (brief: Brief, how: 'as-wished' | 'gentle'): Session =>
  brief.raceDay === null ? usualSession(brief, how) : raceDaySession(brief)

const raceDaySession = (brief: Brief): Session => {
  const main = raceDayBlocks(brief, secondsOfWork(brief))
  const trained = exercisesIn(main)
  const warmUp = warmUpBlock(brief, warmUpSeconds(brief.minutes), trained)
  const spare = Math.max(0, secondsOfWork(brief) - secondsOf(main, brief))
  const coolDown = longerBy(brief, coolDownSeconds(brief.minutes, brief.wish.closingMinutes), spare)
  const blocks = [
    warmUp,
    ...main,
    coolDownBlock(brief, { seconds: coolDown, prepared: warmUp.exercises.length }, trained, trained),
  ]
  return { kind: null, main, blocks, lasting: false, insteadOf: null }
}

/** A whole session: warm-up, the work that the goal and the wish ask for, what fills the time, cool-down. */
const usualSession = (brief: Brief, how: 'as-wished' | 'gentle'): Session => {
  const warmUp = warmUpSeconds(brief.minutes)
  const coolDown = coolDownSeconds(brief.minutes, brief.wish.closingMinutes)
  const loosening = reliefBlock(brief)
  const relief = loosening ? [loosening] : []
  const seconds = secondsOfWork(brief) - secondsOf(relief, brief)
  const { kind, work } = how === 'gentle' ? easyOnly : steadyWork(brief, seconds, exercisesIn(relief).length)
  const main = filled(brief, work, { seconds, around: warmUp + coolDown, lifting: kind !== null && how !== 'gentle' })
  const trained = exercisesIn(main)
  const spare = brief.deload ? 0 : Math.max(0, seconds - secondsOf(main, brief))
  const around = (opening: number) => {
    const prepared = warmUpBlock(brief, opening, trained)
    const ending = { seconds: longerBy(brief, coolDown, spare), prepared: prepared.exercises.length }
    return [prepared, ...relief, ...main, coolDownBlock(brief, ending, trained, [...trained, ...exercisesIn(relief)])]
  }
  const usual = around(warmUp)
  const missing = missingIn(brief, usual)
  return {
    kind,
    main,
    blocks: missing > 0 ? around(warmUpWith(brief.minutes, warmUp, missing)) : usual,
    lasting: kind !== null && secondsOf(main.filter(isLasting), brief) > secondsOf(main, brief) / 2,
    insteadOf: how !== 'gentle' ? null : kindFor(brief) === null ? 'work' : 'lifts',
  }
}

/** Seconds to the shortest that was asked for; an easier week and the way to a meet may end earlier. */
const missingIn = (brief: Brief, blocks: readonly DraftBlock[]): number => {
  const least = brief.minutes - mayBeOff(brief.minutes)
  return brief.deload === null && brief.wave?.holds !== 'lifts' ? least * 60 - secondsOf(blocks, brief) : 0
}

type DayWork = { readonly kind: Kind | null; readonly work: readonly DraftBlock[] }

const easyOnly: DayWork = { kind: null, work: [] }

/** More time never means less work to lift: a shorter day's is kept, unless it lacks the trunk. `taken`: exercises there already. */
const steadyWork = (brief: Brief, seconds: number, taken: number): DayWork => {
  const kind = steadyKind(brief)
  const work = workBlocks(besides(brief, taken), seconds, kind)
  const less = quarterLess(brief)
  const held = setsIn(work)
  const isCheap = (roundsOf(brief) !== null && brief.wish.focus.length === 0) || brief.minutes <= longestTried
  if ((kind === null && brief.goal !== 'hyrox') || !isCheap || couldHold(less) <= held) return { kind, work }
  const shorter = steadyWork(less, seconds - secondsMore(brief), taken)
  return setsIn(shorter.work) > held && (hasTrunk(shorter.work) || !hasTrunk(work)) ? shorter : { kind, work }
}

/** Longer days of lifts are compared with those up to an hour shorter, and by their lifts alone: each takes its time. So do rounds for a few muscles, with what comes after them. */
const longestTried = 105

/** Minutes on end, or in intervals: no round of stations. */
const isLasting = ({ exercises }: DraftBlock) => exercises.every(({ exercise }) => exercise.role === 'conditioning')

/** The day for what is left of its exercises: each stands for some minutes. */
const besides = (brief: Brief, taken: number): Brief => {
  const { minutesEach } = ruleSet.session.exercisesInAll.value
  const minutes = Math.max(ruleSet.session.minutes.value[0], brief.minutes - taken * minutesEach)
  return taken === 0 ? brief : inMinutes(brief, minutes)
}

const kindFor = (brief: Brief): Kind | null => {
  if (brief.goal === 'endurance' || brief.goal === 'mobility' || brief.goal === 'hyrox') return null
  const kind = kindOf(brief)
  if (kind === 'full' || kind === 'focus' || !isExtraDay(brief)) return kind
  const held = setsOn(brief, kind)
  return held < leastSets(brief.minutes) * fairShare && setsOn(brief, 'full') > held ? 'full' : kind
}

/** Of the least sets of a session. An extra day for a part of the body that has less left to do becomes one for all of it. */
const fairShare = 0.7

const setsOn = rememberedFor((brief: Brief, kind: Kind): number =>
  setsIn(workBlocks(brief, secondsOfWork(brief), kind)),
)

/** What the day is for may change with its length, but not so that more time means less work. */
const steadyKind = (brief: Brief): Kind | null => {
  const own = kindFor(brief)
  const less = quarterLess(brief)
  if (own === null || less.minutes < ruleSet.session.minutes.value[0]) return own
  const shorter = steadyKind(less)
  if (shorter === null || shorter === own) return own
  return setsOn(brief, shorter) > setsOn(brief, own) ? shorter : own
}

const workBlocks = (brief: Brief, seconds: number, kind: Kind | null): DraftBlock[] => {
  const drills = drillBlocks(brief, seconds)
  const lifting = drills.length === 0 ? brief : without(brief, exercisesIn(drills))
  const named = [...drills, ...namedLifts(lifting, seconds - secondsOf(drills, brief))]
  const left = seconds - secondsOf(named, brief)
  if (named.length === 0) return mainBlocks(brief, left, kind)
  if (left < 240) return named
  const rest = withoutNamed(brief)
  const isEasy = drills.length > 0 || owesEndurance(brief)
  return [...named, ...(isEasy ? steadyBlocks(rest, left, named) : mainBlocks(rest, left, kind))]
}

const without = (brief: Brief, done: readonly Exercise[]): Brief => {
  const ids = new Set<string>(done.map(({ id }) => id))
  const wanted = brief.wish.wanted.filter(group => !group.some(id => ids.has(id)))
  return { ...brief, wish: { ...brief.wish, wanted } }
}

/** Lifts that were asked for by name are done first, also where the day is for rounds, endurance or stretching. */
const namedLifts = (brief: Brief, seconds: number): DraftBlock[] => {
  const isAsked = (one: Exercise) =>
    (isBig(one) && isNamed(brief.wish, one)) || brief.learning.some(({ any }) => any.includes(one.id))
  const lifting = brief.goal === 'strength' || brief.goal === 'muscle' || brief.goal === 'health'
  if (brief.goal === 'hyrox' && wantsStations(brief)) return []
  if ((lifting && roundsOf(brief) === null && brief.wish.style !== 'interval') || !brief.usable.some(isAsked)) return []
  const only = { ...brief, wish: { ...brief.wish, focus: [] } }
  return strengthBlocks(only, Math.min(secondsToLift(brief, seconds), Math.max(seconds * 0.5, 600)), 'focus')
}

/** On the way to a HYROX race half of the week is endurance. */
const owesEndurance = (brief: Brief) => brief.goal === 'hyrox' && !hasEndured(brief)

const withoutNamed = (brief: Brief): Brief => ({ ...brief, learning: [], wish: { ...brief.wish, wanted: [] } })

const mainBlocks = (brief: Brief, seconds: number, kind: Kind | null): DraftBlock[] => {
  const { style } = brief.wish
  const wished = brief.goal === 'endurance' && asksForMuscles(brief)
  const beside = strengthSeconds(brief, seconds)
  const starting = wished ? null : runWalkBlocks(brief, seconds - beside)
  if (starting !== null) return [...starting, ...besideEndurance(brief, beside)]
  if (brief.goal === 'hyrox') return hyroxBlocks(brief, seconds)
  if (brief.goal === 'mobility') return flowBlocks(brief, seconds)
  if (style === 'interval')
    return wantsIntervals(brief) ? intervalBlocks(brief, seconds * 0.9) : steadyBlocks(brief, seconds)
  if (brief.goal === 'endurance' && (style === null || style === 'straight') && !sparesLegs(brief))
    return wished ? wishedMuscles(brief, seconds) : endurance(brief, seconds)
  const parts = kind ?? kindOf(brief)
  const round = roundsOf(brief)
  const share = style === null && brief.minutes > 30 ? 0.75 : 1
  const rounds = round === null ? [] : roundBlocks(brief, seconds * share, round, parts)
  // One round that nobody asked for is none.
  const isOnce = style === null && brief.deload === null && rounds.every(one => one.rounds < 2)
  if (rounds.length === 0 || isOnce) return lifted(brief, seconds, parts)
  const left = seconds - secondsOf(rounds, brief)
  return share < 1 || left < worthSets ? rounds : [...rounds, ...strengthAfter(brief, rounds, left, parts)]
}

/** Seconds that are worth a few straight sets. */
const worthSets = 420

/** "Keine Beine": nothing that lasts does without them, so the rest of the body goes round. */
const sparesLegs = ({ wish: { avoid } }: Brief) => legs.every(muscle => avoid.includes(muscle))
const legs = ['quads', 'hamstrings', 'glutes']

/** The kind of rounds that were asked for, or that suit the goal. */
const roundsOf = (brief: Brief): RoundStyle | null => {
  const { goal, limits } = brief
  const { style } = brief.wish
  if (goal === 'endurance' && style === null && sparesLegs(brief)) return 'circuit'
  if (isRoundStyle(style)) return limits.cautious ? 'circuit' : style
  return goal === 'weight-loss' && style === null ? 'circuit' : null
}

/** Lifts, and on one or two days of a week for health some minutes for the heart after them. */
const lifted = (brief: Brief, seconds: number, kind: Kind): DraftBlock[] => {
  const easy = heartSeconds(brief, seconds)
  const lifts = steadily(brief, seconds - easy, kind)
  return easy === 0 ? lifts : [...lifts, ...steadyBlocks(asked(brief), easy, lifts)]
}

/** What was wished for last is what these minutes are filled with. */
const asked = (brief: Brief): Brief => {
  const { wish } = brief
  const ids = wish.cardioLast?.ids ?? []
  return ids.length === 0 ? brief : { ...brief, wish: { ...wish, wanted: [...wish.wanted, ids] } }
}

/** More time never means less work: where some quarters of an hour less would hold more sets, those are kept. */
const steadily = (brief: Brief, seconds: number, kind: Kind): DraftBlock[] => {
  let best = { day: brief, picks: strengthPicks(brief, seconds, kind) }
  let day = quarterLess(brief)
  for (let quarters = 1; quarters <= quartersLess; quarters += 1, day = quarterLess(day)) {
    if (couldHold(day) <= setsOf(best.picks)) break
    const picks = strengthPicks(day, secondsOfWork(day), kind)
    if (setsOf(picks) > setsOf(best.picks)) best = { day, picks }
  }
  return restedIn(best.day, seconds, best.picks)
}

/** A day so much shorter holds less of everything; a long one would be composed eleven times for it. */
const quartersLess = 4

/** Sets that a day holds at most, all of them in pairs or in rounds; none below the shortest session. */
const couldHold = (brief: Brief): number => {
  if (brief.minutes < ruleSet.session.minutes.value[0]) return 0
  const { round, superset } = ruleSet.volume.setCost.value
  return mostSets(brief.minutes) / (roundsOf(brief) === null ? superset : round)
}

/** What is left over becomes a longer cool-down; a session without one ends a little early instead. */
const longerBy = ({ minutes }: Brief, seconds: number, spare: number) => {
  const { coolDown, tolerance } = ruleSet.session
  const most = coolDown.value.minutes[1] * 60 - 10
  const early = minutes * 60 * tolerance.value.share * 0.8
  return seconds === 0 && spare < early ? 0 : Math.max(seconds, Math.min(most, seconds + spare))
}
