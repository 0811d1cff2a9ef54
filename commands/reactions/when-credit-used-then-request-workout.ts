import { isRefused } from '../../domain/kernel/decider.ts'
import { derivedId } from '../derived-id.ts'
import type { WorkoutCommands } from '../workouts.ts'
import type { Reaction } from './run.ts'

/** Completes what a crash between paying and asking left half done. */
export const whenCreditUsedThenRequestWorkout = (workouts: WorkoutCommands): Reaction => ({
  name: 'when-credit-used-then-request-workout',
  categories: ['membership'],
  width: 8,
  react: async ({ id, event, metadata }) => {
    if (event.type !== 'WorkoutCreditUsed') return
    const { type: _, kind: __, workout, ...wish } = event
    const context = {
      commandId: derivedId(id, 'request'),
      correlationId: metadata.correlationId,
      causationId: id,
      actor: metadata.actor,
      subject: metadata.subject,
    }
    const answer = await workouts.completeRequest(context, workout, wish)
    if (isRefused(answer) && answer.refused !== 'no-such-workout') throw new Error(answer.refused)
  },
})
