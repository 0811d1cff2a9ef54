import { exercisesOf, type Plan, type PlannedExercise, setsOf, type Text, type Verdict } from './coach/plan.ts'
import type { RedFlag } from './coach/read/conditions.ts'
import type { UserId } from './ids.ts'
import type { Ask, Decide, Decider, Decisions, ReasonOf } from './kernel/decider.ts'
import { type Refused, refuse } from './kernel/decider.ts'
import type { Erased } from './personal.ts'
import * as Progress from './progress.ts'
import * as Reshape from './reshape.ts'
import { reshapedPlan } from './reshaped-plan.ts'
import type { Standing } from './standing.ts'
import * as Training from './training.ts'

export type { Performance } from './progress.ts'

// What happened

/** Told by a tap before a session; `sick` stops it. */
export type Today = 'sick' | 'bad-sleep' | 'hangover'

export type Wish = {
  prompt?: string
  durationMinutes: number
  profile?: string
  /** 1 exhausted … 5 full of energy. */
  mood?: number
  /** How today is not like other days. */
  today?: readonly Today[]
  seed: string
}

/** An exercise by its id in the catalogue and its name. */
export type Named = { readonly exercise: string; readonly name: Text }

/** Words of a person's wish stand beside the plan: of before plans were sealed, only those were. */
type PlanFact = { plan: Plan; notUnderstood?: readonly string[] }

/** Which rules and which code were at work; absent in facts of before it was noted. */
type Answered = { plannerVersion?: string }

export type Feeling = 'never' | 'not-today' | 'pain'

export type Event =
  | ({ type: 'WorkoutRequested'; athlete: UserId; at: string } & Wish)
  | ({ type: 'WorkoutGenerated' } & PlanFact &
      Answered & {
        planner: 'rules' | 'ai'
        verdict: Verdict
        model?: string
        usage?: { calls: number; inputTokens: number; outputTokens: number; costUsd: number | null }
        /** 0 to 100 each: the built-in planner's plan, and the best that a model offered. */
        scores?: { rules: number; model: number | null }
        at: string
      })
  /** `flags`: what in the athlete's own words stopped it. */
  | ({ type: 'GenerationFailed'; reason: string; flags?: readonly RedFlag[]; at: string } & Answered)
  /** `profile`: the place that the workout has moved to. */
  | ({ type: 'WorkoutRevised' } & PlanFact & { verdict: Verdict; why: string; profile?: string; at: string })
  /** What went and what came; `came` is absent where nothing did. Both are absent in facts of before they were noted. */
  | ({ type: 'ExerciseSwapped'; exercise: string; went?: Named; came?: Named } & PlanFact & {
        verdict: Verdict
        why: string
        at: string
      })
  | { type: 'ExerciseFelt'; exercise: string; catalogueId: string; kind: Feeling | Erased; at: string }
  | Progress.Fact
  | Reshape.Fact
  | { type: 'WorkoutExpired'; at: string }
  | { type: 'WorkoutDeleted'; at: string }
  | { type: 'WorkoutRestored'; at: string }
  /** What it held about a body is gone for good, with its key. */
  | { type: 'WorkoutErased'; at: string }

/** The plan of a fact as it was made; words that were erased are gone. */
export const planOf = ({ plan, notUnderstood }: PlanFact): Plan =>
  Array.isArray(notUnderstood) ? { ...plan, notUnderstood } : plan

/** The place named last: the one the workout moved to, else the one asked for. */
export const placeNamed = (past: readonly Event[]): string | undefined =>
  past.flatMap(event => ('profile' in event && event.profile) || []).at(-1)

/** Deleted, and not restored since. */
export const isDeleted = (past: readonly Event[]): boolean =>
  past.findLast(({ type }) => type === 'WorkoutDeleted' || type === 'WorkoutRestored')?.type === 'WorkoutDeleted'

/** A plan made anew is called by what it holds. */
const planFact = ({ title: _, ...plan }: Plan): PlanFact =>
  plan.notUnderstood.length === 0
    ? { plan }
    : { plan: { ...plan, notUnderstood: [] }, notUnderstood: plan.notUnderstood }

// What we remember

export type State =
  | { phase: 'unknown' }
  | { phase: 'requested'; athlete: UserId }
  | { phase: 'failed'; athlete: UserId }
  | Trainable
  | { phase: 'expired'; athlete: UserId }
  | Deleted

type Trainable = Progress.Progress & { athlete: UserId; plan: Plan; plannedAt: string; felt: readonly string[] }
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
      return { ...Progress.nothingDone, athlete, plan: planOf(event), plannedAt: event.at, felt: [] }
    case 'WorkoutRevised':
    case 'ExerciseSwapped':
      return 'plan' in state ? { ...state, plan: planOf(event), plannedAt: event.at } : state
    case 'ExerciseFelt':
      return 'plan' in state ? { ...state, felt: [...state.felt, feltKey(event)] } : state
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

const afterDeletion = (state: Deleted, event: Event): State => {
  if (event.type === 'WorkoutRestored') return state.before
  const { athlete } = state
  return event.type === 'WorkoutErased' ? { ...state, before: { phase: 'requested', athlete }, erased: true } : state
}

// What may be asked

export type Command =
  | ({ type: 'RequestWorkout'; athlete: UserId; at: string } & Wish)
  | ({ type: 'RecordPlan'; at: string } & Omit<Extract<Event, { type: 'WorkoutGenerated' }>, 'type' | 'at'>)
  | ({ type: 'RecordFailure'; reason: string; flags?: readonly RedFlag[]; at: string } & Answered)
  | { type: 'RevisePlan'; plan: Plan; verdict: Verdict; why: string; profile?: string; at: string }
  | { type: 'SwapExercise'; exercise: string; plan: Plan; verdict: Verdict; why: string; at: string }
  | { type: 'SayFeeling'; exercise: string; kind: Feeling; at: string }
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
  return [{ type: 'WorkoutGenerated', ...made, ...planFact(made.plan) } satisfies Event]
}

const revise = ({ type: _, ...revised }: Ask<Command, 'RevisePlan'>, state: Trainable) => {
  const { plan, verdict } = revised
  if (Progress.isFinished(state)) return refuse('workout-already-finished')
  if (same(plan, state.plan)) return []
  if (verdict.violations.length > 0) return refuse('plan-breaks-rules')
  if (losesSets(plan, state)) return refuse('logged-sets-would-be-lost')
  return [{ type: 'WorkoutRevised', ...revised, ...planFact(plan) } satisfies Event]
}

const swap = ({ exercise, plan, verdict, why, at }: Ask<Command, 'SwapExercise'>, state: Trainable) => {
  if (Progress.isFinished(state)) return refuse('workout-already-finished')
  if (!Progress.exerciseOf(state.plan, exercise)) return refuse('no-such-exercise')
  if (same(plan, state.plan)) return []
  if (verdict.violations.length > 0) return refuse('plan-breaks-rules')
  if (losesSets(plan, state)) return refuse('logged-sets-would-be-lost')
  return [
    { type: 'ExerciseSwapped', exercise, ...exchange(exercise, state.plan, plan), ...planFact(plan), verdict, why, at },
  ] satisfies Event[]
}

const sayFeeling = ({ exercise, kind, at }: Ask<Command, 'SayFeeling'>, state: Trainable) => {
  const planned = exercisesOf(state.plan).find(({ id }) => id === exercise)
  if (!planned) return refuse('no-such-exercise')
  const felt = { type: 'ExerciseFelt', exercise, catalogueId: planned.exercise, kind, at } satisfies Event
  return state.felt.includes(feltKey(felt)) ? [] : [felt]
}

type There = Exclude<State, { phase: 'unknown' | 'deleted' }>

const there =
  <C, Reason extends string = never>(
    decide: Decide<C, Event, There, Reason>,
  ): Decide<C, Event, State, NoInfer<Reason> | 'no-such-workout'> =>
  (command, state) =>
    state.phase === 'unknown' || state.phase === 'deleted' ? refuse('no-such-workout') : decide(command, state)

type NoPlan = 'workout-not-planned-yet' | 'workout-generation-failed' | 'workout-expired'

const planned = <C, Reason extends string = never>(
  decide: Decide<C, Event, Trainable, Reason>,
): Decide<C, Event, State, NoInfer<Reason> | NoPlan | 'no-such-workout'> =>
  there((command: C, state): readonly Event[] | Refused<Reason | NoPlan> => {
    if (state.phase === 'requested') return refuse('workout-not-planned-yet')
    if (state.phase === 'failed') return refuse('workout-generation-failed')
    return state.phase === 'expired' ? refuse('workout-expired') : decide(command, state)
  })

const trained = <C, Reason extends string = never>(
  decide: Decide<C, Event, Standing, Reason>,
): Decide<C, Event, State, NoInfer<Reason> | NoPlan | 'no-such-workout'> =>
  planned((command: C, state) => decide(command, { shape: state.plan, progress: state }))

const decide = {
  RequestWorkout: requestWorkout,
  RecordPlan: there(recordPlan),
  RecordFailure: there((command: Ask<Command, 'RecordFailure'>, { phase }) =>
    phase === 'requested' ? [failed(command)] : [],
  ),
  RevisePlan: planned(revise),
  SwapExercise: planned(swap),
  SayFeeling: planned(sayFeeling),
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

// Words the decisions share

/** What went and what came in its place. */
const exchange = (exercise: string, before: Plan, after: Plan): { went?: Named; came?: Named } => {
  const went = exercisesOf(before).find(({ id }) => id === exercise)
  const held = new Set(exercisesOf(before).map(one => one.exercise))
  const sets = new Map(exercisesOf(before).map(one => [one.id, one.sets.length]))
  const grew = ({ id, sets: now }: PlannedExercise) => now.length > (sets.get(id) ?? now.length)
  const came = exercisesOf(after).find(one => !held.has(one.exercise)) ?? exercisesOf(after).find(grew)
  return { ...(went ? { went: named(went) } : {}), ...(came ? { came: named(came) } : {}) }
}

const named = ({ exercise, name }: Named): Named => ({ exercise, name })

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000

const losesSets = (plan: Plan, { sets }: Trainable) => {
  const kept = new Set(setsOf(plan).map(({ id }) => id))
  return Object.keys(sets).some(set => !kept.has(set))
}

const feltKey = ({ exercise, kind }: { exercise: string; kind: string }) => `${exercise} ${kind}`

const same = (one: object, other: object): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
