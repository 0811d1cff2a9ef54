import type { Plan } from './coach/basis/plan.ts'
import { titleOf } from './coach/basis/title.ts'
import { type Fact, reshaped } from './reshape.ts'

/** A plan whose shape was changed is called what it was called before. */
export const reshapedPlan = (plan: Plan, fact: Fact): Plan => ({
  ...plan,
  title: plan.title ?? titleOf(plan),
  ...reshaped(plan, fact),
})
