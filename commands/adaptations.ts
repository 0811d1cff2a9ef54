import type { Adapted } from '../domain/coach/adapt/verdict.ts'
import * as Coach from '../domain/coach/adapt.ts'
import type { Catalogue } from '../domain/coach/catalogue.ts'
import { exercisesOf, type Plan } from '../domain/coach/plan.ts'
import type { PlanRequest } from '../domain/coach/request.ts'
import { isRefused, type Refused, refuse } from '../domain/decider.ts'
import type { Position } from '../domain/log.ts'
import * as Workout from '../domain/workout.ts'
import { step } from './adaptations/order.ts'
import { alreadyProven } from './adaptations/proven.ts'
import { readTraining, type Training } from './adaptations/training.ts'
import { handle, type Order } from './handle.ts'
import type { AthleteMemory, Clock, Log } from './ports.ts'

type Parts = {
  readonly log: Log
  readonly memory: AthleteMemory
  readonly catalogue: Catalogue
  readonly clock: Clock
}

export type Change =
  | { readonly kind: 'swap'; readonly exercise: string; readonly wanted?: string | undefined }
  | { readonly kind: 'shorter'; readonly minutes: number }
  | { readonly kind: 'easier' | 'harder' }
  | { readonly kind: 'place'; readonly profile: string }
  | { readonly kind: Feeling; readonly exercise: string }

type Changed = { readonly plan: Plan; readonly count: number; readonly position: Position | null }

export type Feeling = 'never' | 'not-today' | 'pain'

const mostTries = 5

/** Changes a workout that is planned or under way. What was done stays as it was; the gate has the last word. */
export const adaptations = ({ log, memory, catalogue, clock }: Parts) => {
  const adapt = async (order: Order, workout: string, change: Change): Promise<Changed | Refused<string>> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await once(order, workout, change)
      const overtaken = isRefused(answer) && answer.refused === 'changed-meanwhile' && !order.seen
      if (!overtaken || tries === mostTries) return answer
    }
  }

  const once = async (order: Order, workout: string, change: Change): Promise<Changed | Refused<string>> => {
    const training = await readTraining({ log, memory }, order, workout)
    if (isRefused(training)) return training
    const { stream, plan, count, position } = training
    if (training.isKnown) return { plan, count, position }
    if (order.seen && !order.seen.includes(count)) return refuse('changed-meanwhile')
    const request = await training.request()
    const place = change.kind === 'place' ? await training.placeAt(change.profile) : null
    if (change.kind === 'place' && !place) return refuse('no-such-profile')
    const adapted = passing(training, change, place ? { ...request, place } : request)
    if (isRefused(adapted)) return adapted
    const { at, why } = { at: clock(), why: change.kind === 'shorter' ? `shorter ${change.minutes}` : change.kind }
    const command: Workout.Command =
      'exercise' in change
        ? { type: 'SwapExercise', exercise: change.exercise, ...adapted, why, at }
        : { type: 'RevisePlan', ...adapted, why, at, ...(change.kind === 'place' ? { profile: change.profile } : {}) }
    const answer = await handle(log, Workout.decider, stream, command, { ...order, seen: [count] })
    return isRefused(answer) ? answer : { plan: adapted.plan, count: answer.count, position: answer.position }
  }

  /** Where the change alone does not pass, what has become impossible since is replaced first. */
  const passing = (training: Training, change: Change, request: PlanRequest): Adapted => {
    const { plan, done } = training
    const adapted = alreadyProven(plan, changed(plan, done, change, request, catalogue))
    if (isRefused(adapted) || adapted.verdict.violations.length === 0) return adapted
    const settled = alreadyProven(plan, settle(plan, done, request, catalogue))
    if (isRefused(settled)) return adapted
    const again = alreadyProven(plan, changed(settled.plan, done, change, request, catalogue))
    return isRefused(again) || again.verdict.violations.length > 0 ? adapted : again
  }

  /** Kept as a fact; what is left of the exercise makes way for another one, or for nothing where nothing fits. */
  const feel = async (order: Order, workout: string, exercise: string, kind: Feeling) => {
    const training = await readTraining({ log, memory }, order, workout)
    if (isRefused(training)) return training
    const told = await handle(
      log,
      Workout.decider,
      training.stream,
      { type: 'SayFeeling', exercise, kind, at: clock() },
      order,
    )
    if (isRefused(told)) return told
    const answer = await adapt(step(order, 'make-way'), workout, { kind, exercise })
    return isRefused(answer)
      ? { count: told.count, position: told.position, gone: isGone(training.plan, exercise, training.done) }
      : { ...answer, gone: isGone(answer.plan, exercise, training.done) }
  }

  return { adapt, feel }
}

export type Adaptations = ReturnType<typeof adaptations>

const isGone = (plan: Plan, exercise: string, done: readonly string[]) =>
  !exercisesOf(plan).some(({ id, sets }) => id === exercise && sets.some(set => !done.includes(set.id)))

const changed = (
  plan: Plan,
  done: readonly string[],
  change: Change,
  request: PlanRequest,
  catalogue: Catalogue,
): Adapted => {
  switch (change.kind) {
    case 'swap':
      return Coach.swapExercise(plan, change.exercise, done, request, wishedFor(change.wanted, plan, catalogue))
    case 'shorter':
      return Coach.trimTo(plan, change.minutes, done, request, catalogue)
    case 'easier':
      return Coach.easier(plan, done, request, catalogue)
    case 'harder':
      return Coach.harder(plan, done, request, catalogue)
    case 'place':
      return Coach.replanRest(plan, request.place, done, request, catalogue)
    default:
      return settle(plan, done, request, catalogue)
  }
}

/** Replaces what place, restrictions and feelings do not allow any more; says nothing of another place. */
const settle = (plan: Plan, done: readonly string[], request: PlanRequest, catalogue: Catalogue): Adapted => {
  const adapted = Coach.replanRest(plan, request.place, done, request, catalogue)
  return isRefused(adapted) ? adapted : { ...adapted, plan: { ...adapted.plan, hints: plan.hints } }
}

/** A wished exercise is the only one to choose from, beside those that the plan holds. */
const wishedFor = (wanted: string | undefined, plan: Plan, catalogue: Catalogue): Catalogue => {
  if (wanted === undefined) return catalogue
  const kept = new Set([wanted, ...exercisesOf(plan).map(({ exercise }) => exercise)])
  return { ...catalogue, exercises: catalogue.exercises.filter(({ id }) => kept.has(id)) }
}
