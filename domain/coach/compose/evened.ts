import type { Muscle } from '../basis/catalogue.ts'
import { rememberedFor } from '../basis/remembered.ts'
import type { Brief } from '../prescribe/brief.ts'
import { tipsOver } from '../prescribe/week/balance.ts'
import { gotFrom, type Owed, placeOf } from '../prescribe/week/need.ts'
import type { Rooms } from '../prescribe/week/rooms.ts'
import { wishedSets } from '../prescribe/wished-dose.ts'
import { type Pick, setsOf } from './pick.ts'
import { isSmall, mostMoves, outweighs, topSets } from './slots/holding.ts'
import { comesFresh } from './slots/slot.ts'

type Holds = {
  readonly brief: Brief
  readonly rooms: Rooms
  readonly owed: Owed
  readonly fits: (picks: readonly Pick[]) => boolean
}

/**
 * A session that is full may still leave a muscle short of the week's least while another has more than it needs. Sets go
 * from there to here, one after the other, as long as that makes what is missing smaller. `others`: what could come beside.
 */
export const evened = (
  holds: Holds,
  picks: readonly Pick[],
  others: (picks: readonly Pick[]) => readonly Pick[],
): readonly Pick[] => {
  if (picks.length === 0 || holds.brief.wish.focus.length > 0) return picks
  let now = picks
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const missing = missingOf(holds, now)
    if (missing < worthIt) return now
    const better = changesOf(holds, now, others(now))
      .map(to => ({ to, missing: missingOf(holds, to) }))
      .filter(one => one.missing <= missing - worthIt)
      .sort((one, other) => one.missing - other.missing || setsOf(other.to) - setsOf(one.to))
      .filter(fewestTries(setsOf(now)))
      .find(({ to }) => isHeld(holds, now, to))
    if (!better) return now
    taken(holds.rooms, now, better.to)
    now = better.to
  }
  return now
}

/** Sets that make a change worth it, and changes at most. */
const worthIt = 0.1
const mostTurns = 6

/** The first few in any case, then only what asks for no more sets than there are: in a full session those hardly fit. */
const fewestTries = (sets: number) => {
  const left = { any: 40, exchange: 200 }
  return ({ to }: { readonly to: readonly Pick[] }): boolean => {
    const kind = left.any > 0 ? 'any' : setsOf(to) <= sets ? 'exchange' : null
    if (kind === null || left[kind] === 0) return false
    left[kind] -= 1
    return true
  }
}

/** Sets that today leaves short of what the week's least asks of it. */
const missingOf = ({ brief, owed }: Holds, picks: readonly Pick[]): number => {
  const { sure } = gotFrom(brief, picks)
  return wantedFrom(owed, brief.catalogue.muscles).reduce(
    (sum, { at, wanted }) => sum + Math.max(0, wanted - (sure[at] ?? 0)),
    0,
  )
}

/** What of each muscle's least today can give, with the muscle's place. */
const wantedFrom = rememberedFor((owed: Owed, muscles: readonly Muscle[]) =>
  [...owed].flatMap(([muscle, { least, sets }]) => {
    const wanted = Math.min(least, sets)
    return wanted > 0 ? [{ at: placeOf(muscles, muscle), wanted }] : []
  }),
)

/** One set more, of one or of two alike, or something new; alone, or for a set less of something else. */
const changesOf = (
  { brief, owed }: Holds,
  picks: readonly Pick[],
  others: readonly Pick[],
): readonly (readonly Pick[])[] => {
  const isOwed = ({ exercise }: Pick) =>
    Object.entries(exercise.muscles).some(([muscle, share]) => share >= 0.5 && (owed.get(muscle)?.least ?? 0) > 0)
  const mayGrow = (pick: Pick) => !comesFresh(pick.slot.part) && pick.sets < topSets(brief, pick) && isOwed(pick)
  const growing = picks.filter(mayGrow)
  const more: readonly (readonly Pick[])[] = [
    ...growing.map(pick => changed(picks, pick, 1)),
    ...growing.flatMap((pick, at) =>
      growing
        .slice(at + 1)
        .flatMap(other => (other.sets === pick.sets ? [changed(changed(picks, pick, 1), other, 1)] : [])),
    ),
    ...others.filter(isOwed).flatMap(pick => besideOf(picks, pick).map(sets => [...picks, { ...pick, sets }])),
  ]
  return more.flatMap(one => [one, ...picks.flatMap(pick => withLess(brief, picks, one, pick))])
}

/** The fewest sets, or as many as something that it could be paired with. */
const besideOf = (picks: readonly Pick[], { sets: fewest }: Pick): readonly number[] => [
  ...new Set([fewest, ...picks.map(({ sets }) => sets).filter(sets => sets > fewest && sets <= 4)]),
]

/**
 * A set less of what has three or more, two of what has more; something small may go altogether, and what has but two sets.
 * What was asked for by number stays.
 */
const withLess = (
  brief: Brief,
  before: readonly Pick[],
  after: readonly Pick[],
  pick: Pick,
): readonly (readonly Pick[])[] => {
  const isGrown = after.find(({ exercise }) => exercise === pick.exercise)?.sets !== pick.sets
  if (isGrown || before.length < 2 || wishedSets(brief, pick.exercise) !== null) return []
  const isAsked = pick.slot.wished || pick.slot.ids !== undefined
  const isNamed = isAsked || pick.slot.due || pick.slot.amid !== undefined
  const isKept = pick.slot.part === 'main' || isNamed || (pick.sets > 2 && !isSmall(pick))
  return [
    ...(pick.sets > (isAsked ? 3 : 2) ? [changed(after, pick, -1)] : []),
    ...(pick.sets > 3 ? [changed(after, pick, -2)] : []),
    ...(isKept ? [] : [after.filter(({ exercise }) => exercise !== pick.exercise)]),
  ]
}

const changed = (picks: readonly Pick[], { exercise }: Pick, by: number): readonly Pick[] =>
  picks.map(one => (one.exercise === exercise ? { ...one, sets: one.sets + by } : one))

/** Time, rooms and balance hold it. */
const isHeld = ({ brief, rooms, fits }: Holds, from: readonly Pick[], to: readonly Pick[]): boolean => {
  const more = to.filter(pick => pick.sets > setsIn(from, pick))
  if (to.length > Math.max(from.length, mostMoves(brief))) return false
  if (more.some(isSmall) && outweighs(brief, to)) return false
  if (more.some(({ exercise }) => tipsOver(brief, exercise, to)) || !fits(to)) return false
  const less = from.filter(pick => pick.sets > setsIn(to, pick))
  for (const pick of less) rooms.take(pick.exercise, setsIn(to, pick) - pick.sets)
  const done: Pick[] = []
  const holds = more.every(pick => {
    if (rooms.for(pick.exercise) < pick.sets - setsIn(from, pick)) return false
    rooms.take(pick.exercise, pick.sets - setsIn(from, pick))
    done.push(pick)
    return true
  })
  for (const pick of done) rooms.take(pick.exercise, setsIn(from, pick) - pick.sets)
  for (const pick of less) rooms.take(pick.exercise, pick.sets - setsIn(to, pick))
  return holds
}

const taken = (rooms: Rooms, from: readonly Pick[], to: readonly Pick[]) => {
  for (const pick of to) rooms.take(pick.exercise, pick.sets - setsIn(from, pick))
  for (const pick of from) if (setsIn(to, pick) === 0) rooms.take(pick.exercise, -pick.sets)
}

const setsIn = (picks: readonly Pick[], { exercise }: Pick) => picks.find(one => one.exercise === exercise)?.sets ?? 0
