import type { Catalogue } from '../basis/catalogue.ts'
import type { Finding, Plan, Verdict } from '../basis/plan.ts'
import type { PlanRequest } from '../basis/request.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { Fault } from '../judge/fault.ts'
import { qualityOf } from '../judge/judge.ts'
import type { Brief } from '../prescribe/brief.ts'
import { briefFor } from '../prescribe/briefing.ts'
import { askedOf } from './asked.ts'
import { checks } from './checks.ts'

/** Judges a plan by every rule that one plan can be judged by, and by what it is worth as training. */
export const judge = (plan: Plan, request: PlanRequest, catalogue: Catalogue): Verdict =>
  judgeBrief(plan, briefFor(request, catalogue))

export const judgeBrief = (plan: Plan, brief: Brief): Verdict => {
  const verdict = findingsOf(checks, plan, brief)
  const { score, remarks } = worthOf(plan, brief)
  return { ...verdict, score, remarks: [...verdict.remarks, ...remarks] }
}

/** What a plan is worth as training, in so many minutes as were asked for. */
export const worthOf = (plan: Plan, brief: Brief, minutes = brief.minutes): Pick<Verdict, 'score' | 'remarks'> => {
  const { score, faults } = qualityOf(plan, brief.request, { ...askedOf(brief), minutes }, brief.byId)
  return { score, remarks: faults.map(remarkOf) }
}

/** Judges by some rules only, and not as training. */
export const judgeBy = (rules: readonly number[], plan: Plan, brief: Brief): Verdict =>
  findingsOf(
    checks.filter(({ rule }) => rules.includes(rule)),
    plan,
    brief,
  )

export { rules } from './rules.ts'

const findingsOf = (chosen: typeof checks, plan: Plan, brief: Brief): Verdict => {
  const findings = chosen.flatMap(({ check }) => check(plan, brief))
  return {
    ruleSet: ruleSet.version,
    score: 100,
    violations: findings.filter(({ severity }) => severity === 'hard'),
    remarks: findings.filter(({ severity }) => severity === 'soft'),
  }
}

const remarkOf = ({ rule, where, expected, found }: Fault): Finding => ({
  rule,
  severity: 'soft',
  where,
  expected,
  found,
})
