import { day } from '../../../days.ts'
import type { Muscle } from '../../basis/catalogue.ts'
import { remembered } from '../../basis/remembered.ts'
import type { Brief } from '../brief.ts'
import { workSince } from '../history.ts'
import { weekBefore } from './muscle-ledger.ts'

export type Kind = 'full' | 'upper' | 'lower' | 'push' | 'pull' | 'legs' | 'focus'

/** On how many days a week a muscle comes up. */
const exposuresOf = (brief: Brief, kind: Kind): number => {
  const days = daysPerWeek(brief)
  if (kind === 'focus' || !liftsMost(brief)) return 2
  if (isFiveDays(brief) && brief.level > 2) return 2
  if (kind === 'full') return Math.max(1, days)
  return Math.max(1, kind === 'upper' || kind === 'lower' ? days / 2 : days / 3)
}

/** Runners, racers and those who stretch lift on some of their days only. */
export const liftsMost = ({ request: { athlete }, goal }: Pick<Brief, 'request' | 'goal'>): boolean =>
  [athlete.goal, goal].every(one => one !== 'endurance' && one !== 'hyrox' && one !== 'mobility')

/** Five days do not halve: both halves, then pushing, pulling and the legs again: everything twice, and never on two days running. */
export const isFiveDays = (brief: Brief): boolean => daysPerWeek(brief) === 5 && !isOften(brief) && liftsMost(brief)

/**
 * Who has not trained for long bears so few sets of a muscle a week that five days for parts of the body would stay half
 * empty: little of everything each day, by other lifts than the day before.
 */
export const isOften = (brief: Brief): boolean =>
  daysPerWeek(brief) >= 5 && brief.level <= fewSetsUpTo && liftsMost(brief) && brief.wish.focus.length === 0

const fewSetsUpTo = 2

/** The same for one muscle: the trunk has a place in every session. */
export const exposuresTo = (brief: Brief, kind: Kind, { id }: Pick<Muscle, 'id'>): number =>
  trunk.includes(id) && kind !== 'focus' && liftsMost(brief) ? daysPerWeek(brief) : exposuresOf(brief, kind)

export const trunk: readonly string[] = ['abs', 'obliques', 'lower-back']

/** As told, or as seen over two weeks: who comes more often, or at least two days less often, gets what suits that. */
export const daysPerWeek = (brief: Brief): number => {
  const known = daysAt(brief.work)
  const found = known.get(brief.now)
  if (found !== undefined) return found
  const days = daysSeen(brief)
  known.set(brief.now, days)
  return days
}

/** What was done belongs to one brief. */
const daysAt = remembered((_work: Brief['work']) => new Map<number, number>())

/** The two weeks before a break tell it, not the break: who is back after a holiday trains as before. */
const daysSeen = (brief: Brief): number => {
  const { request, work, now } = brief
  const to = beforeBreak(brief) ?? now
  const since = to - 14 * day
  const recent = new Set(workSince(work, since).flatMap(({ at }) => (at <= to ? Math.floor(at / day) : [])))
  const told = request.athlete.trainingFrequency ?? 3
  const seen = Math.round(recent.size / 2)
  const isSeldom = (work[0]?.at ?? now) < since && seen <= told - 2
  return Math.min(7, Math.max(1, isSeldom ? seen + 1 : told, seen))
}

/** The last day before a break that ends today or ended in these seven days; null where there was none. */
const beforeBreak = remembered(({ work, now }: Brief): number | null => {
  const before = work.findLast(({ at }) => at <= weekBefore(now))?.at
  const after = work.find(({ at }) => at > weekBefore(now))?.at ?? now
  return before !== undefined && after - before >= breakDays * day ? before : null
})

const breakDays = 9

/** Fewer days than usual in the last seven, today counted; who has just begun, or begins again, has missed nothing yet. */
export const hasMissed = (brief: Brief): boolean => {
  if (hasJustBegun(brief) || beforeBreak(brief) !== null) return false
  return daysThisWeek(brief) + 1 < daysPerWeek(brief)
}

/** Trained for less than a week, or not at all. */
export const hasJustBegun = ({ work, now }: Brief): boolean => (work[0]?.at ?? now) > weekBefore(now)

/** All days of the last seven are done, and today is one more. */
export const isExtraDay = (brief: Brief): boolean => daysThisWeek(brief) >= daysPerWeek(brief)

/**
 * With today all days of the last seven are done: what is missing now stays missing. What an easier week left out is owed to
 * nobody: where each day is for all of the body, the week after it begins anew.
 */
export const closesWeek = (brief: Brief, kind: Kind): boolean =>
  (kind === 'full' ? fullDaysThisWeek : daysThisWeek)(brief) + 1 >= daysPerWeek(brief)

/** The last seven days, but for those of an easier week. */
const fullDaysThisWeek = remembered(
  ({ work, now }: Brief): number =>
    [...Map.groupBy(workSince(work, weekBefore(now)), ({ workout }) => workout).values()].filter(
      sets => !sets.some(({ eased }) => eased === 'deload'),
    ).length,
)

export const daysThisWeek = remembered(
  ({ work, now }: Brief): number => new Set(workSince(work, weekBefore(now)).map(({ workout }) => workout)).size,
)
