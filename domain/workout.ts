import type { Verdict } from './coach/basis/plan.ts'
import type { RedFlag } from './coach/read/conditions.ts'
import { daysBetween } from './days.ts'
import type { UserId } from './ids.ts'
import type { Ask, Decide, Decider, Decisions, ReasonOf } from './kernel/decider.ts'
import { isRefused, type Refused, refuse } from './kernel/decider.ts'
import * as Progress from './progress.ts'
import * as Replanning from './replanning.ts'
import * as Reshape from './reshape.ts'
import { reshapedPlan } from './reshaped-plan.ts'
import type { Standing } from './standing.ts'
import * as Training from './training.ts'
import type { Wish } from './wish.ts'

// What happened

/** Which rules and which code were at work; absent in facts of before it was noted. */
type Answered = { plannerVersion?: string }

export type Event =
  | ({ type: 'WorkoutRequested'; athlete: UserId; at: string } & Wish)
  | ({ type: 'WorkoutGenerated' } & Replanning.PlanFact &
      Answered & {
        planner: 'rules' | 'ai'
        verdict: Verdict
        model?: string
        usage?: { calls: number; inputTokens: number; outputTokens: number; costUsd: number | null }
        /** 0 to 100 each: the built-in planner's plan, and the best that a model offered. */
        scores?: { rules: number; model: number | null }
        /** The versions of what the model was told as a coach and as a reader. */
        prompts?: { coach: number; reader: number }
        at: string
      })
  /** `flags`: what in the athlete's own words stopped it. */
  | ({ type: 'GenerationFailed'; reason: string; flags?: readonly RedFlag[]; at: string } & Answered)
  | Replanning.Fact
  | Progress.Fact
  | Reshape.Fact
  | { type: 'WorkoutExpired'; at: string }
  | { type: 'WorkoutDeleted'; at: string }
  | { type: 'WorkoutRestored'; at: string }
  /** What it held about a body is gone for good, with its key. */
  | { type: 'WorkoutErased'; at: string }

// What we remember

export type State =
  | { phase: 'unknown' }
  | { phase: 'requested'; athlete: UserId }
  | { phase: 'failed'; athlete: UserId }
  | Trainable
  | { phase: 'expired'; athlete: UserId }
  | Deleted

type Trainable = Replanning.Planned & { athlete: UserId; plannedAt: string }
type Deleted = { phase: 'deleted'; athlete: UserId; at: string; before: State; erased?: true }

/** A plan that nobody began is no workout: after so many days it expires. */
export const expiresAfterDays = 14
/** So long a deleted workout can be had back. */
export const restorableDays = 30

const initial: State = { phase: 'unknown' }

const evolve = (state: State, event: Event): State => {
  if (event.type === 'WorkoutRequested') return { phase: 'requested', athlete: event.athlete }
  if (state.phase === 'unknown') return state
  if (state.phase === 'deleted') return afterDeletion(state, event)
  const { athlete } = state
  switch (event.type) {
    case 'WorkoutDeleted':
      return { phase: 'deleted', athlete, at: event.at, before: state }
    case 'WorkoutRestored':
    case 'WorkoutErased':
      return state
    case 'WorkoutExpired':
      return { phase: 'expired', athlete }
    case 'GenerationFailed':
      return { phase: 'failed', athlete }
    case 'WorkoutGenerated':
      return { ...Progress.nothingDone, athlete, plan: Replanning.planOf(event), plannedAt: event.at, felt: [] }
    case 'WorkoutRevised':
    case 'ExerciseSwapped':
      return 'plan' in state ? { ...state, plan: Replanning.planOf(event), plannedAt: event.at } : state
    case 'ExerciseFelt':
      return 'plan' in state ? { ...state, felt: Replanning.feltAfter(state.felt, event) } : state
    case 'SetAdded':
    case 'SetRemoved':
    case 'BlockMoved':
    case 'ExerciseAdded':
    case 'ExerciseRemoved':
      return 'plan' in state
        ? { ...Progress.parted(state, Reshape.removedBy(state.plan, event)), plan: reshapedPlan(state.plan, event) }
        : state
    case 'WorkoutStarted':
    case 'SetLogged':
    case 'SetCorrected':
    case 'SetSkipped':
    case 'SetReopened':
    case 'RestTaken':
    case 'SetNoted':
    case 'ExerciseNoted':
    case 'ExerciseCompleted':
    case 'ExerciseSkipped':
    case 'ExerciseReopened':
    case 'BlockCompleted':
    case 'BlockSkipped':
    case 'WorkoutCompleted':
    case 'WorkoutAborted':
    case 'WorkoutReopened':
    case 'TimesCorrected':
      return 'plan' in state ? { ...state, ...Progress.advance(state.plan, state, event) } : state
  }
}

/** What came while it was being deleted changes nothing any more. */
const afterDeletion = (state: Deleted, event: Exclude<Event, { type: 'WorkoutRequested' }>): State => {
  switch (event.type) {
    case 'WorkoutRestored':
      return state.before
    case 'WorkoutErased':
      return { ...state, before: { phase: 'requested', athlete: state.athlete }, erased: true }
    case 'WorkoutDeleted':
    case 'WorkoutExpired':
    case 'GenerationFailed':
    case 'WorkoutGenerated':
    case 'WorkoutRevised':
    case 'ExerciseSwapped':
    case 'ExerciseFelt':
    case 'SetAdded':
    case 'SetRemoved':
    case 'BlockMoved':
    case 'ExerciseAdded':
    case 'ExerciseRemoved':
    case 'WorkoutStarted':
    case 'SetLogged':
    case 'SetCorrected':
    case 'SetSkipped':
    case 'SetReopened':
    case 'RestTaken':
    case 'SetNoted':
    case 'ExerciseNoted':
    case 'ExerciseCompleted':
    case 'ExerciseSkipped':
    case 'ExerciseReopened':
    case 'BlockCompleted':
    case 'BlockSkipped':
    case 'WorkoutCompleted':
    case 'WorkoutAborted':
    case 'WorkoutReopened':
    case 'TimesCorrected':
      return state
  }
}

// What may be asked

export type Command =
  | ({ type: 'RequestWorkout'; athlete: UserId; at: string } & Wish)
  | ({ type: 'RecordPlan'; at: string } & Omit<Extract<Event, { type: 'WorkoutGenerated' }>, 'type' | 'at'>)
  | ({ type: 'RecordFailure'; reason: string; flags?: readonly RedFlag[]; at: string } & Answered)
  | Replanning.Command
  | Training.Command
  | { type: 'Expire'; at: string }
  | { type: 'Delete'; at: string }
  | { type: 'Restore'; at: string }
  | { type: 'Erase'; at: string }

const failed = ({ reason, flags = [], plannerVersion, at }: Ask<Command, 'RecordFailure'>): Event => ({
  type: 'GenerationFailed',
  reason,
  ...(plannerVersion ? { plannerVersion } : {}),
  ...(flags.length > 0 ? { flags } : {}),
  at,
})

/** Once, also where it was deleted since. */
const requestWorkout = ({ type: _, ...request }: Ask<Command, 'RequestWorkout'>, { phase }: State): Event[] =>
  phase === 'unknown' ? [{ type: 'WorkoutRequested', ...request }] : []

const remove = ({ at }: Ask<Command, 'Delete'>, { phase }: State) => {
  if (phase === 'unknown') return refuse('no-such-workout')
  return phase === 'deleted' ? [] : [{ type: 'WorkoutDeleted', at } satisfies Event]
}

const restore = ({ at }: Ask<Command, 'Restore'>, state: State) => {
  if (state.phase === 'unknown') return refuse('no-such-workout')
  if (state.phase !== 'deleted') return []
  return state.before.phase !== 'requested' && daysBetween(state.at, at) <= restorableDays
    ? [{ type: 'WorkoutRestored', at } satisfies Event]
    : refuse('no-such-workout')
}

const erase = ({ at }: Ask<Command, 'Erase'>, state: State) => {
  if (state.phase !== 'deleted') return refuse('no-such-workout')
  if (state.erased) return []
  return daysBetween(state.at, at) > restorableDays
    ? [{ type: 'WorkoutErased', at } satisfies Event]
    : refuse('no-such-workout')
}

const expire = ({ at }: Ask<Command, 'Expire'>, state: State): Event[] =>
  state.phase === 'planned' && daysBetween(state.plannedAt, at) >= expiresAfterDays
    ? [{ type: 'WorkoutExpired', at }]
    : []

const recordPlan = ({ type: _, ...made }: Ask<Command, 'RecordPlan'>, state: State) => {
  if (state.phase !== 'requested') return []
  if (made.verdict.violations.length > 0) return refuse('plan-breaks-rules')
  return [{ type: 'WorkoutGenerated', ...made, ...Replanning.planFact(made.plan) } satisfies Event]
}

type There = Exclude<State, { phase: 'unknown' | 'deleted' }>

const there =
  <C, Reason extends string = never>(
    decide: Decide<C, Event, There, Reason>,
  ): Decide<C, Event, State, NoInfer<Reason> | 'no-such-workout'> =>
  (command, state) =>
    state.phase === 'unknown' || state.phase === 'deleted' ? refuse('no-such-workout') : decide(command, state)

type NoPlan = 'no-such-workout' | 'workout-not-planned-yet' | 'workout-generation-failed' | 'workout-expired'

/** What can be trained or changed, or why there is no plan. */
export const plannedIn = (state: State): Trainable | Refused<NoPlan> => {
  if (state.phase === 'unknown' || state.phase === 'deleted') return refuse('no-such-workout')
  if (state.phase === 'requested') return refuse('workout-not-planned-yet')
  if (state.phase === 'failed') return refuse('workout-generation-failed')
  return state.phase === 'expired' ? refuse('workout-expired') : state
}

const planned =
  <C, Reason extends string = never>(
    decide: Decide<C, Event, Trainable, Reason>,
  ): Decide<C, Event, State, NoInfer<Reason> | NoPlan> =>
  (command, state): readonly Event[] | Refused<Reason | NoPlan> => {
    const found = plannedIn(state)
    return isRefused(found) ? found : decide(command, found)
  }

const trained = <C, Reason extends string = never>(
  decide: Decide<C, Event, Standing, Reason>,
): Decide<C, Event, State, NoInfer<Reason> | NoPlan> =>
  planned((command: C, state) => decide(command, { shape: state.plan, progress: state }))

const decide = {
  RequestWorkout: requestWorkout,
  RecordPlan: there(recordPlan),
  RecordFailure: there((command: Ask<Command, 'RecordFailure'>, { phase }) =>
    phase === 'requested' ? [failed(command)] : [],
  ),
  RevisePlan: planned(Replanning.decisions.RevisePlan),
  SwapExercise: planned(Replanning.decisions.SwapExercise),
  SayFeeling: planned(Replanning.decisions.SayFeeling),
  Start: trained(Training.decisions.Start),
  LogSet: trained(Training.decisions.LogSet),
  SkipSet: trained(Training.decisions.SkipSet),
  ReopenSet: trained(Training.decisions.ReopenSet),
  TakeRest: trained(Training.decisions.TakeRest),
  CompleteExercise: trained(Training.decisions.CompleteExercise),
  SkipExercise: trained(Training.decisions.SkipExercise),
  ReopenExercise: trained(Training.decisions.ReopenExercise),
  CompleteBlock: trained(Training.decisions.CompleteBlock),
  SkipBlock: trained(Training.decisions.SkipBlock),
  Complete: trained(Training.decisions.Complete),
  Abort: trained(Training.decisions.Abort),
  Reopen: trained(Training.decisions.Reopen),
  CorrectTimes: trained(Training.decisions.CorrectTimes),
  NoteSet: trained(Training.decisions.NoteSet),
  NoteExercise: trained(Training.decisions.NoteExercise),
  AddSet: trained(Training.decisions.AddSet),
  RemoveSet: trained(Training.decisions.RemoveSet),
  MoveBlock: trained(Training.decisions.MoveBlock),
  AddExercise: trained(Training.decisions.AddExercise),
  RemoveExercise: trained(Training.decisions.RemoveExercise),
  Expire: there(expire),
  Delete: remove,
  Restore: restore,
  Erase: erase,
} satisfies Decisions<Command, Event, State>

export type Reason = ReasonOf<typeof decide, Command>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide, mostEvents: 5000 }
