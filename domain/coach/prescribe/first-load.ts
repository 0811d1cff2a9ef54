import { type Catalogue, directMuscles, type Exercise } from '../catalogue.ts'
import type { AthleteFacts, Level } from '../request.ts'
import { isLower } from './limits.ts'
import type { Strength } from './strength.ts'

/** An estimate for a lift that was never done: as told, from another lift, or from the body. */
export type FirstStrength = {
  readonly kg: number
  readonly from: Exercise | 'body' | 'told'
  readonly events: readonly string[]
}

type Known = {
  readonly catalogue: Catalogue
  readonly strengths: ReadonlyMap<string, Strength>
  readonly told: ReadonlyMap<string, Strength>
}

/**
 * What is likely, or more where another lift of the movement has shown so with many repetitions: that is a lower bound,
 * but it was seen.
 */
export const firstStrength = (
  exercise: Exercise,
  known: Known,
  athlete: AthleteFacts,
  level: Level,
): FirstStrength | null => {
  const likely = likelyStrength(exercise, known, athlete, level)
  const isOfMovement = typeof likely?.from === 'object' && likely.from.pattern === exercise.pattern
  if (likely?.from === 'told' || isOfMovement) return likely
  const shown = shownAtLeast(exercise, known)
  return shown !== null && shown.kg > (likely?.kg ?? 0) ? shown : likely
}

const shownAtLeast = (
  exercise: Exercise,
  { catalogue: { training, exercises }, strengths }: Known,
): FirstStrength | null => {
  const { ofBench, keep } = training.firstLoads
  const ratio = ofBench[exercise.id]
  if (ratio === undefined) return null
  const alike = exercises.flatMap(one => {
    const [strength, share] = [strengths.get(one.id), ofBench[one.id]]
    const isAlike = one.pattern === exercise.pattern && one.unilateral === exercise.unilateral
    return isAlike && strength && share ? [{ one, strength, kg: (strength.kg / share) * ratio }] : []
  })
  const middle = middleOf(alike)
  if (!middle) return null
  return { kg: middle.kg * keep.sameMovement, from: middle.one, events: middle.strength.events.slice(0, 3) }
}

/**
 * What was told of the lift itself, else a cautious one-repetition maximum for an exercise without history: from lifts of the same movement, done or told of, else of the same
 * muscles, else from body weight, sex, age and level. Null where nothing is known or nobody can tell.
 */
const likelyStrength = (
  exercise: Exercise,
  { catalogue: { training, exercises }, strengths, told }: Known,
  athlete: AthleteFacts,
  level: Level,
): FirstStrength | null => {
  const { ofBench, keep, benchOfBodyWeight, legsOfBody, age } = training.firstLoads
  const own = told.get(exercise.id)
  if (own) return { kg: own.kg, from: 'told', events: own.events }
  const ratio = ofBench[exercise.id]
  if (ratio === undefined) return null
  const related = exercises
    .filter(one => one.id !== exercise.id && isLower(one) === isLower(exercise))
    .flatMap(one => {
      const [strength, share] = [strengths.get(one.id) ?? told.get(one.id), ofBench[one.id]]
      return strength?.sure && share ? [{ one, events: strength.events, kg: (strength.kg / share) * ratio }] : []
    })
  const same = related.filter(({ one }) => one.pattern === exercise.pattern)
  const alike = related.filter(({ one }) => one.pattern === exercise.pattern || sharesMover(one, exercise))
  const middle = middleOf(same.length > 0 ? same : alike)
  if (middle)
    return {
      // One odd lift of the same movement does not outweigh what all the others say.
      kg: Math.min(
        middle.kg * (same.length > 0 ? keep.sameMovement : keep.otherLift),
        middleOf(alike)?.kg ?? middle.kg,
      ),
      from: middle.one,
      events: middle.events.slice(0, 3),
    }
  if (athlete.weightKg === null) return null
  const sex = athlete.gender ?? 'other'
  const share = benchOfBodyWeight[sex][level - 1] ?? 0.3
  const older = age.findLast(([from]) => (athlete.age ?? 0) >= from)?.[1] ?? 1
  const legs = isLower(exercise) ? (legsOfBody[sex][level - 1] ?? 1) : 1
  const kg = athlete.weightKg * share * legs * older * ratio * keep.body
  // Big lifts of other muscles name no load, but who is weaker in them than the body lets expect begins with less.
  const big = middleOf(related.filter(({ one }) => one.role === 'compound'))
  const least = big ? big.kg * keep.otherLift : kg
  return big && least < kg
    ? { kg: least, from: big.one, events: big.events.slice(0, 3) }
    : { kg, from: 'body', events: [] }
}

/** Both train one muscle directly. */
const sharesMover = (one: Exercise, other: Exercise) =>
  directMuscles(one).some(muscle => (other.muscles[muscle] ?? 0) >= 1)

const middleOf = <One extends { readonly kg: number }>(lifts: readonly One[]): One | undefined =>
  [...lifts].sort((one, other) => one.kg - other.kg)[Math.floor((lifts.length - 1) / 2)]
