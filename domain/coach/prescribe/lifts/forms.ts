import { day } from '../../../days.ts'
import { type Exercise, fitsStock, isWeighted } from '../../basis/catalogue.ts'
import { rememberedFor } from '../../basis/remembered.ts'
import { type Brief, isBodyAlone, liftOfExercise, loadsOf } from '../brief.ts'
import { goalRange, repRange, targetRir } from '../goals.ts'
import { rememberedForDay } from '../whole-day.ts'
import { earned } from './lift.ts'
import { isAtHeaviest } from './limits.ts'
import { rungOf } from './skills.ts'

// Easier and harder forms of a movement: what is outgrown, what is too hard, what either says about the other.

/** Days for which a lift is what is trained; an easier week goes by the two before it. */
export const lately = { usual: 28, easier: 16 }

/** Met to the top of its range with what there is: the heaviest load here, or the body alone. */
export const isOutgrown = rememberedForDay((brief: Brief, exercise: Exercise): boolean => {
  const hasMore =
    isWeighted(exercise) &&
    !isBodyAlone(brief, exercise) &&
    !isAtHeaviest(exercise, liftOfExercise(brief, exercise).lastKg, loadsOf(brief, exercise))
  return !hasMore && outgrown(brief, exercise)
})

export const isEasierOutgrown = (brief: Brief, exercise: Exercise) =>
  rungsBelow(brief, exercise).some(easier => outgrown(brief, easier))

/** The easier forms; of one that this place has nothing for, its own. */
export const rungsBelow: (brief: Brief, exercise: Exercise) => readonly Exercise[] = rememberedForDay(
  (brief: Brief, { regressions }: Exercise) =>
    regressions.flatMap(id => {
      const one = brief.byId.get(id)
      if (!one) return []
      return fitsStock(one, brief.stock) ? [one] : rungsBelow(brief, one)
    }),
)

/** With the body alone far too few repetitions for the goal, and the easier form has not become easy since. */
export const isTooHard = (brief: Brief, exercise: Exercise) =>
  exercise.role === 'compound' &&
  !isWeighted(exercise) &&
  rungOf(brief, exercise) === null &&
  (liftOfExercise(brief, exercise).lastReps ?? Number.POSITIVE_INFINITY) < farBelow * goalRange(brief, exercise)[0] &&
  !isEasierOutgrown(brief, exercise)

/** Who lacks one or two repetitions gets them by training the exercise itself. */
export const farBelow = 0.7

/**
 * On the knees after push-ups that go well: not for who is past the beginning; against a wall after push-ups on the knees:
 * for nobody.
 */
export const isBeneath = (brief: Brief, easier: Exercise, harder: Exercise): boolean => {
  if (harder.loadType !== 'bodyweight' || harder.role !== 'compound') return false
  const { lastReps } = liftOfExercise(brief, harder)
  const goesWell = lastReps === null || lastReps >= goalRange(brief, harder)[0]
  if (!goesWell) return false
  return isFarBelow(brief, easier, harder) || (brief.level >= 3 && harder.regressions.includes(easier.id))
}

/** Two rungs or more below another form that is done with the body alone as well. */
const isFarBelow = (brief: Brief, { id, loadType }: Exercise, harder: Exercise): boolean => {
  if (loadType !== 'bodyweight' || harder.regressions.includes(id)) return false
  return allBelow(brief.byId, harder).has(id)
}

/** The easier forms, and those easier than they are. */
const allBelow = rememberedFor((byId: Brief['byId'], { regressions }: Exercise): ReadonlySet<string> => {
  const below = new Set<string>(regressions)
  for (const one of below) for (const next of byId.get(one)?.regressions ?? []) below.add(next)
  return below
})

/** Repetitions, of late, of a harder form that is done with the body alone and did not come out short; null without one. */
export const doneHarder = (brief: Brief, exercise: Exercise): number | null => {
  if (isWeighted(exercise) || exercise.role !== 'compound') return null
  const reps = exercise.progressions.flatMap(id => {
    const harder = brief.byId.get(id)
    if (!harder || !brief.usable.includes(harder) || (isWeighted(harder) && !isBodyAlone(brief, harder))) return []
    const { bouts, missesInRow, lastReps } = liftOfExercise(brief, harder)
    const isLate = bouts[0] !== undefined && brief.now - bouts[0].at <= lately.usual * day
    return isLate && missesInRow === 0 && lastReps !== null && !isTooHard(brief, harder) ? [lastReps] : []
  })
  return reps.length > 0 ? Math.max(...reps) : null
}

/** Repetitions, of late, of easier forms and those as hard: more of a new one is not to be expected. Null without one. */
export const doneEasier = (brief: Brief, exercise: Exercise): number | null => {
  if (exercise.loadType !== 'bodyweight' || exercise.role !== 'compound') return null
  const isLike = (one: Exercise) =>
    one.loadType === 'bodyweight' && one.regressions.some(id => exercise.regressions.includes(id))
  const reps = [...brief.lifts.keys()].flatMap(id => {
    const one = brief.byId.get(id)
    if (!one || one === exercise || one.pattern !== exercise.pattern) return []
    if (!exercise.regressions.includes(id) && !isLike(one)) return []
    const { bouts, lastReps } = liftOfExercise(brief, one)
    return bouts[0] && brief.now - bouts[0].at <= lately.usual * day && lastReps !== null ? [lastReps] : []
  })
  return reps.length > 0 ? Math.min(...reps) : null
}

export const outgrown = (brief: Brief, exercise: Exercise | undefined): boolean =>
  exercise !== undefined &&
  earned(liftOfExercise(brief, exercise), repRange(brief, exercise), targetRir(brief, exercise)) &&
  (exercise.metrics.includes('reps') || isHeldLongest(brief, exercise))

/** A hold, a carry or a stretch of the way: each set of the last day as long as is good for anything. */
const isHeldLongest = (brief: Brief, exercise: Exercise): boolean => {
  const [, longest] = rungOf(brief, exercise)?.range ?? exercise.defaults.seconds ?? []
  const [last] = liftOfExercise(brief, exercise).bouts
  return longest === undefined || (last?.sets ?? []).every(({ durationSec }) => (durationSec ?? longest) >= longest)
}

/** A harder form of it; for both legs, one leg at a time where that is the next step. Than a band, which can be a stronger one, only what is not outgrown itself. */
export const hasHarder = rememberedForDay((brief: Brief, exercise: Exercise): boolean =>
  brief.usable.some(one => isHarder(brief, exercise, one) && !(exercise.loadType === 'band' && isOutgrown(brief, one))),
)

const isHarder = (brief: Brief, exercise: Exercise, one: Exercise): boolean =>
  one.regressions.includes(exercise.id) ||
  rungsBelow(brief, one).includes(exercise) ||
  (isSquatOnBoth(exercise) && isOnOneLeg(one) && one.skill > exercise.skill && isWithinReach(brief, one))

/** Trained already, or the next step after what has become easy. */
const isWithinReach = (brief: Brief, one: Exercise) =>
  liftOfExercise(brief, one).bouts.length > 0 || isEasierOutgrown(brief, one)

const isSquatOnBoth = ({ pattern, unilateral }: Exercise) => pattern === 'squat' && !unilateral

const isOnOneLeg = ({ pattern, role, loadType, unilateral }: Exercise) =>
  unilateral && role === 'compound' && loadType === 'bodyweight' && (pattern === 'squat' || pattern === 'lunge')
