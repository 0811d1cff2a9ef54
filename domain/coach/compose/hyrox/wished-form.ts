import { type DraftBlock, secondsOf } from '../../dose/draft.ts'
import { isAroundRace } from '../../prescribe/ahead/race.ts'
import { secondsToLift } from '../../prescribe/ahead/week.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { isRoundStyle } from '../../read/wishes.ts'
import { steadyBlocks } from '../lasting/cardio.ts'
import { intervalBlocks, wantsIntervals } from '../lasting/intervals.ts'
import { roundBlocks } from '../rounds.ts'
import { strengthBlocks } from '../strength.ts'
import { focusOf } from './kind.ts'
import { intervalsByDistance } from './runs.ts'

/** Intervals, rounds or pairs that were asked for; null where nothing was, and close to the race. */
export const wishedForm = (brief: Brief, seconds: number): DraftBlock[] | null => {
  const { style } = brief.wish
  if (isAroundRace(brief.race)) return null
  if (style === 'interval') return wantsIntervals(brief) ? named(intervals(brief, seconds), 'run-intervals') : null
  if (!isRoundStyle(style) && style !== 'superset') return null
  const most = secondsToLift(brief, seconds)
  const round = brief.limits.cautious ? 'circuit' : style
  const work = isRoundStyle(round)
    ? roundBlocks(brief, most, round)
    : strengthBlocks(brief, most, brief.wish.focus.length > 0 ? 'focus' : 'full')
  if (work.length === 0) return null
  const left = seconds - secondsOf(work, brief)
  return named([...work, ...(left >= worthIt ? steadyBlocks(brief, left, work) : [])], 'strength')
}

const intervals = (brief: Brief, seconds: number) =>
  (brief.wish.intervals === null ? intervalsByDistance(brief, seconds) : null) ?? intervalBlocks(brief, seconds * 0.9)

const named = (blocks: readonly DraftBlock[], kind: 'run-intervals' | 'strength'): DraftBlock[] =>
  blocks.map((block, at) => (at === 0 ? { ...block, focus: focusOf(kind) } : block))

/** Seconds that endurance is worth beginning. */
const worthIt = 300
