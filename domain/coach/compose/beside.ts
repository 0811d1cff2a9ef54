import { directMuscles, type Exercise } from '../basis/catalogue.ts'
import type { Brief } from '../prescribe/brief.ts'
import { daysPerWeek, exposuresTo, hasMissed, type Kind, trunk } from '../prescribe/week/frequency.ts'
import { targetMuscles } from '../prescribe/week/kinds.ts'
import { landmarksOf, needOf } from '../prescribe/week/landmarks.ts'
import { leastSets } from '../prescribe/week/session-budget.ts'
import { changedDay } from '../prescribe/whole-day.ts'
import { isNamed } from '../read/wishes.ts'
import { composed, type Fits } from './fill.ts'
import { type Pick, setsOf } from './pick.ts'

/** Whether so many picks leave much of the time empty. */
export type IsShort = (picks: readonly Pick[]) => boolean

/**
 * Where the muscles that were wished for have had enough and time is left, their neighbours come after them with what the
 * week still needs: first what trains along; then, until the day holds enough, the half of the body and all of it. From there
 * on the wish keeps its half. Nothing heavy on the spine comes. A tired trunk carries no lifts: who wished for it has it
 * last. "Nur Oberkörper" stays alone.
 */
export const withOthers = (brief: Brief, wished: readonly Pick[], fits: Fits, isShort: IsShort): readonly Pick[] => {
  const { focus, focusOnly } = brief.wish
  if (focusOnly || wished.length === 0) return wished
  const isWished = (exercise: Exercise) =>
    directMuscles(exercise).some(muscle => focus.includes(muscle)) || isNamed(brief.wish, exercise)
  const isOther = (exercise: Exercise) => !isWished(exercise)
  const allowed = (exercise: Exercise) => isOther(exercise) && exercise.axialLoad < heavyOnSpine
  const keepsShare = (picks: readonly Pick[]) => {
    const others = setsOf(picks.filter(({ exercise }) => isOther(exercise)))
    return others <= setsOf(picks) / 2 || setsOf(picks) <= enoughFor(brief)
  }
  const rest = withoutFocus(brief)
  const isTrunk = focus.every(muscle => trunk.includes(muscle))
  const behind = (picks: readonly Pick[]) =>
    isTrunk ? picks : picks.map(one => (isOther(one.exercise) ? { ...one, after: true } : one))
  const own = composed(brief, 'focus', fits, { picks: wished, allowed: isWished, deep: true })
  const holds: Fits = picks => keepsShare(picks) && isLightBeside(own, picks) && fits(behind(picks))
  const [near, ...farther] = neighboursOf(brief)
  const beside = (picks: readonly Pick[], kind: Kind) => composed(rest, kind, holds, { picks, allowed })
  return behind(
    farther.reduce(
      (picks, kind) => (isShort(picks) && setsOf(picks) < enoughFor(brief) ? beside(picks, kind) : picks),
      isShort(own) ? beside(own, near) : own,
    ),
  )
}

/** The day without its wish for muscles. */
const withoutFocus = changedDay(brief => ({ ...brief, wish: { ...brief.wish, focus: [], wanted: [] } }))

/** So many sets there are even where what the day is for has had enough: most of the least that its minutes hold. */
const enoughFor = ({ minutes }: Brief) => leastSets(minutes) * 0.85

/**
 * On a long day for a half of the body that has had enough: small muscles of the other half, which the next day hardly
 * misses; where even these are too few, also its lifts that are easy on the spine. Its own days keep what they need.
 */
export const withOtherHalf = (
  brief: Brief,
  own: readonly Pick[],
  fits: Fits,
  isShort: IsShort,
  kind: Kind,
): readonly Pick[] => {
  const leaves = leavesOwnDays(brief, kind)
  const holds: Fits = picks => isLightBeside(own, picks) && leaves(picks) && fits(picks)
  const isSmall = ({ role }: Exercise) => role === 'isolation' || role === 'core'
  const small = composed(brief, 'full', holds, { picks: own, allowed: isSmall })
  if (!isShort(small) || setsOf(small) >= enoughFor(brief)) return small
  const isEasy = ({ axialLoad }: Exercise) => axialLoad < heavyOnSpine
  return composed(brief, 'full', holds, { picks: small, allowed: isEasy })
}

/** Whether what a day takes from muscles that are not its own is no more than their days leave of the week's most. */
const leavesOwnDays = (brief: Brief, kind: Kind): Fits => {
  const own = targetMuscles(brief, kind)
  const { aim, most } = landmarksOf(brief)
  const others = brief.catalogue.muscles
    .filter(({ id, major }) => major && !own.has(id))
    .map(muscle => {
      const days = daysPerWeek(brief) - exposuresTo(brief, kind, muscle)
      return { id: muscle.id, spare: ((most - aim) * needOf(muscle)) / Math.max(1, days) }
    })
  return picks =>
    hasMissed(brief) ||
    others.every(
      ({ id, spare }) =>
        picks.reduce((sum, { exercise, sets }) => sum + (exercise.muscles[id] ?? 0) * sets, 0) <= spare,
    )
}

/** Whether some picks are left as they were, or grown, and what came beside them is little of each. */
const isLightBeside = (own: readonly Pick[], picks: readonly Pick[]) => {
  const setsOfOwn = new Map(own.map(({ exercise, sets }) => [exercise, sets]))
  const isKept = own.every(one => picks.some(({ exercise, sets }) => exercise === one.exercise && sets >= one.sets))
  return isKept && picks.every(({ exercise, sets }) => setsOfOwn.has(exercise) || sets <= mostBeside)
}

const heavyOnSpine = 2

/** Sets of one exercise beside what is there. */
const mostBeside = 3

/**
 * What trains along with the wish, the nearest first: pushing or pulling by itself, its half of the body, all of it; the
 * trunk, and a wish for both halves, have the whole body for neighbours.
 */
const neighboursOf = (brief: Brief): readonly [Kind, ...Kind[]] => {
  const inHalf = (kind: Kind) => {
    const own = targetMuscles(brief, kind)
    return brief.wish.focus.some(muscle => own.has(muscle) && !trunk.includes(muscle))
  }
  const [upper, lower] = [inHalf('upper'), inHalf('lower')]
  if (upper === lower) return ['full']
  if (lower) return ['lower', 'full']
  const isAllOf = (kind: Kind) => brief.wish.focus.every(muscle => targetMuscles(brief, kind).has(muscle))
  const [side] = (['push', 'pull'] as const).filter(isAllOf)
  return side ? [side, 'upper', 'full'] : ['upper', 'full']
}
