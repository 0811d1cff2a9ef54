import { remembered } from '../../basis/remembered.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { mondayOf } from '../../basis/week.ts'
import type { Brief } from '../brief.ts'
import { daysPerWeek } from './frequency.ts'
import { landmarksOf, leastAWeek, needOf } from './landmarks.ts'
import { setsAWeek } from './session-budget.ts'

/** Whether straight sets alone, with a strength session's rests, cannot hold a week's least for every muscle. */
export const isTight = remembered((brief: Brief): boolean => {
  const { secondsAStraightSet, musclesASet, spare } = ruleSet.programme.straight.value
  const { least } = landmarksOf(brief)
  const owed = brief.catalogue.muscles.reduce((sum, muscle) => sum + (muscle.major ? least * needOf(muscle) : 0), 0)
  const held = daysPerWeek(brief) * ((brief.minutes * 0.85 * 60) / secondsAStraightSet)
  return held * musclesASet < owed * spare
})

/** What a week of an athlete can give each large muscle, and the least it should be; sets, whole. */
export type Shortfall = {
  readonly sessions: number
  readonly minutes: number
  readonly holds: number
  readonly least: number
}

/** Where an athlete's days and minutes cannot hold the least for every muscle, said once a week; null where they can. */
export const shortfallOf = (brief: Brief): Shortfall | null => {
  const { goal, request, work } = brief
  const lifts = goal === 'strength' || goal === 'muscle' || goal === 'health'
  const monday = Date.parse(mondayOf(request.at))
  if (!lifts || brief.deload || brief.wish.focus.length > 0 || work.some(({ at }) => at >= monday)) return null
  const week = weekOf(brief)
  return week.holds < week.least ? week : null
}

/** Whether the week's sets hold so many times the least for every muscle. */
export const holdsTimes = (brief: Brief, times: number): boolean => {
  const { holds, least } = weekOf(brief)
  return holds >= least * times
}

const weekOf = ({ request, level }: Brief): Shortfall => {
  const sessions = request.programme?.sessions ?? request.athlete.trainingFrequency ?? 3
  const minutes = request.athlete.sessionMinutes ?? request.minutes
  return {
    sessions,
    minutes,
    holds: Math.floor(setsAWeek(sessions, minutes)),
    least: Math.round(leastAWeek(level, sessions)),
  }
}
