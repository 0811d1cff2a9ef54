import type { PlanGenerator } from '../../commands/ports/planning.ts'
import { coachPromptVersion } from '../../content/prompts/coach.ts'
import { readerPromptVersion } from '../../content/prompts/reader.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import { isGiven } from '../../domain/coach/by-model/session.ts'
import { type Passed, triedIn } from '../../domain/coach/by-model/tried.ts'
import { refusalOf } from '../../domain/coach/explain/refusal.ts'
import type { Brief } from '../../domain/coach/prescribe/brief.ts'
import { briefFor } from '../../domain/coach/prescribe/briefing.ts'
import type { Health } from '../../domain/coach/read/health.ts'
import { composedIn, readAnswer } from './answer.ts'
import type { AskModel, Message } from './ask.ts'
import { lineOf, told } from './faults.ts'
import { concernsIn } from './heard.ts'
import { again, question } from './messages.ts'
import { nothing, plus, type Spent, usageOf } from './prices.ts'
import { type ModelReader, silence } from './reader.ts'
import { saidOf } from './words.ts'

type Parts = {
  readonly ask: AskModel
  /** Reads the athlete's words beside the built-in reader; what it hears can only stop or limit. */
  readonly read?: ModelReader
  readonly model: string
  readonly catalogue: Catalogue
  /** Takes over when the model gives nothing that passes. */
  readonly rules: PlanGenerator
  readonly totalMs: number
  readonly report: (line: string, error: unknown) => void
}

const mostRepairs = 2
const mostUnreadable = 2

/** By then, in milliseconds, a model must have begun to speak, or the built-in plan is taken: whoever waits has it within 4.5 s. */
const wordMs = 4200
/** Whoever has just read gets at least this long. */
const leastWordMs = 1500

/** A language model proposes, the gate decides; what never passes is made by the built-in planner instead. */
export const aiPlanner =
  ({ ask, read, model, catalogue, rules, totalMs, report }: Parts): PlanGenerator =>
  async (wanted, options) => {
    if (refusalOf(briefFor(wanted, catalogue))) return rules(wanted, options)
    const began = Date.now()
    const reading = read?.(saidOf(wanted, options.hide ?? []), options.signal)
    reading?.catch(() => {})
    const unread = await rules(wanted, options)
    const heard = (await reading) ?? silence(nothing, null)
    const left = totalMs - (Date.now() - began)
    const request = heard.items.length > 0 ? { ...wanted, told: [...(wanted.told ?? []), ...heard.items] } : wanted
    const brief = briefFor(request, catalogue)
    const own = heard.items.length > 0 ? await rules(request, options) : unread
    if (refusalOf(brief) || isGiven(brief)) return own
    if ('refused' in own) return own
    if (heard.trouble) {
      report('the AI coach did not read, the built-in planner takes over', heard.trouble)
      const scores = { rules: own.verdict.score, model: null }
      return { ...own, model, prompts, usage: usageOf(heard.spent, model), scores }
    }
    const bar = own.verdict.score
    const firstBy = new Date(Math.max(began + wordMs, Date.now() + leastWordMs))
    const talk = await converse(brief, bar, ask, { end: new Date(Date.now() + left), firstBy }, options)
    const { made, best, spent, trouble } = talk
    const usage = usageOf(plus(heard.spent, spent), model)
    const scores = { rules: bar, model: best }
    if (talk.concerns) {
      const careful = await rules({ ...request, told: [...(request.told ?? []), ...talk.concerns] }, options)
      return 'refused' in careful
        ? careful
        : { ...careful, model, prompts, usage, scores: { ...scores, rules: careful.verdict.score } }
    }
    if (made) return { ...made, planner: 'ai', model, prompts, usage, scores }
    if (trouble) report('the AI coach did not answer, the built-in planner takes over', trouble)
    options.signal.throwIfAborted()
    return { ...own, model, prompts, usage, scores }
  }

const prompts = { coach: coachPromptVersion, reader: readerPromptVersion }

type Options = Parameters<PlanGenerator>[1]

type Talk = {
  readonly made?: Passed
  /** What the model would not plan over: it stops or limits the built-in plan, as if it had been read. */
  readonly concerns?: readonly Health[]
  readonly best: number | null
  readonly spent: Spent
  readonly trouble?: string
}

const converse = async (
  brief: Brief,
  bar: number,
  ask: AskModel,
  { end, firstBy }: { readonly end: Date; readonly firstBy: Date },
  { signal, onStage, hide = [] }: Options,
): Promise<Talk> => {
  let asked: readonly Message[] = question(brief, hide)
  let spent = nothing
  let unreadable = 0
  let best: number | null = null
  for (let repairs = 0; repairs <= mostRepairs; repairs += 1) {
    if (repairs > 0) onStage('repairing')
    const said = await ask(asked, end, signal, repairs === 0 ? firstBy : new Date(Date.now() + wordMs))
    spent = plus(spent, said.spent)
    if ('unavailable' in said) return { best, spent, trouble: said.unavailable }
    onStage('checking')
    const answer = 'unusable' in said ? { faults: [said.unusable] } : tried(brief, bar, said.text, hide)
    if ('verdict' in answer) best = Math.max(best ?? 0, answer.verdict.score)
    if ('concerns' in answer) return { concerns: answer.concerns, best, spent }
    if ('plan' in answer) return { made: answer, best, spent }
    unreadable += 'unreadable' in answer || 'unusable' in said ? 1 : 0
    if (unreadable === mostUnreadable) return { best, spent, trouble: 'no readable answer' }
    asked = again(asked, 'text' in said ? said.text : '', answer.faults)
  }
  const trouble = best === null ? 'no answer passed the gate' : 'no answer was as good as the built-in plan'
  return { best, spent, trouble }
}

type Concerned = { readonly concerns: readonly Health[] }
type Failed = { readonly faults: readonly string[]; readonly unreadable?: true; readonly verdict?: Passed['verdict'] }

/** Reads an answer and holds the plan that it makes to every rule. */
const tried = (brief: Brief, bar: number, text: string, hide: readonly string[]): Passed | Concerned | Failed => {
  const answer = readAnswer(text)
  if ('faults' in answer) return { ...answer, unreadable: true }
  const concerns = concernsIn(answer.concerns, saidOf(brief.request, hide))
  if (concerns.length > 0) return { concerns }
  if (answer.blocks.length === 0) return { faults: ['concerns: every quote must stand in the field that it names'] }
  const answered = triedIn(brief, bar, composedIn(answer))
  if ('wrong' in answered) return { faults: answered.wrong.slice(0, 20).map(lineOf) }
  const { plan, verdict, isTaken } = answered
  if (isTaken) return { plan, verdict }
  return { faults: told(brief, plan, verdict), ...(verdict.violations.length > 0 ? {} : { verdict }) }
}
