import type { ExerciseId, PlannedExerciseId } from '../ids.ts'
import { isRefused, type Refused, refuse } from '../kernel/decider.ts'
import { changeEffort } from './adapt/effort.ts'
import { moveTo } from './adapt/place.ts'
import { swapBack, swapIn } from './adapt/swap.ts'
import { shortenTo } from './adapt/trim.ts'
import { type Adapted, settled } from './adapt/verdict.ts'
import type { Catalogue } from './basis/catalogue.ts'
import type { Plan } from './basis/plan.ts'
import type { Place, PlanRequest } from './basis/request.ts'
import { recentred } from './explain/describe.ts'
import { briefFor } from './prescribe/briefing.ts'
import { mayGoHard } from './prescribe/readiness.ts'

/*
 * A workout that is under way is changed here. `done` are ids of sets that were logged: they keep their ids and what was
 * planned for them. `request` is the one the plan was made from; later feelings may be added to it.
 */

/**
 * Another exercise of the same pattern that fits place and restrictions, or the `wanted` one beside it that it was swapped
 * for; what was logged stays with the old one.
 */
export const swapExercise = (
  plan: Plan,
  exerciseId: PlannedExerciseId,
  done: readonly string[],
  request: PlanRequest,
  catalogue: Catalogue,
  wanted?: ExerciseId,
): Adapted | Refused<'no-such-exercise' | 'nothing-fits'> => {
  const brief = briefFor(request, catalogue)
  const back = wanted === undefined ? null : swapBack(plan, exerciseId, wanted, new Set(done), brief)
  const changed = back ?? swapIn(plan, exerciseId, new Set(done), brief)
  return isRefused(changed) ? changed : settled(recentred(plan, changed, brief), new Set(done), brief)
}

/** "Noch 20 Minuten": what matters least goes first, the main lift stays. */
export const trimTo = (
  plan: Plan,
  minutesLeft: number,
  done: readonly string[],
  request: PlanRequest,
  catalogue: Catalogue,
): Adapted => {
  const brief = briefFor(request, catalogue)
  return settled(recentred(plan, shortenTo(plan, minutesLeft, new Set(done), brief), brief), new Set(done), brief)
}

/** Less load or fewer repetitions, one set less, more in reserve. */
export const easier = (plan: Plan, done: readonly string[], request: PlanRequest, catalogue: Catalogue): Adapted => {
  const brief = briefFor(request, catalogue)
  return settled(changeEffort(plan, 'easier', new Set(done), brief), new Set(done), brief)
}

/** One step more where the rules allow it; refused in an easier week and where care is asked for. */
export const harder = (
  plan: Plan,
  done: readonly string[],
  request: PlanRequest,
  catalogue: Catalogue,
): Adapted | Refused<'not-wise'> => {
  const brief = briefFor(request, catalogue)
  if (!mayGoHard(brief)) return refuse('not-wise')
  return settled(changeEffort(plan, 'harder', new Set(done), brief), new Set(done), brief)
}

/** What is left, with what another place has. */
export const replanRest = (
  plan: Plan,
  newPlace: Place,
  done: readonly string[],
  request: PlanRequest,
  catalogue: Catalogue,
): Adapted => {
  const brief = briefFor({ ...request, place: newPlace }, catalogue)
  return settled(recentred(plan, moveTo(plan, new Set(done), brief), brief), new Set(done), brief)
}
