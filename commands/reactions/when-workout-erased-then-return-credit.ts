import { isRefused } from '../../domain/kernel/decider.ts'
import { idOf } from '../../domain/streams.ts'
import { derivedId } from '../derived-id.ts'
import type { WorkoutCommands } from '../workouts.ts'
import { reaction } from './run.ts'

/** What a person had erased costs them no credit. */
export const whenWorkoutErasedThenReturnCredit = (workouts: Pick<WorkoutCommands, 'returnCredit'>) =>
  reaction({
    name: 'when-workout-erased-then-return-credit',
    category: 'workout',
    on: ['WorkoutErased'],
    width: 4,
    react: async ({ id, stream, metadata }) => {
      const context = {
        commandId: derivedId(id, 'return'),
        correlationId: metadata.correlationId,
        causationId: id,
        actor: { kind: 'system', id: 'credits' } as const,
        subject: metadata.subject,
      }
      const answer = await workouts.returnCredit(context, idOf(stream))
      if (isRefused(answer)) throw new Error(answer.refused)
    },
  })
