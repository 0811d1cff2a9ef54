import type { Lexeme } from './lexemes.ts'
import { is } from './senses.ts'

/** "35 mins, nee, 25": a no that stands alone takes back what was before it. */
const isLoneNo = (all: readonly Lexeme[], at: number) =>
  /^(nein|nee|ne|no|nope|nah|no)$/.test(all[at]?.folded ?? '') &&
  all[at - 1] !== undefined &&
  all[at - 1]?.clause !== all[at]?.clause &&
  all[at + 1] !== undefined &&
  all[at + 1]?.clause !== all[at]?.clause &&
  (all[at + 1]?.number ?? null) !== null

/** What was asked for before a "nee, doch lieber" in the same sentence, of the kind that follows. */
export const withdrawnIn = (
  all: readonly Lexeme[],
  isAskable: (lexeme: Lexeme | undefined) => boolean,
): readonly boolean[] => {
  const withdrawn = all.map(() => false)
  all.forEach((lexeme, at) => {
    if (!is(lexeme, 'withdraws') && !isLoneNo(all, at)) return
    const instead = all.slice(at + 1, at + 8).find(one => isAskable(one) || is(one, 'span') || one.number !== null)
    if (!instead) return
    for (let on = at - 1; on >= Math.max(0, at - 8); on -= 1) {
      const one = all[on]
      const isSame = isAskable(instead) ? isAskable(one) : is(one, 'span') || (one?.number ?? null) !== null
      if (one && isSame && one.sentence >= lexeme.sentence - 1) {
        withdrawn[on] = true
        break
      }
    }
  })
  return withdrawn
}
