import { day } from '../../../days.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import { startingOf } from '../../prescribe/ahead/run-walk.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { daysPerWeek } from '../../prescribe/week/frequency.ts'
import { holdsTimes } from '../../prescribe/week/tight.ts'
import { roundBlocks } from '../rounds.ts'
import { quarterLess, secondsMore } from '../work-seconds.ts'
import { canGoSteady, isLongDay, muchUnrun, steadyBlocks, unrunSeconds } from './cardio.ts'
import { fastDay, isAlmostThere, strideDay } from './fast-days.ts'
import { intervalBlocks, wantsIntervals } from './intervals.ts'

/**
 * Mostly endurance; now and then some strength for the joints, for who does none otherwise: more of it, and more often, where
 * the week's kilometres leave a runner time, while somebody learns to run, or where there is nothing
 * to go on with for minutes.
 */
export const endurance = (brief: Brief, seconds: number): DraftBlock[] => {
  const strength = strengthSeconds(brief, seconds)
  const aerobic = seconds - strength
  const main = mainOf(brief, aerobic)
  return [...main, ...besideEndurance(brief, strength)]
}

const mainOf = (brief: Brief, seconds: number): DraftBlock[] => {
  if (isAlmostThere(brief)) return strideDay(brief, seconds)
  if (!wantsIntervals(brief)) return steadyBlocks(brief, seconds)
  return fastDay(brief, seconds) ?? intervalBlocks(brief, seconds)
}

export const besideEndurance = (brief: Brief, seconds: number): DraftBlock[] =>
  seconds > 0 ? roundBlocks(brief, seconds, 'circuit', 'full') : []

/**
 * Seconds of an endurance day for strength; none where it was trained of late. A long run takes none of them, unless a
 * distance is prepared for.
 */
export const strengthSeconds = (brief: Brief, seconds: number): number => {
  const own = secondsBeside(brief, seconds)
  if (brief.distance !== null || !isLongDay(brief)) return own
  return Math.max(own, strengthSeconds(quarterLess(brief), seconds - secondsMore(brief)))
}

const secondsBeside = (brief: Brief, seconds: number): number => {
  const spare = unrunSeconds(brief, seconds)
  const starts = !canGoSteady(brief) || startingOf(brief) !== null
  const pause = starts ? 2.2 : spare >= muchUnrun ? 2 : 5
  const lifted = brief.work.some(({ exercise, at }) => exercise.role === 'compound' && brief.now - at < pause * day)
  const eases = brief.race !== null && brief.race.phase !== 'base' && brief.race.phase !== 'build'
  const isForRunning = brief.distance !== null && (isLongDay(brief) || isAlmostThere(brief))
  const lifts = brief.minutes >= 45 && brief.wish.goal === null && !lifted && !eases && !isForRunning
  return lifts ? Math.min(Math.max(seconds * 0.35, spare), longestStrength) : 0
}

/** Seconds of strength work on an endurance day, however long it is. */
const longestStrength = 1800

/**
 * Seconds of a lifting day for the heart: who trains for health has them on one or two days of a week, where its lifts leave
 * the time and there is something to go on with for minutes.
 */
export const heartSeconds = (brief: Brief, seconds: number): number => {
  const { goal, wish, deload, request, minutes, work, now } = brief
  if (wish.cardioLast) return Math.min(wish.cardioLast.minutes * 60 + change, seconds / 2)
  const isForHealth = goal === 'health' && request.athlete.goal === 'health' && wish.style === null
  if (!isForHealth || wish.focus.length > 0 || deload !== null || minutes < heart.fromMinutes) return 0
  const done = new Set(
    work.flatMap(({ exercise, at, durationSec, workout }) =>
      exercise.role === 'conditioning' && now - at < 6.5 * day && (durationSec ?? 0) >= heart.least ? [workout] : [],
    ),
  )
  const wanted = daysPerWeek(brief) >= 3 ? 2 : 1
  if (done.size >= wanted || !holdsTimes(brief, heart.roomFor) || !canGoSteady(brief)) return 0
  return Math.round(Math.min(heart.most, Math.max(heart.least + 60, seconds * heart.share)))
}

const change = 60

/** In seconds, of which a minute is for the change; `roomFor`: so many times the week's least must fit beside it. */
const heart = { fromMinutes: 40, least: 480, most: 900, share: 0.22, roomFor: 1.25 }
