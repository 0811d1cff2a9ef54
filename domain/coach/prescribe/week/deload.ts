import { day } from '../../../days.ts'
import type { EventId, Loose } from '../../../ids.ts'
import { mean } from '../../../numbers.ts'
import { exercisesOf, type Plan } from '../../basis/plan.ts'
import { remembered } from '../../basis/remembered.ts'
import type { DoneSet, Level, PastWorkout } from '../../basis/request.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { WeekTargets } from '../../basis/week.ts'
import type { Bout, Work } from '../history.ts'
import { boutsByExercise, compare } from '../history.ts'
import { missed, spareOf } from '../lifts/lift.ts'
import { comparedByReps } from '../lifts/percent.ts'

type DeloadCause = 'begun' | 'stalled' | 'low-mood' | 'hard-sessions' | 'long-block' | 'programme'

/** An easier week and the events that asked for it; null when none is due. */
export type Deload = { readonly cause: DeloadCause; readonly events: readonly Loose<EventId>[] } | null

const { stalledLifts, meanMood, moods, shortOfTarget, sessions, weeks, days, apartDays, pauseDays } =
  ruleSet.load.deload.value

/** The same weekday a week later belongs to the next block, also when the first session began some minutes after it was asked for. */
const halfADay = 0.5

/**
 * A deload lasts until seven days after its first session, then it is over: a session after that belongs to the next
 * block, whatever its distance. One that a programme laid out is a calendar week. The next one begins four weeks after the last at the earliest.
 */
export const deloadOf = (
  history: readonly PastWorkout[],
  work: readonly Work[],
  level: Level,
  now: number,
  programme: WeekTargets | null = null,
): Deload => {
  if (programme?.phase === 'deload') return { cause: 'programme', events: programme.events }
  const past = trainedUntil(history, now)
  const begun = beginning(past)
  const isOver = programme?.after === 'deload' && begun !== null && begun.at < Date.parse(programme.start)
  if (begun && !isOver && now - begun.at < (days - halfADay) * day) return { cause: 'begun', events: eventsOf([begun]) }
  if (begun && now - begun.at < apartDays * day) return null
  const since = past.slice(blockStart(past, now))
  const known = new Set(since.map(({ workout }) => workout.workout))
  return causeOf(
    since,
    work.filter(({ workout }) => known.has(workout)),
    programme ? null : weeksInBlock(level),
    now,
  )
}

/** Without a programme a block ends after so many weeks. */
const weeksInBlock = (level: Level) => weeks[level - 1] ?? 6

type Dated = { readonly workout: PastWorkout; readonly at: number }

const trainedUntil = (history: readonly PastWorkout[], now: number): readonly Dated[] =>
  history
    .map(workout => ({ workout, at: Date.parse(workout.at) }))
    .filter(({ at, workout }) => at <= now && workout.sets.length > 0)
    .sort((one, other) => one.at - other.at || compare(one.workout.workout, other.workout.workout))

/** The workout with which the last deload began, until a moment (milliseconds). */
export const lastDeload = (history: readonly PastWorkout[], now: number): PastWorkout | null =>
  beginning(trainedUntil(history, now))?.workout ?? null

/** The workout with which the last deload began. */
const beginning = (past: readonly Dated[]) =>
  past
    .filter(isDeload)
    .reduce<Dated | null>((begun, one) => (begun && one.at - begun.at < days * day ? begun : one), null)

/** Where the present block begins: after the last deload, or after a pause. */
const blockStart = (past: readonly Dated[], now: number) => {
  const pause = pauseDays * day
  if (now - (past[past.length - 1]?.at ?? 0) > pause) return past.length
  const afterPause = past.findLastIndex((one, index) => one.at - (past[index - 1]?.at ?? one.at) > pause)
  return Math.max(past.findLastIndex(isDeload) + 1, afterPause, 0)
}

const causeOf = (since: readonly Dated[], work: readonly Work[], long: number | null, now: number): Deload => {
  const lastMoods = since.flatMap(({ workout }) => workout.mood ?? []).slice(-moods)
  if (lastMoods.length === moods && mean(lastMoods) <= meanMood)
    return { cause: 'low-mood', events: eventsOf(since.slice(-moods)) }
  const stalled = stalledBouts(work)
  if (stalled.length >= stalledLifts)
    return { cause: 'stalled', events: stalled.flatMap(({ sets }) => sets.slice(0, 1).map(({ event }) => event)) }
  const last = since.slice(-sessions)
  if (wereHard(last, work)) return { cause: 'hard-sessions', events: eventsOf(last) }
  const [first] = since
  if (!first || long === null || now - first.at < long * 7 * day || since.length < 2 * long) return null
  return { cause: 'long-block', events: eventsOf([first]) }
}

/** Lifts that failed twice in a row and are no better than the time before. */
const stalledBouts = (work: readonly Work[]): Bout[] =>
  [...boutsByExercise(work.filter(({ exercise }) => exercise.role === 'compound')).values()].flatMap(bouts => {
    const [last, before, first] = bouts
    if (!last || !before || !first || !missed(last) || !missed(before)) return []
    return Math.max(strength(last), strength(before)) > strength(first) ? [] : [last]
  })

const strength = ({ sets }: Bout) =>
  Math.max(...sets.map(({ weightKg, reps, rir }) => comparedByReps(weightKg ?? 1, (reps ?? 0) + (rir ?? 0))))

/** Effort counts against its target: training on target is not hard, however close to failure the target lies. */
const wereHard = (last: readonly Dated[], work: readonly Work[]) =>
  last.length === sessions &&
  last.every(({ workout }) => {
    const sets = work.filter(set => set.workout === workout.workout && set.feltRir !== null)
    return sets.length >= 3 && (spareOf(sets) ?? 0) <= -shortOfTarget
  })

const isDeload = ({ workout }: Dated) => isOfEasierWeek(workout.plan)

export const isOfEasierWeek = remembered((plan: Pick<Plan, 'blocks'>): boolean =>
  exercisesOf(plan).some(({ reasons }) => reasons.some(({ code }) => code === 'deload')),
)

/** The first set of each workout stands for it. */
const eventsOf = (dated: readonly Dated[]) => dated.flatMap(({ workout }) => firstOf(workout.sets)?.event ?? [])

const firstOf = (sets: readonly DoneSet[]) =>
  [...sets].sort((one, other) => compare(one.at, other.at) || compare(one.event, other.event))[0]
