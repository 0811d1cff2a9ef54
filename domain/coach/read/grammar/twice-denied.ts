import type { Lexeme } from './lexemes.ts'

/** "Die Waden nicht vergessen", "don't skip legs", "vergiss den Rücken nicht": a no to a no, which refuses nothing. */
export const isTwiceDenied = (all: readonly Lexeme[], at: number): boolean => {
  const here = all[at]
  const isNo = negates.test(here?.folded ?? '')
  if (!isNo && !leavesOut.test(here?.folded ?? '')) return false
  const within = (from: number, to: number, words: RegExp) =>
    all.slice(Math.max(0, from), Math.max(0, to)).some(one => one.clause === here?.clause && words.test(one.folded))
  return isNo
    ? within(at + 1, at + 4, leavesOut) || (isLast(all, at) && within(at - 6, at, forgets))
    : within(at - 3, at, negates)
}

const isLast = (all: readonly Lexeme[], at: number) =>
  all[at + 1]?.clause !== all[at]?.clause || /^bitte$/.test(all[at + 1]?.folded ?? '')

const negates = /^(?:nicht|nich|net|ned|not|dont|don t|do not|never|nie|niemals|bitte nicht)$/
const forgets = /^(?:vergiss|vergesst|vergess|vernachlassige)$/
const leavesOut =
  /^(?:vergess\w*|auslass\w*|weglass\w*|verzicht\w*|fehlen|vernachlassig\w*|forget|forgetting|skip|skipping|miss|neglect|leave out|omit|zu kurz)$/
