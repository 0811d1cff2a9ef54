import { day } from '../../../days.ts'
import { type Exercise, isWeighted } from '../../basis/catalogue.ts'
import { luck } from '../../basis/prng.ts'
import { remembered } from '../../basis/remembered.ts'
import { type Brief, isBodyAlone, liftOfExercise } from '../../prescribe/brief.ts'
import { repRange } from '../../prescribe/goals.ts'
import type { Bout } from '../../prescribe/history.ts'
import { mostWithBody } from '../../prescribe/lifts/body-steps.ts'
import { firstRung } from '../../prescribe/lifts/first-reps.ts'
import {
  doneHarder,
  hasHarder,
  isEasierOutgrown,
  isOutgrown,
  isTooHard,
  lately,
  outgrown,
  rungsBelow,
} from '../../prescribe/lifts/forms.ts'
import { isOften } from '../../prescribe/week/frequency.ts'
import { isBigLift } from '../../prescribe/week/staples.ts'
import type { Slot } from './slot.ts'

/** What is trained is kept for a block, so that it can be got better at; what is too easy or too hard gives way. */
export const continuity = (brief: Brief, slot: Slot, exercise: Exercise): number => {
  const { bouts, missesInRow } = liftOfExercise(brief, exercise)
  const [last] = bouts
  const isStepDown = doneHarder(brief, exercise) !== null
  if (!last) {
    const isNewcomer = isStepDown || (brief.work.length > 0 && staysWithKnown(brief, slot))
    const near = neighbours(brief, exercise)
    return near - (isNewcomer ? newcomers : 0) - (near === 0 && firstRung(brief, exercise) === 'too-easy' ? tooEasy : 0)
  }
  if (!isWeighted(exercise) && missesInRow >= 2 && !isEasierOutgrown(brief, exercise)) return -3
  if (isTooHard(brief, exercise) && rungsBelow(brief, exercise).some(one => brief.usable.includes(one))) return -3
  const isBody = !isWeighted(exercise) || isBodyAlone(brief, exercise)
  if (!isBody && isOutgrown(brief, exercise)) return exercise.unilateral ? oneSide : bothSides
  if (isBody && outgrown(brief, exercise) && hasHarder(brief, exercise)) return bothSides
  if (isBody && (isStepDown || isAtItsMost(brief, exercise))) return 0.5
  if (brief.now - last.at > (brief.deload ? lately.easier : lately.usual) * day)
    return slot.part === 'main' && isBackAgain(brief, exercise) ? 4.5 : 0.3
  if (slot.part === 'main' && exercise.pattern === 'horizontal-push' && isOften(brief) && wasJustDone(brief, last))
    return restsToday
  const first = bouts[bouts.length - 1]?.at ?? last.at
  if (slot.part !== 'main' && !staysWithKnown(brief, slot) && last.at - first > keptFor(exercise)) return 0.5
  return isLatest(brief, exercise, slot) ? 4 : 2
}

/** Where all of the body comes on every day, legs and pulls take turns by their movement; presses have only other lifts. */
const restsToday = -6

/** A lift that strength is measured by, known well, was away for weeks with a complaint or another place: it is taken up again. */
const isBackAgain = (brief: Brief, exercise: Exercise): boolean => {
  const { bouts } = liftOfExercise(brief, exercise)
  const [last] = bouts
  return (
    brief.deload === null &&
    last !== undefined &&
    brief.now - last.at < longAway * day &&
    bouts.length >= wellKnown &&
    isBigLift(brief, exercise)
  )
}

const [longAway, wellKnown] = [84, 3]

const wasJustDone = ({ now }: Brief, { at }: Bout) => now - at < 2.5 * day

/** What is too light for both sides at once gives way to one side at a time. */
const bothSides = -6
const oneSide = -4

/** A new lift in an easier week begins too light; and who says nothing about reserve takes weeks to find a load. */
const staysWithKnown = ({ deload, work }: Brief, { part }: Slot) =>
  deload !== null || (part !== 'core' && tellsNoReserve(work))

const newcomers = 2

/** Who is likely to manage a harder form begins there. */
const tooEasy = 9

const tellsNoReserve = remembered((work: Brief['work']) => {
  const told = work.slice(-lastSets).filter(({ reps }) => reps !== null)
  return told.length > 0 && told.every(({ feltRir }) => feltRir === null)
})

const lastSets = 60

/** What is beside the main lifts changes after two blocks or so, one lift after the other. */
const keptFor = ({ id }: Exercise) => (63 + 28 * luck('kept', id)) * day

/** A harder form that nobody begins with, where the easier one was not outgrown yet. */
export const isTooEarly = (brief: Brief, exercise: Exercise): boolean =>
  brief.catalogue.training.staples.later.includes(exercise.id) &&
  liftOfExercise(brief, exercise).bouts.length === 0 &&
  !rungsBelow(brief, exercise).some(easier => isOutgrown(brief, easier)) &&
  !followsLoads(brief, exercise)

/** Done with the body alone as often as is good for anything: something else of its kind may come. A band gives way to a stronger one. */
const isAtItsMost = (brief: Brief, exercise: Exercise) =>
  exercise.loadType !== 'band' &&
  (liftOfExercise(brief, exercise).lastReps ?? 0) >= mostWithBody(exercise, repRange(brief, exercise))

/** One step up the ladder from what has become easy; also known already, and then here to stay. */
export const isNextRung = (brief: Brief, exercise: Exercise) =>
  exercise.loadType === 'bodyweight' && (isEasierOutgrown(brief, exercise) || followsLoads(brief, exercise))

/** On one side, for who has outgrown the heaviest load of this place on one side. */
const followsLoads = (brief: Brief, exercise: Exercise) =>
  exercise.unilateral &&
  brief.catalogue.training.staples.later.includes(exercise.id) &&
  brief.usable.some(
    one => one.pattern === exercise.pattern && one.unilateral && isWeighted(one) && isOutgrown(brief, one),
  )

/** New here: the next step after what has become easy, or the step back from what keeps failing. */
const neighbours = (brief: Brief, exercise: Exercise) => {
  if (isNextRung(brief, exercise) || isLoadedRung(brief, exercise)) return 3.2
  return exercise.progressions.some(harder => keepsFailing(brief, harder) || wasTooHard(brief, harder)) ? 2.5 : 0
}

/** With a load what has become easy with the body alone. */
const isLoadedRung = (brief: Brief, exercise: Exercise) =>
  isWeighted(exercise) &&
  rungsBelow(brief, exercise).some(easier => easier.loadType === 'bodyweight' && outgrown(brief, easier))

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

/** Done within the last weeks: who asked for something else gets something else. */
export const isWellKnown = (brief: Brief, exercise: Exercise) => {
  const [last] = liftOfExercise(brief, exercise).bouts
  return last !== undefined && brief.now - last.at < lately.usual * day
}
