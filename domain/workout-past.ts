import type { ProfileId } from './ids.ts'
import type { Event } from './workout.ts'

/** The place named last: the one the workout moved to, else the one asked for. */
export const placeNamed = (past: readonly Event[]): ProfileId | undefined =>
  past.flatMap(event => ('profile' in event && event.profile) || []).at(-1)

/** Deleted, and not restored since. */
export const isDeleted = (past: readonly Event[]): boolean =>
  past.findLast(({ type }) => type === 'WorkoutDeleted' || type === 'WorkoutRestored')?.type === 'WorkoutDeleted'
