import { type Ahead, aheadOf } from './ahead.ts'
import type { Catalogue, Exercise } from './catalogue.ts'
import { directMuscles, fitsStock, isStrength, isWeighted } from './catalogue.ts'
import { type Deload, deloadOf } from './deload.ts'
import { day, lastTrained, seenLater, type Work, workDone, workSince } from './history.ts'
import type { Race } from './hyrox/race.ts'
import { minutesOn, type RaceDay, raceDayOf, shortened } from './hyrox/race-day.ts'
import { hasMasteredEasier, hasPractised } from './ladder.ts'
import { allows, both, type Limits } from './limits.ts'
import { legMuscles, type Match, matchesIn, runsTomorrow, sparedFor } from './matches.ts'
import { type MeetLoads, strengthsOf } from './meet.ts'
import { type Ledger, ledgerOf, tiredMuscles, weekBefore } from './muscle-ledger.ts'
import { type OwnLoads, ownLoads } from './own-loads.ts'
import { personalPace } from './pace.ts'
import { type Loads, lacksPair, loadable } from './plates.ts'
import { type Answers, answersOf } from './prescribe/answers.ts'
import { type FirstStrength, firstStrength } from './prescribe/first-load.ts'
import { type Lift, liftOf } from './prescribe/lift.ts'
import type { Strength } from './prescribe/strength.ts'
import { toldStrengths } from './prescribe/told.ts'
import { type Intent, itemsOf } from './read/intent.ts'
import { meaningsOf, type Readings, readingsOf } from './read/reader.ts'
import type { Sport } from './read/sports.ts'
import { afterBreak, type Readiness, readinessOf } from './readiness.ts'
import { remembered } from './remembered.ts'
import { type Goal, type Level, levelOf, type PlanRequest } from './request.ts'
import { bannedByFeeling, fromAge, fromPain, limitsFrom } from './restrictions.ts'
import { ruleSet } from './rule-set.ts'
import { pacesOf, type RunPaces, type Start, startOf } from './runs.ts'
import { type Learning, learningOf, toLearn } from './skills.ts'
import { liftsFrom, strengthsFrom } from './standing.ts'
import { stockOf } from './stock.ts'
import type { ExercisesById } from './time-model.ts'
import type { Wave } from './training.ts'
import { unwantedIn } from './unwanted.ts'
import { type Wish, wishFrom } from './wishes.ts'

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
  /** Where the athlete stands on the way to the skills that goal and wish name. */
  readonly learning: readonly Learning[]
  /** What the answers about the last workouts change. */
  readonly answers: Answers
  /** Other sport on the days to come. */
  readonly matches: readonly Match[]
  /** Muscles that stay fresh for it. */
  readonly spared: ReadonlySet<string>
  /** First loads after a break, as a share of the last. */
  readonly comeback: number
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
  /** Exercises that pass place, restrictions, level and the athlete's own words. */
  readonly usable: readonly Exercise[]
}

export const briefFor = (whole: PlanRequest, catalogue: Catalogue): Brief => {
  const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
  const now = Date.parse(whole.at)
  const request = { ...whole, history: lately(whole.history, now) }
  const said = readingsOf(request, catalogue)
  const asked = wishFrom(said.wish, request.wish ?? '', catalogue)
  const wish = wholeWish(asked, said, { request, byId, now, catalogue })
  const { athlete, place } = request
  const work = workDone(request.history, byId).filter(({ at }) => at <= now)
  const level = levelOf(athlete)
  const goal = wish.goal ?? athlete.goal
  const stock = stockOf(request, wish, said.placeName, catalogue)
  const surroundings = wishFrom(said.place, place.details ?? '', catalogue)
  const around = wishFrom(said.profile, '', catalogue)
  const own = ownLoads(place.details, request.wish, stock)
  const runs = athlete.goal === 'endurance' ? runsTomorrow(request.history, now) : []
  const matches = [...matchesIn(athlete.otherActivities, now), ...runs]
  const lifts = liftsFrom(work, { byId, level, loadsOf: one => loadable(one, stock, own.byKit, wish.withKit) })
  const paces = pacesOf(work, level, catalogue.training.paces)
  const ahead = aheadOf({ request, goal, wish, said: said.profile, now, catalogue })
  const { race, wave } = ahead
  const raceDay = asked.override ? null : raceDayOf(ahead.inDays, race?.isLong ?? false)
  const deload = deloadOf(request.history, work, level, now, request.programme ?? null)
  const minutesShare = wish.minutes === null ? (wave?.minutes ?? 1) * easierShare(goal, deload) : 1
  const usual = shortened(request.minutes, athlete.sessionMinutes, race)
  const brief: Brief = {
    request,
    catalogue,
    byId,
    now,
    wish,
    goal,
    minutes: clamped(minutesOn(raceDay, wish.minutes ?? request.minutes) ?? wish.minutes ?? usual * minutesShare),
    minutesShare,
    level,
    skill: athlete.experienceLevel,
    limits: [fromAge(athlete.age), fromPain(request.feelings, byId, now), limitsFrom(meaningsOf(request, said))].reduce(
      both,
    ),
    banned: bannedByFeeling(request.feelings, now),
    stock,
    ownLoads: own,
    quiet: wish.quiet || surroundings.quiet || around.quiet,
    smallSpace: wish.smallSpace || surroundings.smallSpace,
    outdoors: wish.outdoors,
    pace: personalPace(request.history, byId),
    runPace: paces.easy,
    runStart: startOf(itemsOf(said.profile, 'mileage')[0]?.km, Math.min(5, level + (race?.isLong ? 1 : 0))),
    paces,
    race,
    wave,
    openers: ahead.meet.openers,
    eventInDays: ahead.inDays,
    raceDay,
    readiness: readinessOf(request.mood, wish.energy),
    sports: [...new Set([said.wish, said.profile].flatMap(one => itemsOf(one, 'sport').map(({ sport }) => sport)))],
    aims: wishFrom(said.goal, '', catalogue).focus,
    learning: learningOf(toLearn(said.wish, said.profile), {
      lifts,
      byId,
      stock,
      skill: athlete.experienceLevel,
      skills: catalogue.training.skills,
    }),
    answers: answersOf(request.feedback, now),
    matches,
    spared: sparedFor(matches),
    deload,
    comeback: afterBreak(daysSince(work, now)),
    work,
    lifts,
    strengths: strengthsFrom(lifts, { byId, now, weightKg: athlete.weightKg }),
    told: toldOf(request, said.profile, ahead.meet, catalogue),
    week: ledgerOf(seenLater(workSince(work, weekBefore(now))), weekBefore(now), now),
    tired: tiredMuscles(work, now),
    held: new Set(),
    usable: [],
  }
  return { ...brief, usable: catalogue.exercises.filter(exercise => isUsable(brief, exercise)) }
}

/** What was asked for today, with what "wie letztes Mal" was, and what the athlete has had enough of. */
const wholeWish = (
  asked: Wish,
  { profile, feedback }: Readings,
  { request, byId, now, catalogue }: Pick<Brief, 'request' | 'byId' | 'now' | 'catalogue'>,
): Wish => ({
  ...asked,
  wanted:
    asked.variety === 'last' && asked.wanted.length === 0
      ? lastTrained(request.history, byId, now).map(id => [id])
      : asked.wanted,
  unwanted: [...asked.unwanted, ...unwantedIn(profile, catalogue), ...unwantedIn(feedback, catalogue)],
})

/** Strength as it was told: in the profile, and by the attempts at a meet. */
const toldOf = ({ sources }: PlanRequest, profile: Intent, meet: Ahead['meet'], { training }: Catalogue) => {
  const event = sources.plan ?? sources.request
  return new Map([...strengthsOf(meet, event, training.waves.openerOfMax), ...toldStrengths(profile, event)])
}

/** What was done longer ago decides nothing today. */
const lately = (history: PlanRequest['history'], now: number) =>
  history.filter(({ at }) => now - Date.parse(at) <= ruleSet.programme.memoryDays.value * day)

/** Whether an exercise may be in the session at all. */
const isUsable = (brief: Brief, exercise: Exercise): boolean =>
  fitsStock(exercise, brief.stock) &&
  !lacksPair(exercise, brief.stock, brief.ownLoads.single) &&
  allows(brief.limits, exercise) &&
  fitsSurroundings(brief, exercise) &&
  fitsSkill(brief, exercise) &&
  !brief.banned.has(exercise.id) &&
  !brief.wish.unwanted.includes(exercise.id) &&
  !(isStrength(exercise) && directMuscles(exercise).some(muscle => restsToday(brief, muscle)))

/** Muscles that are not to be trained, and a racer's legs in the week before and after, unless they were asked for. */
const restsToday = ({ wish, race }: Brief, muscle: string): boolean =>
  wish.avoid.includes(muscle) ||
  ((race?.phase === 'race-week' || race?.phase === 'recovery') &&
    legMuscles.has(muscle) &&
    !wish.focus.includes(muscle) &&
    !wish.override)

export const fitsSurroundings = (brief: Brief, { impact, noise, spaceM2 }: Exercise): boolean => {
  const { smallSpaceM2, quiet } = ruleSet.session
  if (brief.quiet && (impact > quiet.value.impact || noise > quiet.value.noise)) return false
  return !brief.smallSpace || spaceM2 <= smallSpaceM2.value
}

/**
 * One step above the level only for what the athlete has done before, or its easier form, or its movement with a load for
 * weeks; further up only what a ladder has opened; no jumps and Olympic lifts for beginners.
 */
export const fitsSkill = (brief: Brief, exercise: Exercise): boolean => {
  if (brief.learning.some(({ opened }) => opened.includes(exercise.id))) return true
  const known = brief.lifts.has(exercise.id) || hasMasteredEasier(brief, exercise) || hasPractised(brief.work, exercise)
  if (exercise.skill > brief.skill + (known ? 1 : 0)) return false
  return brief.level > 2 || (exercise.pattern !== 'jump' && exercise.pattern !== 'power')
}

export const liftOfExercise = ({ lifts }: Brief, { id }: Exercise): Lift => lifts.get(id) ?? untouched

export const loadsOf = ({ stock, ownLoads, wish }: Brief, exercise: Exercise): Loads => {
  if (!isWeighted(exercise)) return []
  const known = loadsAt(stock)
  const loads = known.get(exercise.id) ?? loadable(exercise, stock, ownLoads.byKit, wish.withKit)
  known.set(exercise.id, loads)
  return loads
}

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
  const found = firstStrength(exercise, brief, brief.request.athlete, brief.skill)
  known.set(exercise.id, found)
  return found
}

/** What was lifted belongs to one brief. */
const firstAt = remembered((_strengths: Brief['strengths']) => new Map<string, FirstStrength | null>())

const untouched = liftOf([])

/** What an easier week leaves of a day's minutes: fewer sets need less time; who runs or stretches does it for less long anyway. */
const easierShare = (goal: Goal, deload: Deload) => {
  const { minutes: lifting, enduring } = ruleSet.load.deload.value
  return deload ? (liftsMost(goal) ? lifting : enduring) : 1
}

const liftsMost = (goal: Goal) => goal === 'strength' || goal === 'muscle' || goal === 'health'

const clamped = (minutes: number) => {
  const [least, most] = ruleSet.session.minutes.value
  return Math.min(most, Math.max(least, Math.round(minutes)))
}

const daysSince = (work: readonly Work[], now: number) => {
  const last = work[work.length - 1]
  return last ? (now - last.at) / day : null
}
