import type { Finding, Plan, Verdict } from '../basis/plan.ts'
import { judgeBrief } from '../gate/gate.ts'
import type { Brief } from '../prescribe/brief.ts'
import { composedFindings } from './checks.ts'
import type { Composed } from './composed.ts'
import { readinessFindings } from './readiness-checks.ts'
import { planFrom } from './session.ts'

export type Passed = { readonly plan: Plan; readonly verdict: Verdict }

/** So many points less than our own plan are still worth a fresh idea. */
const leeway = 5

/** The plan that was composed, held to every rule; `isTaken` in the place of our own, whose score is `own`. */
export const triedIn = (
  brief: Brief,
  own: number,
  composed: Composed,
): { readonly wrong: readonly Finding[] } | (Passed & { readonly isTaken: boolean }) => {
  const wrong = [...composedFindings(brief, composed), ...readinessFindings(brief, composed)]
  if (wrong.length > 0) return { wrong }
  const plan = planFrom(brief, composed)
  const verdict = judgeBrief(plan, brief)
  return { plan, verdict, isTaken: verdict.violations.length === 0 && verdict.score > own - leeway }
}
