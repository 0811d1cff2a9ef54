import type { Bout, Work } from './history.ts'
import { boutsOf, compare, day } from './history.ts'
import { exercisesOf } from './plan.ts'
import { failed } from './progression.ts'
import type { Level, PastWorkout } from './request.ts'
import { ruleSet } from './rule-set.ts'

export type DeloadCause = 'stalled' | 'low-mood' | 'hard-sessions' | 'long-block'

/** An easier week and what asked for it; null when none is due. */
export type Deload = { readonly cause: DeloadCause; readonly events: readonly string[] } | null

const { stalledLifts, meanMood, moods, meanRpe, sessions, weeks, days } = ruleSet.load.deload.value

/** A deload that began is kept for its days; after it, only what came later can ask for the next. */
export const deloadOf = (history: readonly PastWorkout[], work: readonly Work[], level: Level, now: number): Deload => {
  const past = history
    .map(workout => ({ workout, at: Date.parse(workout.at) }))
    .filter(({ at, workout }) => at <= now && workout.sets.length > 0)
    .sort((one, other) => one.at - other.at || compare(one.workout.workout, other.workout.workout))
  const start = beginning(past, now)
  if (start) return { cause: 'long-block', events: eventsOf([start]) }
  const since = past.slice(resetIndex(past, now))
  const known = new Set(since.map(({ workout }) => workout.workout))
  return because(
    since,
    work.filter(({ workout }) => known.has(workout)),
    level,
    now,
  )
}

type Dated = { readonly workout: PastWorkout; readonly at: number }

/** The first workout of a deload that is still running. */
const beginning = (past: readonly Dated[], now: number) => {
  const deloads = past.filter(isDeload)
  const first = deloads.find((one, index) => one.at - (deloads[index - 1]?.at ?? Number.NEGATIVE_INFINITY) > days * day)
  const starts = deloads.filter((one, index) => index === 0 || one.at - (deloads[index - 1]?.at ?? 0) > days * day)
  const start = starts[starts.length - 1] ?? first
  return start && now - start.at < days * day ? start : undefined
}

/** Where the present block begins: after the last deload, or after ten days without training. */
const resetIndex = (past: readonly Dated[], now: number) => {
  if (past.length === 0 || now - (past[past.length - 1]?.at ?? 0) > 10 * day) return past.length
  const afterDeload = past.findLastIndex(isDeload) + 1
  const afterPause = past.findLastIndex(
    (one, index) => index > 0 && one.at - (past[index - 1]?.at ?? one.at) > 10 * day,
  )
  return Math.max(afterDeload, afterPause, 0)
}

const because = (since: readonly Dated[], work: readonly Work[], level: Level, now: number): Deload => {
  const lastMoods = since.flatMap(({ workout }) => workout.mood ?? []).slice(-moods)
  if (lastMoods.length === moods && mean(lastMoods) <= meanMood)
    return { cause: 'low-mood', events: eventsOf(since.slice(-moods)) }
  const stalled = stalledBouts(work)
  if (stalled.length >= stalledLifts)
    return { cause: 'stalled', events: stalled.flatMap(bout => bout.sets.slice(0, 1).map(({ event }) => event)) }
  if (wereHard(since.slice(-sessions), work))
    return { cause: 'hard-sessions', events: eventsOf(since.slice(-sessions)) }
  const [first] = since
  const long = first && now - first.at >= (weeks[level - 1] ?? 6) * 7 * day
  if (first && long && since.length >= 2 * (weeks[level - 1] ?? 6))
    return { cause: 'long-block', events: eventsOf([first]) }
  return null
}

const stalledBouts = (work: readonly Work[]): Bout[] => {
  const lifts = new Set(work.filter(({ exercise }) => exercise.role === 'compound').map(({ exercise }) => exercise.id))
  return [...lifts].flatMap(id => {
    const [last, before, first] = boutsOf(work, id)
    if (!last || !before || !first) return []
    const better = Math.max(strength(last), strength(before)) > strength(first)
    return !better && failed(last) && failed(before) ? last : []
  })
}

const strength = ({ sets }: Bout) =>
  Math.max(...sets.map(({ weightKg, reps, rir }) => (weightKg ?? 1) * (1 + ((reps ?? 0) + (rir ?? 0)) / 30)))

const wereHard = (since: readonly Dated[], work: readonly Work[]) => {
  if (since.length < sessions) return false
  return since.every(({ workout }) => {
    const felt = work.flatMap(set => (set.workout === workout.workout && set.feltRir !== null ? set.feltRir : []))
    return felt.length >= 3 && 10 - mean(felt) >= meanRpe
  })
}

const isDeload = ({ workout }: Dated) =>
  exercisesOf(workout.plan).some(({ reasons }) => reasons.some(({ code }) => code === 'deload'))

const eventsOf = (dated: readonly Dated[]) =>
  dated.flatMap(({ workout }) => workout.sets.slice(0, 1).map(({ event }) => event))

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
