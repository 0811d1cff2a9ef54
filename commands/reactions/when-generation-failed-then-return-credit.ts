import { isRefused } from '../../domain/kernel/decider.ts'
import { idOf } from '../../domain/kernel/stream.ts'
import { derivedId } from '../derived-id.ts'
import type { WorkoutCommands } from '../workouts.ts'
import { reaction } from './run.ts'

/** Nobody pays for a workout that was not made. */
export const whenGenerationFailedThenReturnCredit = (workouts: WorkoutCommands) =>
  reaction({
    name: 'when-generation-failed-then-return-credit',
    category: 'workout',
    on: ['GenerationFailed'],
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
