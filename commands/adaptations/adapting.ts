import type { Adapted } from '../../domain/coach/adapt/verdict.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import type { Plan } from '../../domain/coach/basis/plan.ts'
import type { PlanRequest } from '../../domain/coach/basis/request.ts'
import { refusalFor } from '../../domain/coach/explain/refusal.ts'
import type { RedFlag } from '../../domain/coach/read/conditions.ts'
import { signsIn } from '../../domain/coach/read/signs.ts'
import type { WorkoutId } from '../../domain/ids.ts'
import { type Ask, isRefused, type Refused, refuse } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import * as Workout from '../../domain/workout.ts'
import { handle } from '../handle.ts'
import type { Clock, Log } from '../ports/log.ts'
import type { AthleteMemory } from '../ports/planning.ts'
import * as Changes from './changes.ts'
import { alreadyProven } from './proven.ts'
import { readTraining, type Training } from './training.ts'

type Parts = {
  readonly log: Log
  readonly memory: AthleteMemory
  readonly catalogue: Catalogue
  readonly clock: Clock
}

/** What was told since stops: no change is made, and there are words for it. */
type Stopped = { readonly failure: string; readonly flags: readonly RedFlag[] }

type Changed = { readonly plan: Plan; readonly count: number; readonly position: Position | null }

type Command = Ask<Workout.Command, 'SwapExercise' | 'RevisePlan'>

/** A change that is asked for: the request it is held against, what becomes of the plan, the command that keeps it. */
type Asked<Why extends string, Kept extends Command> = {
  readonly request: (training: Training) => Promise<PlanRequest | Refused<Why>>
  readonly change: Changes.Change<Why>
  readonly command: (adapted: Adapted, at: string) => Kept
}

const mostTries = 5

/** Makes a change to a workout as it stands; once more where another came first, unless it was said what had been seen. */
export const adapting = ({ log, memory, catalogue, clock }: Parts) => {
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

  return adapt
}

const changed = (to: Changed) => to
const stopped = (by: Stopped) => by

/** Where the change alone does not pass, what has become impossible since is replaced first. */
const passing = <Why extends string>(
  training: Training,
  change: Changes.Change<Why>,
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
