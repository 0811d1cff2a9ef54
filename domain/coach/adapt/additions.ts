import type { Addition } from '../../added.ts'
import type { Dose } from '../../reshape.ts'
import { liftsOf } from '../../volume.ts'
import { type Catalogue, type Exercise, isWeighted, type Range } from '../basis/catalogue.ts'
import { exercisesOf, type Plan } from '../basis/plan.ts'
import type { PlanRequest } from '../basis/request.ts'
import { briefFor } from '../prescribe/briefing.ts'
import { unfitFor } from '../prescribe/unfit.ts'
import { suggestedFor } from './suggested.ts'

/** The whole catalogue as an athlete may add of it, what is suggested first; `misfit` is null for what fits. */
export const additionsTo = (plan: Plan, request: PlanRequest, catalogue: Catalogue) => {
  const brief = briefFor(request, catalogue)
  const held = new Set(exercisesOf(plan).map(({ exercise }) => exercise))
  const suggested = suggestedFor(plan, brief)
  const first = [...suggested.keys()].flatMap(id => brief.byId.get(id) ?? [])
  const others = catalogue.exercises.filter(({ id }) => !suggested.has(id))
  return [...first, ...others].map(exercise => ({
    exercise,
    misfit: held.has(exercise.id) ? ('in-plan' as const) : unfitFor(exercise, brief),
    suggestion: suggested.get(exercise.id) ?? null,
  }))
}

/** How it is done by who adds it: as the catalogue has it, in the middle of its range. */
export const additionOf = (exercise: Exercise): Addition => {
  const { unilateral, name, defaults } = exercise
  const dose = {
    ...amountOf(exercise),
    ...(isWeighted(exercise) ? { weightKg: null } : {}),
    restSec: defaults.restSeconds,
  }
  const sided = unilateral
  return {
    exercise: exercise.id,
    name,
    type: dose.reps === undefined ? 'duration' : 'repetitions',
    targetRir: dose.reps === undefined ? null : 2,
    ...liftsOf(exercise, sided ? [{ side: 'left' }, { side: 'right' }] : []),
    sided,
    dose,
  }
}

const amountOf = ({ defaults: { reps, seconds, meters } }: Exercise): Omit<Dose, 'restSec'> => {
  if (reps) return { reps: middle(reps, 1) }
  return meters ? { distanceM: middle(meters, 10) } : { durationSec: middle(seconds ?? [30, 30], 5) }
}

const middle = ([least, most]: Range, step: number) => Math.max(step, Math.round((least + most) / 2 / step) * step)
