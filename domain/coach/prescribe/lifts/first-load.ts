import type { EventId, Loose } from '../../../ids.ts'
import { type Catalogue, directMuscles, type Exercise, usesAny } from '../../basis/catalogue.ts'
import type { AthleteFacts, Level } from '../../basis/request.ts'
import { isSafeToFail } from './finding.ts'
import { isLower } from './limits.ts'
import type { Strength } from './strength.ts'

/** An estimate for a lift that was never done: as told, from another lift, from the big ones of its half of the body, or from the body. */
export type FirstStrength = {
  readonly kg: number
  readonly from: Exercise | 'big-lifts' | 'body' | 'told'
  readonly events: readonly Loose<EventId>[]
}

type Known = {
  readonly catalogue: Catalogue
  readonly strengths: ReadonlyMap<string, Strength>
  readonly told: ReadonlyMap<string, Strength>
}

/**
 * What is likely, or a little more where another big lift of the movement has shown so with many repetitions: that is a
 * lower bound, but it was seen.
 */
export const firstStrength = (
  exercise: Exercise,
  known: Known,
  athlete: AthleteFacts,
  level: Level,
): FirstStrength | null => {
  const likely = likelyStrength(exercise, known, athlete, level)
  if (likely === null || likely.from === 'told') return likely
  if (typeof likely.from === 'object' && likely.from.pattern === exercise.pattern) return likely
  const shown = shownAtLeast(exercise, known)
  const most = likely.kg * known.catalogue.training.firstLoads.mostShown
  return shown !== null && shown.kg > likely.kg ? { ...shown, kg: Math.min(shown.kg, most) } : likely
}

const shownAtLeast = (exercise: Exercise, { catalogue, strengths }: Known): FirstStrength | null => {
  const lifts = asIfOf(exercise, catalogue, ({ id }) => strengths.get(id))
  const middle = middleOf(lifts.filter(({ one }) => isAlike(one, exercise, catalogue)))
  return middle ? from(middle, middle.kg * catalogue.training.firstLoads.keep.sameMovement) : null
}

/** What each lift whose strength is known would be as this one, kg. */
const asIfOf = (
  exercise: Exercise,
  { exercises, training }: Catalogue,
  strengthOf: (one: Exercise) => Strength | undefined,
): readonly Lift[] => {
  const { ofBench } = training.firstLoads
  const ratio = ofBench[exercise.id]
  if (ratio === undefined) return []
  return exercises.flatMap(one => {
    const share = ofBench[one.id]
    const strength = share ? strengthOf(one) : undefined
    if (!strength || !share) return []
    return [{ one, events: strength.events, kg: (strength.kg / share) * ratio, atLeast: strength.atLeast ?? false }]
  })
}

type Lift = {
  readonly one: Exercise
  readonly events: FirstStrength['events']
  readonly kg: number
  readonly atLeast: boolean
}

const from = ({ one, events }: Lift, kg: number): FirstStrength => ({ kg, from: one, events: events.slice(0, 3) })

/** Big lifts of one movement, where the other rests on the back no less: a bridge is none for what is pulled from the floor. */
const isAlike = (one: Exercise, other: Exercise, catalogue: Catalogue): boolean =>
  one.pattern === other.pattern &&
  one.unilateral === other.unilateral &&
  one.loadType === other.loadType &&
  one.axialLoad >= other.axialLoad &&
  isBigAndFree(one, catalogue) &&
  isBigAndFree(other, catalogue)

/** Small lifts, machines and bridges say nothing of how much a big free lift may be. */
const mayRaise = (one: Exercise, other: Exercise, catalogue: Catalogue): boolean => {
  if (!isBigAndFree(other, catalogue)) return true
  const isPull = other.pattern === 'hinge' && other.axialLoad > 0
  return isBigAndFree(one, catalogue) && !(isPull && one.pattern === 'hinge' && one.axialLoad === 0)
}

/** Bar, dumbbell or kettlebell over several joints; no machine. */
const isBigAndFree = (one: Exercise, { equipment }: Catalogue): boolean =>
  one.role === 'compound' &&
  !usesAny(
    one,
    equipment.flatMap(({ id, kind }) => (kind === 'machine' ? [id] : [])),
  )

/**
 * What was told of the lift itself, else a cautious one-repetition maximum for an exercise without history: from lifts of the
 * same movement, done or told of, else of the same muscles, else from body weight, sex, age and level. What small lifts,
 * machines and bridges show may lower a big free lift, never raise it. Null where nothing is known or nobody can tell.
 */
const likelyStrength = (
  exercise: Exercise,
  { catalogue, strengths, told }: Known,
  athlete: AthleteFacts,
  level: Level,
): FirstStrength | null => {
  const { ofBench, mostByBigLifts } = catalogue.training.firstLoads
  const keep = keptOf(exercise, catalogue)
  const own = told.get(exercise.id)
  if (own) return { kg: own.kg, from: 'told', events: own.events }
  if (ofBench[exercise.id] === undefined) return null
  const related = asIfOf(exercise, catalogue, ({ id }) => {
    const known = strengths.get(id) ?? told.get(id)
    return known?.sure ? known : undefined
  }).filter(({ one }) => one.id !== exercise.id && isLower(one) === isLower(exercise))
  const near = related.filter(({ one }) => isOfMovement(one, exercise) || sharesMover(one, exercise))
  const equal = near.filter(({ one }) => mayRaise(one, exercise, catalogue))
  const alike = equal.length > 0 ? equal : near
  const same = alike.filter(({ one }) => isOfMovement(one, exercise))
  const middle = middleOf(same.length > 0 ? same : alike)
  const kgByBody = byBody(exercise, catalogue, athlete, level)
  if (middle) {
    // One odd lift of the same movement does not outweigh what all the others say.
    const kg = Math.min(
      middle.kg * (same.length > 0 ? keep.sameMovement : keep.otherLift),
      middleOf(alike)?.kg ?? middle.kg,
    )
    const isLess = equal.length > 0 || kgByBody === null || kg < kgByBody
    return isLess && !isBelow(middle, kg, kgByBody)
      ? from(middle, kg)
      : { kg: kgByBody ?? kg, from: 'body', events: [] }
  }
  if (kgByBody === null) return null
  // Big lifts of other muscles show how strong this half of the body is beside what its weight lets expect.
  const big = related.filter(({ one }) => one.role === 'compound')
  const shown = middleOf(big)
  // A strong back says little of the trunk.
  const raised =
    exercise.role === 'core' ? undefined : middleOf(big.filter(({ one }) => mayRaise(one, exercise, catalogue)))
  const most = Math.min((raised?.kg ?? 0) * keep.otherLift, kgByBody * mostByBigLifts)
  if (shown && shown.kg * keep.otherLift < kgByBody)
    return { ...from(shown, shown.kg * keep.otherLift), from: 'big-lifts' }
  if (raised && most > kgByBody) return { ...from(raised, most), from: 'big-lifts' }
  return { kg: kgByBody, from: 'body', events: [] }
}

/** What the big lifts of the same half of the body let expect of one, on the safe side; null where none is known. */
export const likelyByOthers = (exercise: Exercise, known: Known): number | null => {
  const { catalogue, strengths } = known
  const others = asIfOf(exercise, catalogue, ({ id }) => strengths.get(id)).filter(
    ({ one }) =>
      one.id !== exercise.id &&
      one.role === 'compound' &&
      isLower(one) === isLower(exercise) &&
      mayRaise(one, exercise, catalogue),
  )
  const middle = middleOf(others)
  return middle ? middle.kg * keptOf(exercise, catalogue).otherLift : null
}

/** What came without a word about reserve is a lower bound: it takes nothing from what the body lets expect. */
const isBelow = ({ atLeast }: Lift, kg: number, kgByBody: number | null): boolean =>
  atLeast && kgByBody !== null && kg < kgByBody

const byBody = (
  exercise: Exercise,
  catalogue: Catalogue,
  { weightKg, gender, age }: AthleteFacts,
  level: Level,
): number | null => {
  const { ofBench, benchOfBodyWeight, legsOfBody, age: byAge } = catalogue.training.firstLoads
  if (weightKg === null) return null
  const sex = gender ?? 'other'
  const share = benchOfBodyWeight[sex][level - 1] ?? 0.3
  const legs = isLower(exercise) ? (legsOfBody[sex][level - 1] ?? 1) : 1
  return weightKg * share * legs * leftAt(age, byAge) * (ofBench[exercise.id] ?? 0) * keptOf(exercise, catalogue).body
}

/** What an age leaves of strength, by a table of ages from which on a share counts. */
export const leftAt = (age: number | null, byAge: readonly (readonly [from: number, share: number])[]): number =>
  byAge.findLast(([from]) => (age ?? 0) >= from)?.[1] ?? 1

/** What is left of what is likely, to be on the safe side. */
const keptOf = (exercise: Exercise, { training }: Catalogue) => {
  const { small, ...keep } = training.firstLoads.keep
  if (!isSafeToFail(exercise)) return keep
  const atLeast = (share: number) => Math.max(share, small)
  return { sameMovement: atLeast(keep.sameMovement), otherLift: atLeast(keep.otherLift), body: atLeast(keep.body) }
}

/** An estimate without the caution that was taken off: what is likely, kg. */
export const asLikely = (exercise: Exercise, catalogue: Catalogue, { kg, from }: FirstStrength): number => {
  const { sameMovement, otherLift, body } = keptOf(exercise, catalogue)
  if (from === 'told') return kg
  return kg / (from === 'body' ? body : from !== 'big-lifts' && isOfMovement(from, exercise) ? sameMovement : otherLift)
}

/** One movement; small lifts of it for other muscles, wrists and upper arms, tell nothing of each other. */
const isOfMovement = (one: Exercise, exercise: Exercise): boolean =>
  one.pattern === exercise.pattern &&
  (one.role !== 'isolation' || exercise.role !== 'isolation' || sharesMover(one, exercise))

/** Both train one muscle directly. */
const sharesMover = (one: Exercise, other: Exercise) =>
  directMuscles(one).some(muscle => (other.muscles[muscle] ?? 0) >= 1)

const middleOf = <One extends { readonly kg: number }>(lifts: readonly One[]): One | undefined =>
  [...lifts].sort((one, other) => one.kg - other.kg)[Math.floor((lifts.length - 1) / 2)]
