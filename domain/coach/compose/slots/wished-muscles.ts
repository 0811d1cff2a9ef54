import { type DraftBlock, secondsOf } from '../../dose/draft.ts'
import { asksToLast } from '../../prescribe/asked-strength.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { canGoSteady, steadyBlocks } from '../lasting/cardio.ts'
import { runWalkBlocks } from '../lasting/run-walk.ts'
import { strengthBlocks } from '../strength.ts'

/**
 * Who trains to last and wishes for muscles has them first, for `most` seconds at the most; on a short day only them. The
 * rest of the time is endurance.
 */
export const wishedMuscles = (brief: Brief, seconds: number, most = Number.POSITIVE_INFINITY): DraftBlock[] => {
  // Where nothing goes on for minutes, what would follow is marching on the spot.
  const isAll = !asksToLast(brief) && (brief.minutes <= shortDay || !canGoSteady(brief))
  const asked = isAll ? seconds : seconds * share
  const strength = strengthBlocks(
    brief,
    canGoSteady(brief) ? Math.min(asked, most) : asked,
    brief.wish.focus.length > 0 ? 'focus' : 'full',
  )
  const left = seconds - secondsOf(strength, brief)
  if (left < (most < asked ? worthLittle : worthIt)) return strength
  return [...strength, ...(runWalkBlocks(brief, left) ?? steadyBlocks(brief, left, strength))]
}

const shortDay = 30
const share = 0.6
/** Seconds that endurance is worth beginning, and where the week is short of it. */
const worthIt = 600
const worthLittle = 300
