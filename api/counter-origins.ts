import type { z } from 'zod'
import type { originOfCounter } from '../contract/origins.ts'
import type { UserId } from '../domain/ids.ts'
import { allowanceLeft, freeLeft, type Standing } from '../domain/membership.ts'
import { provenance } from '../domain/provenance.ts'
import { streamOf } from '../domain/streams.ts'
import type { Db } from '../projections/all.ts'
import { membershipOf, memberships, standingIn } from '../projections/memberships.ts'
import { newestBegun } from '../projections/week-entries.ts'
import { trainedSince } from '../projections/workout-detail.queries.ts'
import { type WorkoutDetail, workoutDetail } from '../projections/workout-detail.ts'
import { progressAmong, progressOf } from '../projections/workout-list.queries.ts'
import { type WorkoutEntry, workoutList } from '../projections/workout-list.ts'
import type { OpenStream } from './desk/opened-streams.ts'
import { isOfMembership } from './desk/screens.ts'
import { type Origin, originOf, told } from './origin-of.ts'
import { begunBy, programmeSince, sessionsDone } from './programme-answer.ts'

type Counter = z.output<typeof originOfCounter.query>['of']
type Parts = { readonly open: OpenStream; readonly db: Db }

/** So many workouts are opened for a count of them all. */
const mostOpened = 100

const sessionsIn = (rows: readonly WorkoutDetail[], now: string) => sessionsDone(begunBy(rows, now)).length

/** Where the counters of an overview come from, and how they stand. */
export const counterOrigins = ({ open, db }: Parts) => {
  const inThisWeek = (owner: UserId, now: string) => trainedSince(db, owner, programmeSince(now))

  const ofCredits = async (owner: UserId, measure: (standing: Standing) => number): Promise<Origin> => {
    const { events } = await open(streamOf('membership', owner))
    const initial: ReturnType<typeof memberships.fold> = null
    const { value, changes } = provenance({ initial, evolve: memberships.fold }, events.filter(isOfMembership), row =>
      measure(standingIn(row ?? undefined)),
    )
    return {
      start: measure(standingIn()),
      value,
      shown: measure(await membershipOf(db, owner)),
      changes: changes.map(change => {
        const { event } = change.event
        return told(change, 'workout' in event ? event.workout : null)
      }),
    }
  }

  /** Those that are not opened were counted before the first of the others. */
  const ofCount = async (owner: UserId, of: 'completed' | 'total') => {
    const [entries, all] = await Promise.all([newestBegun(db, owner, mostOpened), progressOf(db, owner)])
    const counts = (row: WorkoutEntry) => progressAmong([row])[of]
    const earlier = all[of] - progressAmong(entries)[of]
    return originOf(open)(entries, workoutList.fold, counts, Math.max(0, earlier))
  }

  const ofCounter = async (owner: UserId, of: Counter, now: string): Promise<Origin> => {
    switch (of) {
      case 'free':
        return ofCredits(owner, freeLeft)
      case 'allowance':
        return ofCredits(owner, standing => allowanceLeft(standing, now))
      case 'sessions':
        return originOf(open)(await inThisWeek(owner, now), workoutDetail.fold, row => sessionsIn([row], now))
      case 'completed':
        return ofCount(owner, 'completed')
      case 'begun':
        return ofCount(owner, 'total')
    }
  }

  /** As they are shown. */
  const counters = async (owner: UserId, now: string): Promise<Readonly<Record<Counter, number>>> => {
    const [{ completed, total }, standing, week] = await Promise.all([
      progressOf(db, owner),
      membershipOf(db, owner),
      inThisWeek(owner, now),
    ])
    const allowance = allowanceLeft(standing, now)
    return { completed, begun: total, sessions: sessionsIn(week, now), free: freeLeft(standing), allowance }
  }

  return { ofCounter, counters }
}
