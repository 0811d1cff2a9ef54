import type { Made, PlanGenerator } from '../../commands/ports.ts'
import { type Brief, briefFor } from '../../domain/coach/brief.ts'
import type { Catalogue } from '../../domain/coach/catalogue.ts'
import { judgeBrief } from '../../domain/coach/gate.ts'
import { refusalOf } from '../../domain/coach/planner/refusal.ts'
import { readAnswer } from './answer.ts'
import type { AskModel, Message } from './ask.ts'
import { answerFindings, isWorthIt, lineOf, told } from './checks.ts'
import { again, question } from './messages.ts'
import { nothing, plus, type Spent, usageOf } from './prices.ts'
import { readinessFindings } from './readiness-checks.ts'
import { planFrom } from './session.ts'

type Parts = {
  readonly ask: AskModel
  readonly model: string
  readonly catalogue: Catalogue
  /** Takes over when the model gives nothing that passes. */
  readonly rules: PlanGenerator
  readonly totalMs: number
  readonly report: (line: string, error: unknown) => void
}

const mostRepairs = 2
const mostUnreadable = 2

/** A language model proposes, the gate decides; what never passes is made by the built-in planner instead. */
export const aiPlanner =
  ({ ask, model, catalogue, rules, totalMs, report }: Parts): PlanGenerator =>
  async (request, options) => {
    const brief = briefFor(request, catalogue)
    if (refusalOf(brief) || brief.goal === 'hyrox') return rules(request, options)
    const { made, spent, trouble } = await converse(brief, ask, new Date(Date.now() + totalMs), options)
    const usage = usageOf(spent, model)
    if (made) return { ...made, planner: 'ai', model, usage }
    if (trouble) report('the AI coach did not answer, the built-in planner takes over', trouble)
    options.signal.throwIfAborted()
    const instead = await rules(request, options)
    return 'refused' in instead ? instead : { ...instead, model, usage }
  }

type Options = Parameters<PlanGenerator>[1]
type Passed = Pick<Extract<Made, { planner: string }>, 'plan' | 'verdict'>

const converse = async (
  brief: Brief,
  ask: AskModel,
  end: Date,
  { signal, onStage, hide = [] }: Options,
): Promise<{ made?: Passed; spent: Spent; trouble?: string }> => {
  let asked: readonly Message[] = question(brief, hide)
  let spent = nothing
  let unreadable = 0
  for (let repairs = 0; repairs <= mostRepairs; repairs += 1) {
    if (repairs > 0) onStage('repairing')
    const said = await ask(asked, end, signal)
    spent = plus(spent, said.spent)
    if ('unavailable' in said) return { spent, trouble: said.unavailable }
    onStage('checking')
    const answer = 'unusable' in said ? { faults: [said.unusable] } : tried(brief, said.text)
    if ('plan' in answer) return { made: answer, spent }
    unreadable += 'unreadable' in answer || 'unusable' in said ? 1 : 0
    if (unreadable === mostUnreadable) return { spent, trouble: 'no readable answer' }
    asked = again(asked, 'text' in said ? said.text : '', answer.faults)
  }
  return { spent, trouble: 'no answer passed the gate' }
}

/** Reads an answer and holds the plan that it makes to every rule. */
const tried = (brief: Brief, text: string): Passed | { faults: readonly string[]; unreadable?: true } => {
  const answer = readAnswer(text)
  if ('faults' in answer) return { ...answer, unreadable: true }
  const wrong = [...answerFindings(brief, answer), ...readinessFindings(brief, answer)]
  if (wrong.length > 0) return { faults: wrong.slice(0, 20).map(lineOf) }
  const plan = planFrom(brief, answer)
  const verdict = judgeBrief(plan, brief)
  if (verdict.violations.length === 0 && isWorthIt(brief, verdict.score)) return { plan, verdict }
  return { faults: told(brief, plan, verdict) }
}
