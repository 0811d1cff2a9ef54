import { daysBefore } from '../domain/days.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { streamOf } from '../domain/streams.ts'
import { restorableDays } from '../domain/workout.ts'
import { derivedId } from './derived-id.ts'
import type { Clock } from './ports/log.ts'
import type { DestroyKeys, ForgetRows } from './ports/security.ts'
import type { WorkoutCommands } from './workouts.ts'

type Parts = {
  readonly workouts: WorkoutCommands
  /** Workouts that were deleted before then, oldest first, at most so many. */
  readonly deleted: (before: string, limit: number) => Promise<readonly { id: WorkoutId; owner: UserId }[]>
  readonly destroyKeys: DestroyKeys
  readonly forgetRows: ForgetRows
  readonly clock: Clock
}

const portion = 500

/**
 * What was deleted so long ago that it cannot be had back loses its key: nobody can read any more what it says about a
 * body. The fact comes last, so that whatever is cut off is begun again.
 */
export const workoutErasures =
  ({ workouts, deleted, destroyKeys, forgetRows, clock }: Parts) =>
  async (): Promise<number> => {
    const before = daysBefore(clock(), restorableDays)
    const old = await deleted(before, portion)
    for (const { id, owner } of old) {
      await destroyKeys(streamOf('workout', id))
      await forgetRows(id)
      const actor = { kind: 'system', id: 'calendar' } as const
      await workouts.erase({ commandId: derivedId(id, 'erase'), actor, subject: owner }, id)
    }
    return old.length
  }
