import type { Brief } from '../brief.ts'
import { isStrength, type Pattern } from '../catalogue.ts'
import { weekBefore } from '../muscle-ledger.ts'
import { ruleSet } from '../rule-set.ts'
import type { Pick } from './pick.ts'

export const pushes: readonly Pattern[] = ['horizontal-push', 'vertical-push']
export const pulls: readonly Pattern[] = ['horizontal-pull', 'vertical-pull']

/** Sets of some patterns over the last seven days. */
export const setsThisWeek = ({ work, now }: Brief, patterns: readonly Pattern[]): number =>
  work
    .filter(({ at, exercise }) => at > weekBefore(now) && isStrength(exercise) && patterns.includes(exercise.pattern))
    .reduce((sum, { share }) => sum + share, 0)

/** The side that would have too much over the week, where a session has two exercises of it; null when in balance. */
export const heavierSide = (brief: Brief, picks: readonly Pick[]): readonly Pattern[] | null => {
  const planned = (patterns: readonly Pattern[]) => picks.filter(({ exercise }) => patterns.includes(exercise.pattern))
  const total = (patterns: readonly Pattern[]) =>
    setsThisWeek(brief, patterns) + planned(patterns).reduce((sum, { sets }) => sum + sets, 0)
  const [low, high] = ruleSet.volume.pushPull.value
  const ratio = total(pushes) / Math.max(0.5, total(pulls))
  if (ratio > high && planned(pushes).length >= 2) return pushes
  return ratio < low && planned(pulls).length >= 2 ? pulls : null
}
