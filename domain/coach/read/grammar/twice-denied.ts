import type { Lexeme } from './lexemes.ts'

/** "Die Waden nicht vergessen", "don't skip legs", "vergiss den Rücken nicht": a no to a no, which refuses nothing. */
export const isTwiceDenied = (all: readonly Lexeme[], at: number): boolean => {
  const here = all[at]
  const isNo = negates.test(here?.folded ?? '')
  if (!isNo && !leavesOut.test(here?.folded ?? '')) return false
  const within = (from: number, to: number, words: RegExp) =>
    all.slice(Math.max(0, from), Math.max(0, to)).some(one => one.clause === here?.clause && words.test(one.folded))
  const next = all[at + 1]
  const isBefore = next?.clause === here?.clause && atOnce.test(next?.folded ?? '')
  if (isNo) return isBefore || within(at + 1, at + 4, verbLast) || (isLast(all, at) && within(at - 6, at, forgets))
  return within(at - (atOnce.test(here?.folded ?? '') ? 1 : 3), at, negates)
}

const isLast = (all: readonly Lexeme[], at: number) =>
  all[at + 1]?.clause !== all[at]?.clause || /^bitte$/.test(all[at + 1]?.folded ?? '')

const negates = /^(?:nicht|nich|net|ned|not|dont|don t|do not|never|nie|niemals|bitte nicht)$/
const forgets = /^(?:vergiss|vergesst|vergess|vernachlassige)$/
/** Behind its object in German; in English right behind its no: "I'm not fresh so skip legs" says no twice. */
const verbLast = /^(?:vergess\w*|auslass\w*|weglass\w*|verzicht\w*|fehlen|vernachlassig\w*|zu kurz)$/
const atOnce = /^(?:forget|forgetting|skip|skipping|neglect|leave out|omit)$/
const leavesOut = new RegExp(`${verbLast.source}|${atOnce.source}`)
