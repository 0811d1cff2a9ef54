import { type Level, lowerLevel } from './request.ts'
import { ruleSet } from './rule-set.ts'

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

/** Days since the last training, as a factor on the first loads. */
export const afterBreak = (daysSince: number | null): number =>
  ruleSet.load.afterBreak.value.reduce(
    (factor: number, [days, lower]) => ((daysSince ?? 0) >= days ? lower : factor),
    1,
  )
