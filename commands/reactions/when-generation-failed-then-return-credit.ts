import { isRefused } from '../../domain/kernel/decider.ts'
import { idOf } from '../../domain/kernel/stream.ts'
import { derivedId } from '../derived-id.ts'
import type { WorkoutCommands } from '../workouts.ts'
import type { Reaction } from './run.ts'

/** Nobody pays for a workout that was not made. */
export const whenGenerationFailedThenReturnCredit = (workouts: WorkoutCommands): Reaction => ({
  name: 'when-generation-failed-then-return-credit',
  categories: ['workout'],
  width: 8,
  react: async ({ id, stream, event, metadata }) => {
    if (event.type !== 'GenerationFailed') return
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
