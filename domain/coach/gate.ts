import { type Brief, briefFor } from './brief.ts'
import type { Catalogue } from './catalogue.ts'
import { checks } from './gate/checks.ts'
import type { Finding, Plan, Verdict } from './plan.ts'
import type { PlanRequest } from './request.ts'
import { ruleSet } from './rule-set.ts'

/** Judges a plan by every rule that one plan can be judged by. */
export const judge = (plan: Plan, request: PlanRequest, catalogue: Catalogue): Verdict =>
  judgeBrief(plan, briefFor(request, catalogue))

export const judgeBrief = (plan: Plan, brief: Brief): Verdict =>
  verdictOf(checks.flatMap(({ check }) => check(plan, brief)))

/** Judges by some rules only. */
export const judgeBy = (rules: readonly number[], plan: Plan, brief: Brief): Verdict =>
  verdictOf(checks.filter(({ rule }) => rules.includes(rule)).flatMap(({ check }) => check(plan, brief)))

export { rules } from './gate/rules.ts'

const verdictOf = (findings: readonly Finding[]): Verdict => {
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
