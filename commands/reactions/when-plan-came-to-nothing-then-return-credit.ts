import { isRefused } from '../../domain/kernel/decider.ts'
import { idOf } from '../../domain/streams.ts'
import { derivedId } from '../derived-id.ts'
import type { WorkoutCommands } from '../workouts.ts'
import { reaction } from './run.ts'

/** Nobody pays for a plan that was not made or never used. */
export const whenPlanCameToNothingThenReturnCredit = (workouts: WorkoutCommands) =>
  reaction({
    name: 'when-plan-came-to-nothing-then-return-credit',
    category: 'workout',
    on: ['GenerationFailed', 'WorkoutExpired'],
    width: 8,
    react: async ({ id, stream, metadata }) => {
      const context = {
        commandId: derivedId(id, 'return'),
        correlationId: metadata.correlationId,
        causationId: id,
        actor: { kind: 'system', id: 'membership' } as const,
        subject: metadata.subject,
      }
      const answer = await workouts.returnCredit(context, idOf(stream))
      if (isRefused(answer)) throw new Error(answer.refused)
    },
  })
