import { type Exercise, isWeighted, kitFor } from '../../basis/catalogue.ts'
import { remembered } from '../../basis/remembered.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { isForLater } from '../../prescribe/first-forms.ts'
import { isHeavy } from '../../prescribe/goals.ts'
import { isBeyondBody } from '../../prescribe/lifts/first-reps.ts'
import { isBelowLoads, isTooHeavy, isWork } from '../../prescribe/lifts/work-here.ts'
import { isLastResort, stapleRank } from '../../prescribe/week/staples.ts'
import { isNamed } from '../../read/wishes.ts'
import { isNextRung } from './continuity.ts'
import type { Slot } from './slot.ts'

/** What the place makes needless, as there is something better for the same movement; and a feat that nobody asked for. */
export const isSecondChoice = (brief: Brief, exercise: Exercise): boolean =>
  isFloorPull(brief, exercise) ||
  isNeedless(brief, exercise) ||
  hasBetter(brief, exercise) ||
  isBelowLoads(brief, exercise) ||
  isUnasked(brief, exercise)

const isUnasked = ({ catalogue, wish, learning }: Brief, exercise: Exercise) =>
  catalogue.training.staples.asked.includes(exercise.id) &&
  !isNamed(wish, exercise) &&
  !learning.some(({ any }) => any.includes(exercise.id))

/** Where the place has what a trainer reaches for in a movement, nothing else stands in for it, unless it was trained here lately. */
export const isMakeshift = (brief: Brief, { ids }: Slot, exercise: Exercise) => {
  if (ids !== undefined || stapleRank(brief, exercise) !== null || isNextRung(brief, exercise)) return false
  return brief.usable.some(
    one =>
      one.pattern === exercise.pattern &&
      one.role === exercise.role &&
      stapleRank(brief, one) !== null &&
      isWeighted(one) === isWeighted(exercise) &&
      !isForLater(brief, one) &&
      isWork(brief, one),
  )
}

/** What is only for places without the movement is not there for a second exercise of it either. */
const isNeedless = (brief: Brief, exercise: Exercise) =>
  exercise.role === 'compound' &&
  isLastResort(brief, exercise) &&
  brief.usable.some(
    one => one.pattern === exercise.pattern && one.role === 'compound' && isWeighted(one) && !isLastResort(brief, one),
  )

/** A press on the floor is for who has no bench. */
const hasBetter = ({ catalogue, usable }: Brief, { id }: Exercise) => {
  const better = catalogue.training.staples.insteadOf[id]
  return better !== undefined && usable.some(one => one.id === better)
}

/** A row on the floor is for rooms without anything to pull on. */
const isFloorPull = (brief: Brief, exercise: Exercise) => {
  if (exercise.pattern !== 'horizontal-pull' || !isLastResort(brief, exercise)) return false
  return brief.usable.some(
    one =>
      one.role === 'compound' &&
      one.pattern.endsWith('-pull') &&
      !isLastResort(brief, one) &&
      !kitFor(one, brief.stock).includes('barbell'),
  )
}

/** Whether an exercise without load only stands in for a known lift that can be loaded here, and is work with what is here. */
export const standInFor = remembered((brief: Brief): ((exercise: Exercise) => boolean) => {
  const served = new Set(
    brief.usable
      .filter(one => isStaple(brief, one) && isHeavy(one) && isWork(brief, one))
      .filter(one => !isTooHeavy(brief, one) && !isBeyondBody(brief, one) && !isForLater(brief, one))
      .map(({ pattern }) => pattern),
  )
  return exercise =>
    exercise.role === 'compound' &&
    !isHeavy(exercise) &&
    served.has(exercise.pattern) &&
    !(isStaple(brief, exercise) && exercise.skill >= 2)
})

const isStaple = (brief: Pick<Brief, 'catalogue'>, exercise: Exercise): boolean => stapleRank(brief, exercise) !== null
