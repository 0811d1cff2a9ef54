import type { Brief } from '../brief.ts'
import { restRange } from '../goals.ts'
import type { Fits } from './fill.ts'
import type { Pick } from './pick.ts'

/** Time that is left goes into longer rests, up to what the goal allows. */
export const stretchRests = (brief: Brief, picks: readonly Pick[], fits: Fits): readonly Pick[] => {
  let stretched = picks
  for (let round = 0; round < 12; round += 1) {
    const more = stretched.map(pick => ({ ...pick, restSec: Math.min(longestRest(brief, pick), pick.restSec + 15) }))
    if (!fits(more)) return stretched
    stretched = more
  }
  return stretched
}

/** Beyond the middle of the range more rest adds little, except for strength; in a long session it is still better than filling. */
const longestRest = (brief: Brief, { exercise }: Pick) => {
  const [low, high] = restRange(brief, exercise)
  if (brief.minutes <= 30) return low + 15
  if (brief.goal === 'strength') return brief.minutes >= 75 ? high : Math.min(high, 210)
  return brief.minutes >= 75 ? high : Math.round((low + high) / 10) * 5
}
