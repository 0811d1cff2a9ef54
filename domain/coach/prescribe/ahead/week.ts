import { isStrength } from '../../basis/catalogue.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Brief } from '../brief.ts'
import { weekBefore } from '../week/muscle-ledger.ts'

/** Seconds of the last seven days that were endurance, and that were strength with its rests. */
export const secondsThisWeek = ({ work, now }: Pick<Brief, 'work' | 'now'>) => {
  const recent = work.filter(({ at }) => at > weekBefore(now))
  const aerobic = recent.filter(({ exercise }) => exercise.role === 'conditioning')
  return {
    aerobic: aerobic.reduce(
      (sum, { durationSec, distanceM }) => sum + (durationSec ?? (distanceM ?? 0) / metresPerSecond.value),
      0,
    ),
    strength: recent.filter(({ exercise }) => isStrength(exercise)).length * secondsASet,
  }
}

/** Whether endurance made up its share of the last seven days, or nothing was done. */
export const hasEndured = (brief: Pick<Brief, 'work' | 'now'>): boolean => {
  const { aerobic, strength } = secondsThisWeek(brief)
  return aerobic >= (aerobic + strength) * ruleSet.hyrox.aerobicShare.value
}

/** Of so many seconds those that strength may take which was asked for: where the week owes endurance, less than half. */
export const secondsToLift = (brief: Brief, seconds: number): number =>
  brief.goal === 'hyrox' && !hasEndured(brief) ? seconds * lessThanHalf : seconds

/** The rests between sets counted. */
const lessThanHalf = 0.42

const { metresPerSecond } = ruleSet.session

/** A set of strength with its rest, as an athlete on the way to a race does it. */
const secondsASet = 130
