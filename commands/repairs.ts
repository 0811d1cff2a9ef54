import type { UserId, WorkoutId } from '../domain/ids.ts'
import { type Ask, decisionOn, isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Stream } from '../domain/kernel/stream.ts'
import * as Membership from '../domain/membership.ts'
import { performanceOf } from '../domain/progress.ts'
import * as Repair from '../domain/repair.ts'
import { streamOf } from '../domain/streams.ts'
import * as Workout from '../domain/workout.ts'
import { ownedBy } from './ask-workout.ts'
import { handle, stateNow } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'

type InWorkout = Ask<Workout.Command, 'ReopenSet' | 'LogSet' | 'CorrectTimes' | 'Delete' | 'Restore' | 'RecordFailure'>
type InMembership = Ask<Membership.Command, 'ReturnCredit' | 'ReclaimCredit'>

/** What puts it right: a command to one stream of the person's, decided like any other. */
export type Compensation =
  | { readonly of: 'workout'; readonly stream: Stream<'workout'>; readonly command: InWorkout }
  | { readonly of: 'membership'; readonly stream: Stream<'membership'>; readonly command: InMembership }

type By = { readonly by: UserId }

/** Staff put a person's records right: one proposes, another confirms, and facts that compensate are appended. */
export const repairs = ({ log, clock }: { readonly log: Log; readonly clock: Clock }) => {
  const stream = (person: UserId) => streamOf('repair', person)

  const of = async (person: UserId): Promise<Repair.State['repairs']> => {
    const { repairs } = await stateNow(log, Repair.decider, stream(person))
    return repairs
  }

  const ask = <Asked extends Repair.Command>(context: CommandContext, command: Asked) =>
    handle(log, Repair.decider, stream(context.subject), command, context)

  const inWorkout = (workout: WorkoutId, command: InWorkout): Compensation => ({
    of: 'workout',
    stream: streamOf('workout', workout),
    command,
  })

  const inMembership = (person: UserId, command: InMembership): Compensation => ({
    of: 'membership',
    stream: streamOf('membership', person),
    command,
  })

  const compensationOf = async (person: UserId, what: Repair.Repair, at: string): Promise<Compensation | null> => {
    switch (what.case) {
      case 'remove-set':
        return inWorkout(what.workout, { type: 'ReopenSet', set: what.set, at })
      case 'correct-times': {
        const { case: _, workout, ...times } = what
        return inWorkout(workout, { type: 'CorrectTimes', ...times, at })
      }
      case 'delete-workout':
        return inWorkout(what.workout, { type: 'Delete', at })
      case 'end-generation':
        return inWorkout(what.workout, { type: 'RecordFailure', reason: 'coach-unavailable', at })
      case 'return-credit':
        return inMembership(person, { type: 'ReturnCredit', workout: what.workout, at })
      case 'undo': {
        const done = (await of(person))[what.repair]
        return done && Repair.isUndoable(done) ? undoing(person, done, at) : null
      }
    }
  }

  /** Back to what the stream held right before the repair. */
  const undoing = async (person: UserId, { what, done }: Repair.Proposed, at: string): Promise<Compensation | null> => {
    if (!done) return null
    if (what.case === 'return-credit') {
      const { used } = await membershipNow(person, done.revision)
      const credit = used[what.workout]
      return credit
        ? inMembership(person, { type: 'ReclaimCredit', workout: what.workout, kind: credit.kind, at })
        : null
    }
    if (what.case === 'undo' || what.case === 'end-generation') return null
    if (what.case === 'delete-workout') return inWorkout(what.workout, { type: 'Restore', at })
    const before = await workoutNow(streamOf('workout', what.workout), done.revision)
    if (!('plan' in before)) return null
    if (what.case === 'remove-set') {
      const set = before.sets[what.set]
      return set ? inWorkout(what.workout, { type: 'LogSet', set: what.set, ...performanceOf(set), at }) : null
    }
    const { startedAt, finishedAt, pausedSec } = before.times
    if (startedAt === null || finishedAt === null) return null
    const pausedMinutes = Math.round(pausedSec / 60)
    return inWorkout(what.workout, { type: 'CorrectTimes', startedAt, finishedAt, pausedMinutes, at })
  }

  /** What would be appended, where; nothing is. */
  const preview = async (person: UserId, what: Repair.Repair) => {
    const found = await compensationOf(person, what, clock())
    if (!found) return refuse('nothing-to-undo')
    const answer =
      found.of === 'workout'
        ? decisionOn(ownedBy(person), found.command, await workoutNow(found.stream))
        : decisionOn(Membership.decider, found.command, await membershipNow(person))
    if (isRefused(answer)) return answer
    if (answer.length === 0) return refuse('nothing-to-repair')
    return { stream: found.stream, events: answer } satisfies Preview
  }

  /** As it was before the event of that revision; as it is where none is named. */
  const workoutNow = (stream: Stream<'workout'>, revision?: number) => stateNow(log, Workout.decider, stream, revision)

  const membershipNow = (person: UserId, revision?: number) =>
    stateNow(log, Membership.decider, streamOf('membership', person), revision)

  const propose = async (
    context: CommandContext,
    { repair, what, by, reason }: By & { repair: string; what: Repair.Repair; reason: string },
  ) => {
    const known = (await of(context.subject))[repair]
    const possible = known ? null : await preview(context.subject, what)
    if (possible && isRefused(possible)) return possible
    return ask(context, { type: 'Propose', repair, what, by, reason, at: clock() })
  }

  /** Does what was confirmed, once, however often it is asked: its command id follows from the confirmation. */
  const carryOut = async (context: CommandContext, repair: string) => {
    const person = context.subject
    const known = (await of(person))[repair]
    if (known?.status !== 'confirmed') return null
    const found = await compensationOf(person, known.what, clock())
    if (!found) return ask(context, { type: 'NoteFailed', repair, why: 'nothing-to-undo', at: clock() })
    const answer =
      found.of === 'workout'
        ? await handle(log, ownedBy(person), found.stream, found.command, context)
        : await handle(log, Membership.decider, found.stream, found.command, context)
    const mine = (await log.load<'workout' | 'membership'>(found.stream)).find(
      ({ metadata }) => metadata.commandId === context.commandId,
    )
    if (!mine) {
      const why = isRefused(answer) ? answer.refused : 'nothing-to-repair'
      return ask(context, { type: 'NoteFailed', repair, why, at: clock() })
    }
    return ask(context, { type: 'NoteDone', repair, stream: mine.stream, revision: mine.revision, at: clock() })
  }

  return {
    of,
    preview,
    propose,
    carryOut,
    confirm: (context: CommandContext, repair: string, { by }: By) =>
      ask(context, { type: 'Confirm', repair, by, at: clock() }),
    drop: (context: CommandContext, repair: string, { by }: By) =>
      ask(context, { type: 'Drop', repair, by, at: clock() }),
  }
}

export type Preview = {
  readonly stream: Stream<'workout'> | Stream<'membership'>
  readonly events: readonly (Workout.Event | Membership.Event)[]
}

export type Repairs = ReturnType<typeof repairs>
