import type { Exercise } from '../basis/catalogue.ts'
import type { Plan } from '../basis/plan.ts'
import type { PlanRequest } from '../basis/request.ts'
import { type Asked, type Case, caseOf } from './case.ts'
import { causes } from './causes.ts'
import { afterRounds, bestTool, ordered, pairs, wished } from './choice.ts'
import { type Fault, scoreOf } from './fault.ts'
import { filler, stretching } from './filler.ts'
import { afterFailure, jumps, promptsToFind, reserve, stagnation } from './loads.ts'
import { afterDeload, beforeMatch, deloads, isRaceDay, raceDay, raceWeek, stapled } from './phases.ts'
import { allOut, budget, compounds, effort, exerciseCount, mainLiftFirst, oneMuscle, patterns } from './session.ts'
import { balanced, rested, withinLandmarks } from './week.ts'

/** What a trainer who did not write the plan thinks of it: 100 without a fault, below 60 with one grave fault. */
export type Quality = { readonly score: number; readonly faults: readonly Fault[] }

const measures: readonly ((one: Case) => readonly Fault[])[] = [
  mainLiftFirst,
  budget,
  filler,
  stretching,
  exerciseCount,
  compounds,
  reserve,
  wished,
  bestTool,
  effort,
  stagnation,
  afterFailure,
  jumps,
  promptsToFind,
  rested,
  balanced,
  withinLandmarks,
  deloads,
  afterDeload,
  beforeMatch,
  raceWeek,
  ordered,
  afterRounds,
  pairs,
  oneMuscle,
  stapled,
  causes,
  allOut,
  patterns,
]

/** A race's day and the one after it hold no work that these could measure. */
const onRaceDay: typeof measures = [raceDay, effort, allOut, causes]

/** Judges a plan by the training rules, from what was asked, what was done and what exercises are: by nothing the planner thinks. */
export const qualityOf = (
  plan: Plan,
  request: PlanRequest,
  asked: Asked,
  byId: ReadonlyMap<string, Exercise>,
): Quality => {
  const one = caseOf(plan, request, asked, byId)
  const faults = (isRaceDay(one) ? onRaceDay : measures).flatMap(measure => measure(one))
  return { score: scoreOf(faults), faults }
}
