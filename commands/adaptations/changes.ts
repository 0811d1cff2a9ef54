import type { Adapted } from '../../domain/coach/adapt/verdict.ts'
import * as Coach from '../../domain/coach/adapt.ts'
import type { Catalogue, Exercise } from '../../domain/coach/catalogue.ts'
import { exercisesOf, type Plan } from '../../domain/coach/plan.ts'
import type { PlanRequest } from '../../domain/coach/request.ts'
import { entriesOf } from '../../domain/fields.ts'

export type Change =
  | { readonly kind: 'swap'; readonly exercise: string; readonly wanted?: string | undefined }
  | { readonly kind: 'shorter'; readonly minutes: number }
  | { readonly kind: 'easier' | 'harder' }
  | { readonly kind: 'place'; readonly profile: string }
  | { readonly kind: Feeling; readonly exercise: string }

export type Feeling = 'never' | 'not-today' | 'pain'

export const changed = (
  plan: Plan,
  done: readonly string[],
  change: Change,
  request: PlanRequest,
  catalogue: Catalogue,
): Adapted => {
  switch (change.kind) {
    case 'swap':
      return Coach.swapExercise(
        plan,
        change.exercise,
        done,
        request,
        wishedFor(change.wanted, plan, catalogue),
        change.wanted,
      )
    case 'shorter':
      return Coach.trimTo(plan, change.minutes, done, request, catalogue)
    case 'easier':
      return Coach.easier(plan, done, request, catalogue)
    case 'harder':
      return Coach.harder(plan, done, request, catalogue)
    case 'place':
      return Coach.replanRest(plan, request.place, done, request, catalogue)
    case 'pain':
      return settle(plan, done, request, gentlerThan(change.exercise, plan, catalogue))
    default:
      return settle(plan, done, request, catalogue)
  }
}

/** Replaces what place, restrictions and feelings do not allow any more; says nothing of another place. */
export const settle = (plan: Plan, done: readonly string[], request: PlanRequest, catalogue: Catalogue): Adapted => {
  const adapted = Coach.replanRest(plan, request.place, done, request, catalogue)
  return 'refused' in adapted ? adapted : { ...adapted, plan: { ...adapted.plan, hints: plan.hints } }
}

/** A wished exercise is the only one to choose from, beside those that the plan holds. */
const wishedFor = (wanted: string | undefined, plan: Plan, catalogue: Catalogue): Catalogue =>
  wanted === undefined ? catalogue : narrowed(catalogue, plan, ({ id }) => id === wanted)

/** What hurt makes way only for something that loads no joint more. */
const gentlerThan = (planned: string, plan: Plan, catalogue: Catalogue): Catalogue => {
  const sore = exercisesOf(plan).find(({ id }) => id === planned)?.exercise
  const old = catalogue.exercises.find(({ id }) => id === sore)
  return old ? narrowed(catalogue, plan, one => one.impact <= old.impact && loadsNoMore(one, old)) : catalogue
}

const loadsNoMore = (one: Exercise, other: Exercise) =>
  entriesOf(one.jointLoad).every(([joint, load]) => load <= other.jointLoad[joint])

const narrowed = (catalogue: Catalogue, plan: Plan, fits: (exercise: Exercise) => boolean): Catalogue => {
  const held = new Set(exercisesOf(plan).map(({ exercise }) => exercise))
  return { ...catalogue, exercises: catalogue.exercises.filter(one => held.has(one.id) || fits(one)) }
}
