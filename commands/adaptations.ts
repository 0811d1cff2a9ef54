import type { Catalogue } from '../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan } from '../domain/coach/basis/plan.ts'
import type { ExerciseId, PlannedExerciseId, WorkoutId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Feeling } from '../domain/replanning.ts'
import * as Workout from '../domain/workout.ts'
import { adapting } from './adaptations/adapting.ts'
import type { Revision } from './adaptations/changes.ts'
import * as Changes from './adaptations/changes.ts'
import { choices } from './adaptations/choices.ts'
import { readTraining } from './adaptations/training.ts'
import { handle } from './handle.ts'
import type { HealthCommands } from './health.ts'
import type { Clock, Log } from './ports/log.ts'
import type { AthleteMemory } from './ports/planning.ts'
import { subCommand } from './sub-command.ts'

type Parts = {
  readonly log: Log
  readonly memory: AthleteMemory
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly health: Pick<HealthCommands, 'report'>
}

/** Where it hurts, and how much. */
export type Where = Parameters<HealthCommands['report']>[1]

/** Changes a workout that is planned or under way. What was done stays as it was; the gate has the last word. */
export const adaptations = ({ log, memory, catalogue, clock, health }: Parts) => {
  const adapt = adapting({ log, memory, catalogue, clock })

  const swap = (context: CommandContext, workout: WorkoutId, exercise: PlannedExerciseId, wanted?: ExerciseId) =>
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

  const makeWay = (context: CommandContext, workout: WorkoutId, exercise: PlannedExerciseId, kind: Feeling) =>
    adapt(context, workout, {
      request: training => training.request(),
      change: Changes.makeWay(exercise, kind),
      command: (adapted, at) => ({ type: 'SwapExercise', exercise, ...adapted, why: kind, at }),
    })

  /** Kept as a fact, also afterwards; what is left of the exercise makes way for another one, or for nothing where nothing fits. */
  const feel = async (
    context: CommandContext,
    workout: WorkoutId,
    exercise: PlannedExerciseId,
    kind: Feeling,
    where?: Where,
  ) => {
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
      const reported = await health.report(subCommand(context, 'complaint'), {
        ...where,
        ...(hurts ? { exercise: hurts } : {}),
      })
      if (isRefused(reported)) return reported
    }
    if (training.isFinished) return { count: told.count, position: told.position, gone: true }
    const answer = await makeWay(subCommand(context, 'make-way'), workout, exercise, kind)
    return isRefused(answer) || 'failure' in answer
      ? { count: told.count, position: told.position, gone: isGone(training.plan, exercise, training.done) }
      : { ...answer, gone: isGone(answer.plan, exercise, training.done) }
  }

  return { swap, revise, feel, ...choices({ log, memory, catalogue }) }
}

export type Adaptations = ReturnType<typeof adaptations>

const isGone = (plan: Plan, exercise: PlannedExerciseId, done: readonly string[]) =>
  !exercisesOf(plan).some(({ id, sets }) => id === exercise && sets.some(set => !done.includes(set.id)))
