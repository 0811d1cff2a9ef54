import { isRefused } from '../../domain/kernel/decider.ts'
import type { WorkoutCommands } from '../workouts.ts'
import { causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** Completes what a crash between paying and asking left half done. */
export const whenCreditUsedThenRequestWorkout = (workouts: WorkoutCommands) =>
  reaction({
    name: 'when-credit-used-then-request-workout',
    category: 'membership',
    on: ['WorkoutCreditUsed'],
    width: 8,
    react: async recorded => {
      const { type: _, kind: __, workout, ...wish } = recorded.event
      const context = causedBy(recorded, 'request', recorded.metadata.actor)
      const answer = await workouts.completeRequest(context, workout, wish)
      if (isRefused(answer)) throw new Error(answer.refused)
    },
  })
