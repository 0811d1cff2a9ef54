import { day } from '../../days.ts'
import { type Catalogue, exercisesById } from '../basis/catalogue.ts'
import { loadable } from '../basis/plates.ts'
import { eventsTelling, type Goal, type Level, levelOf, type PlanRequest, type ToldBy } from '../basis/request.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { type Field, type Intent, itemsOf } from '../read/intent.ts'
import { both } from '../read/limits.ts'
import { meaningsOf, type Readings, readingsOf } from '../read/reader.ts'
import { bannedByFeeling, fromAge, fromPain, limitsFrom } from '../read/restrictions.ts'
import { stockOf } from '../read/stock.ts'
import { unwantedIn } from '../read/unwanted.ts'
import { type Wish, wishFrom } from '../read/wishes.ts'
import { type Ahead, aheadOf } from './ahead/ahead.ts'
import { aimsAsRunner, distanceIn } from './ahead/distance.ts'
import { isCalledOff, isSoon, matchesIn, matchesWished, neededSoon, runsTomorrow } from './ahead/matches.ts'
import { strengthsOf } from './ahead/meet.ts'
import { personalPace } from './ahead/pace.ts'
import { minutesOn, raceDayOf, shortened } from './ahead/race-day.ts'
import { pacesOf, startOf } from './ahead/runs.ts'
import { asksForWork } from './asked-strength.ts'
import type { Brief } from './brief.ts'
import { isNewWhenOld } from './gentle-start.ts'
import { lastTrained, seenLater, workDone, workSince } from './history.ts'
import { heardBy } from './length.ts'
import { hurtFrom } from './lifts/hurt.ts'
import { ownLoads } from './lifts/own-loads.ts'
import { asShown } from './lifts/shown.ts'
import { learningOf, toLearn } from './lifts/skills.ts'
import { liftsFrom, strengthsFrom } from './lifts/standing.ts'
import { toldStrengths } from './lifts/told.ts'
import { comebackOf, readinessOf } from './readiness.ts'
import { isUsable } from './unfit.ts'
import { type Deload, deloadOf } from './week/deload.ts'
import { ledgerOf, tiredMuscles, weekBefore } from './week/muscle-ledger.ts'

/** Reads a request once, for all that plan and judge by it. */
export const briefFor = (whole: PlanRequest, catalogue: Catalogue): Brief => {
  const byId = exercisesById(catalogue)
  const now = Date.parse(whole.at)
  const request = { ...whole, history: lately(whole.history, now) }
  const said = readingsOf(request, catalogue)
  const asked = wishFrom(said.wish, request.wish ?? '', catalogue)
  const wish = wholeWish(asked, said, { request, byId, now, catalogue })
  const { athlete, place } = request
  const work = asShown(workDone(request.history, byId)).filter(({ at }) => at <= now)
  const level = levelOf(athlete)
  const goal = wish.goal ?? (athlete.goal === 'mobility' && asksForWork({ wish, byId }) ? 'health' : athlete.goal)
  const written = wishFrom(said.place, place.details ?? '', catalogue)
  const listed = [...new Set([...place.equipment, ...written.withKit])].filter(id => !written.withoutKit.includes(id))
  const stock = stockOf(withSeat(listed, athlete, level, wish), wish, said.placeName, catalogue)
  const around = [wish, written, wishFrom(said.profile, '', catalogue)]
  const own = ownLoads(place.details, request.wish, stock)
  const matches = sportsToCome(request, said.wish, now)
  const lifts = liftsFrom(work, { byId, level, loadsOf: one => loadable(one, stock, own.byKit, wish.withKit) })
  const paces = pacesOf(work, level, catalogue.training.paces)
  const ahead = aheadOf({ request, goal, wish, said: said.profile, now, catalogue })
  const { race, wave } = ahead
  const raceDay = asked.override ? null : raceDayOf(ahead.inDays, race?.isLong ?? false)
  const deload = deloadOf(request.history, work, level, now, request.programme ?? null)
  const minutesShare = wish.minutes === null ? (wave?.minutes ?? 1) * easierShare(goal, deload) : 1
  const heard = heardBy(request, said.verdicts, { now, isWished: wish.minutes !== null, race, raceDay, deload })
  const usual = shortened(heard.length?.minutes ?? request.minutes, athlete.sessionMinutes, race)
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
    limits: limitsOf(request, said, byId, now),
    banned: bannedByFeeling(request.feelings, now),
    stock,
    ownLoads: own,
    quiet: around.some(({ quiet }) => quiet),
    smallSpace: around.slice(0, 2).some(({ smallSpace }) => smallSpace),
    outdoors: wish.outdoors,
    pace: personalPace(request.history, byId),
    runPace: paces.easy,
    runStart: runStartOf(said.profile, level + (race?.isLong ? 1 : 0), catalogue),
    paces,
    distance: goal === 'endurance' ? distanceIn(said.profile, paces, catalogue.training.distances) : null,
    race,
    wave,
    openers: ahead.meet.openers,
    eventInDays: ahead.inDays,
    raceDay,
    readiness: readinessOf(request.mood, wish.energy),
    ...sportsAndAims(said, catalogue),
    learning: learningOf(toLearn(said.wish, said.profile), {
      lifts,
      byId,
      stock,
      skill: athlete.experienceLevel,
      skills: catalogue.training.skills,
    }),
    ...heard,
    matches,
    ...neededSoon(matches),
    deload,
    ...steppingBack(request, work, now),
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

/** A chair that nobody lists is there wherever somebody of that age begins, but outdoors. */
const withSeat = (listed: readonly string[], athlete: PlanRequest['athlete'], level: Level, wish: Wish) =>
  isNewWhenOld(athlete, level) && !wish.outdoors && !listed.includes('running-route') ? [...listed, 'chair'] : listed

const runStartOf = (profile: Intent, level: number, { training }: Catalogue): Brief['runStart'] => {
  const [told] = itemsOf(profile, 'mileage')
  return startOf(told?.km, Math.min(5, level), aimsAsRunner(profile, training.runWalk))
}

const sportsToCome = ({ athlete, history, wish }: PlanRequest, said: Intent, now: number): Brief['matches'] => [
  ...(isCalledOff(wish)
    ? matchesIn(athlete.otherActivities, now).filter(one => one.as === 'practice' || !isSoon(one))
    : [...matchesIn(athlete.otherActivities, now), ...matchesWished(said, wish)]),
  ...(athlete.goal === 'endurance' ? runsTomorrow(history, now) : []),
]

/** Shoulders that pull in their sport have what holds them together, and need no more raises. */
const kept: ReadonlySet<string> = new Set(['front-delts', 'side-delts', 'rear-delts', 'rotator-cuff'])

/** Sports that are done or prepared for, and what the goal names. */
const sportsAndAims = ({ wish, profile, goal, feedback }: Readings, catalogue: Catalogue) => {
  const sports = [...new Set([wish, profile].flatMap(one => itemsOf(one, 'sport').map(({ sport }) => sport)))]
  const keepsItself = sports.some(sport => catalogue.training.sports.of[sport]?.pulls)
  const { focus, explosive } = wishFrom(goal, '', catalogue)
  const ownAims = aimsIn(focus, catalogue).filter(muscle => !keepsItself || !kept.has(muscle))
  const moreOf = aimsIn(wishFrom(feedback, '', catalogue).focus, catalogue).filter(muscle => !ownAims.includes(muscle))
  return {
    sports,
    aims: [...ownAims, ...moreOf],
    moreOf,
    isForSpeed: explosive,
  }
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

/** What must not be in a session: for age, for pain felt lately, and for what was said. */
const limitsOf = (request: PlanRequest, said: Readings, byId: Brief['byId'], now: number) =>
  [fromAge(request.athlete.age), fromPain(request.feelings, byId, now), limitsFrom(meaningsOf(request, said))].reduce(
    both,
  )

/** Muscles that the goal makes more of than of others: a split that names the whole body makes more of none. */
const aimsIn = (named: Wish['focus'], { muscles }: Catalogue) => (named.length > muscles.length / 2 ? [] : named)

/** Strength as it was told: in the profile, and by the attempts at a meet. */
const toldOf = (request: PlanRequest, profile: Intent, meet: Ahead['meet'], { training }: Catalogue) => {
  const eventOf = (field: Field) => eventsTelling(request, writtenIn[field] ?? [])[0]
  const [atMeet] = eventsTelling(request, ['goalDetails', 'comments'])
  return new Map([...strengthsOf(meet, atMeet, training.waves.openerOfMax), ...toldStrengths(profile, eventOf)])
}

const writtenIn: Readonly<Partial<Record<Field, readonly (keyof ToldBy)[]>>> = {
  goal: ['goalDetails', 'goalContext', 'goal'],
  comments: ['comments', 'experienceLevelDescription', 'fitnessLevelDescription'],
  restrictions: ['restrictions'],
  limits: ['mobilityRestrictions'],
  activities: ['otherActivities'],
}

/** What a break, or pain, leaves of the loads before it. */
const steppingBack = ({ feelings }: PlanRequest, work: Brief['work'], now: number) => {
  const { share, since } = comebackOf(work, now)
  return { comeback: share, backSince: since, hurt: hurtFrom(feelings, work, now) }
}

/** What was done longer ago decides nothing today. */
const lately = (history: PlanRequest['history'], now: number) =>
  history.filter(({ at }) => now - Date.parse(at) <= ruleSet.programme.memoryDays.value * day)

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
