import { day } from '../../days.ts'
import { type Level, lowerLevel } from '../basis/request.ts'
import { ruleSet } from '../basis/rule-set.ts'

export type Readiness = { readonly level: Level; readonly load: number; readonly sets: number; readonly rir: number }

/** How much a day takes: mood 1-5, and what the wish says about tiredness. The lower of both counts. */
export const readinessOf = (mood: Level | null, energy: 'tired' | 'energetic' | null): Readiness => {
  const told = mood ?? (energy === 'energetic' ? 5 : 4)
  const level = energy === 'tired' ? lowerLevel(told, 2) : told
  return { level, ...ruleSet.load.readiness.value[level] }
}

/** Well, with nothing to take care of, and in no easier week. */
export const mayGoHard = (day: {
  readonly limits: { readonly cautious: boolean }
  readonly readiness: Readiness
  readonly deload: unknown
}): boolean => !day.limits.cautious && day.readiness.level > 2 && day.deload === null

/** An ordinary day: exercises are chosen as on such a day, and only then eased. */
export const ordinary: Readiness = { level: 4, load: 1, sets: 1, rir: 0 }

/** `share`: what a break leaves of the loads before it; `since`: when training began again, in milliseconds. */
export type Comeback = { readonly share: number; readonly since: number | null }

/**
 * By how long the last break was, and a step more with each week since; who trains every other week has no break between.
 * `work`: all training, oldest first; `now` in milliseconds.
 */
export const comebackOf = (work: readonly { readonly at: number }[], now: number): Comeback => {
  const { lower, step, usual } = ruleSet.load.afterBreak.value
  const all = [...work.map(({ at }) => at), now]
  const gaps = all.map((at, index) => at - (all[index - 1] ?? at))
  const shortest = Math.max(lower[0][0] * day, usual * middleGap(gaps))
  const breaks = all.flatMap((since, index) => {
    const away = gaps[index] ?? 0
    if (away < shortest) return []
    const first = lower.reduce((factor: number, [days, less]) => (away >= days * day ? less : factor), 1)
    return [{ share: Math.min(1, first + step * Math.floor((now - since) / (7 * day))), since }]
  })
  // A short break after a long one does not end it.
  return breaks.reduce((before, one) => (one.share <= before.share ? one : before), {
    share: 1,
    since: null,
  } as Comeback)
}

/** The middle one of the last gaps between days of training, in milliseconds; 0 where there are too few to tell. */
const middleGap = (gaps: readonly number[]) => {
  const between = gaps.filter(gap => gap >= day / 2).slice(-lastGaps)
  const [middle = 0] = between.toSorted((one, other) => one - other).slice(Math.floor((between.length - 1) / 2))
  return between.length < 2 ? 0 : middle
}

const lastGaps = 8
