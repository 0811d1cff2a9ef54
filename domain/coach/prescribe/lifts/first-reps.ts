import { day } from '../../../days.ts'
import { type Exercise, isWeighted } from '../../basis/catalogue.ts'
import type { FirstReps } from '../../basis/training.ts'
import { isNamed } from '../../read/wishes.ts'
import { type Brief, firstStrengthOf, isBodyAlone, liftOfExercise } from '../brief.ts'
import { goalRange, repRange, targetRir } from '../goals.ts'
import { rememberedForDay } from '../whole-day.ts'
import { farBelow, isEasierOutgrown, lately, rungsBelow } from './forms.ts'
import { repsToFailureAt, shareAt } from './percent.ts'

type Movement = FirstReps['movements'][number]

/** How many times the form of 1 could be moved at once; `sure`, where its reserve was said. */
type Shown = { readonly strength: number; readonly sure: boolean }

/**
 * Repetitions to failure with the body alone that are likely of an exercise never done: by other forms of the movement and
 * its loads, where they were done, else by sex, age, level and weight. 0: not one; null where nobody can tell.
 */
export const likelyReps = rememberedForDay((brief: Brief, exercise: Exercise): number | null => {
  if (isWeighted(exercise) && !isBodyAlone(brief, exercise)) return null
  const movement = brief.catalogue.training.firstReps.movements.find(({ forms }) => exercise.id in forms)
  const heavy = movement?.forms[exercise.id]
  if (movement === undefined || heavy === undefined) return null
  const shown = [...byForms(brief, movement), ...byLoads(brief, movement)]
  const unsure = shown.every(({ sure }) => !sure)
  const strength = Math.max(...shown.map(one => one.strength), unsure ? byPerson(brief, movement) : 0)
  return strength === 0 ? 0 : repsToFailureAt(heavy / strength)
})

/** What of it leaves the reserve that is meant. */
export const likelyWithReserve = (brief: Brief, exercise: Exercise): number | null => {
  const reps = likelyReps(brief, exercise)
  return reps === null ? null : Math.floor(reps - targetRir(brief, exercise))
}

/** Too hard to begin with, where an easier form is there; too easy, where a harder one is likely to be managed. */
export const firstRung = (brief: Brief, exercise: Exercise): 'too-hard' | 'too-easy' | 'fits' => {
  const reps = likelyWithReserve(brief, exercise)
  if (reps === null) return 'fits'
  if (reps < farBelow * goalRange(brief, exercise)[0])
    return rungsBelow(brief, exercise).some(one => brief.usable.includes(one)) ? 'too-hard' : 'fits'
  const isMore = reps > repRange(brief, exercise)[1]
  return isMore && brief.usable.some(one => isManaged(brief, one, exercise)) ? 'too-easy' : 'fits'
}

/** Never done, far too hard by all that is known, and nobody asked for it by its name: an easier form leads there. */
export const isBeyondBody = (brief: Brief, exercise: Exercise): boolean =>
  !brief.lifts.has(exercise.id) &&
  firstRung(brief, exercise) === 'too-hard' &&
  !isEasierOutgrown(brief, exercise) &&
  !isNamed(brief.wish, exercise)

const isManaged = (brief: Brief, harder: Exercise, { id }: Exercise) =>
  harder.regressions.includes(id) && (likelyWithReserve(brief, harder) ?? 0) >= goalRange(brief, harder)[0]
const byForms = (brief: Brief, { forms }: Movement): readonly Shown[] =>
  Object.entries(forms).flatMap(([id, heavy]) => {
    const one = brief.byId.get(id)
    const [last] = one && (!isWeighted(one) || isBodyAlone(brief, one)) ? liftOfExercise(brief, one).bouts : []
    if (!last || brief.now - last.at > lately.usual * day) return []
    return last.sets.flatMap(({ reps, feltRir }) =>
      reps === null || reps === 0 ? [] : [{ strength: heavy / shareAt(reps + (feltRir ?? 0)), sure: feltRir !== null }],
    )
  })

const byLoads = (brief: Brief, { like }: Movement): readonly Shown[] => {
  const { weightKg } = brief.request.athlete
  const one = brief.byId.get(like.exercise)
  if (one === undefined || weightKg === null) return []
  const own = brief.strengths.get(one.id)
  const first = own ? null : firstStrengthOf(brief, one)
  const kg = own?.kg ?? (isOfItsMovement(first?.from, one) ? first?.kg : undefined)
  const { sameMovement } = brief.catalogue.training.firstLoads.keep
  return kg === undefined ? [] : [{ strength: (kg * sameMovement) / (like.share * weightKg), sure: own?.sure ?? true }]
}

const isOfItsMovement = (from: Exercise | string | undefined, { pattern }: Exercise) =>
  from === 'told' || (typeof from === 'object' && from.pattern === pattern)

const byPerson = ({ catalogue, skill, request }: Brief, { reps, forms }: Movement): number => {
  const { usualKg, age: byAge } = catalogue.training.firstReps
  const { gender, age, weightKg } = request.athlete
  const { of, reps: byLevel } = reps[gender ?? 'other']
  const able = byLevel[skill - 1] ?? 0
  if (able === 0) return 0
  const older = byAge.findLast(([from]) => (age ?? 0) >= from)?.[1] ?? 1
  const usual = usualKg[gender ?? 'other']
  const heavier = Math.min(1, usual / (weightKg ?? usual)) ** surface
  return ((forms[of] ?? 1) / shareAt(able)) * older * heavier
}

/** Strength goes with the body's surface, weight with its volume: what is left of strength a kilogram. */
const surface = 1 / 3
