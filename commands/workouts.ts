import type { RedFlag } from '../domain/coach/read/conditions.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { isRefused, type Refused } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/streams.ts'
import type { Wish as Asked } from '../domain/wish.ts'
import * as Workout from '../domain/workout.ts'
import { askMembership } from './ask-membership.ts'
import { askWorkout } from './ask-workout.ts'
import { derivedId } from './derived-id.ts'
import { handle, stateNow } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'
import type { Outcome } from './ports/planning.ts'
import { workoutDeeds } from './workout-deeds.ts'

type Wish = Omit<Asked, 'seed'>

type Parts = {
  readonly log: Log
  readonly clock: Clock
  /** Of whoever makes the plans; noted in what becomes of a wish. */
  readonly plannerVersion?: () => Promise<string>
  /** Null: yes. */
  readonly mayTrain?: (athlete: UserId) => Promise<Refused<'parent-needed'> | null>
  /** Around what uses a credit. */
  readonly spending?: <Answer>(context: CommandContext, use: () => Promise<Answer>) => Promise<Answer>
}

/** Everything that can be done to a workout. Another person's workout is no workout. */
export const workouts = ({
  log,
  clock,
  plannerVersion,
  mayTrain = async () => null,
  spending = async (_, use) => use(),
}: Parts) => {
  const stream = (workout: WorkoutId) => streamOf('workout', workout)

  const ask = askWorkout(log)
  const inMembership = askMembership(log)

  const answered = async () => (plannerVersion ? { plannerVersion: await plannerVersion() } : {})

  /** Uses a credit, then requests. The credit carries the wish: a crash in between is completed by a reaction. */
  const request = async (context: CommandContext, wish: Wish) => {
    const refusal = await mayTrain(context.subject)
    if (refusal) return refusal
    const workout: WorkoutId = derivedId(context.subject, `workout/${context.commandId}`)
    const at = clock()
    const asked = { ...wish, workout, seed: workout, at }
    const credit = await spending(context, () => inMembership(context, { type: 'UseCredit', ...asked }))
    if (isRefused(credit)) return credit
    const requested = await completeRequest(context, workout, { ...wish, seed: workout, at })
    return isRefused(requested) ? requested : { workout, position: requested.position }
  }

  const completeRequest = (context: CommandContext, workout: WorkoutId, wish: Asked & { at: string }) =>
    handle(
      log,
      Workout.decider,
      stream(workout),
      { type: 'RequestWorkout', athlete: context.subject, ...wish },
      context,
    )

  /** The workout as it stands; null when this athlete has no such workout. */
  const of = async (athlete: UserId, workout: WorkoutId) => {
    const state = await stateNow(log, Workout.decider, stream(workout))
    return state.phase !== 'unknown' && state.phase !== 'deleted' && state.athlete === athlete ? state : null
  }

  return {
    of,
    request,
    completeRequest,
    recordPlan: async (context: CommandContext, workout: WorkoutId, made: Exclude<Outcome, { refused: string }>) =>
      ask(context, workout, { type: 'RecordPlan', ...made, ...(await answered()), at: clock() }),
    recordFailure: async (
      context: CommandContext,
      workout: WorkoutId,
      reason: string,
      flags: readonly RedFlag[] = [],
    ) => ask(context, workout, { type: 'RecordFailure', reason, flags, ...(await answered()), at: clock() }),
    returnCredit: (context: CommandContext, workout: WorkoutId) =>
      inMembership(context, { type: 'ReturnCredit', workout, at: clock() }),
    ...workoutDeeds(ask, clock),
    expire: (context: CommandContext, workout: WorkoutId) => ask(context, workout, { type: 'Expire', at: clock() }),
    remove: (context: CommandContext, workout: WorkoutId) => ask(context, workout, { type: 'Delete', at: clock() }),
    restore: (context: CommandContext, workout: WorkoutId) => ask(context, workout, { type: 'Restore', at: clock() }),
    erase: (context: CommandContext, workout: WorkoutId) => ask(context, workout, { type: 'Erase', at: clock() }),
  }
}

export type WorkoutCommands = ReturnType<typeof workouts>
