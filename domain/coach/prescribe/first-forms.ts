import type { Exercise } from '../basis/catalogue.ts'
import type { Brief } from './brief.ts'
import { startsGently } from './gentle-start.ts'
import { rungsBelow } from './lifts/forms.ts'

/** Legs that are to learn it stand up from a seat, or half way: not from the depth, and not on one leg. */
export const isForLater = (brief: Brief, exercise: Exercise): boolean => {
  const { pattern, loadType, axialLoad, id } = exercise
  if ((loadType !== 'bodyweight' && axialLoad === 0) || !startsGently(brief) || brief.lifts.has(id)) return false
  if (pattern === 'lunge') return true
  const easier = rungsBelow(brief, exercise).filter(one => one.role === 'compound' && brief.usable.includes(one))
  return pattern === 'squat' && easier.length > 0 && !easier.some(one => brief.lifts.has(one.id))
}

/** Standing up from a seat: what it all begins with. */
export const isFirstForm = (brief: Brief, { pattern, loadType, regressions, requires }: Exercise): boolean =>
  pattern === 'squat' &&
  loadType === 'bodyweight' &&
  regressions.length === 0 &&
  requires.some(kit => kit.length > 0) &&
  startsGently(brief)
