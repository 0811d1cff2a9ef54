import { directMuscles, type Exercise, kitFor } from '../basis/catalogue.ts'
import { kitsOf } from '../basis/kit.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { DraftBlock } from '../dose/draft.ts'
import type { Brief } from '../prescribe/brief.ts'
import { easedSets, setFactor } from '../prescribe/eased.ts'
import { pulls, tipsOver } from '../prescribe/week/balance.ts'
import type { Kind } from '../prescribe/week/frequency.ts'
import { belongsTo, kindOf } from '../prescribe/week/kinds.ts'
import { type Rooms, roomsFor } from '../prescribe/week/rooms.ts'
import { mostInMain, mostSets } from '../prescribe/week/session-budget.ts'
import { isLastResort } from '../prescribe/week/staples.ts'
import type { RoundStyle } from '../read/wishes.ts'
import { clockSeconds, restOfClock } from './on-the-minute.ts'
import { blockSecondsOf, roundBlock, roundSeconds } from './round-shape.ts'
import { choose } from './slots/choose.ts'
import type { Slot } from './slots/slot.ts'
import { slotsOf } from './slots/slots.ts'
import { ordinaryDay } from './strength.ts'

/**
 * Strength work in rounds: a circuit, every minute on the minute, or as many rounds as possible. Laid out as on an
 * ordinary day and then eased, so that a bad day never gets a block more than a good one.
 */
export const roundBlocks = (
  brief: Brief,
  seconds: number,
  style: RoundStyle,
  kind: Kind = kindOf(brief),
): DraftBlock[] => {
  const fresh = ordinaryDay(brief)
  // A clock that was asked for may take what the week leaves, and not only the day's even share.
  const rooms = roomsFor(fresh, style === 'emom' ? null : kind)
  const laid: Laid[] = []
  let used: readonly Exercise[] = []
  let planned = 0
  let sets = 0
  // A clock that runs needs no minute to be set up.
  const change = style === 'circuit' ? 60 : 0
  const asked = style === 'emom' ? Math.min(seconds, clockSeconds(brief)) : seconds
  let left = asked / brief.minutesShare
  while (left >= 300 && laid.length < 3) {
    const count = Math.min(stationsFor(left, style), Math.max(3, openFor(brief) - used.length))
    if (laid.length > 0 && openFor(brief) - used.length < 3) break
    const mostRounds = style === 'emom' && left > longClock ? 8 : 6
    const ask = { style, kind, used, rooms, count, mostRounds, least: laid.length === 0 ? usualRounds : fewestRounds }
    const usual = stationsOf(fresh, ask)
    const isEnough = usual.stations.length >= enoughStations || brief.wish.style === null
    const { stations: found, most } = isEnough ? usual : stationsOf(fresh, { ...ask, least: fewestRounds })
    const held = (some: readonly Exercise[]) =>
      some.every((one, at) => one === found[at]) ? (most[some.length - 1] ?? 0) : roundsHeld(rooms, some, mostRounds)
    const roundsOf = (some: readonly Exercise[]) =>
      Math.min(
        held(some),
        Math.floor((left - change) / roundSeconds(fresh, some, style)),
        roundsLeft(fresh, planned, some),
      )
    const last = withMoreSets(found, used, roundsOf)
    const stations = style === 'circuit' ? last : onTheClock(last, roundsOf)
    const rounds = roundsOf(stations)
    if (stations.length < 3 || rounds < (laid.length === 0 ? 1 : 2)) break
    for (const exercise of stations) rooms.take(exercise, rounds)
    const today = Math.max(1, Math.min(easedSets(brief, rounds), roundsLeft(brief, sets, stations)))
    laid.push({ stations, rounds: today })
    used = [...used, ...stations]
    planned += rounds * stations.length
    sets += today * stations.length
    left -= blockSecondsOf(fresh, roundBlock(fresh, stations, rounds, style)) + change
  }
  const blocks = withAir(brief, laid, asked, style)
  return style === 'emom' && laid.length > 0 ? [...blocks, ...restOfClock(brief, asked, blocks, used)] : blocks
}

/** One station more is none gained where it costs a round of all the others, but for the trunk's only one. */
const withMoreSets = (
  stations: readonly Exercise[],
  used: readonly Exercise[],
  roundsOf: (some: readonly Exercise[]) => number,
): readonly Exercise[] => {
  const fewer = stations.slice(0, -1)
  const isTrunk = stations.at(-1)?.role === 'core' && ![...used, ...fewer].some(({ role }) => role === 'core')
  const gains = fewer.length >= 3 && !isTrunk && fewer.length * roundsOf(fewer) > stations.length * roundsOf(stations)
  return gains ? fewer : stations
}

/** A clock that would stop early for two stations that share a muscle goes on without one of them: the trunk and the first stay. */
const onTheClock = (
  stations: readonly Exercise[],
  roundsOf: (some: readonly Exercise[]) => number,
): readonly Exercise[] =>
  stations.length <= enoughStations
    ? stations
    : stations
        .flatMap((one, at) => (at === 0 || one.role === 'core' ? [] : [stations.filter(other => other !== one)]))
        .reduce((best, some) => (some.length * roundsOf(some) > best.length * roundsOf(best) ? some : best), stations)

/** Rounds of some stations together that muscles have room for. */
const roundsHeld = (rooms: Rooms, stations: readonly Exercise[], most: number): number => {
  const holds = (rounds: number) => {
    const taken: Exercise[] = []
    const isHeld = stations.every(one => {
      if (rooms.for(one) < rounds) return false
      rooms.take(one, rounds)
      taken.push(one)
      return true
    })
    for (const one of taken) rooms.take(one, -rounds)
    return isHeld
  }
  return [8, 7, 6, 5, 4, 3, 2, 1].find(rounds => rounds <= most && holds(rounds)) ?? 0
}

/** Rounds that a circuit has most often, and those that a week nearly full leaves to one that was asked for. */
const usualRounds = 3
const fewestRounds = 2

/** Seconds above which the rounds of a clock are more than usual. */
const longClock = 25 * 60

type Laid = { readonly stations: readonly Exercise[]; readonly rounds: number }

/** Time that no further round fills goes into longer rests, as far as rounds allow. */
const withAir = (brief: Brief, laid: readonly Laid[], seconds: number, style: RoundStyle): DraftBlock[] => {
  const at = (air: number) => laid.map(({ stations, rounds }) => roundBlock(brief, stations, rounds, style, air))
  const fits = (blocks: readonly DraftBlock[]) =>
    blocks.reduce((sum, block) => sum + blockSecondsOf(brief, block), 0) <= seconds
  const steps = [1, 0.8, 0.6, 0.4, 0.2]
  return at(steps.find(air => fits(at(air))) ?? 0)
}

/** Stations for all rounds together; one place is kept for what fills the rest of a longer session. */
const openFor = ({ minutes, wish }: Brief) =>
  Math.min(mostInMain(minutes) - (minutes >= 40 ? 1 : 0), wish.scheme.exercises ?? Number.POSITIVE_INFINITY)

/** Rounds that the session's sets still hold. */
const roundsLeft = (brief: Brief, sets: number, stations: readonly Exercise[]) => {
  const most = (mostSets(brief.minutes) * setFactor(brief)) / ruleSet.volume.setCost.value.round
  return Math.floor((most - sets) / Math.max(1, stations.length))
}

type Ask = {
  readonly style: RoundStyle
  readonly kind: Kind
  readonly used: readonly Exercise[]
  readonly rooms: Rooms
  readonly count: number
  readonly least: number
  readonly mostRounds: number
}

/** Stations for a round, and for each the rounds that it and all before it have room for. */
const stationsOf = (brief: Brief, { style, kind, used, rooms, count, least, mostRounds }: Ask) => {
  const stations: Exercise[] = []
  const most: number[] = []
  const belongs = belongsTo(brief, kind)
  const atFirst = style === 'circuit' ? 4 : mostRounds
  for (const slot of inRoundOrder(slotsOf(brief, kind), kind)) {
    if (stations.length >= count) break
    const sets = most.at(-1) ?? atFirst
    const allowed = (exercise: Exercise) =>
      belongs(exercise) &&
      fitsStyle(exercise, style) &&
      fitsRound(brief, exercise, stations) &&
      !tipsOver(
        brief,
        exercise,
        [...stations, exercise].map(one => ({ exercise: one, sets: Math.min(sets, usualRounds) })),
      )
    const taken = [...used, ...stations]
    const find = (place: Slot) => choose(brief, place, rooms, taken, { sets, least, allowed })
    const found = find(slot) ?? (slot.ids && slot.part === 'main' ? find(ofAnyName(slot)) : null)
    if (!found || (stations.length >= enoughStations && isLastResort(brief, found.exercise))) continue
    most.push(found.sets)
    rooms.take(found.exercise, found.sets)
    stations.push(found.exercise)
  }
  for (const [index, exercise] of stations.entries()) rooms.take(exercise, -(most[index] ?? 0))
  return { stations, most }
}

/** Where none of the named lifts is one for rounds, another of their movement stands in. */
const ofAnyName = ({ ids: _, ...slot }: Slot): Slot => slot

/** A round for the whole body has its trunk as soon as its big movements are there. */
const inRoundOrder = (slots: readonly Slot[], kind: Kind): readonly Slot[] => {
  const core = slots.find(({ part }) => part === 'core')
  if (!core || kind !== 'full') return slots
  const others = slots.filter(one => one !== core)
  const after = others.findLastIndex(({ part }) => part === 'main') + 1
  return [...others.slice(0, after), core, ...others.slice(after)]
}

const stationsFor = (seconds: number, style: RoundStyle) => {
  if (style !== 'circuit') return seconds >= 720 ? 4 : 3
  return seconds >= 900 ? 6 : seconds >= 600 ? 5 : 4
}

const fitsStyle = (exercise: Exercise, style: RoundStyle) =>
  !exercise.unilateral &&
  (style === 'circuit' || (exercise.metrics.includes('reps') && exercise.skill <= 3 && exercise.axialLoad <= 2))

/** Two kits at most, a third for what pulls where nothing does yet; no bar to be rebuilt every time, no two stations for the same muscles. */
const fitsRound = (brief: Brief, exercise: Exercise, stations: readonly Exercise[]) =>
  (stations.length < enoughStations || stations.every(({ pattern }) => pattern !== exercise.pattern)) &&
  !kitFor(exercise, brief.stock).includes('barbell') &&
  (needsNothingMore(brief, exercise, stations) ||
    kitsOf(brief, [exercise, ...stations]).size <= (isPull(exercise) && !stations.some(isPull) ? 3 : 2)) &&
  !stations.some(other => directMuscles(other).filter(muscle => (exercise.muscles[muscle] ?? 0) >= 1).length >= 2)

/** What is done with what lies there already, or with nothing. */
const needsNothingMore = ({ stock }: Brief, exercise: Exercise, stations: readonly Exercise[]) => {
  const there = new Set(stations.flatMap(one => kitFor(one, stock)))
  return kitFor(exercise, stock).every(piece => there.has(piece))
}

const isPull = ({ pattern }: Exercise) => pulls.includes(pattern)

/** A round of so many stations is one without what only stands in for something better. */
const enoughStations = 3
