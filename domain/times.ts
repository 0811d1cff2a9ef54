/**
 * When a workout was really trained. A stretch of more than twenty minutes in which nothing was noted is a pause, not
 * training; whoever knows better corrects it.
 */
export type Times = {
  readonly startedAt: string | null
  readonly finishedAt: string | null
  /** When something was noted last. */
  readonly lastAt: string | null
  readonly pausedSec: number
  readonly isCorrected: boolean
}

export const unbegun: Times = { startedAt: null, finishedAt: null, lastAt: null, pausedSec: 0, isCorrected: false }

const longestBreak = 20 * 60
/** Who notes nothing between start and end has still trained, but not through the night. */
const longestUnnoted = 3 * 3600

export const begun = (times: Times, at: string): Times =>
  times.startedAt === null ? { ...times, startedAt: at, lastAt: at } : times

/** Something was noted at `at` after `workSec` seconds of work. */
export const noted = (times: Times, at: string, workSec = 0): Times => {
  if (times.lastAt === null || times.finishedAt !== null) return times
  const gap = secondsBetween(times.lastAt, at)
  if (gap <= 0) return times
  return { ...times, lastAt: at, pausedSec: times.pausedSec + (gap - workSec > longestBreak ? gap - workSec : 0) }
}

/** What was finished long after the last thing noted had ended with that. */
export const finished = (times: Times, at: string): Times => {
  const { startedAt, lastAt } = times
  if (startedAt === null || lastAt === null) return { ...times, finishedAt: at }
  const longest = lastAt === startedAt ? longestUnnoted : longestBreak
  const end = secondsBetween(lastAt, at) > longest || at < lastAt ? lastAt : at
  return { ...times, finishedAt: end, lastAt: end }
}

export const resumed = (times: Times): Times => ({ ...times, finishedAt: null, isCorrected: false })

export const corrected = (startedAt: string, finishedAt: string, pausedMinutes: number): Times => ({
  startedAt,
  finishedAt,
  lastAt: finishedAt,
  pausedSec: pausedMinutes * 60,
  isCorrected: true,
})

/** Minutes by the clock from start to end less the pauses, at least one; null where nothing was begun. */
export const trainedMinutes = ({ startedAt, finishedAt, lastAt, pausedSec }: Times): number | null => {
  const end = finishedAt ?? lastAt
  if (startedAt === null || end === null) return null
  return Math.max(1, minuteOf(end) - minuteOf(startedAt) - Math.round(pausedSec / 60))
}

/** As a clock without seconds shows it: from 19:01 to 19:52 are 51 minutes. */
const minuteOf = (at: string) => Math.floor(Date.parse(at) / 60_000)

const secondsBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 1000
