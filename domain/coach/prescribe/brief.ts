import { day } from '../../days.ts'
import type { Catalogue, Exercise } from '../basis/catalogue.ts'
import { isWeighted } from '../basis/catalogue.ts'
import { type Loads, loadable } from '../basis/plates.ts'
import { remembered } from '../basis/remembered.ts'
import type { Goal, Level, PlanRequest } from '../basis/request.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { ExercisesById } from '../basis/time-model.ts'
import type { Wave } from '../basis/training.ts'
import type { Limits } from '../read/limits.ts'
import type { Sport } from '../read/sports.ts'
import type { Wish } from '../read/wishes.ts'
import type { Distance } from './ahead/distance.ts'
import type { Match } from './ahead/matches.ts'
import type { MeetLoads } from './ahead/meet.ts'
import type { Race } from './ahead/race.ts'
import type { RaceDay } from './ahead/race-day.ts'
import type { RunPaces, Start } from './ahead/runs.ts'
import type { Work } from './history.ts'
import type { Length } from './length.ts'
import type { Answers } from './lifts/answers.ts'
import { shownKg } from './lifts/finding.ts'
import { type FirstStrength, firstStrength } from './lifts/first-load.ts'
import { foundBefore } from './lifts/found-before.ts'
import type { Hurt } from './lifts/hurt.ts'
import { begunAnew, type Lift, liftOf } from './lifts/lift.ts'
import type { OwnLoads } from './lifts/own-loads.ts'
import type { Learning } from './lifts/skills.ts'
import { bodyShare } from './lifts/standing.ts'
import type { Strength } from './lifts/strength.ts'
import type { Readiness } from './readiness.ts'
import type { Deload } from './week/deload.ts'
import type { Ledger } from './week/muscle-ledger.ts'

/** Everything a session is made from and judged by, read once from the request. */
export type Brief = {
  readonly request: PlanRequest
  readonly catalogue: Catalogue
  readonly byId: ExercisesById
  readonly now: number
  readonly wish: Wish
  readonly goal: Goal
  readonly minutes: number
  /** What these minutes are of a usual day's, where an easier week or a meet takes some: sets are then taken from the usual day. */
  readonly minutesShare: number
  /** The lower of fitness and experience decides about volume; experience alone about skill. */
  readonly level: Level
  readonly skill: Level
  readonly limits: Limits
  readonly banned: ReadonlySet<string>
  readonly stock: ReadonlySet<string>
  readonly ownLoads: OwnLoads
  readonly quiet: boolean
  readonly smallSpace: boolean
  readonly outdoors: boolean
  /** How much longer or shorter the athlete takes than the time model says. */
  readonly pace: number
  /** Seconds a kilometre of easy running takes, and of every other kind. */
  readonly runPace: number
  /** What the weeks of running start from; who prepares for a marathon runs more than the level tells. */
  readonly runStart: Start
  readonly paces: RunPaces
  /** What a runner prepares for; null where no distance is told. */
  readonly distance: Distance | null
  /** What a HYROX athlete prepares for; null for other goals. */
  readonly race: Race | null
  /** Where a lifter stands on the way to a meet or a test of strength; null where there is none. */
  readonly wave: Wave | null
  /** First attempts at the meet, as told. */
  readonly openers: MeetLoads
  /** Days until the race, meet or test whose date is told, below 0 once it was; null where there is none. */
  readonly eventInDays: number | null
  /** What that date makes of today, whatever was wished: its own day, or one of the days of rest after it. */
  readonly raceDay: RaceDay | null
  readonly readiness: Readiness
  readonly deload: Deload
  /** Sports that are done beside, or trained for, as the athlete wrote them. */
  readonly sports: readonly Sport[]
  /** Muscles that the goal names in the athlete's own words: "Po und Schultern". */
  readonly aims: readonly string[]
  /** Of these, what was asked for after a workout of the last days, and not by the goal. */
  readonly moreOf: readonly string[]
  /** Whether the goal is to be fast: "explosiver und schneller". */
  readonly isForSpeed: boolean
  /** Where the athlete stands on the way to the skills that goal and wish name. */
  readonly learning: readonly Learning[]
  /** What the answers about the last workouts change. */
  readonly answers: Answers
  /** What they said of the length of their last sessions, where it matters today. */
  readonly length: Length | null
  /** Other sport on the days to come. */
  readonly matches: readonly Match[]
  /** Muscles that stay fresh for what counts, and those that practice needs today or tomorrow. */
  readonly spared: ReadonlySet<string>
  readonly practising: ReadonlySet<string>
  /** Loads after a break, as a share of those before it. */
  readonly comeback: number
  /** When training began again after the last break, in milliseconds. */
  readonly backSince: number | null
  /** What hurt, by exercise. */
  readonly hurt: ReadonlyMap<string, Hurt>
  readonly work: readonly Work[]
  /** Where each lift stands that was done. */
  readonly lifts: ReadonlyMap<string, Lift>
  /** Estimated one-repetition maxima of lifts that were done, in kg with the body's share. */
  readonly strengths: ReadonlyMap<string, Strength>
  /** The same as the athlete told it, for what was never done. */
  readonly told: ReadonlyMap<string, Strength>
  readonly week: Ledger
  readonly tired: ReadonlySet<string>
  /** Lifts that are done as last time, because their next step did not pass. */
  readonly held: ReadonlySet<string>
  /** A draft came out too short: what is left of the time is filled to the last minutes. */
  readonly tooShort?: true
  /** Exercises that pass place, restrictions, level and the athlete's own words. */
  readonly usable: readonly Exercise[]
}

/**
 * Where a lift stands. One that nobody did for longer than strength is told by begins anew where fresh lifts of the same
 * movement tell more than it ever showed: an old miss says little of today, but a load that failed by far is not passed by.
 */
export const liftOfExercise = (brief: Brief, exercise: Exercise): Lift => {
  const known = liftsAt(brief.lifts)
  const found = known.get(exercise.id)
  if (found !== undefined) return found
  const lift = brief.lifts.get(exercise.id)
  const today = lift === undefined ? untouched : isOutgrown(brief, exercise, lift) ? begunAnew(lift) : lift
  known.set(exercise.id, today)
  return today
}

/** Lifts belong to one brief, whose work and day do not change. */
const liftsAt = remembered((_lifts: Brief['lifts']) => new Map<string, Lift>())

const isOutgrown = (brief: Brief, exercise: Exercise, lift: Lift): boolean => {
  const since = brief.now - ruleSet.load.estimate.value.days * day
  const last = lift.bouts[0]?.at ?? brief.now
  if (last >= since || brief.strengths.has(exercise.id)) return false
  // Easier days say nothing of strength, but they were days of this lift.
  if (brief.work.some(set => set.at >= since && set.exercise.id === exercise.id)) return false
  const first = firstStrengthOf(brief, exercise)
  const isOfMovement = typeof first?.from === 'object' && first.from.pattern === exercise.pattern
  return isOfMovement && first.kg > shownKg(lift, bodyKgOf(brief, exercise))
}

/** What the body adds to a load of this exercise, in kg; nothing where its weight was not told. */
export const bodyKgOf = ({ request }: Brief, exercise: Exercise): number =>
  bodyShare(exercise, request.athlete.weightKg) ?? 0

export const loadsOf = ({ stock, ownLoads, wish }: Brief, exercise: Exercise): Loads => {
  if (!isWeighted(exercise)) return []
  const known = loadsAt(stock)
  const found = known.get(exercise.id)
  if (found !== undefined) return found
  const loads = loadable(exercise, stock, ownLoads.byKit, wish.withKit)
  known.set(exercise.id, loads)
  return loads
}

/** Weight could be added, were there any here: a dip is one with the body alone. */
export const isBodyAlone = (brief: Brief, exercise: Exercise): boolean =>
  exercise.loadType === 'added' && loadsOf(brief, exercise).length === 0

/** A stock belongs to one brief, whose own loads do not change. */
const loadsAt = remembered((_stock: ReadonlySet<string>) => new Map<string, Loads>())

/** Estimated one-repetition maximum in kg from what was done, with the body's share; null when unknown. */
export const strengthOfExercise = ({ strengths }: Brief, { id }: Exercise): number | null =>
  strengths.get(id)?.kg ?? null

/** An estimate for a lift that was never done, or long ago; null when nobody can tell. */
export const firstStrengthOf = (brief: Brief, exercise: Exercise): FirstStrength | null => {
  const known = firstAt(brief.strengths)
  const first = known.get(exercise.id)
  if (first !== undefined) return first
  const likely = firstStrength(exercise, brief, brief.request.athlete, brief.skill)
  const lift = brief.lifts.get(exercise.id)
  const most = (lift && foundBefore(exercise, lift, bodyKgOf(brief, exercise))) ?? Number.POSITIVE_INFINITY
  const found = likely && { ...likely, kg: Math.min(likely.kg, most) }
  known.set(exercise.id, found)
  return found
}

/** What was lifted belongs to one brief. */
const firstAt = remembered((_strengths: Brief['strengths']) => new Map<string, FirstStrength | null>())

const untouched = liftOf([])
