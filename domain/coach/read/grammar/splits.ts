import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf } from './nearby.ts'
import { is, sense } from './senses.ts'

/** "Push Pull Legs, heute Pull": the days of a split by their names, of which a later clause says today's. */
export const isOtherDayOfSplit = ({ all }: Context, at: number): boolean => {
  const own = clauseOf(all, at)
  const days = own.flatMap(targetOf)
  if (!splits.some(split => split.length === new Set(days).size && split.every(day => days.includes(day)))) return false
  if (!own.every(one => targetOf(one).length > 0 || is(one, 'and', 'filler') || /^[/+-]$/.test(one.folded)))
    return false
  const from = all.findIndex(one => one.clause > (own[0]?.clause ?? 0))
  return all
    .slice(from < 0 ? all.length : from)
    .some(
      one =>
        targetOf(one).some(day => days.includes(day)) &&
        clauseOf(all, all.indexOf(one)).some(other => today.test(other.folded)),
    )
}

const targetOf = (one: Lexeme): readonly string[] => {
  const target = sense(one, 'focus')?.target ?? sense(one, 'part')?.target
  return target?.of === 'region' ? [target.id] : []
}

const splits = [
  ['push', 'pull', 'lower-body'],
  ['push', 'pull'],
  ['upper-body', 'lower-body'],
]

const today = /^(?:heute|heut|today|dran|jetzt|diesmal|now|tonight)$/
