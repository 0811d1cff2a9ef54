import { day } from '../../../days.ts'
import type { Exercise } from '../../basis/catalogue.ts'
import type { Plan, PlannedSet } from '../../basis/plan.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { ExercisesById } from '../../basis/time-model.ts'
import type { Paces } from '../../basis/training.ts'
import type { Zone } from '../../basis/vocabulary.ts'
import type { Work } from '../history.ts'

/** Seconds a kilometre takes by zone; `known`: from logged runs. */
export type RunPaces = Readonly<Record<Zone, number>> & { readonly known: boolean }

/** Running, not walking: on a route or a treadmill, with both feet off the ground. */
export const isRun = ({ pattern, impact, requires }: Exercise) =>
  pattern === 'locomotion' && impact >= 2 && requires.some(kit => kit.includes('running-route'))

/** Seconds a kilometre takes in each zone: from what was run lately, each run by its own zone, else by level 1-5. */
export const pacesOf = (work: readonly Work[], level: number, { zones, ofExercise }: Paces): RunPaces => {
  const told = work
    .filter(
      ({ exercise, distanceM, durationSec }) => isRun(exercise) && (distanceM ?? 0) >= 400 && durationSec !== null,
    )
    .slice(-9)
    .map(({ exercise, distanceM, durationSec }) => ({
      exercise,
      pace: (durationSec ?? 0) / ((distanceM ?? 1) / 1000),
    }))
    .filter(({ pace }) => pace > 150 && pace < 720)
    .map(({ exercise, pace }) => pace / zones[ofExercise[exercise.id] ?? 'easy'])
    .sort((one, other) => one - other)
  const usual = (ruleSet.hyrox.paceSeconds.value[level - 1] ?? 390) / zones.easy
  const threshold = told[Math.floor(told.length / 2)] ?? usual
  const at = (zone: Zone) => Math.round(threshold * zones[zone])
  return {
    known: told.length > 0,
    easy: at('easy'),
    long: at('long'),
    tempo: at('tempo'),
    interval: at('interval'),
    short: at('short'),
    race: at('race'),
  }
}

/** Kilometres run after one moment and up to another. */
export const kmRun = (work: readonly Work[], from: number, to: number, pace: number): number =>
  work
    .filter(({ exercise, at }) => isRun(exercise) && at > from && at <= to)
    .reduce((sum, set) => sum + kmOf(set.distanceM, set.durationSec, pace), 0)

export const kmPlanned = (plan: Pick<Plan, 'blocks'>, byId: ExercisesById, pace: number): number =>
  plan.blocks
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ exercise, sets }) => {
      const known = byId.get(exercise)
      return known && isRun(known) ? sets : []
    })
    .reduce((sum, set: PlannedSet) => sum + kmOf(set.distanceM ?? null, set.durationSec ?? null, pace), 0)

/** Kilometres a week that a runner's weeks start from: as told, a little less, while the log knows little; else by level 1-5. */
export type Start = { readonly km: number; readonly isTold: boolean; readonly runs: boolean }

export const startOf = (told: number | undefined, level: number, aimsAsRunner: boolean): Start => {
  const { unknownWeeklyKm, toldWeeklyKm } = ruleSet.hyrox
  const { share, most } = toldWeeklyKm.value
  const usual = unknownWeeklyKm.value[level - 1] ?? 8
  return told === undefined
    ? { km: usual, isTold: false, runs: aimsAsRunner }
    : { km: Math.min(most, told * share), isTold: true, runs: true }
}

/**
 * Kilometres that seven days may hold: as many as any seven days of late, a little more than the best seven days that
 * ended a week ago or earlier, or what a runner starts from.
 */
export const kmAllowed = (work: readonly Work[], start: Start, now: number, pace: number): number => {
  const runs = work.filter(({ exercise, at }) => at > now - 36 * day && isRun(exercise))
  const until = (back: number) => kmRun(runs, now - (back + 6.5) * day, now - back * day, pace)
  const lately = Math.max(...daysBack(1, 6).map(until))
  const best = Math.max(...daysBack(6, 28).map(back => until(back + 0.5)))
  const { factor, km } = ruleSet.hyrox.weeklyRun.value
  const grown = best === 0 ? start.km : Math.max(best * factor, best + km)
  const { told, usual } = ruleSet.hyrox.startDays.value
  const known = now - (start.isTold ? told : usual) * day
  const isNew = !work.some(({ exercise, at }) => isRun(exercise) && at < known)
  return Math.max(lately, grown, isNew ? start.km : 0)
}

const daysBack = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Kilometres left for today. */
export const kmLeft = (work: readonly Work[], start: Start, now: number, pace: number): number =>
  Math.max(0, kmAllowed(work, start, now, pace) - kmThisWeek(work, now, pace))

/** Half a day is left out: the same hour a week ago is another week. */
export const kmThisWeek = (work: readonly Work[], now: number, pace: number): number =>
  kmRun(work, now - 6.5 * day, now, pace)

/** The best of the weeks before the last, and how many days of a week were run on. */
export const weekBeforeTaper = (work: readonly Work[], now: number, pace: number) => {
  const weeks = [2, 3, 4].map(back => [now - (back + 1) * 7 * day, now - back * 7 * day] as const)
  const km = Math.max(...weeks.map(([from, to]) => kmRun(work, from, to, pace)))
  const runs = work.filter(({ exercise, at }) => isRun(exercise) && weeks.some(([from, to]) => at > from && at <= to))
  return { km, days: Math.max(1, new Set(runs.map(({ workout }) => workout)).size / weeks.length) }
}

/** What was run of a taper's week: what went before it does not count against it. */
export const kmOfTaper = (work: readonly Work[], now: number, pace: number, daysOut: number): number => {
  const since = now - (ruleSet.hyrox.taper.value.days - daysOut + 0.5) * day
  return kmRun(work, Math.max(since, now - 6.5 * day), now, pace)
}

/**
 * Kilometres left for today while tapering: a share of the best week before it, and of a usual run on each of its days.
 * `isEven`: no day takes much more than that, so that none is left to walk.
 */
export const taperKm = (work: readonly Work[], now: number, pace: number, daysOut: number, isEven: boolean): number => {
  const [low, high] = ruleSet.hyrox.taper.value.volume
  const { km, days } = weekBeforeTaper(work, now, pace)
  if (km < fewKm) return Number.POSITIVE_INFINITY
  const done = kmOfTaper(work, now, pace, daysOut)
  const share = km * ((low + high) / 2)
  const today = isEven ? Math.min(share - done, (share / days) * ruleSet.hyrox.runDay.value.evenShare) : share - done
  return Math.max(touchKm * 0.9, Math.min(Math.max(share / days, today), km * high + spareKm - done))
}

/** A week with less leaves nothing to take from. */
export const fewKm = 5
/** More than its share by so much is still a taper. */
export const spareKm = 1.5
/** So little keeps fresh and tires nobody. */
export const touchKm = 2

/** Kilometres of the longest run of the last four weeks. */
export const longestKm = (work: readonly Work[], now: number, pace: number): number =>
  Math.max(
    0,
    ...work
      .filter(({ exercise, at }) => isRun(exercise) && at > now - 28 * day && at <= now)
      .map(({ distanceM, durationSec }) => kmOf(distanceM, durationSec, pace)),
  )

const kmOf = (distanceM: number | null, durationSec: number | null, pace: number) =>
  distanceM !== null ? distanceM / 1000 : (durationSec ?? 0) / pace
