import { trainedMuscles } from '../basis/catalogue.ts'
import type { Brief } from '../prescribe/brief.ts'
import type { Owed } from '../prescribe/week/need.ts'
import { wishedSets } from '../prescribe/wished-dose.ts'
import type { Pick } from './pick.ts'
import { isSmall, topSets } from './slots/holding.ts'
import { comesFresh } from './slots/slot.ts'

// What a session could give more of, and what could give way for it.

/** One set more for what is owed, of one or of two alike, or something new. */
export const moreOf = (
  { brief, owed }: { readonly brief: Brief; readonly owed: Owed },
  picks: readonly Pick[],
  others: readonly Pick[],
): readonly (readonly Pick[])[] => {
  const isOwed = ({ exercise }: Pick) => trainedMuscles(exercise).some(muscle => (owed.get(muscle)?.least ?? 0) > 0)
  const mayGrow = (pick: Pick) => !comesFresh(pick.slot.part) && pick.sets < topSets(brief, pick) && isOwed(pick)
  const growing = picks.filter(mayGrow)
  return [
    ...growing.map(pick => changed(picks, pick, 1)),
    ...growing.flatMap((pick, at) =>
      growing
        .slice(at + 1)
        .flatMap(other => (other.sets === pick.sets ? [changed(changed(picks, pick, 1), other, 1)] : [])),
    ),
    ...others.filter(isOwed).flatMap(pick => besideOf(picks, pick).map(sets => [...picks, { ...pick, sets }])),
  ]
}

/** The fewest sets, or as many as something that it could be paired with. */
const besideOf = (picks: readonly Pick[], { sets: fewest }: Pick): readonly number[] => [
  ...new Set([fewest, ...picks.map(({ sets }) => sets).filter(sets => sets > fewest && sets <= 4)]),
]

/** As it is, and with less of one after the other of those before, of so many at most. */
export const withLessOf = (
  brief: Brief,
  before: readonly Pick[],
  after: readonly Pick[],
  most: number,
  from = 0,
): readonly (readonly Pick[])[] => {
  if (most === 0 || before.length < 2) return [after]
  const less = before
    .slice(from)
    .flatMap((pick, at) =>
      withLess(brief, after, pick).flatMap(one => withLessOf(brief, before, one, most - 1, from + at + 1)),
    )
  return [after, ...less]
}

/**
 * A set less or two of what keeps two, or three where it was asked for or strength is trained with it; something small may
 * go altogether, and what has but two sets. What was asked for by number stays.
 */
const withLess = (brief: Brief, after: readonly Pick[], pick: Pick): readonly (readonly Pick[])[] => {
  const isGrown = setsIn(after, pick) !== pick.sets
  if (isGrown || wishedSets(brief, pick.exercise) !== null) return []
  const isAsked = pick.slot.wished || pick.slot.ids !== undefined
  const isNamed = isAsked || pick.slot.due || pick.slot.amid !== undefined
  const isKept = pick.slot.part === 'main' || isNamed || (pick.sets > 2 && !isSmall(pick))
  const least = isAsked || (brief.goal === 'strength' && pick.slot.part === 'main') ? 3 : 2
  return [
    ...[1, 2].flatMap(fewer => (pick.sets - fewer >= least ? [changed(after, pick, -fewer)] : [])),
    ...(isKept ? [] : [after.filter(({ exercise }) => exercise !== pick.exercise)]),
  ]
}

const changed = (picks: readonly Pick[], { exercise }: Pick, by: number): readonly Pick[] =>
  picks.map(one => (one.exercise === exercise ? { ...one, sets: one.sets + by } : one))

export const setsIn = (picks: readonly Pick[], { exercise }: Pick) =>
  picks.find(one => one.exercise === exercise)?.sets ?? 0
