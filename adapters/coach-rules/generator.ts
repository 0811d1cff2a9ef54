import type { PlanGenerator } from '../../commands/ports/planning.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import { makePlan } from '../../domain/coach/planner.ts'
import { readerFor } from '../../domain/coach/read/reader.ts'

/** The built-in coach: deterministic, offline, the default. */
export const rulesPlanner = (catalogue: Catalogue): PlanGenerator => {
  readerFor(catalogue)
  return async request => {
    const made = makePlan(request, catalogue)
    return 'refused' in made ? made : { ...made, planner: 'rules' }
  }
}
