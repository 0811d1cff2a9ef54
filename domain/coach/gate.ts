import { type Brief, briefFor } from './brief.ts'
import type { Catalogue } from './catalogue.ts'
import { checks } from './gate/checks.ts'
import type { Plan, Verdict } from './plan.ts'
import type { PlanRequest } from './request.ts'
import { ruleSet } from './rule-set.ts'

/** Judges a plan by every rule that one plan can be judged by. */
export const judge = (plan: Plan, request: PlanRequest, catalogue: Catalogue): Verdict =>
  judgeBrief(plan, briefFor(request, catalogue))

export const judgeBrief = (plan: Plan, brief: Brief): Verdict => {
  const findings = checks.flatMap(check => check(plan, brief))
  const remarks = findings.filter(({ severity }) => severity === 'soft')
  const lost = [...new Set(remarks.map(({ rule }) => rule))].reduce((sum, rule) => sum + (weights[rule] ?? 0), 0)
  return {
    ruleSet: ruleSet.version,
    score: Math.max(0, 100 - lost),
    violations: findings.filter(({ severity }) => severity === 'hard'),
    remarks,
  }
}

const weights: Readonly<Record<number, number>> = ruleSet.weights
