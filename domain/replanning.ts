import { exercisesOf, type Plan, type PlannedExercise, setsOf, type Text, type Verdict } from './coach/basis/plan.ts'
import { keysOf } from './fields.ts'
import type { ExerciseId, PlannedExerciseId, ProfileId } from './ids.ts'
import { type Ask, type Decisions, refuse } from './kernel/decider.ts'
import { exerciseOf } from './outline.ts'
import type { Erased } from './personal.ts'
import * as Progress from './progress.ts'
import { isSame } from './same.ts'

// What the coach changes of a plan that is there, and what is felt of an exercise of it

/** An exercise by its id in the catalogue and its name. */
type Named = { readonly exercise: ExerciseId; readonly name: Text }

/** Words of a person's wish stand beside the plan: of before plans were sealed, only those were. */
export type PlanFact = { plan: Plan; notUnderstood?: readonly string[] }

export type Feeling = 'never' | 'not-today' | 'pain'

export type Fact =
  /** `profile`: the place that the workout has moved to. */
  | ({ type: 'WorkoutRevised' } & PlanFact & { verdict: Verdict; why: string; profile?: ProfileId; at: string })
  /** What went and what came; `came` is absent where nothing did. Both are absent in facts of before they were noted. */
  | ({ type: 'ExerciseSwapped'; exercise: PlannedExerciseId; went?: Named; came?: Named } & PlanFact & {
        verdict: Verdict
        why: string
        at: string
      })
  | { type: 'ExerciseFelt'; exercise: PlannedExerciseId; catalogueId: ExerciseId; kind: Feeling | Erased; at: string }

/** The plan of a fact as it was made; words that were erased are gone. */
export const planOf = ({ plan, notUnderstood }: PlanFact): Plan =>
  Array.isArray(notUnderstood) ? { ...plan, notUnderstood } : plan

/** A plan made anew is called by what it holds. */
export const planFact = ({ title: _, ...plan }: Plan): PlanFact =>
  plan.notUnderstood.length === 0
    ? { plan }
    : { plan: { ...plan, notUnderstood: [] }, notUnderstood: plan.notUnderstood }

/** A workout with a plan: what was done of it, and what of its exercises was felt. */
export type Planned = Progress.Progress & { readonly plan: Plan; readonly felt: readonly string[] }

export type Command =
  | { type: 'RevisePlan'; plan: Plan; verdict: Verdict; why: string; profile?: ProfileId; at: string }
  | { type: 'SwapExercise'; exercise: PlannedExerciseId; plan: Plan; verdict: Verdict; why: string; at: string }
  | { type: 'SayFeeling'; exercise: PlannedExerciseId; kind: Feeling; at: string }

const revise = ({ type: _, ...revised }: Ask<Command, 'RevisePlan'>, state: Planned) => {
  const { plan, verdict } = revised
  if (Progress.isFinished(state)) return refuse('workout-already-finished')
  if (isSame(plan, state.plan)) return []
  if (verdict.violations.length > 0) return refuse('plan-breaks-rules')
  if (losesSets(plan, state)) return refuse('logged-sets-would-be-lost')
  return [{ type: 'WorkoutRevised', ...revised, ...planFact(plan) } satisfies Fact]
}

const swap = ({ exercise, plan, verdict, why, at }: Ask<Command, 'SwapExercise'>, state: Planned) => {
  if (Progress.isFinished(state)) return refuse('workout-already-finished')
  if (!exerciseOf(state.plan, exercise)) return refuse('no-such-exercise')
  if (isSame(plan, state.plan)) return []
  if (verdict.violations.length > 0) return refuse('plan-breaks-rules')
  if (losesSets(plan, state)) return refuse('logged-sets-would-be-lost')
  return [
    { type: 'ExerciseSwapped', exercise, ...exchange(exercise, state.plan, plan), ...planFact(plan), verdict, why, at },
  ] satisfies Fact[]
}

const sayFeeling = ({ exercise, kind, at }: Ask<Command, 'SayFeeling'>, state: Planned) => {
  const planned = exercisesOf(state.plan).find(({ id }) => id === exercise)
  if (!planned) return refuse('no-such-exercise')
  const felt = { type: 'ExerciseFelt', exercise, catalogueId: planned.exercise, kind, at } satisfies Fact
  return state.felt.includes(feltKey(felt)) ? [] : [felt]
}

export const decisions = { RevisePlan: revise, SwapExercise: swap, SayFeeling: sayFeeling } satisfies Decisions<
  Command,
  Fact,
  Planned
>

export const feltAfter = (felt: readonly string[], told: Felt): readonly string[] => [...felt, feltKey(told)]

/** What went and what came in its place. */
const exchange = (exercise: PlannedExerciseId, before: Plan, after: Plan): { went?: Named; came?: Named } => {
  const went = exercisesOf(before).find(({ id }) => id === exercise)
  const held = new Set(exercisesOf(before).map(one => one.exercise))
  const sets = new Map(exercisesOf(before).map(one => [one.id, one.sets.length]))
  const grew = ({ id, sets: now }: PlannedExercise) => now.length > (sets.get(id) ?? now.length)
  const came = exercisesOf(after).find(one => !held.has(one.exercise)) ?? exercisesOf(after).find(grew)
  return { ...(went ? { went: named(went) } : {}), ...(came ? { came: named(came) } : {}) }
}

const named = ({ exercise, name }: Named): Named => ({ exercise, name })

const losesSets = (plan: Plan, { sets }: Planned) => {
  const kept = new Set(setsOf(plan).map(({ id }) => id))
  return keysOf(sets).some(set => !kept.has(set))
}

type Felt = { readonly exercise: PlannedExerciseId; readonly kind: string }

const feltKey = ({ exercise, kind }: Felt) => `${exercise} ${kind}`
