import { type Brief, liftOfExercise, loadsOf } from '../brief.ts'
import { type Exercise, fitsStock, isWeighted } from '../catalogue.ts'
import { goalRange, repRange, targetRir } from '../goals.ts'
import { day } from '../history.ts'
import { mostWithBody } from '../prescribe/body-steps.ts'
import { earned } from '../prescribe/lift.ts'
import { isAtHeaviest } from '../prescribe/limits.ts'
import { luck } from '../prng.ts'
import { remembered } from '../remembered.ts'
import { rungOf } from '../skills.ts'
import type { Slot } from './slot.ts'

/** What is trained is kept for a block, so that it can be got better at; what is too easy or too hard gives way. */
export const continuity = (brief: Brief, slot: Slot, exercise: Exercise): number => {
  const { bouts, missesInRow } = liftOfExercise(brief, exercise)
  const [last] = bouts
  const isStepDown = doneHarder(brief, exercise) !== null
  if (!last) {
    const isNewcomer = isStepDown || (brief.work.length > 0 && staysWithKnown(brief, slot))
    return neighbours(brief, exercise) - (isNewcomer ? newcomers : 0)
  }
  if (!isWeighted(exercise) && missesInRow >= 2 && !isEasierOutgrown(brief, exercise)) return -3
  if (isTooHard(brief, exercise) && rungsBelow(brief, exercise).some(one => brief.usable.includes(one))) return -3
  const isBody = !isWeighted(exercise) || isBodyAlone(brief, exercise)
  if (!isBody && isOutgrown(brief, exercise)) return exercise.unilateral ? oneSide : bothSides
  if (isBody && outgrown(brief, exercise) && hasHarder(brief, exercise)) return bothSides
  if (isBody && (isStepDown || isAtItsMost(brief, exercise))) return 0.5
  if (brief.now - last.at > (brief.deload ? lately.easier : lately.usual) * day) return 0.3
  const first = bouts[bouts.length - 1]?.at ?? last.at
  if (slot.part !== 'main' && !staysWithKnown(brief, slot) && last.at - first > keptFor(exercise)) return 0.5
  return isLatest(brief, exercise, slot) ? 4 : 2
}

/** What is too light for both sides at once gives way to one side at a time. */
const bothSides = -6
const oneSide = -4

/** Days for which a lift is what is trained; an easier week goes by the two before it. */
const lately = { usual: 28, easier: 16 }

/** A new lift in an easier week begins too light; and who says nothing about reserve takes weeks to find a load. */
const staysWithKnown = ({ deload, work }: Brief, { part }: Slot) =>
  deload !== null || (part !== 'core' && tellsNoReserve(work))

const newcomers = 2

const tellsNoReserve = remembered((work: Brief['work']) => {
  const told = work.slice(-lastSets).filter(({ reps }) => reps !== null)
  return told.length > 0 && told.every(({ feltRir }) => feltRir === null)
})

const lastSets = 60

/** What is beside the main lifts changes after two blocks or so, one lift after the other. */
const keptFor = ({ id }: Exercise) => (63 + 28 * luck('kept', id)) * day

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

/** Met to the top of its range with what there is: the heaviest load here, or the body alone. */
export const isOutgrown = (brief: Brief, exercise: Exercise): boolean => {
  const hasMore =
    isWeighted(exercise) &&
    !isBodyAlone(brief, exercise) &&
    !isAtHeaviest(exercise, liftOfExercise(brief, exercise).lastKg, loadsOf(brief, exercise))
  return !hasMore && outgrown(brief, exercise)
}

/** A harder form that nobody begins with, where the easier one was not outgrown yet. */
export const isTooEarly = (brief: Brief, exercise: Exercise): boolean =>
  brief.catalogue.training.staples.later.includes(exercise.id) &&
  liftOfExercise(brief, exercise).bouts.length === 0 &&
  !rungsBelow(brief, exercise).some(easier => isOutgrown(brief, easier))

/** Done with the body alone as often as is good for anything: something else of its kind may come. */
const isAtItsMost = (brief: Brief, exercise: Exercise) =>
  (liftOfExercise(brief, exercise).lastReps ?? 0) >= mostWithBody(exercise, repRange(brief, exercise))

/** One step up the ladder from what has become easy; also known already, and then here to stay. */
export const isNextRung = (brief: Brief, exercise: Exercise) =>
  exercise.loadType === 'bodyweight' && isEasierOutgrown(brief, exercise)

const isEasierOutgrown = (brief: Brief, exercise: Exercise) =>
  rungsBelow(brief, exercise).some(easier => outgrown(brief, easier))

/** The easier forms; of one that this place has nothing for, its own. */
const rungsBelow = (brief: Brief, { regressions }: Exercise): readonly Exercise[] =>
  regressions.flatMap(id => {
    const one = brief.byId.get(id)
    if (!one) return []
    return fitsStock(one, brief.stock) ? [one] : rungsBelow(brief, one)
  })

/** Weight could be added, were there any. */
const isBodyAlone = (brief: Brief, exercise: Exercise) =>
  exercise.loadType === 'added' && loadsOf(brief, exercise).length === 0

/** New here: the next step after what has become easy, or the step back from what keeps failing. */
const neighbours = (brief: Brief, exercise: Exercise) => {
  if (isNextRung(brief, exercise)) return 3.2
  return exercise.progressions.some(harder => keepsFailing(brief, harder) || wasTooHard(brief, harder)) ? 2.5 : 0
}

/** With the body alone far too few repetitions for the goal, and the easier form has not become easy since. */
const isTooHard = (brief: Brief, exercise: Exercise) =>
  exercise.role === 'compound' &&
  !isWeighted(exercise) &&
  rungOf(brief, exercise) === null &&
  (liftOfExercise(brief, exercise).lastReps ?? Number.POSITIVE_INFINITY) < farBelow * goalRange(brief, exercise)[0] &&
  !isEasierOutgrown(brief, exercise)

/** Who lacks one or two repetitions gets them by training the exercise itself. */
const farBelow = 0.7

const wasTooHard = (brief: Brief, id: string) => {
  const exercise = brief.byId.get(id)
  return exercise !== undefined && isTooHard(brief, exercise)
}

const keepsFailing = (brief: Brief, id: string) => {
  const exercise = brief.byId.get(id)
  return exercise !== undefined && !isWeighted(exercise) && liftOfExercise(brief, exercise).missesInRow >= 2
}

const isLatest = ({ work }: Brief, exercise: Exercise, { patterns, inTurn }: Slot) =>
  work.findLast(
    set =>
      (inTurn ? exercise.pattern === set.exercise.pattern : patterns.includes(set.exercise.pattern)) &&
      set.exercise.role === exercise.role,
  )?.exercise === exercise

const outgrown = (brief: Brief, exercise: Exercise | undefined): boolean =>
  exercise !== undefined &&
  earned(liftOfExercise(brief, exercise), repRange(brief, exercise), targetRir(brief, exercise))

const hasHarder = (brief: Brief, exercise: Exercise) =>
  brief.usable.some(one => one.regressions.includes(exercise.id) || rungsBelow(brief, one).includes(exercise))

/** Done within the last weeks: who asked for something else gets something else. */
export const isWellKnown = (brief: Brief, exercise: Exercise) => {
  const [last] = liftOfExercise(brief, exercise).bouts
  return last !== undefined && brief.now - last.at < lately.usual * day
}
