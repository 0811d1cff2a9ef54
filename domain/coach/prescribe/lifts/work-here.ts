import { type Exercise, isWeighted, type Pattern } from '../../basis/catalogue.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { isNamed } from '../../read/wishes.ts'
import { type Brief, firstStrengthOf, isBodyAlone, liftOfExercise, loadsOf, strengthOfExercise } from '../brief.ts'
import { goalRange, isLifter, repRange, targetRir } from '../goals.ts'
import { rememberedForDay } from '../whole-day.ts'
import { mostWithBody } from './body-steps.ts'
import { reserveToTry } from './finding-steps.ts'
import { asLikely } from './first-load.ts'
import { farBelow, isOutgrown } from './forms.ts'
import { isAtHeaviest } from './limits.ts'
import { loadFor, repsFor } from './percent.ts'

/** Whether an exercise is work for this athlete with what the place has, by what was done and what is known. */
export const isWork = (brief: Brief, exercise: Exercise) =>
  !isOutgrown(brief, exercise) && !isTooLight(brief, exercise) && !isTooEasy(brief, exercise)

/** Known to be so strong that the heaviest load here is no work: the body in a harder position is more. */
export const isTooLight = rememberedForDay((brief: Brief, exercise: Exercise): boolean => {
  if (isLessThanOutgrown(brief, exercise) || isOpenAtHeaviest(brief, exercise)) return true
  const strength = strengthOfExercise(brief, exercise) ?? likelyStrength(brief, exercise)
  const heaviest = loadsOf(brief, exercise).at(-1)
  if (strength === null || heaviest === undefined || exercise.loadType === 'added' || exercise.loadType === 'assisted')
    return false
  const range = repRange(brief, exercise)
  const isLast = isAtHeaviest(exercise, liftOfExercise(brief, exercise).lastKg, loadsOf(brief, exercise))
  const most = isLast ? range[1] : mostWithBody(exercise, range)
  return repsFor(strength, heaviest, targetRir(brief, exercise)) > most
})

/** After every set of the last day with the heaviest load here "six or more" were left. */
const isOpenAtHeaviest = (brief: Brief, exercise: Exercise): boolean => {
  const lift = liftOfExercise(brief, exercise)
  const [last] = lift.bouts
  if (!last || exercise.loadType === 'added' || !isAtHeaviest(exercise, lift.lastKg, loadsOf(brief, exercise)))
    return false
  return last.sets.every(({ feltRir }) => (feltRir ?? 0) >= ruleSet.load.openReserve.value.from)
}

/** The heaviest load here is less for it than one that another lift of the movement has outgrown, for squats a lunge as well. */
const isLessThanOutgrown = (brief: Brief, exercise: Exercise): boolean => {
  const { ofBench } = brief.catalogue.training.firstLoads
  const [heaviest, share] = [loadsOf(brief, exercise).at(-1), ofBench[exercise.id]]
  if (heaviest === undefined || share === undefined || brief.lifts.has(exercise.id)) return false
  return brief.usable.some(one => {
    const [lastKg, other] = [liftOfExercise(brief, one).lastKg, ofBench[one.id]]
    const isAlike =
      one.pattern === exercise.pattern ? one.unilateral || !exercise.unilateral : isLungeFor(exercise, one)
    if (!isAlike || lastKg === null || other === undefined) return false
    return heaviest / share <= lastKg / other && isOutgrown(brief, one)
  })
}

const isLungeFor = ({ pattern, unilateral }: Exercise, one: Exercise) =>
  pattern === 'squat' && !unilateral && one.pattern === 'lunge'

/** By another lift of the same movement, or for both legs by the body, on the safe side: if it is too light even so, it is. */
const likelyStrength = (brief: Brief, exercise: Exercise): number | null => {
  const first = firstStrengthOf(brief, exercise)
  if (first?.from === 'body') return isOnBothLegs(exercise) ? first.kg : null
  return typeof first?.from === 'object' && first.from.pattern === exercise.pattern ? first.kg : null
}

/**
 * The body alone on both legs is no step up from a load on both legs, however light: where the heaviest one here is done, or
 * is too light to begin with, what comes next is harder.
 */
export const isBelowLoads = (brief: Brief, exercise: Exercise): boolean =>
  isOnBothLegs(exercise) &&
  exercise.loadType === 'bodyweight' &&
  brief.usable.some(one => one.pattern === exercise.pattern && isOnBothLegs(one) && isAtItsEnd(brief, one))

const isOnBothLegs = ({ role, pattern, unilateral }: Exercise) =>
  role === 'compound' && !unilateral && (pattern === 'squat' || pattern === 'hinge')

/** Done with the heaviest load of this place for as many repetitions as the goal asks for; or known to be too light for it. */
const isAtItsEnd = (brief: Brief, exercise: Exercise): boolean => {
  if (!isWeighted(exercise) || isBodyAlone(brief, exercise)) return false
  const { lastKg, lastReps } = liftOfExercise(brief, exercise)
  if (lastKg === null) return isTooLight(brief, exercise)
  const [least] = goalRange(brief, exercise)
  return isAtHeaviest(exercise, lastKg, loadsOf(brief, exercise)) && (lastReps ?? 0) >= least
}

/** By all that is known, the lightest load here is more than can be lifted for a set: an empty bar for who presses 15 kg. */
export const isTooHeavy = rememberedForDay((brief: Brief, exercise: Exercise): boolean => {
  const [lightest] = loadsOf(brief, exercise)
  if (lightest === undefined || !isWeighted(exercise)) return false
  if (exercise.loadType === 'added' || exercise.loadType === 'assisted') return false
  const [least] = repRange(brief, exercise)
  if (brief.lifts.has(exercise.id)) return wasFarTooHeavy(brief, exercise, lightest)
  const first = firstStrengthOf(brief, exercise)
  if (first === null || first.from === 'told') return false
  const isOnlyOne = loadsOf(brief, exercise).length === 1
  const most = isOnlyOne ? loadFor(asLikely(exercise, brief.catalogue, first), fewestClean, 0) : 0
  return Math.max(most, loadFor(first.kg, least, reserveToTry)) < lightest
})

/** Where there is one load, one that comes so often, without an estimate's caution, is trained with. */
const fewestClean = 5

/** Of late the lightest load here went up far less often than the goal asks for; who lacks a repetition or two gets them by it. */
const wasFarTooHeavy = (brief: Brief, exercise: Exercise, lightest: number): boolean => {
  const strength = strengthOfExercise(brief, exercise) ?? firstStrengthOf(brief, exercise)?.kg ?? null
  return strength !== null && repsFor(strength, lightest, 0) < farBelow * goalRange(brief, exercise)[0]
}

/** The one load here is too heavy for it, and nobody asked for it by its name: a set could only be left open. */
export const isBeyondKit = (brief: Brief, exercise: Exercise) =>
  loadsOf(brief, exercise).length === 1 && isTooHeavy(brief, exercise) && !isNamed(brief.wish, exercise)

/**
 * Legs that have trained for years are not challenged by the body alone on both of them, where it can be on one; nor by a
 * band, where they can squat on one.
 */
export const isTooEasy = (brief: Brief, { pattern, loadType, unilateral, skill }: Exercise) => {
  const harder = harderThan[loadType]?.[pattern] ?? []
  if (brief.level < 3 || unilateral || skill > 1 || harder.length === 0) return false
  if (!isLifter(brief) || brief.limits.cautious) return false
  return brief.usable.some(one => harder.includes(one.pattern) && one.role === 'compound' && one.unilateral)
}

const harderThan: Readonly<Partial<Record<Exercise['loadType'], Partial<Record<Pattern, readonly Pattern[]>>>>> = {
  bodyweight: { squat: ['squat', 'lunge'], hinge: ['hinge'] },
  band: { squat: ['squat'] },
}
