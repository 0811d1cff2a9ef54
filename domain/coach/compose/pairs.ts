import { directMuscles, type Exercise, trainedMuscles } from '../basis/catalogue.ts'
import { shareZone } from '../basis/kit.ts'
import type { Brief } from '../prescribe/brief.ts'
import { daysPerWeek } from '../prescribe/week/frequency.ts'
import { isTight } from '../prescribe/week/tight.ts'
import type { Pick } from './pick.ts'
import { isOfMeet } from './slots/holding.ts'
import { comesFresh } from './slots/slot.ts'

/** Which exercises may be paired: all, all but the first, or only small ones. */
export type Pairing = 'all' | 'after-first' | 'small'

/** So many that come next may be drawn near, over a main lift fewer. */
const close = { beyondMain: 3, beyondSmall: 6 }

/** Pairs neighbours that do not tire each other. */
export const pairsOf = (brief: Brief, picks: readonly Pick[], which: Pairing): readonly (readonly Pick[])[] => {
  const groups: Pick[][] = []
  const left = [...picks]
  while (left.length > 0) {
    const pick = left.shift()
    if (!pick) break
    const first = groups.flat().every(({ slot }) => comesFresh(slot.part))
    const alone =
      pick.alone ||
      isOfMeet(brief, pick.exercise) ||
      comesFresh(pick.slot.part) ||
      (which === 'after-first' && first) ||
      (which === 'small' && !isSmall(pick))
    const near = left.filter(
      (other, at) =>
        isNear(left, at) && !isOvertaking(left.slice(0, at), other) && (which !== 'small' || isSmall(other)),
    )
    const partner = alone ? undefined : partnerOf(brief, pick, near, left)
    groups.push(partner ? [pick, partner] : [pick])
    if (partner) left.splice(left.indexOf(partner), 1)
  }
  return groups
}

const isNear = (left: readonly Pick[], at: number) =>
  at < close.beyondMain || (at < close.beyondSmall && left.slice(0, at).every(({ slot }) => slot.part !== 'main'))

/** Of one movement the first lift of the session stays ahead of the second. */
const isOvertaking = (ahead: readonly Pick[], { exercise }: Pick) =>
  exercise.role === 'compound' &&
  ahead.some(({ exercise: one }) => one.role === 'compound' && one.pattern === exercise.pattern)

/**
 * One that leaves the other's muscles alone, of these the one that has the fewest others to go with, so that as few as may be
 * are left alone; where pairs were asked for, one that only helps them will do.
 */
const partnerOf = (brief: Brief, pick: Pick, near: readonly Pick[], left: readonly Pick[]) => {
  const pairs = near.filter(other => isPair(brief, pick, other))
  const fits = (one: Pick, other: Pick) => isPair(brief, one, other) && !overlap(one.exercise, other.exercise)
  const fresh = pairs.filter(other => !overlap(pick.exercise, other.exercise))
  const others = (one: Pick) => left.filter(other => other !== one && fits(one, other)).length
  const [scarce] = fresh.length > 1 ? [...fresh].sort((one, other) => others(one) - others(other)) : fresh
  return scarce ?? (brief.wish.style === 'superset' || brief.minutes <= 30 ? pairs[0] : undefined)
}

const isSmall = ({ slot }: Pick) => slot.part === 'isolation' || slot.part === 'core'

/** As many sets, near each other, no muscle trained directly by both, not both heavy on the spine or the grip. */
const isPair = (brief: Brief, one: Pick, other: Pick) =>
  one.sets === other.sets &&
  !other.alone &&
  !isOfMeet(brief, other.exercise) &&
  !comesFresh(other.slot.part) &&
  shareZone(brief, one.exercise, other.exercise) &&
  !shareMuscle(one.exercise, other.exercise) &&
  one.exercise.axialLoad + other.exercise.axialLoad < 4 &&
  !(one.exercise.gripHeavy && other.exercise.gripHeavy) &&
  (!(tiresTrunk(one, other) || tiresTrunk(other, one)) || hasNoTime(brief))

/** Under a bar, or pulling from the floor, a tired trunk is what gives way first. */
const tiresTrunk = (one: Pick, { exercise: { axialLoad, pattern } }: Pick) =>
  one.exercise.role === 'core' && axialLoad >= 2 && (pattern === 'squat' || pattern === 'hinge')

/** Short or few days of a week that hardly holds the least ask for both; an easier week has time. */
const hasNoTime = (brief: Brief) =>
  brief.deload === null && isTight(brief) && (brief.minutes < 60 || daysPerWeek(brief) <= 2)

const shareMuscle = (one: Exercise, other: Exercise) =>
  directMuscles(one).some(muscle => (other.muscles[muscle] ?? 0) >= 1)

/** A press before a press, a row before a curl: the second finds its muscles tired. Trunk with trunk is fine. */
const overlap = (one: Exercise, other: Exercise) =>
  (one.role !== 'core' || other.role !== 'core') && (helps(one, other) || helps(other, one))

const helps = (one: Exercise, other: Exercise) =>
  directMuscles(other).some(muscle => trainedMuscles(one).includes(muscle))
