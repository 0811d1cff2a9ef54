import type { Finding, Plan, Verdict } from '../../domain/coach/basis/plan.ts'
import { mainSeconds } from '../../domain/coach/by-model/session.ts'
import type { Brief } from '../../domain/coach/prescribe/brief.ts'

/** What goes back to the model, each finding with the name of what it chose instead of the plan's own numbering. */
export const told = (brief: Brief, plan: Plan, { violations, remarks }: Verdict): readonly string[] => {
  const names = new Map<string, string>(
    plan.blocks.flatMap(({ exercises }) => exercises.map(({ id, exercise }) => [id, exercise])),
  )
  const named = (one: Finding) => ({ ...one, where: names.get(one.where.replace(/s\d+$/, '')) ?? one.where })
  const line = (one: Finding) => `${lineOf(named(one))}${one.rule === 4 ? timeHint(brief) : ''}`
  return [...new Set([...violations, ...(violations.length > 0 ? [] : remarks)].map(line))].slice(0, 20)
}

export const lineOf = ({ rule, where, expected, found }: Finding) =>
  `rule ${rule}, ${where}: expected ${expected}, found ${found}`

const timeHint = (brief: Brief) => {
  const { aim, least, most } = mainSeconds(brief)
  return ` for the whole session; your main part must take ${least} to ${most} s, best ${aim} s`
}
