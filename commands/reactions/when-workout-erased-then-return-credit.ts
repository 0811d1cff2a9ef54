import { isRefused } from '../../domain/kernel/decider.ts'
import { idOf } from '../../domain/streams.ts'
import type { WorkoutCommands } from '../workouts.ts'
import { bySystem, causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** What is gone for good was not had. */
export const whenWorkoutErasedThenReturnCredit = ({ returnCredit }: Pick<WorkoutCommands, 'returnCredit'>) =>
  reaction({
    name: 'when-workout-erased-then-return-credit',
    category: 'workout',
    on: ['WorkoutErased'],
    width: 2,
    react: async recorded => {
      const answer = await returnCredit(causedBy(recorded, 'return', bySystem('membership')), idOf(recorded.stream))
      if (isRefused(answer)) throw new Error(answer.refused)
    },
  })
