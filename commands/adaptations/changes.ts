import type { Adapted } from '../../domain/coach/adapt/verdict.ts'
import * as Coach from '../../domain/coach/adapt.ts'
import type { Catalogue, Exercise } from '../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan } from '../../domain/coach/basis/plan.ts'
import type { PlanRequest } from '../../domain/coach/basis/request.ts'
import { entriesOf } from '../../domain/fields.ts'
import type { ExerciseId, PlannedExerciseId, ProfileId } from '../../domain/ids.ts'
import type { Refused } from '../../domain/kernel/decider.ts'
import type { Feeling } from '../../domain/replanning.ts'

/** What is made of what is left of a plan. `done`: ids of sets; the request is as it is today. */
export type Change<Why extends string = never> = (
  plan: Plan,
  done: readonly string[],
  request: PlanRequest,
  catalogue: Catalogue,
) => Adapted | Refused<Why>

export type Revision =
  | { readonly kind: 'shorter'; readonly minutes: number }
  | { readonly kind: 'easier' | 'harder' }
  | { readonly kind: 'place'; readonly profile: ProfileId }

export const revision =
  (change: Revision): Change<'not-wise'> =>
  (plan, done, request, catalogue) => {
    switch (change.kind) {
      case 'shorter':
        return Coach.trimTo(plan, change.minutes, done, request, catalogue)
      case 'easier':
        return Coach.easier(plan, done, request, catalogue)
      case 'harder':
        return Coach.harder(plan, done, request, catalogue)
      case 'place':
        return Coach.replanRest(plan, request.place, done, request, catalogue)
    }
  }

export const swap =
  (exercise: PlannedExerciseId, wanted: ExerciseId | undefined): Change<'no-such-exercise' | 'nothing-fits'> =>
  (plan, done, request, catalogue) =>
    Coach.swapExercise(plan, exercise, done, request, wishedFor(wanted, plan, catalogue), wanted)

/** What was felt makes an exercise go: what hurt makes way only for something that loads no joint more. */
export const makeWay =
  (exercise: PlannedExerciseId, kind: Feeling): Change =>
  (plan, done, request, catalogue) =>
    settle(plan, done, request, kind === 'pain' ? gentlerThan(exercise, plan, catalogue) : catalogue)

/** Replaces what place, restrictions and feelings do not allow any more; says nothing of another place. */
export const settle = (plan: Plan, done: readonly string[], request: PlanRequest, catalogue: Catalogue): Adapted => {
  const adapted = Coach.replanRest(plan, request.place, done, request, catalogue)
  return { ...adapted, plan: { ...adapted.plan, hints: plan.hints } }
}

/** A wished exercise is the only one to choose from, beside those that the plan holds. */
const wishedFor = (wanted: ExerciseId | undefined, plan: Plan, catalogue: Catalogue): Catalogue =>
  wanted === undefined ? catalogue : narrowed(catalogue, plan, ({ id }) => id === wanted)

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
