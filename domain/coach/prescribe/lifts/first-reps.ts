import { day } from '../../../days.ts'
import type { EventId, Loose } from '../../../ids.ts'
import { type Exercise, isWeighted } from '../../basis/catalogue.ts'
import type { FirstReps } from '../../basis/training.ts'
import { isNamed } from '../../read/wishes.ts'
import { type Brief, firstStrengthOf, isBodyAlone, liftOfExercise } from '../brief.ts'
import { goalRange, repRange, targetRir } from '../goals.ts'
import { rememberedForDay } from '../whole-day.ts'
import { leftAt } from './first-load.ts'
import { farBelow, isEasierOutgrown, lately, rungsBelow } from './forms.ts'
import { repsToFailureAt, shareAt } from './percent.ts'
import { rungOf } from './skills.ts'

/** Repetitions that leave the reserve which is meant, 0 or fewer: not one; and the exercise that shows it, null: the person. */
export type Likely = {
  readonly reps: number
  readonly from: Exercise | null
  readonly events: readonly Loose<EventId>[]
}

/**
 * What is likely, with the body alone, of an exercise never done: by other forms of the movement and its loads, where they
 * were done, else by sex, age, level and weight. Null where nobody can tell.
 */
export const likelyReps = rememberedForDay((brief: Brief, exercise: Exercise): Likely | null => {
  if (isWeighted(exercise) && !isBodyAlone(brief, exercise)) return null
  const movement = brief.catalogue.training.firstReps.movements.find(({ forms }) => exercise.id in forms)
  const heavy = movement?.forms[exercise.id]
  if (movement === undefined || heavy === undefined) return null
  const { strength, from, events } = strengthIn(brief, movement)
  const able = strength === 0 ? 0 : repsToFailureAt(heavy / strength)
  return { reps: Math.floor(able - targetRir(brief, exercise)), from, events }
})

/**
 * Too hard to begin with, where an easier form is there; too easy, where a harder one is likely to be managed. What was asked
 * for by its name, or is learned, fits.
 */
export const firstRung = (brief: Brief, exercise: Exercise): 'too-hard' | 'too-easy' | 'fits' => {
  const reps = likelyReps(brief, exercise)?.reps ?? null
  if (reps === null || rungOf(brief, exercise) !== null || isNamed(brief.wish, exercise)) return 'fits'
  const [least] = goalRange(brief, exercise)
  if (reps < (brief.limits.cautious ? least : farBelow * least))
    return rungsBelow(brief, exercise).some(one => brief.usable.includes(one)) ? 'too-hard' : 'fits'
  const isMore = reps > repRange(brief, exercise)[1]
  return isMore && brief.usable.some(one => isManaged(brief, one, exercise)) ? 'too-easy' : 'fits'
}

/** Never done, and far too hard by all that is known: an easier form leads there. */
export const isBeyondBody = (brief: Brief, exercise: Exercise): boolean =>
  !brief.lifts.has(exercise.id) && firstRung(brief, exercise) === 'too-hard' && !isEasierOutgrown(brief, exercise)

const isManaged = (brief: Brief, harder: Exercise, { id }: Exercise) =>
  harder.regressions.includes(id) && (likelyReps(brief, harder)?.reps ?? 0) >= goalRange(brief, harder)[0]

type Movement = FirstReps['movements'][number]

/** How many times the form of 1 could be moved at once. */
type Known = Omit<Likely, 'reps'> & { readonly strength: number }

/** `sure`: its reserve was said. What came without a word may be less than the person lets expect. */
type Shown = Known & { readonly sure: boolean }

const strengthIn = (brief: Brief, movement: Movement): Known => {
  const shown = [...byForms(brief, movement), ...byLoads(brief, movement)]
  const known: readonly Known[] = shown.some(({ sure }) => sure) ? shown : [...shown, byPerson(brief, movement)]
  return known.reduce((most, one) => (one.strength > most.strength ? one : most))
}

const byForms = (brief: Brief, { forms }: Movement): readonly Shown[] =>
  Object.entries(forms).flatMap(([id, heavy]) => {
    const one = brief.byId.get(id)
    if (!one || (isWeighted(one) && !isBodyAlone(brief, one))) return []
    const [last] = liftOfExercise(brief, one).bouts
    if (!last || brief.now - last.at > lately.usual * day) return []
    return last.sets.flatMap(({ reps, feltRir, event }) => {
      if (reps === null || reps === 0) return []
      const strength = heavy / shareAt(reps + (feltRir ?? 0))
      return [{ strength, from: one, events: [event], sure: feltRir !== null }]
    })
  })

const byLoads = (brief: Brief, { like }: Movement): readonly Shown[] => {
  const { weightKg } = brief.request.athlete
  const one = brief.byId.get(like.exercise)
  if (one === undefined || weightKg === null) return []
  const own = brief.strengths.get(one.id)
  const first = own ? null : firstStrengthOf(brief, one)
  const known = own ?? (isOfItsMovement(first?.from, one) ? first : null)
  if (!known) return []
  const from = first !== null && typeof first.from === 'object' ? first.from : one
  const { sameMovement } = brief.catalogue.training.firstLoads.keep
  const strength = (known.kg * sameMovement) / (like.share * weightKg)
  return [{ strength, from, events: known.events.slice(0, 3), sure: own?.sure ?? true }]
}

const isOfItsMovement = (from: Exercise | string | undefined, { pattern }: Exercise) =>
  from === 'told' || (typeof from === 'object' && from.pattern === pattern)

const byPerson = ({ catalogue, skill, request }: Brief, { reps, forms }: Movement): Known => {
  const { usualKg, age: byAge } = catalogue.training.firstReps
  const { gender, age, weightKg } = request.athlete
  const { of, reps: byLevel } = reps[gender ?? 'other']
  const able = byLevel[skill - 1] ?? 0
  const usual = usualKg[gender ?? 'other']
  const heavier = Math.min(1, usual / (weightKg ?? usual)) ** surface
  const strength = able === 0 ? 0 : ((forms[of] ?? 1) / shareAt(able)) * leftAt(age, byAge) * heavier
  return { strength, from: null, events: [] }
}

/** Strength goes with the body's surface, weight with its volume: what is left of strength a kilogram. */
const surface = 1 / 3
