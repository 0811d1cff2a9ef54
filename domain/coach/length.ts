import type { Deload } from './deload.ts'
import type { Answers } from './prescribe/answers.ts'
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

/**
 * The usual minutes move, a choice of today does not: another number than the usual one was chosen. An easier week or a
 * race is no time for more.
 */
export const lengthOf = (
  { minutes, athlete }: PlanRequest,
  { length }: Answers,
  today: { readonly isWished: boolean; readonly isShortened: boolean; readonly deload: Deload },
): Length | null => {
  if (length === null || today.isWished) return null
  const { was } = length
  const usual = athlete.sessionMinutes ?? usualMinutes
  const isAgainst = was === 'long' ? minutes > usual : minutes < usual
  if (minutes !== usual) return isAgainst ? { was, minutes, usual, stays: 'chosen' } : null
  if (was === 'short' && (today.isShortened || today.deload)) return { was, minutes, usual, stays: 'easier' }
  return { was, minutes: Math.round((usual * length.minutes) / 5) * 5, usual, stays: null }
}
