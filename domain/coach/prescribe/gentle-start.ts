import { day } from '../../days.ts'
import type { Exercise } from '../basis/catalogue.ts'
import { remembered } from '../basis/remembered.ts'
import type { AthleteFacts, Level } from '../basis/request.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { Brief } from './brief.ts'
import { rungsBelow } from './lifts/forms.ts'

/** Old and new to it: who may never have done any of this. */
export const isNewWhenOld = ({ age }: AthleteFacts, level: Level): boolean => {
  const { age: from, level: most } = ruleSet.dose.gentleStart.value
  return (age ?? 0) >= from && level <= most
}

/** The first days of such a person: the easiest forms, few sets, few repetitions. */
export const startsGently = remembered(
  ({ request, level, work }: Brief): boolean =>
    isNewWhenOld(request.athlete, level) &&
    new Set(work.map(({ at }) => Math.floor(at / day))).size < ruleSet.dose.gentleStart.value.days,
)

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
