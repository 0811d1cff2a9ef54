import type { Adapted } from '../domain/coach/adapt/verdict.ts'
import type { Catalogue } from '../domain/coach/catalogue.ts'
import { exercisesOf, type Plan } from '../domain/coach/plan.ts'
import { refusalFor } from '../domain/coach/planner/refusal.ts'
import type { RedFlag } from '../domain/coach/read/conditions.ts'
import type { PlanRequest } from '../domain/coach/request.ts'
import { signsIn } from '../domain/coach/signs.ts'
import type { WorkoutId } from '../domain/ids.ts'
import { type Ask, isRefused, type Refused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Position } from '../domain/kernel/log.ts'
import type { Feeling } from '../domain/replanning.ts'
import * as Workout from '../domain/workout.ts'
import type { Change, Revision } from './adaptations/changes.ts'
import * as Changes from './adaptations/changes.ts'
import { choices } from './adaptations/choices.ts'
import { alreadyProven } from './adaptations/proven.ts'
import { readTraining, type Training } from './adaptations/training.ts'
import { handle } from './handle.ts'
import type { HealthCommands } from './health.ts'
import type { Clock, Log } from './ports/log.ts'
import type { AthleteMemory } from './ports/planning.ts'
import { step } from './step.ts'

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

/** A change that is asked for: the request it is held against, what becomes of the plan, the command that keeps it. */
type Asked<Why extends string, Kept extends Command> = {
  readonly request: (training: Training) => Promise<PlanRequest | Refused<Why>>
  readonly change: Change<Why>
  readonly command: (adapted: Adapted, at: string) => Kept
}

const mostTries = 5

/** Changes a workout that is planned or under way. What was done stays as it was; the gate has the last word. */
export const adaptations = ({ log, memory, catalogue, clock, health }: Parts) => {
  const adapt = async <Why extends string, Kept extends Command>(
    context: CommandContext,
    workout: WorkoutId,
    asked: Asked<Why, Kept>,
  ) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await once(context, workout, asked)
      const overtaken = isRefused(answer) && answer.refused === 'changed-meanwhile' && !context.seen
      if (!overtaken || tries === mostTries) return answer
    }
  }

  const once = async <Why extends string, Kept extends Command>(
    context: CommandContext,
    workout: WorkoutId,
    asked: Asked<Why, Kept>,
  ) => {
    const training = await readTraining({ log, memory }, context, workout)
    if (isRefused(training)) return training
    const { stream, plan, count, position } = training
    if (training.isKnown) return changed({ plan, count, position })
    if (training.refusal) return training.refusal
    if (context.seen && !context.seen.includes(count)) return refuse('changed-meanwhile')
    const request = await asked.request(training)
    if (isRefused(request)) return request
    const stop = refusalFor(signsIn(request, catalogue))
    if (stop) return stopped({ failure: stop.refused, flags: stop.flags ?? [] })
    const adapted = passing(training, asked.change, request, catalogue)
    if (isRefused(adapted)) return adapted
    const command = asked.command(adapted, clock())
    const answer = await handle(log, Workout.decider, stream, command, { ...context, seen: [count] })
    if (isRefused(answer)) return answer
    return changed({ plan: adapted.plan, count: answer.count, position: answer.position })
  }

  const swap = (context: CommandContext, workout: WorkoutId, exercise: string, wanted?: string) =>
    adapt(context, workout, {
      request: training => training.request(wanted),
      change: Changes.swap(exercise, wanted),
      command: (adapted, at) => ({ type: 'SwapExercise', exercise, ...adapted, why: 'swap', at }),
    })

  const revise = (context: CommandContext, workout: WorkoutId, revision: Revision) =>
    adapt(context, workout, {
      request: async training => {
        const request = await training.request()
        if (revision.kind !== 'place') return request
        const place = await training.placeAt(revision.profile)
        return place ? { ...request, place } : refuse('no-such-profile')
      },
      change: Changes.revision(revision),
      command: (adapted, at) => ({
        type: 'RevisePlan',
        ...adapted,
        why: revision.kind === 'shorter' ? `shorter ${revision.minutes}` : revision.kind,
        ...(revision.kind === 'place' ? { profile: revision.profile } : {}),
        at,
      }),
    })

  const makeWay = (context: CommandContext, workout: WorkoutId, exercise: string, kind: Feeling) =>
    adapt(context, workout, {
      request: training => training.request(),
      change: Changes.makeWay(exercise, kind),
      command: (adapted, at) => ({ type: 'SwapExercise', exercise, ...adapted, why: kind, at }),
    })

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
    const answer = await makeWay(step(context, 'make-way'), workout, exercise, kind)
    return isRefused(answer) || 'failure' in answer
      ? { count: told.count, position: told.position, gone: isGone(training.plan, exercise, training.done) }
      : { ...answer, gone: isGone(answer.plan, exercise, training.done) }
  }

  return { swap, revise, feel, ...choices({ log, memory, catalogue }) }
}

const changed = (to: Changed) => to
const stopped = (by: Stopped) => by

/** Where the change alone does not pass, what has become impossible since is replaced first. */
const passing = <Why extends string>(
  training: Training,
  change: Change<Why>,
  request: PlanRequest,
  catalogue: Catalogue,
): Adapted | Refused<Why> => {
  const { plan, done } = training
  const proven = (from: Plan) => {
    const adapted = change(from, done, request, catalogue)
    return isRefused(adapted) ? adapted : alreadyProven(plan, adapted)
  }
  const adapted = proven(plan)
  if (isRefused(adapted) || adapted.verdict.violations.length === 0) return adapted
  const again = proven(alreadyProven(plan, Changes.settle(plan, done, request, catalogue)).plan)
  return isRefused(again) || again.verdict.violations.length > 0 ? adapted : again
}

export type Adaptations = ReturnType<typeof adaptations>

const isGone = (plan: Plan, exercise: string, done: readonly string[]) =>
  !exercisesOf(plan).some(({ id, sets }) => id === exercise && sets.some(set => !done.includes(set.id)))
