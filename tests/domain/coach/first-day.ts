import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf, type PlannedExercise } from '../../../domain/coach/basis/plan.ts'
import type { AthleteFacts, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { request } from './requests.ts'

export type Who = Partial<AthleteFacts>
export type Place = { readonly equipment: readonly string[]; readonly details?: string }

type Asked = Partial<Omit<PlanRequest, 'athlete' | 'place'>> & { readonly athlete: Who; readonly place: Place }

/** What somebody is given on their first day, in plans of several seeds. */
export const firstDays = (asked: Asked, seeds: readonly string[] = ['one', 'two', 'three', 'four']) =>
  seeds.flatMap((seed): readonly PlannedExercise[] => {
    const made = makePlan(request({ seed, ...asked }), catalogue)
    if (isRefusal(made)) throw new Error(made.refused)
    return exercisesOf(made.plan)
  })
