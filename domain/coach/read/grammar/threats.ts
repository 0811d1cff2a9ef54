import type { Lexeme } from './lexemes.ts'
import { before } from './nearby.ts'

/** "Wenn du noch mal Burpees schreibst, …", "if I see one more lunge, …": what is not to come again. */
export const isThreat = (all: readonly Lexeme[], at: number): boolean =>
  /^(?:noch (?:mal|einmal|ein\w*)|nochmal|one more|another)$/.test(all[at]?.folded ?? '') &&
  before(all, at, 5).some(one => /^(?:wenn|if)$/.test(one.folded))
