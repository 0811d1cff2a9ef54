import type { Muscle } from '../basis/catalogue.ts'
import { rememberedFor } from '../basis/remembered.ts'
import type { Brief } from '../prescribe/brief.ts'
import { kneeHipTilt, tipsOver } from '../prescribe/week/balance.ts'
import { gotFrom, type Owed, placeOf } from '../prescribe/week/need.ts'
import type { Rooms } from '../prescribe/week/rooms.ts'
import { isTight } from '../prescribe/week/tight.ts'
import { moreOf, setsIn, withLessOf } from './exchanges.ts'
import { type Pick, setsOf } from './pick.ts'
import { isSmall, mostMoves, outweighs } from './slots/holding.ts'

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
    const most = missing - worthIt
    const more = moreOf(holds, now, others(now)).filter(to => missingOf(holds, to) <= most)
    const better = bestOf(holds, now, more, most, 1) ?? bestOf(holds, now, more, most, 2)
    if (!better) return now
    taken(holds.rooms, now, better)
    now = better
  }
  return now
}

/** What leaves least missing, `most` or less, where so many give way at most; null where nothing does that time and rooms hold. */
const bestOf = (
  holds: Holds,
  now: readonly Pick[],
  more: readonly (readonly Pick[])[],
  most: number,
  givers: Givers,
): readonly Pick[] | null => {
  const best = more
    .flatMap(to => withLessOf(holds.brief, now, to, givers))
    .map(to => ({ to, missing: missingOf(holds, to) }))
    .filter(({ missing }) => missing <= most)
    .sort((one, other) => one.missing - other.missing || setsOf(other.to) - setsOf(one.to))
    .filter(fewestTries(setsOf(now), givers))
    .find(({ to }) => isHeld(holds, now, to))
  return best?.to ?? null
}

/** How many exercises may give sets for one change. */
type Givers = 1 | 2

/** Sets that make a change worth it, and changes at most. */
const worthIt = 0.1
const mostTurns = 6

/**
 * The first few in any case, then only what asks for no more sets than there are: in a full session more hardly fit, and where
 * two give way for it none.
 */
const fewestTries = (sets: number, givers: Givers) => {
  const left = givers === 1 ? { any: 40, exchange: 200 } : { any: 0, exchange: 60 }
  return ({ to }: { readonly to: readonly Pick[] }): boolean => {
    const kind = left.any > 0 ? 'any' : setsOf(to) <= sets ? 'exchange' : null
    if (kind === null || left[kind] === 0) return false
    left[kind] -= 1
    return true
  }
}

/**
 * Sets that today leaves short of what the week's least asks of it. A set short of a muscle that has nothing counts twice, of
 * one that has nearly all hardly more than once: no muscle is left out for more of another. Where hardly a week holds the
 * least of all, it counts half as much again: a few small ones would take it from the large.
 */
const missingOf = ({ brief, owed }: Holds, picks: readonly Pick[]): number => {
  const { sure } = gotFrom(brief, picks)
  const leftOut = isTight(brief) ? 0.5 : 1
  return wantedFrom(owed, brief.catalogue.muscles).reduce((sum, { at, wanted }) => {
    const short = Math.max(0, wanted - (sure[at] ?? 0))
    return sum + short * (1 + leftOut * (short / wanted))
  }, 0)
}

/** What of each muscle's least today can give, with the muscle's place. */
const wantedFrom = rememberedFor((owed: Owed, muscles: readonly Muscle[]) =>
  [...owed].flatMap(([muscle, { least, sets }]) => {
    const wanted = Math.min(least, sets)
    return wanted > 0 ? [{ at: placeOf(muscles, muscle), wanted }] : []
  }),
)

/** Time, rooms and balance hold it. */
const isHeld = ({ brief, rooms, fits }: Holds, from: readonly Pick[], to: readonly Pick[]): boolean => {
  const more = to.filter(pick => pick.sets > setsIn(from, pick))
  if (to.length > Math.max(from.length, mostMoves(brief))) return false
  if (more.some(isSmall) && outweighs(brief, to)) return false
  if (more.some(({ exercise }) => tipsOver(brief, exercise, to))) return false
  if (kneeHipTilt(brief, to) > kneeHipTilt(brief, from)) return false
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
  return holds && fits(to)
}

const taken = (rooms: Rooms, from: readonly Pick[], to: readonly Pick[]) => {
  for (const pick of to) rooms.take(pick.exercise, pick.sets - setsIn(from, pick))
  for (const pick of from) if (setsIn(to, pick) === 0) rooms.take(pick.exercise, -pick.sets)
}
