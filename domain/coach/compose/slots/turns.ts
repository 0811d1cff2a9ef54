import { day } from '../../../days.ts'
import { type Exercise, isWeighted, type Pattern } from '../../basis/catalogue.ts'
import { type Brief, loadsOf } from '../../prescribe/brief.ts'
import { isLifter } from '../../prescribe/goals.ts'
import { pulls } from '../../prescribe/week/balance.ts'
import { daysPerWeek, type Kind } from '../../prescribe/week/frequency.ts'
import { lastDone } from '../../prescribe/week/kinds.ts'
import { isLastResort } from '../../prescribe/week/staples.ts'
import { byRest, type Slot } from './slot.ts'

// What no muscle asks for and a body needs all the same: the trunk, a press overhead and a pull from above have their turn.

/**
 * The trunk is held, bent and turned, each in its turn, and comes once a week even where nothing owes it; so does what goes
 * overhead, every other week of who trains twice.
 */
export const beside = (brief: Brief, kind: Kind, one: Slot): Slot => {
  const isTrunk = one.part === 'core' && one.patterns.includes('core-brace')
  const own = isTrunk ? trunkPatterns : one.patterns
  const needs = isTrunk || daysPerWeek(brief) >= 3 ? waits : 2 * waits
  const waited = brief.work.length > 0 && brief.now - lastDone(brief, own) >= needs
  const due = waited && (isTrunk || isOverhead(brief, kind, one))
  const turned =
    one.part === 'core' && one.patterns.length > 1
      ? { ...one, patterns: byRest(brief, one.patterns), inTurn: true as const }
      : one
  return due ? { ...turned, due: true } : turned
}

/** Time without, after which it is somebody's turn. */
const waits = 6 * day

const trunkPatterns: readonly Pattern[] = ['core-brace', 'core-flexion', 'core-rotation']

/** Whether what is pressed overhead or pulled from above has a place beside the main lifts of such a day. */
const isOverhead = (brief: Brief, kind: Kind, { part, patterns }: Slot) => {
  if (part !== 'accessory') return false
  if (kind === 'full') return patterns.includes('vertical-push') && hasBeside(brief)
  return kind === 'upper' && patterns.some(pattern => pattern === 'vertical-push' || pattern === 'vertical-pull')
}

/** Days for the whole body that hold more than their main lifts. */
const hasBeside = (brief: Brief) => brief.minutes >= (daysPerWeek(brief) >= 3 ? 45 : 60)

/**
 * On days for the whole body a row each time is no pull from above, and a press to the front none overhead: what has waited
 * for long leads once. Every week, or every other where the day holds nothing beside it or there is nothing to load.
 */
export const inTurns = (brief: Brief, patterns: readonly Pattern[]): readonly Pattern[] => {
  const [usual = 'squat'] = patterns
  const other = patterns.find(pattern => pattern === 'vertical-pull' || pattern === 'vertical-push')
  if (!other || other === usual || brief.wish.variety !== null) return patterns
  if (other === 'vertical-push' && hasBeside(brief)) return patterns
  const real = realLifts(brief, other)
  const often = other === 'vertical-pull' && real.some(isWeighted)
  const hadUsual = brief.now - lastDone(brief, [usual]) < waits
  const waited = brief.now - lastDone(brief, [other]) >= (often ? waits : 2 * waits)
  return hadUsual && waited && real.length > 0 ? [other] : patterns
}

/** Where all of the body comes on every day, what pulled yesterday rests today. */
export const byTheDay = (brief: Brief, patterns: readonly Pattern[]): readonly Pattern[] => {
  if (!patterns.includes('vertical-pull') || brief.wish.variety !== null) return inTurns(brief, patterns)
  const [rested] = byRest(
    brief,
    patterns.filter(pattern => realLifts(brief, pattern).length > 0),
  )
  return rested ? [rested] : patterns
}

/** Nothing to pull on but a bar, and strong enough for it: then pull-ups lead as often as rows. */
export const pullsWithBody = (brief: Brief): boolean =>
  isLifter(brief) &&
  realLifts(brief, 'vertical-pull').some(({ loadType }) => loadType === 'bodyweight') &&
  !brief.usable.some(one => pulls.includes(one.pattern) && one.role === 'compound' && hasLoads(brief, one))

const hasLoads = (brief: Brief, exercise: Exercise) => isWeighted(exercise) && loadsOf(brief, exercise).length > 0

const realLifts = (brief: Brief, pattern: Pattern) =>
  brief.usable.filter(
    one => one.pattern === pattern && one.role === 'compound' && !isLastResort(brief, one) && one.skill <= brief.skill,
  )
