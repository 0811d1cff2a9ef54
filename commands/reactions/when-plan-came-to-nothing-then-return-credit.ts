import { isRefused } from '../../domain/kernel/decider.ts'
import { idOf } from '../../domain/streams.ts'
import type { WorkoutCommands } from '../workouts.ts'
import { bySystem, causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** Nobody pays for a plan that was not made or never used. */
export const whenPlanCameToNothingThenReturnCredit = (workouts: WorkoutCommands) =>
  reaction({
    name: 'when-plan-came-to-nothing-then-return-credit',
    category: 'workout',
    on: ['GenerationFailed', 'WorkoutExpired'],
    width: 8,
    react: async recorded => {
      const context = causedBy(recorded, 'return', bySystem('membership'))
      const answer = await workouts.returnCredit(context, idOf(recorded.stream))
      if (isRefused(answer)) throw new Error(answer.refused)
    },
  })
