import type { Adapted } from '../../domain/coach/adapt/verdict.ts'
import { exercisesOf, type Plan } from '../../domain/coach/basis/plan.ts'

const reasonsRule = 29

/**
 * A reason that stood in the plan before was held to the facts of its day. Facts may have moved on since: that alone
 * does not forbid a change.
 */
export const alreadyProven = (before: Plan, adapted: Adapted): Adapted => {
  const known = new Set(exercisesOf(before).flatMap(({ reasons }) => reasons.map(one => JSON.stringify(one))))
  const unchanged = new Set<string>(
    exercisesOf(adapted.plan)
      .filter(({ reasons }) => reasons.every(one => known.has(JSON.stringify(one))))
      .map(({ id }) => id),
  )
  const violations = adapted.verdict.violations.filter(
    ({ rule, where, expected }) => !(rule === reasonsRule && expected === 'stored events' && unchanged.has(where)),
  )
  return { ...adapted, verdict: { ...adapted.verdict, violations } }
}
