import { isRefused } from '../../domain/kernel/decider.ts'
import { derivedId } from '../derived-id.ts'
import type { WorkoutCommands } from '../workouts.ts'
import { reaction } from './run.ts'

/** Completes what a crash between paying and asking left half done. */
export const whenCreditUsedThenRequestWorkout = (workouts: WorkoutCommands) =>
  reaction({
    name: 'when-credit-used-then-request-workout',
    category: 'membership',
    on: ['WorkoutCreditUsed'],
    width: 8,
    react: async ({ id, event, metadata }) => {
      const { type: _, kind: __, workout, ...wish } = event
      const context = {
        commandId: derivedId(id, 'request'),
        correlationId: metadata.correlationId,
        causationId: id,
        actor: metadata.actor,
        subject: metadata.subject,
      }
      const answer = await workouts.completeRequest(context, workout, wish)
      if (isRefused(answer)) throw new Error(answer.refused)
    },
  })
