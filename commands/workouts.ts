import { fold, isRefused, refuse } from '../domain/decider.ts'
import { streamName } from '../domain/log.ts'
import * as Membership from '../domain/membership.ts'
import * as Workout from '../domain/workout.ts'
import { type CommandLog, derivedId, handle, type Order } from './handle.ts'
import type { Clock, Made } from './ports.ts'

type Wish = Omit<Workout.Wish, 'seed'>

/** Everything that can be done to a workout. Another person's workout is no workout. */
export const workouts = ({ log, clock }: { log: CommandLog; clock: Clock }) => {
  const stream = (workout: string) => streamName('workout', workout)

  const ask = (order: Order, workout: string, command: Workout.Command) =>
    handle(log, ownedBy(order.subject), stream(workout), command, order)

  /** Uses a credit, then requests. The credit carries the wish: a crash in between is completed by a reaction. */
  const request = async (order: Order, wish: Wish) => {
    const workout = derivedId(order.subject, `workout/${order.commandId}`)
    const at = clock()
    const asked = { ...wish, workout, seed: workout, at }
    const credit = await handle(
      log,
      Membership.decider,
      streamName('membership', order.subject),
      { type: 'UseCredit', ...asked },
      order,
    )
    if (isRefused(credit)) return credit
    const requested = await completeRequest(order, workout, { ...wish, seed: workout, at })
    return isRefused(requested) ? requested : { workout, position: requested.position }
  }

  const completeRequest = (order: Order, workout: string, wish: Workout.Wish & { at: string }) =>
    handle(log, Workout.decider, stream(workout), { type: 'RequestWorkout', athlete: order.subject, ...wish }, order)

  /** The workout as it stands; null when this athlete has no such workout. */
  const of = async (athlete: string, workout: string) => {
    const events = (await log.load(stream(workout))).map(({ event }) => event as Workout.Event)
    const state = fold(Workout.decider, events)
    return state.phase !== 'unknown' && state.phase !== 'deleted' && state.athlete === athlete ? state : null
  }

  return {
    of,
    request,
    completeRequest,
    recordPlan: (order: Order, workout: string, made: Exclude<Made, { refused: string }>) =>
      ask(order, workout, { type: 'RecordPlan', ...made, at: clock() }),
    recordFailure: (order: Order, workout: string, reason: string) =>
      ask(order, workout, { type: 'RecordFailure', reason, at: clock() }),
    returnCredit: (order: Order, workout: string) =>
      handle(
        log,
        Membership.decider,
        streamName('membership', order.subject),
        { type: 'ReturnCredit', workout, at: clock() },
        order,
      ),
    start: (order: Order, workout: string) => ask(order, workout, { type: 'Start', at: clock() }),
    logSet: (order: Order, workout: string, set: string, performance: Workout.Performance) =>
      ask(order, workout, { type: 'LogSet', set, ...performance, at: clock() }),
    takeRest: (order: Order, workout: string, set: string, seconds: number) =>
      ask(order, workout, { type: 'TakeRest', set, seconds, at: clock() }),
    completeExercise: (order: Order, workout: string, exercise: string) =>
      ask(order, workout, { type: 'CompleteExercise', exercise, at: clock() }),
    reopenExercise: (order: Order, workout: string, exercise: string) =>
      ask(order, workout, { type: 'ReopenExercise', exercise, at: clock() }),
    completeBlock: (order: Order, workout: string, block: string) =>
      ask(order, workout, { type: 'CompleteBlock', block, at: clock() }),
    complete: (order: Order, workout: string) => ask(order, workout, { type: 'Complete', at: clock() }),
    abort: (order: Order, workout: string) => ask(order, workout, { type: 'Abort', at: clock() }),
    remove: (order: Order, workout: string) => ask(order, workout, { type: 'Delete', at: clock() }),
  }
}

const ownedBy = (athlete: string): typeof Workout.decider => ({
  ...Workout.decider,
  decide: (command, state) =>
    state.phase !== 'unknown' && state.athlete !== athlete
      ? refuse('no-such-workout')
      : Workout.decider.decide(command, state),
})

export type WorkoutCommands = ReturnType<typeof workouts>
