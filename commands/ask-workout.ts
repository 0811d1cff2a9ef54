import type { UserId, WorkoutId } from '../domain/ids.ts'
import { refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/streams.ts'
import * as Workout from '../domain/workout.ts'
import { handle } from './handle.ts'
import type { Log } from './ports/log.ts'

/** Another person’s workout is none. */
export const ownedBy = (athlete: UserId) => ({
  ...Workout.decider,
  guard: (state: Workout.State) =>
    state.phase !== 'unknown' && state.athlete !== athlete ? refuse('no-such-workout') : null,
})

/** Asks a workout of theirs. */
export const askWorkout =
  (log: Log) =>
  <Asked extends Workout.Command>(context: CommandContext, workout: WorkoutId, command: Asked) =>
    handle(log, ownedBy(context.subject), streamOf('workout', workout), command, context)

export type AskWorkout = ReturnType<typeof askWorkout>
