import { daysBefore } from '../domain/days.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { expiresAfterDays } from '../domain/workout.ts'
import { derivedId } from './derived-id.ts'
import type { Clock } from './ports/log.ts'
import type { WorkoutCommands } from './workouts.ts'

/** Plans that lie there unused since `before`, oldest first, at most `limit`. */
type UnusedPlans = (
  before: string,
  limit: number,
) => Promise<readonly { readonly id: WorkoutId; readonly owner: UserId }[]>

type Parts = { readonly workouts: WorkoutCommands; readonly unused: UnusedPlans; readonly clock: Clock }

const portion = 500

/** Lets plans expire that nobody began; the decider looks at each once more. Answers how many it looked at. */
export const expiries =
  ({ workouts, unused, clock }: Parts) =>
  async (): Promise<number> => {
    const before = daysBefore(clock(), expiresAfterDays)
    const plans = await unused(before, portion)
    for (const { id, owner } of plans)
      await workouts.expire(
        {
          commandId: derivedId(id, `expire ${before.slice(0, 13)}`),
          actor: { kind: 'system', id: 'calendar' },
          subject: owner,
        },
        id,
      )
    return plans.length
  }
