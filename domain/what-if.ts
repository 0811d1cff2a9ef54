import type { CommandId, Loose } from './ids.ts'
import { decisionOn, isRefused, type Refused } from './kernel/decider.ts'
import { erased } from './personal.ts'
import { planOf } from './replanning.ts'
import type { Fact as Reshaped } from './reshape.ts'
import { isSame } from './same.ts'
import { type Command, decider, type Event, type Reason, type State } from './workout.ts'

const { evolve, initial } = decider

/** Facts that one command left in a stream, in order. */
export type Decided = { readonly commandId: Loose<CommandId>; readonly revision: number; readonly event: Event }

/** What a command of then would come to now. `instead`: the facts it would leave; none where it would change nothing. */
export type Changed = {
  readonly revision: number
  readonly type: Event['type']
} & ({ readonly refused: Reason } | { readonly instead: readonly Event['type'][] })

/**
 * Asks every command of a workout's past again, by today's rules, in the state that the facts before it made. Commands are
 * not kept, so each is found by its facts: of all that could have left one of them, one must leave exactly these.
 */
export const underTodaysRules = (
  past: readonly Decided[],
): { readonly commands: number; readonly changed: readonly Changed[] } => {
  const changed: Changed[] = []
  let state: State = initial
  let commands = 0
  for (const made of runsOf(past)) {
    const difference = askedAgain(made, state)
    if (difference) changed.push(difference)
    state = made.reduce((before, { event }) => evolve(before, event), state)
    commands++
  }
  return { commands, changed }
}

/** Command by command. */
export const runsOf = <M extends Decided>(past: readonly M[]): readonly (readonly M[])[] => {
  const runs: M[][] = []
  for (const made of past) {
    const last = runs.at(-1)
    if (last?.[0]?.commandId === made.commandId) last.push(made)
    else runs.push([made])
  }
  return runs
}

const askedAgain = (made: readonly Decided[], state: State): Changed | null => {
  const answer = answerTo(made, state)
  const { revision, event } = begunBy(made)
  if (!answer || isAsBefore(answer, made)) return null
  return isRefused(answer)
    ? { revision, type: event.type, refused: answer.refused }
    : { revision, type: event.type, instead: answer.map(({ type }) => type) }
}

/** The fact that tells what was asked for: a training begins by whatever is done first in it. */
export const begunBy = <M extends Decided>(made: readonly M[]): M => {
  const begun = made.find(({ event }) => event.type !== 'WorkoutStarted') ?? made[0]
  if (!begun) throw new Error('a command that left nothing')
  return begun
}

/** What the command that left these facts would leave in another state; null where nobody can tell what was asked. */
export const answerTo = (made: readonly Decided[], state: State): readonly Event[] | Refused<Reason> | null => {
  const facts = made.map(({ event }) => event)
  const answers = [begunBy(made).event, ...facts].flatMap(commandOf).map(command => decisionOn(decider, command, state))
  return answers.find(answer => isAsBefore(answer, made)) ?? answers[0] ?? null
}

export const isAsBefore = (answer: readonly Event[] | Refused<Reason>, made: readonly Decided[]) =>
  !isRefused(answer) &&
  isSame(
    answer,
    made.map(({ event }) => event),
  )

/** What may have been asked; nothing where what was said is erased. */
const commandOf = (event: Event): readonly Command[] => {
  switch (event.type) {
    case 'WorkoutRequested':
      return [{ ...event, type: 'RequestWorkout' }]
    case 'WorkoutGenerated': {
      const { plan: _, notUnderstood: __, ...made } = event
      return [{ ...made, type: 'RecordPlan', plan: planOf(event) }]
    }
    case 'GenerationFailed':
      return [{ ...event, type: 'RecordFailure' }]
    case 'WorkoutRevised': {
      const { plan: _, notUnderstood: __, ...revised } = event
      return [{ ...revised, type: 'RevisePlan', plan: planOf(event) }]
    }
    case 'ExerciseSwapped': {
      const { exercise, verdict, why, at } = event
      return [{ type: 'SwapExercise', exercise, plan: planOf(event), verdict, why, at }]
    }
    case 'ExerciseFelt': {
      const { exercise, kind, at } = event
      return kind === erased ? [] : [{ type: 'SayFeeling', exercise, kind, at }]
    }
    case 'SetLogged':
    case 'SetCorrected': {
      const { exercise: _, ...done } = event
      return [{ ...done, type: 'LogSet' }]
    }
    case 'SetSkipped': {
      const { exercise: _, ...skipped } = event
      return [{ ...skipped, type: 'SkipSet' }]
    }
    case 'SetReopened':
      return [{ type: 'ReopenSet', set: event.set, at: event.at }]
    case 'SetAdded':
    case 'SetRemoved':
    case 'BlockMoved':
    case 'ExerciseAdded':
    case 'ExerciseRemoved':
      return reshapingOf(event)
    case 'SetNoted': {
      const { exercise: _, ...noted } = event
      return [{ ...noted, type: 'NoteSet' }]
    }
    case 'ExerciseNoted':
      return [{ ...event, type: 'NoteExercise' }]
    case 'RestTaken':
      return [{ ...event, type: 'TakeRest' }]
    case 'ExerciseCompleted':
      return [{ ...event, type: 'CompleteExercise' }]
    case 'ExerciseSkipped':
      return [{ ...event, type: 'SkipExercise' }]
    case 'ExerciseReopened':
      return [{ ...event, type: 'ReopenExercise' }]
    case 'BlockCompleted':
      return [{ ...event, type: 'CompleteBlock' }]
    case 'BlockSkipped':
      return [{ ...event, type: 'SkipBlock' }]
    case 'TimesCorrected':
      return [{ ...event, type: 'CorrectTimes' }]
    case 'WorkoutStarted':
    case 'WorkoutCompleted':
    case 'WorkoutAborted':
    case 'WorkoutReopened':
    case 'WorkoutExpired':
    case 'WorkoutDeleted':
    case 'WorkoutRestored':
    case 'WorkoutErased':
      return [{ type: plainly[event.type], at: event.at }]
  }
}

/** What may have been asked of the plan by who trains. */
const reshapingOf = (event: Reshaped): readonly Command[] => {
  switch (event.type) {
    case 'SetAdded': {
      const { minutes: _, ...added } = event
      const { after: __, planned: ___, ...like } = added
      return [
        { ...like, type: 'AddSet' },
        { ...added, type: 'AddSet' },
      ]
    }
    case 'SetRemoved': {
      const { minutes: _, ...removed } = event
      return [{ ...removed, type: 'RemoveSet' }]
    }
    case 'BlockMoved':
      return [{ ...event, type: 'MoveBlock' }]
    case 'ExerciseAdded':
      return [{ type: 'AddExercise', block: event.planned, after: event.after, at: event.at }]
    case 'ExerciseRemoved':
      return [{ type: 'RemoveExercise', block: event.block, at: event.at }]
  }
}

const plainly = {
  WorkoutStarted: 'Start',
  WorkoutCompleted: 'Complete',
  WorkoutAborted: 'Abort',
  WorkoutReopened: 'Reopen',
  WorkoutExpired: 'Expire',
  WorkoutDeleted: 'Delete',
  WorkoutRestored: 'Restore',
  WorkoutErased: 'Erase',
} as const
