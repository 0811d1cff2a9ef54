import type { UserId, WorkoutId } from '../domain/ids.ts'
import { type Ask, decisionOn, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Stream } from '../domain/kernel/stream.ts'
import * as Membership from '../domain/membership.ts'
import { performanceOf } from '../domain/performance.ts'
import * as Repair from '../domain/repair.ts'
import { streamOf } from '../domain/streams.ts'
import * as Workout from '../domain/workout.ts'
import { membershipNow } from './ask-membership.ts'
import { ownedBy } from './ask-workout.ts'
import { handle, stateNow } from './handle.ts'
import type { Log } from './ports/log.ts'

type InWorkout = Ask<Workout.Command, 'ReopenSet' | 'LogSet' | 'CorrectTimes' | 'Delete' | 'Restore' | 'RecordFailure'>
type InMembership = Ask<Membership.Command, 'ReturnCredit' | 'ReclaimCredit'>

/** What puts it right: a command to one stream of the person's, decided like any other. */
export type Compensation =
  | { readonly of: 'workout'; readonly stream: Stream<'workout'>; readonly command: InWorkout }
  | { readonly of: 'membership'; readonly stream: Stream<'membership'>; readonly command: InMembership }

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

/** For each repair the command that makes it, and for an undo the one that leads back to before. */
export const compensations = (log: Log, repairsOf: (person: UserId) => Promise<Repair.State['repairs']>) => {
  /** Null where there is nothing to undo. */
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
        const done = (await repairsOf(person))[what.repair]
        return done && Repair.isUndoable(done) ? undoing(person, done, at) : null
      }
    }
  }

  /** Back to what the stream held right before the repair. */
  const undoing = async (person: UserId, { what, done }: Repair.Proposed, at: string): Promise<Compensation | null> => {
    if (!done) return null
    if (what.case === 'return-credit') {
      const { used } = await membershipNow(log, person, done.revision)
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

  /** As it was before the event of that revision; as it is where none is named. */
  const workoutNow = (stream: Stream<'workout'>, revision?: number) => stateNow(log, Workout.decider, stream, revision)

  /** A credit is lost where its workout was not got. */
  const hindrance = async (what: Repair.Repair) => {
    if (what.case !== 'return-credit') return null
    const { phase } = await workoutNow(streamOf('workout', what.workout))
    return phase === 'completed' ? refuse('workout-trained') : null
  }

  /** What would be appended, or why nothing can be. */
  const foreseen = async (person: UserId, found: Compensation) =>
    found.of === 'workout'
      ? decisionOn(ownedBy(person), found.command, await workoutNow(found.stream))
      : decisionOn(Membership.decider, found.command, await membershipNow(log, person))

  const appended = (context: CommandContext, found: Compensation) =>
    found.of === 'workout'
      ? handle(log, ownedBy(context.subject), found.stream, found.command, context)
      : handle(log, Membership.decider, found.stream, found.command, context)

  return { compensationOf, hindrance, foreseen, appended }
}
