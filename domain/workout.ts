import type { Plan, PlannedSet, Verdict } from './coach/plan.ts'
import { exercisesOf } from './coach/plan.ts'
import type { Decider } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'

// What happened

/** What was really done in one set. A field is absent where it does not apply. */
export type Performance = {
  reps?: number
  durationSec?: number
  weightKg?: number
  distanceM?: number
  speedKmh?: number
  /** Reps in reserve, as felt. */
  rir?: number
}

export type Wish = {
  prompt?: string
  durationMinutes: number
  profile?: string
  /** 1 exhausted … 5 full of energy. */
  mood?: number
  seed: string
}

/** Words of a person's wish never rest inside a stored plan: they stand beside it, where they are sealed. */
type PlanFact = { plan: Plan; notUnderstood?: readonly string[] }

export type Event =
  | ({ type: 'WorkoutRequested'; athlete: string; at: string } & Wish)
  | ({ type: 'WorkoutGenerated' } & PlanFact & {
        planner: 'rules' | 'ai'
        verdict: Verdict
        model?: string
        usage?: { calls: number; inputTokens: number; outputTokens: number; costUsd: number | null }
        at: string
      })
  | { type: 'GenerationFailed'; reason: string; at: string }
  /** `profile`: the place that the workout has moved to. */
  | ({ type: 'WorkoutRevised' } & PlanFact & { verdict: Verdict; why: string; profile?: string; at: string })
  | { type: 'WorkoutStarted'; at: string }
  | ({ type: 'SetLogged'; exercise: string; set: string; at: string } & Performance)
  | ({ type: 'SetCorrected'; exercise: string; set: string; at: string } & Performance)
  | { type: 'RestTaken'; set: string; seconds: number; at: string }
  | { type: 'ExerciseCompleted'; exercise: string; at: string }
  | { type: 'ExerciseReopened'; exercise: string; at: string }
  | ({ type: 'ExerciseSwapped'; exercise: string } & PlanFact & { verdict: Verdict; why: string; at: string })
  | { type: 'ExerciseFelt'; exercise: string; catalogueId: string; kind: 'never' | 'not-today' | 'pain'; at: string }
  | { type: 'BlockCompleted'; block: string; at: string }
  | { type: 'WorkoutCompleted'; at: string }
  | { type: 'WorkoutAborted'; at: string }
  | { type: 'WorkoutDeleted'; at: string }

export const personal = {
  WorkoutRequested: ['prompt'],
  WorkoutGenerated: ['notUnderstood'],
  WorkoutRevised: ['why', 'notUnderstood'],
  ExerciseSwapped: ['why', 'notUnderstood'],
} as const

/** The plan of a fact as it was made; words that were erased are gone. */
export const planOf = ({ plan, notUnderstood }: PlanFact): Plan =>
  Array.isArray(notUnderstood) ? { ...plan, notUnderstood } : plan

/** The place named last: the one the workout moved to, else the one asked for. */
export const placeNamed = (past: readonly Event[]): string | undefined =>
  past.flatMap(event => ('profile' in event && event.profile) || []).at(-1)

const planFact = (plan: Plan): PlanFact =>
  plan.notUnderstood.length === 0
    ? { plan }
    : { plan: { ...plan, notUnderstood: [] }, notUnderstood: plan.notUnderstood }

// What we remember

export type State =
  | { phase: 'unknown' }
  | { phase: 'requested'; athlete: string }
  | { phase: 'failed'; athlete: string }
  | {
      phase: 'planned' | 'in_progress' | 'completed' | 'aborted'
      athlete: string
      plan: Plan
      sets: Readonly<Record<string, Performance>>
      rests: Readonly<Record<string, number>>
      exercisesDone: readonly string[]
      blocksDone: readonly string[]
      felt: readonly string[]
    }
  | { phase: 'deleted'; athlete: string }

type Trainable = Extract<State, { plan: Plan }>

export const initial: State = { phase: 'unknown' }

export const evolve = (state: State, event: Event): State => {
  if (event.type === 'WorkoutRequested') return { phase: 'requested', athlete: event.athlete }
  if (state.phase === 'unknown' || state.phase === 'deleted') return state
  const { athlete } = state
  if (event.type === 'WorkoutDeleted') return { phase: 'deleted', athlete }
  if (event.type === 'GenerationFailed') return { phase: 'failed', athlete }
  if (event.type === 'WorkoutGenerated')
    return {
      phase: 'planned',
      athlete,
      plan: planOf(event),
      sets: {},
      rests: {},
      exercisesDone: [],
      blocksDone: [],
      felt: [],
    }
  return 'plan' in state ? evolveTraining(state, event) : state
}

const evolveTraining = (state: Trainable, event: Event): Trainable => {
  switch (event.type) {
    case 'WorkoutRevised':
    case 'ExerciseSwapped':
      return { ...state, plan: planOf(event), blocksDone: stillDone(event.plan, state) }
    case 'WorkoutStarted':
      return { ...state, phase: 'in_progress' }
    case 'SetLogged':
    case 'SetCorrected':
      return { ...state, sets: { ...state.sets, [event.set]: performanceOf(event) } }
    case 'RestTaken':
      return { ...state, rests: { ...state.rests, [event.set]: event.seconds } }
    case 'ExerciseCompleted':
      return { ...state, exercisesDone: [...state.exercisesDone, event.exercise] }
    case 'ExerciseReopened':
      return {
        ...state,
        exercisesDone: state.exercisesDone.filter(id => id !== event.exercise),
        blocksDone: state.blocksDone.filter(id => !blockHolds(state.plan, id, event.exercise)),
      }
    case 'ExerciseFelt':
      return { ...state, felt: [...state.felt, feltKey(event)] }
    case 'BlockCompleted':
      return { ...state, blocksDone: [...state.blocksDone, event.block] }
    case 'WorkoutCompleted':
      return { ...state, phase: 'completed' }
    case 'WorkoutAborted':
      return { ...state, phase: 'aborted' }
    default:
      return state
  }
}

// What may be asked

export type Command =
  | ({ type: 'RequestWorkout'; athlete: string; at: string } & Wish)
  | ({ type: 'RecordPlan'; at: string } & Omit<Extract<Event, { type: 'WorkoutGenerated' }>, 'type' | 'at'>)
  | { type: 'RecordFailure'; reason: string; at: string }
  | { type: 'RevisePlan'; plan: Plan; verdict: Verdict; why: string; profile?: string; at: string }
  | { type: 'Start'; at: string }
  | ({ type: 'LogSet'; set: string; at: string } & Performance)
  | { type: 'TakeRest'; set: string; seconds: number; at: string }
  | { type: 'CompleteExercise'; exercise: string; at: string }
  | { type: 'ReopenExercise'; exercise: string; at: string }
  | { type: 'SwapExercise'; exercise: string; plan: Plan; verdict: Verdict; why: string; at: string }
  | { type: 'SayFeeling'; exercise: string; kind: 'never' | 'not-today' | 'pain'; at: string }
  | { type: 'CompleteBlock'; block: string; at: string }
  | { type: 'Complete'; at: string }
  | { type: 'Abort'; at: string }
  | { type: 'Delete'; at: string }

export type Reason =
  | 'no-such-workout'
  | 'workout-not-planned-yet'
  | 'workout-generation-failed'
  | 'workout-already-finished'
  | 'no-such-block'
  | 'no-such-exercise'
  | 'no-such-set'
  | 'nothing-performed'
  | 'plan-breaks-rules'
  | 'logged-sets-would-be-lost'

export const decide: Decider<Command, Event, State, Reason>['decide'] = (command, state) => {
  if (state.phase === 'unknown')
    return command.type === 'RequestWorkout' ? requestWorkout(command) : refuse('no-such-workout')
  if (state.phase === 'deleted') return command.type === 'Delete' ? [] : refuse('no-such-workout')
  if (command.type === 'RequestWorkout') return []
  if (command.type === 'Delete') return [{ type: 'WorkoutDeleted', at: command.at }]
  if (command.type === 'RecordPlan') return recordPlan(command, state)
  if (command.type === 'RecordFailure')
    return state.phase === 'requested' ? [{ type: 'GenerationFailed', reason: command.reason, at: command.at }] : []
  if (state.phase === 'requested') return refuse('workout-not-planned-yet')
  if (state.phase === 'failed') return refuse('workout-generation-failed')
  return decideTraining(command, state)
}

type Training = Exclude<Command, { type: 'RequestWorkout' | 'Delete' | 'RecordPlan' | 'RecordFailure' }>

const decideTraining = (command: Training, state: Trainable) => {
  switch (command.type) {
    case 'RevisePlan':
      return revise(command, state)
    case 'SwapExercise':
      return swap(command, state)
    case 'Start':
      return start(command, state)
    case 'LogSet':
      return logSet(command, state)
    case 'TakeRest':
      return takeRest(command, state)
    case 'CompleteExercise':
      return completeExercise(command, state)
    case 'ReopenExercise':
      return reopenExercise(command, state)
    case 'SayFeeling':
      return sayFeeling(command, state)
    case 'CompleteBlock':
      return completeBlock(command, state)
    case 'Complete':
      return complete(command, state)
    case 'Abort':
      return abort(command, state)
  }
}

type Ask<Type extends Command['type']> = Extract<Command, { type: Type }>

const requestWorkout = ({ type: _, ...request }: Ask<'RequestWorkout'>): Event[] => [
  { type: 'WorkoutRequested', ...request },
]

const recordPlan = ({ type: _, ...made }: Ask<'RecordPlan'>, state: State) => {
  if (state.phase !== 'requested') return []
  if (made.verdict.violations.length > 0) return refuse('plan-breaks-rules')
  return [{ type: 'WorkoutGenerated', ...made, ...planFact(made.plan) } satisfies Event]
}

const revise = ({ type: _, ...revised }: Ask<'RevisePlan'>, state: Trainable) => {
  const { plan, verdict } = revised
  if (isFinished(state)) return refuse('workout-already-finished')
  if (same(plan, state.plan)) return []
  if (verdict.violations.length > 0) return refuse('plan-breaks-rules')
  if (losesSets(plan, state)) return refuse('logged-sets-would-be-lost')
  return [{ type: 'WorkoutRevised', ...revised, ...planFact(plan) } satisfies Event]
}

const swap = ({ exercise, plan, verdict, why, at }: Ask<'SwapExercise'>, state: Trainable) => {
  if (isFinished(state)) return refuse('workout-already-finished')
  if (!hasExercise(state.plan, exercise)) return refuse('no-such-exercise')
  if (same(plan, state.plan)) return []
  if (verdict.violations.length > 0) return refuse('plan-breaks-rules')
  if (losesSets(plan, state)) return refuse('logged-sets-would-be-lost')
  return [{ type: 'ExerciseSwapped', exercise, ...planFact(plan), verdict, why, at } satisfies Event]
}

const start = ({ at }: Ask<'Start'>, state: Trainable): Event[] =>
  state.phase === 'planned' ? [{ type: 'WorkoutStarted', at }] : []

const logSet = ({ type: _, set, at, ...performance }: Ask<'LogSet'>, state: Trainable) => {
  const exercise = exercisesOf(state.plan).find(({ sets }) => sets.some(({ id }) => id === set))
  if (!exercise) return refuse('no-such-set')
  if (!isPerformed(performance)) return refuse('nothing-performed')
  const logged = state.sets[set]
  if (logged && same(logged, performance)) return []
  if (isFinished(state)) return refuse('workout-already-finished')
  const fact = { exercise: exercise.id, set, ...performance, at }
  return [...start({ type: 'Start', at }, state), { type: logged ? 'SetCorrected' : 'SetLogged', ...fact } as Event]
}

const takeRest = ({ set, seconds, at }: Ask<'TakeRest'>, state: Trainable) => {
  if (!plannedSet(state.plan, set)) return refuse('no-such-set')
  if (set in state.rests) return []
  if (isFinished(state)) return refuse('workout-already-finished')
  return [...start({ type: 'Start', at }, state), { type: 'RestTaken', set, seconds, at } satisfies Event]
}

const completeExercise = ({ exercise, at }: Ask<'CompleteExercise'>, state: Trainable) => {
  if (!hasExercise(state.plan, exercise)) return refuse('no-such-exercise')
  if (state.exercisesDone.includes(exercise)) return []
  if (isFinished(state)) return refuse('workout-already-finished')
  const done = [...state.exercisesDone, exercise]
  return [
    ...start({ type: 'Start', at }, state),
    { type: 'ExerciseCompleted', exercise, at } satisfies Event,
    ...state.plan.blocks
      .filter(block => !state.blocksDone.includes(block.id) && block.exercises.every(({ id }) => done.includes(id)))
      .map(block => ({ type: 'BlockCompleted', block: block.id, at }) satisfies Event),
  ]
}

const reopenExercise = ({ exercise, at }: Ask<'ReopenExercise'>, state: Trainable) => {
  if (!hasExercise(state.plan, exercise)) return refuse('no-such-exercise')
  if (!state.exercisesDone.includes(exercise)) return []
  if (isFinished(state)) return refuse('workout-already-finished')
  return [{ type: 'ExerciseReopened', exercise, at } satisfies Event]
}

const sayFeeling = ({ exercise, kind, at }: Ask<'SayFeeling'>, state: Trainable) => {
  const planned = exercisesOf(state.plan).find(({ id }) => id === exercise)
  if (!planned) return refuse('no-such-exercise')
  const felt = { type: 'ExerciseFelt', exercise, catalogueId: planned.exercise, kind, at } satisfies Event
  return state.felt.includes(feltKey(felt)) ? [] : [felt]
}

const completeBlock = ({ block, at }: Ask<'CompleteBlock'>, state: Trainable) => {
  const planned = state.plan.blocks.find(({ id }) => id === block)
  if (!planned) return refuse('no-such-block')
  if (state.blocksDone.includes(block)) return []
  if (isFinished(state)) return refuse('workout-already-finished')
  return [
    ...start({ type: 'Start', at }, state),
    ...planned.exercises
      .filter(({ id }) => !state.exercisesDone.includes(id))
      .map(({ id }) => ({ type: 'ExerciseCompleted', exercise: id, at }) satisfies Event),
    { type: 'BlockCompleted', block, at } satisfies Event,
  ]
}

const complete = ({ at }: Ask<'Complete'>, state: Trainable) => {
  if (state.phase === 'completed') return []
  if (state.phase === 'aborted') return refuse('workout-already-finished')
  return [...start({ type: 'Start', at }, state), { type: 'WorkoutCompleted', at } satisfies Event]
}

const abort = ({ at }: Ask<'Abort'>, state: Trainable) => {
  if (state.phase === 'aborted') return []
  if (state.phase === 'completed') return refuse('workout-already-finished')
  return [{ type: 'WorkoutAborted', at } satisfies Event]
}

export const decider: Decider<Command, Event, State, Reason> = { initial, evolve, decide }

// Words the decisions share

const isFinished = (state: Trainable) => state.phase === 'completed' || state.phase === 'aborted'

const hasExercise = (plan: Plan, exercise: string) => exercisesOf(plan).some(({ id }) => id === exercise)

const blockHolds = (plan: Plan, block: string, exercise: string) =>
  plan.blocks.some(({ id, exercises }) => id === block && exercises.some(({ id }) => id === exercise))

/** A block that got another exercise is open again. */
const stillDone = (plan: Plan, { blocksDone, exercisesDone }: Trainable) =>
  blocksDone.filter(done =>
    plan.blocks.some(({ id, exercises }) => id === done && exercises.every(({ id }) => exercisesDone.includes(id))),
  )

const plannedSet = (plan: Plan, set: string): PlannedSet | undefined =>
  exercisesOf(plan)
    .flatMap(({ sets }) => sets)
    .find(({ id }) => id === set)

const measures = ['reps', 'durationSec', 'weightKg', 'distanceM', 'speedKmh', 'rir'] as const

const performanceOf = (event: Performance): Performance =>
  Object.fromEntries(measures.filter(name => event[name] !== undefined).map(name => [name, event[name]]))

/** A weight or an effort alone says nothing was moved. */
const isPerformed = ({ reps, durationSec, distanceM }: Performance) =>
  reps !== undefined || durationSec !== undefined || distanceM !== undefined

const losesSets = (plan: Plan, state: Trainable) => Object.keys(state.sets).some(set => !plannedSet(plan, set))

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
