import type { Brief } from '../brief.ts'
import { landmarksOf, needOf } from '../landmarks.ts'
import { ruleSet } from '../rule-set.ts'
import { daysPerWeek } from './frequency.ts'

/** Whether straight sets alone, with a strength session's rests, cannot hold a week's least for every muscle. */
export const isTight = (brief: Brief): boolean => {
  const { secondsAStraightSet, musclesASet, spare } = ruleSet.programme.straight.value
  const { least } = landmarksOf(brief)
  const owed = brief.catalogue.muscles.reduce((sum, muscle) => sum + (muscle.major ? least * needOf(muscle) : 0), 0)
  const held = daysPerWeek(brief) * ((brief.minutes * 0.85 * 60) / secondsAStraightSet)
  return held * musclesASet < owed * spare
}
