import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { is, plays, sense } from './senses.ts'
import type { Stretch } from './turns.ts'

/** "Hab es im Nacken", "mit dem Knie hab ich es seit Jahren": where somebody says that they have it with a part. */
export const hadWithIn = ({ all, turned }: Pick<Context, 'all' | 'turned'>): ReadonlySet<number> =>
  new Set(turned(all, 'has-it').flatMap(turn => (isBefore(all, turn) || isBehind(all, turn) ? [turn.to] : [])))

/** "Hab es schon lange im Kreuz". */
const isBefore = (all: readonly Lexeme[], { to }: Stretch): boolean => {
  let at = to + 1
  while (isAsEver(all[at])) at += 1
  return plays(all[at], 'with-a-part') && partBeside(all, at, to) !== undefined
}

/** "Mit der Hüfte hab ich es auch", and not "… hab ich es eilig". */
const isBehind = (all: readonly Lexeme[], { from, to }: Stretch): boolean => {
  const part = from - 1
  if (!isPart(all, part, from)) return false
  const isWith = [part - 1, part - 2, part - 3].some(
    on => plays(all[on], 'with-a-part') && partBeside(all, on, from) === part,
  )
  return isWith && all.slice(to + 1).every(one => one.clause !== all[to]?.clause || isAsEver(one))
}

/** Behind "mit": "der linken Schulter", "dr Hüft". */
const partBeside = (all: readonly Lexeme[], at: number, beside: number): number | undefined => {
  const part = [at + 1, at + 2, at + 3].find(on => isPart(all, on, beside))
  const isNamed = (one: Lexeme) => one.senses.length === 0 || is(one, 'side', 'self', 'filler')
  return all.slice(at + 1, part).every(isNamed) ? part : undefined
}

const isPart = (all: readonly Lexeme[], at: number, beside: number) =>
  sense(all[at], 'part')?.part != null && all[at]?.clause === all[beside]?.clause

const isAsEver = (one: Lexeme | undefined) =>
  plays(one, 'as-ever') || is(one, 'since', 'when', 'unit', 'stable') || (one !== undefined && one.number !== null)
