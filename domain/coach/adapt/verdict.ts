import type { Plan, Verdict } from '../basis/plan.ts'
import { planMinutes } from '../basis/time-model.ts'
import { judgeBy, worthOf } from '../gate/gate.ts'
import type { Brief } from '../prescribe/brief.ts'
import { remaining, withRightSides } from './remaining.ts'

export type Adapted = { readonly plan: Plan; readonly verdict: Verdict }

/** Rules for the whole plan, and rules for what is still to be done: a place left behind does not count any more. */
const always = [1, 18, 29, 30]
const ahead = [3, 14, 21, 25, 26]
const atThePlace = [2, 13]

/** The changed plan with its new time and verdict. Time and volume follow the athlete's wish here, not the request. */
export const settled = (plan: Plan, done: ReadonlySet<string>, brief: Brief): Adapted => {
  const timed = { ...plan, estimatedMinutes: Math.round(planMinutes(plan, brief.byId, brief.pace) * 10) / 10 }
  const whole = judgeBy(always, timed, brief)
  const left = judgeBy(ahead, remaining(timed, done), brief)
  const kit = judgeBy(atThePlace, remaining(timed, withRightSides(timed, done)), brief)
  const violations = [...whole.violations, ...left.violations, ...kit.violations]
  const { score, remarks } = worthOf(timed, brief, timed.estimatedMinutes)
  return {
    plan: timed,
    verdict: { ...whole, score, violations, remarks: [...whole.remarks, ...left.remarks, ...remarks] },
  }
}
