import type { Lexeme } from './lexemes.ts'
import { plays } from './senses.ts'
import type { Turned } from './turns.ts'

/** "Von Fieber keine Spur", "anything but dizzy", "Schwindel gleich null": denied by a turn of phrase, in one clause. */
export const isNoneOf = (all: readonly Lexeme[], at: number, turned: Turned): boolean => {
  const isHere = (on: number) => all[on]?.clause === all[at]?.clause
  const better = turned(all, 'better')
  const isBetter = (on: number) => better.some(({ from, to }) => from <= on && on <= to)
  if (better.some(({ from }) => from > at && isHere(from))) return false
  return (
    turned(all, 'none-of').some(({ to }) => isHere(to) && (to === at - 1 || (to === at - 2 && !isBetter(at - 1)))) ||
    turned(all, 'not-at-all').some(
      ({ from }) => isHere(from) && (from === at + 1 || (from === at + 2 && plays(all[at + 1], 'passing'))),
    )
  )
}
