import type { EventId, Loose } from '../../ids.ts'
import type { PlanRequest } from '../basis/request.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { Readings } from '../read/reader.ts'
import type { Race } from './ahead/race.ts'
import { type RaceDay, shortened } from './ahead/race-day.ts'
import { answersOf } from './lifts/answers.ts'
import { type Deload, isOfEasierWeek } from './week/deload.ts'

/** What "zu lang" or "zu kurz" makes of today: other minutes, or the reason why they stay. */
export type Length = {
  readonly was: 'long' | 'short'
  readonly minutes: number
  readonly usual: number
  readonly stays: 'chosen' | 'easier' | null
}

/** Minutes where the profile names none. */
export const usualMinutes = 45

type Today = {
  readonly now: number
  readonly isWished: boolean
  readonly race: Race | null
  readonly raceDay: RaceDay | null
  readonly deload: Deload
}

const { load, session } = ruleSet
const { length: share } = load.answers.value

/** What was said of the last workouts, and what that makes of today's minutes. */
export const heardBy = (request: PlanRequest, verdicts: Readings['verdicts'], today: Today) => ({
  answers: answersOf(request.feedback, verdicts, today.now),
  length: lengthOf(request, verdicts, today),
})

/**
 * The usual minutes move, a choice of today does not: another number than the usual one was chosen. An easier week or a
 * race is no time for more, and short enough.
 */
const lengthOf = (request: PlanRequest, verdicts: Readings['verdicts'], today: Today): Length | null => {
  const { minutes, athlete } = request
  const usual = athlete.sessionMinutes ?? usualMinutes
  const steps = stepsBy(request, verdicts, usual)
  if (steps === 0 || today.isWished) return null
  const was = steps < 0 ? 'long' : 'short'
  const isAgainst = was === 'long' ? minutes > usual : minutes < usual
  if (minutes !== usual) return isAgainst ? { was, minutes, usual, stays: 'chosen' } : null
  if (today.deload || today.raceDay !== null || shortened(minutes, usual, today.race) < minutes)
    return was === 'short' ? { was, minutes, usual, stays: 'easier' } : null
  const moved = movedBy(steps, usual)
  return moved === usual ? null : { was, minutes: moved, usual, stays: null }
}

/** "Too long" is a step down, "too short" one up, each from where the one before led, and never far from the usual minutes. */
const stepsBy = (request: PlanRequest, verdicts: Readings['verdicts'], usual: number): number =>
  verdicts
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .reduce((steps, { event, was }) => {
      const step = was === 'too-long' ? -1 : was === 'too-short' ? 1 : 0
      if (step === 0 || !isOfUsual(request, event, [0, steps, step], usual)) return steps
      return Math.max(-share.most, Math.min(share.most, steps + step))
    }, 0)

/** Whether what was judged was as long as is usual, or as it was then: not chosen otherwise, and of no easier week. */
const isOfUsual = (
  { feedback, history }: PlanRequest,
  event: Loose<EventId>,
  steps: readonly number[],
  usual: number,
) => {
  const judged = feedback?.said.find(one => one.event === event)?.workout
  const plan = history.find(({ workout }) => workout === judged)?.plan
  if (!plan) return true
  const { share, minutes } = session.tolerance.value
  const isNear = (asked: number) => Math.abs(plan.estimatedMinutes - asked) <= Math.max(minutes, share * asked)
  return !isOfEasierWeek(plan) && steps.some(one => isNear(movedBy(one, usual)))
}

const movedBy = (steps: number, usual: number): number => {
  if (steps === 0) return usual
  const [least, most] = session.minutes.value
  const factor = steps < 0 ? share.long ** -steps : share.short ** steps
  return Math.min(most, Math.max(least, Math.round((usual * factor) / 5) * 5))
}
