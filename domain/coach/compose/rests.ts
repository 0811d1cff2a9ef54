import type { Brief } from '../prescribe/brief.ts'
import { restRange } from '../prescribe/goals.ts'
import { wishedDose } from '../prescribe/wished-dose.ts'
import type { Fits } from './fill.ts'
import type { Pick } from './pick.ts'

/**
 * Time that is left goes into longer rests, up to what the goal allows; what is still left then into the longest ones. A
 * day of an easier week ends earlier instead.
 */
export const stretchRests = (brief: Brief, picks: readonly Pick[], fits: Fits): readonly Pick[] => {
  const usual = stretchedTo(longestRest, brief, picks, fits)
  return brief.deload ? usual : stretchedTo(mostRest, brief, usual, fits)
}

type Longest = (brief: Brief, pick: Pick) => number

const stretchedTo = (longest: Longest, brief: Brief, picks: readonly Pick[], fits: Fits): readonly Pick[] => {
  let stretched = picks
  for (let round = 0; round < 12; round += 1) {
    const more = stretched.map(pick => ({
      ...pick,
      restSec: isAsked(brief, pick)
        ? pick.restSec
        : Math.max(pick.restSec, Math.min(longest(brief, pick), pick.restSec + 15)),
    }))
    if (!fits(more)) return stretched
    stretched = more
  }
  return stretched
}

/** Sets and repetitions that were asked for have the rest that belongs to them. */
const isAsked = (brief: Brief, { exercise }: Pick) => wishedDose(brief, exercise)?.reps !== undefined

/** Better than minutes on a bike: rest that a heavy lift can use. */
const mostRest: Longest = (brief, { exercise }) => Math.min(240, restRange(brief, exercise)[1])

/** Beyond the middle of the range more rest adds little, except for strength; in a long session it is still better than filling. */
const longestRest: Longest = (brief, { exercise }) => {
  const [low, high] = restRange(brief, exercise)
  if (brief.minutes <= 30) return Math.min(high, low + 15)
  if (brief.goal === 'strength') return brief.minutes >= 75 ? high : Math.min(high, 210)
  return brief.minutes >= 75 ? high : Math.round((low + high) / 10) * 5
}
