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
  return all.some(
    (one, on) =>
      one.clause > (all[at]?.clause ?? 0) &&
      targetOf(one).some(day => days.includes(day)) &&
      clauseOf(all, on).some(other => today.test(other.folded)),
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
