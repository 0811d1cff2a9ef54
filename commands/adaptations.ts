import type { Adapted } from '../domain/coach/adapt/verdict.ts'
import type { Catalogue } from '../domain/coach/catalogue.ts'
import { exercisesOf, type Plan } from '../domain/coach/plan.ts'
import { refusalFor } from '../domain/coach/planner/refusal.ts'
import type { RedFlag } from '../domain/coach/read/conditions.ts'
import type { PlanRequest } from '../domain/coach/request.ts'
import { signsIn } from '../domain/coach/signs.ts'
import type { WorkoutId } from '../domain/ids.ts'
import { type Ask, isRefused, type ReasonOf, type Refused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Position } from '../domain/kernel/log.ts'
import * as Workout from '../domain/workout.ts'
import { type Change, changed, type Feeling, settle } from './adaptations/changes.ts'
import { choices } from './adaptations/choices.ts'
import { alreadyProven } from './adaptations/proven.ts'
import { step } from './adaptations/step-of.ts'
import { readTraining, type Training } from './adaptations/training.ts'
import { handle } from './handle.ts'
import type { HealthCommands } from './health.ts'
import type { Clock, Log } from './ports/log.ts'
import type { AthleteMemory } from './ports/planning.ts'

type Parts = {
  readonly log: Log
  readonly memory: AthleteMemory
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly health: Pick<HealthCommands, 'report'>
}

/** Where it hurts, and how much. */
export type Where = Parameters<HealthCommands['report']>[1]

/** What was told since stops: no change is made, and there are words for it. */
type Stopped = { readonly failure: string; readonly flags: readonly RedFlag[] }

type Changed = { readonly plan: Plan; readonly count: number; readonly position: Position | null }

type Command = Ask<Workout.Command, 'SwapExercise' | 'RevisePlan'>

/** Why a change may not be. */
type Reason =
  | ReasonOf<typeof Workout.decider.decide, Command>
  | 'workout-already-finished'
  | 'stream-full'
  | 'key-used-otherwise'
  | Extract<Adapted, Refused<string>>['refused']
  | 'changed-meanwhile'
  | 'no-such-profile'
  | 'too-many-changes'

const mostTries = 5

/** Changes a workout that is planned or under way. What was done stays as it was; the gate has the last word. */
export const adaptations = ({ log, memory, catalogue, clock, health }: Parts) => {
  const adapt = async (
    context: CommandContext,
    workout: WorkoutId,
    change: Change,
  ): Promise<Changed | Stopped | Refused<Reason>> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await once(context, workout, change)
      const overtaken = isRefused(answer) && answer.refused === 'changed-meanwhile' && !context.seen
      if (!overtaken || tries === mostTries) return answer
    }
  }

  const once = async (
    context: CommandContext,
    workout: WorkoutId,
    change: Change,
  ): Promise<Changed | Stopped | Refused<Reason>> => {
    const training = await readTraining({ log, memory }, context, workout)
    if (isRefused(training)) return training
    const { stream, plan, count, position } = training
    if (training.isKnown) return { plan, count, position }
    if (training.refusal) return training.refusal
    if (context.seen && !context.seen.includes(count)) return refuse('changed-meanwhile')
    const request = await training.request(change.kind === 'swap' ? change.wanted : undefined)
    const stop = refusalFor(signsIn(request, catalogue))
    if (stop) return { failure: stop.refused, flags: stop.flags ?? [] }
    const place = change.kind === 'place' ? await training.placeAt(change.profile) : null
    if (change.kind === 'place' && !place) return refuse('no-such-profile')
    const adapted = passing(training, change, place ? { ...request, place } : request, catalogue)
    if (isRefused(adapted)) return adapted
    const { at, why } = { at: clock(), why: change.kind === 'shorter' ? `shorter ${change.minutes}` : change.kind }
    const command: Command =
      'exercise' in change
        ? { type: 'SwapExercise', exercise: change.exercise, ...adapted, why, at }
        : { type: 'RevisePlan', ...adapted, why, at, ...(change.kind === 'place' ? { profile: change.profile } : {}) }
    const answer = await handle(log, Workout.decider, stream, command, { ...context, seen: [count] })
    return isRefused(answer) ? answer : { plan: adapted.plan, count: answer.count, position: answer.position }
  }

  /** Kept as a fact, also afterwards; what is left of the exercise makes way for another one, or for nothing where nothing fits. */
  const feel = async (context: CommandContext, workout: WorkoutId, exercise: string, kind: Feeling, where?: Where) => {
    const training = await readTraining({ log, memory }, context, workout)
    if (isRefused(training)) return training
    const told = await handle(
      log,
      Workout.decider,
      training.stream,
      { type: 'SayFeeling', exercise, kind, at: clock() },
      context,
    )
    if (isRefused(told)) return told
    if (kind === 'pain' && where) {
      const hurts = exercisesOf(training.plan).find(({ id }) => id === exercise)?.exercise
      const reported = await health.report(step(context, 'complaint'), {
        ...where,
        ...(hurts ? { exercise: hurts } : {}),
      })
      if (isRefused(reported)) return reported
    }
    if (training.isFinished) return { count: told.count, position: told.position, gone: true }
    const answer = await adapt(step(context, 'make-way'), workout, { kind, exercise })
    return isRefused(answer) || 'failure' in answer
      ? { count: told.count, position: told.position, gone: isGone(training.plan, exercise, training.done) }
      : { ...answer, gone: isGone(answer.plan, exercise, training.done) }
  }

  return { adapt, feel, ...choices({ log, memory, catalogue }) }
}

/** Where the change alone does not pass, what has become impossible since is replaced first. */
const passing = (training: Training, change: Change, request: PlanRequest, catalogue: Catalogue): Adapted => {
  const { plan, done } = training
  const adapted = alreadyProven(plan, changed(plan, done, change, request, catalogue))
  if (isRefused(adapted) || adapted.verdict.violations.length === 0) return adapted
  const settled = alreadyProven(plan, settle(plan, done, request, catalogue))
  if (isRefused(settled)) return adapted
  const again = alreadyProven(plan, changed(settled.plan, done, change, request, catalogue))
  return isRefused(again) || again.verdict.violations.length > 0 ? adapted : again
}

export type Adaptations = ReturnType<typeof adaptations>

const isGone = (plan: Plan, exercise: string, done: readonly string[]) =>
  !exercisesOf(plan).some(({ id, sets }) => id === exercise && sets.some(set => !done.includes(set.id)))
