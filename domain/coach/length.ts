import type { Deload } from './deload.ts'
import type { Race } from './hyrox/race.ts'
import { type RaceDay, shortened } from './hyrox/race-day.ts'
import { type Answers, answersOf } from './prescribe/answers.ts'
import type { Readings } from './read/reader.ts'
import type { PlanRequest } from './request.ts'

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

/** What was said of the last workouts, and what that makes of today's minutes. */
export const heardBy = (request: PlanRequest, verdicts: Readings['verdicts'], today: Today) => {
  const answers = answersOf(request.feedback, verdicts, today.now)
  return { answers, length: lengthOf(request, answers, today) }
}

/**
 * The usual minutes move, a choice of today does not: another number than the usual one was chosen. An easier week or a
 * race is no time for more.
 */
const lengthOf = (request: PlanRequest, { length }: Answers, today: Today): Length | null => {
  if (length === null || today.isWished) return null
  const { minutes, athlete } = request
  const { was } = length
  const usual = athlete.sessionMinutes ?? usualMinutes
  const isAgainst = was === 'long' ? minutes > usual : minutes < usual
  if (minutes !== usual) return isAgainst ? { was, minutes, usual, stays: 'chosen' } : null
  const isShort = today.raceDay !== null || shortened(minutes, usual, today.race) < minutes
  if (was === 'short' && (isShort || today.deload)) return { was, minutes, usual, stays: 'easier' }
  return { was, minutes: Math.round((usual * length.minutes) / 5) * 5, usual, stays: null }
}
