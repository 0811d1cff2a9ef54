import type { RedFlag } from '../domain/coach/read/conditions.ts'
import { fold, isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/kernel/stream.ts'
import * as Membership from '../domain/membership.ts'
import type { Performance, SkipReason } from '../domain/progress.ts'
import type { Command as ShapingCommand } from '../domain/shaping.ts'
import * as Workout from '../domain/workout.ts'
import { derivedId } from './derived-id.ts'
import { handle } from './handle.ts'
import type { Clock, Log, Made } from './ports.ts'

type Wish = Omit<Workout.Wish, 'seed'>
type Why = { readonly why?: SkipReason }
type Timeless<Command> = Command extends unknown ? Omit<Command, 'at'> : never
type Shaping = Timeless<ShapingCommand>
type NotedTo =
  | { readonly type: 'NoteSet'; readonly set: string }
  | { readonly type: 'NoteExercise'; readonly exercise: string }
type Noted = { readonly note: string; readonly was?: string }
type Told = { readonly startedAt: string; readonly finishedAt: string; readonly pausedMinutes: number }

type Parts = {
  readonly log: Log
  readonly clock: Clock
  /** Of whoever makes the plans; noted in what becomes of a wish. */
  readonly plannerVersion?: () => Promise<string>
}

/** Everything that can be done to a workout. Another person's workout is no workout. */
export const workouts = ({ log, clock, plannerVersion }: Parts) => {
  const stream = (workout: string) => streamOf('workout', workout)

  const ask = (context: CommandContext, workout: string, command: Workout.Command) =>
    handle(log, ownedBy(context.subject), stream(workout), command, context)

  const answered = async () => (plannerVersion ? { plannerVersion: await plannerVersion() } : {})

  /** As told, but never in the future. */
  const done = ({ doneAt }: CommandContext) => {
    const now = clock()
    return doneAt !== undefined && doneAt < now ? doneAt : now
  }

  /** Uses a credit, then requests. The credit carries the wish: a crash in between is completed by a reaction. */
  const request = async (context: CommandContext, wish: Wish) => {
    const workout = derivedId(context.subject, `workout/${context.commandId}`)
    const at = clock()
    const asked = { ...wish, workout, seed: workout, at }
    const credit = await handle(
      log,
      Membership.decider,
      streamOf('membership', context.subject),
      { type: 'UseCredit', ...asked },
      context,
    )
    if (isRefused(credit)) return credit
    const requested = await completeRequest(context, workout, { ...wish, seed: workout, at })
    return isRefused(requested) ? requested : { workout, position: requested.position }
  }

  const completeRequest = (context: CommandContext, workout: string, wish: Workout.Wish & { at: string }) =>
    handle(
      log,
      Workout.decider,
      stream(workout),
      { type: 'RequestWorkout', athlete: context.subject, ...wish },
      context,
    )

  /** The workout as it stands; null when this athlete has no such workout. */
  const of = async (athlete: string, workout: string) => {
    const events = (await log.load(stream(workout))).map(({ event }) => event)
    const state = fold(Workout.decider, events)
    return state.phase !== 'unknown' && state.phase !== 'deleted' && state.athlete === athlete ? state : null
  }

  return {
    of,
    request,
    completeRequest,
    recordPlan: async (context: CommandContext, workout: string, made: Exclude<Made, { refused: string }>) =>
      ask(context, workout, { type: 'RecordPlan', ...made, ...(await answered()), at: clock() }),
    recordFailure: async (context: CommandContext, workout: string, reason: string, flags: readonly RedFlag[] = []) =>
      ask(context, workout, { type: 'RecordFailure', reason, flags, ...(await answered()), at: clock() }),
    returnCredit: (context: CommandContext, workout: string) =>
      handle(
        log,
        Membership.decider,
        streamOf('membership', context.subject),
        { type: 'ReturnCredit', workout, at: clock() },
        context,
      ),
    start: (context: CommandContext, workout: string) => ask(context, workout, { type: 'Start', at: done(context) }),
    logSet: (
      context: CommandContext,
      workout: string,
      set: string,
      performance: Performance,
      seen?: string | undefined,
    ) => ask(context, workout, { type: 'LogSet', set, ...(seen ? { seen } : {}), ...performance, at: done(context) }),
    skipSet: (context: CommandContext, workout: string, set: string, why: Why) =>
      ask(context, workout, { type: 'SkipSet', set, ...why, at: done(context) }),
    reopenSet: (context: CommandContext, workout: string, set: string) =>
      ask(context, workout, { type: 'ReopenSet', set, at: done(context) }),
    takeRest: (context: CommandContext, workout: string, set: string, seconds: number) =>
      ask(context, workout, { type: 'TakeRest', set, seconds, at: done(context) }),
    shape: (context: CommandContext, workout: string, asked: Shaping) =>
      ask(context, workout, { ...asked, at: done(context) }),
    note: (context: CommandContext, workout: string, to: NotedTo, noted: Noted) =>
      ask(context, workout, { ...to, ...noted, at: done(context) }),
    completeExercise: (context: CommandContext, workout: string, exercise: string) =>
      ask(context, workout, { type: 'CompleteExercise', exercise, at: done(context) }),
    skipExercise: (context: CommandContext, workout: string, exercise: string, why: Why) =>
      ask(context, workout, { type: 'SkipExercise', exercise, ...why, at: done(context) }),
    reopenExercise: (context: CommandContext, workout: string, exercise: string) =>
      ask(context, workout, { type: 'ReopenExercise', exercise, at: done(context) }),
    completeBlock: (context: CommandContext, workout: string, block: string) =>
      ask(context, workout, { type: 'CompleteBlock', block, at: done(context) }),
    skipBlock: (context: CommandContext, workout: string, block: string, why: Why) =>
      ask(context, workout, { type: 'SkipBlock', block, ...why, at: done(context) }),
    complete: (context: CommandContext, workout: string) =>
      ask(context, workout, { type: 'Complete', at: done(context) }),
    abort: (context: CommandContext, workout: string) => ask(context, workout, { type: 'Abort', at: done(context) }),
    reopen: (context: CommandContext, workout: string) => ask(context, workout, { type: 'Reopen', at: done(context) }),
    correctTimes: (context: CommandContext, workout: string, told: Told) =>
      ask(context, workout, { type: 'CorrectTimes', ...told, at: clock() }),
    expire: (context: CommandContext, workout: string) => ask(context, workout, { type: 'Expire', at: clock() }),
    remove: (context: CommandContext, workout: string) => ask(context, workout, { type: 'Delete', at: clock() }),
    restore: (context: CommandContext, workout: string) => ask(context, workout, { type: 'Restore', at: clock() }),
    erase: (context: CommandContext, workout: string) => ask(context, workout, { type: 'Erase', at: clock() }),
  }
}

/** Another person’s workout is none. */
export const ownedBy = (athlete: string): typeof Workout.decider => ({
  ...Workout.decider,
  decide: (command, state) =>
    state.phase !== 'unknown' && state.athlete !== athlete
      ? refuse('no-such-workout')
      : Workout.decider.decide(command, state),
})

export type WorkoutCommands = ReturnType<typeof workouts>
