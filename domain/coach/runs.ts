import type { Exercise } from './catalogue.ts'
import { day, type Work } from './history.ts'
import type { Plan, PlannedSet } from './plan.ts'
import { ruleSet } from './rule-set.ts'
import type { ExercisesById } from './time-model.ts'

/** Running, not walking: on a route or a treadmill, with both feet off the ground. */
export const isRun = ({ pattern, impact, requires }: Exercise) =>
  pattern === 'locomotion' && impact >= 2 && requires.some(kit => kit.includes('running-route'))

/** Seconds a kilometre takes: as logged lately, else by level 1-5. */
export const runPace = (work: readonly Work[], level: number): number => {
  const paces = work
    .filter(
      ({ exercise, distanceM, durationSec }) => isRun(exercise) && (distanceM ?? 0) >= 400 && durationSec !== null,
    )
    .slice(-9)
    .map(({ distanceM, durationSec }) => (durationSec ?? 0) / ((distanceM ?? 1) / 1000))
    .filter(pace => pace > 150 && pace < 720)
    .sort((one, other) => one - other)
  return paces[Math.floor(paces.length / 2)] ?? ruleSet.hyrox.paceSeconds.value[level - 1] ?? 390
}

/** Kilometres run after one moment and up to another. */
export const kmRun = (work: readonly Work[], from: number, to: number, pace: number): number =>
  work
    .filter(({ exercise, at }) => isRun(exercise) && at > from && at <= to)
    .reduce((sum, set) => sum + kmOf(set.distanceM, set.durationSec, pace), 0)

export const kmPlanned = (plan: Pick<Plan, 'blocks'>, byId: ExercisesById, pace: number): number =>
  plan.blocks
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise }) => byId.get(exercise) && isRun(byId.get(exercise) as Exercise))
    .flatMap(({ sets }) => sets)
    .reduce((sum, set: PlannedSet) => sum + kmOf(set.distanceM ?? null, set.durationSec ?? null, pace), 0)

/**
 * Kilometres that seven days may hold: as many as any seven days of late, a little more than the best seven days that
 * ended a week ago or earlier, or a start by level.
 */
export const kmAllowed = (work: readonly Work[], level: number, now: number, pace: number): number => {
  const until = (back: number) => kmRun(work, now - (back + 7) * day, now - back * day, pace)
  const lately = Math.max(...daysBack(1, 6).map(until))
  const best = Math.max(...daysBack(7, 28).map(until))
  const { factor, km } = ruleSet.hyrox.weeklyRun.value
  const grown = best === 0 ? (ruleSet.hyrox.unknownWeeklyKm.value[level - 1] ?? 8) : Math.max(best * factor, best + km)
  return Math.max(lately, grown)
}

const daysBack = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Kilometres left for today. */
export const kmLeft = (work: readonly Work[], level: number, now: number, pace: number): number =>
  Math.max(0, kmAllowed(work, level, now, pace) - kmRun(work, now - 7 * day, now, pace))

/** Kilometres left for today while tapering: a share of the best week before the taper. */
export const taperKm = (work: readonly Work[], now: number, pace: number): number => {
  const weeks = [2, 3, 4].map(back => kmRun(work, now - (back + 1) * 7 * day, now - back * 7 * day, pace))
  const [low, high] = ruleSet.hyrox.taper.value.volume
  const best = Math.max(...weeks)
  return best < 5
    ? Number.POSITIVE_INFINITY
    : Math.max(0, (best * (low + high)) / 2 - kmRun(work, now - 7 * day, now, pace))
}

const kmOf = (distanceM: number | null, durationSec: number | null, pace: number) =>
  distanceM !== null ? distanceM / 1000 : (durationSec ?? 0) / pace
