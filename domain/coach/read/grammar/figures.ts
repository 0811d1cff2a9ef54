import type { Lexeme } from './lexemes.ts'
import { before, clauseOf } from './nearby.ts'
import { is, sense } from './senses.ts'

/** Grave words that are said of no illness: nearly, of somebody spoken of as he or she, of a fever for football, of an epoch. */
export const isFigure = (all: readonly Lexeme[], at: number, text: string): boolean =>
  isNearly(all, at) ||
  isHisOrHers(all, at) ||
  isFeverFor(all, at, text) ||
  isEpoch(all, at) ||
  isAllergicToDoing(all, at)

/** "The hills nearly gave me a heart attack": what nobody has by half. */
const isNearly = (all: readonly Lexeme[], at: number): boolean =>
  /^(?:heart-attack|stroke)$/.test(sense(all[at], 'happened')?.what ?? '') &&
  before(all, at, 6).some(({ folded }) => /^(?:nearly|almost|fast|beinahe|practically|quasi)$/.test(folded))

/** "Er hat nen Herzinfarkt bekommen, als er die Rechnung sah": not of a part that was named before. */
const isHisOrHers = (all: readonly Lexeme[], at: number): boolean => {
  if (!is(all[at], 'flag', 'happened', 'condition', 'drug', 'today')) return false
  const clause = clauseOf(all, at)
  const on = clause.findIndex(({ folded }) => /^(?:er|he|she)$/.test(folded))
  const subject = clause[on]
  return (
    subject !== undefined &&
    subject.start < (all[at]?.start ?? 0) &&
    /^(?:hat|hatte|ist|war|has|had|is|was|got|kriegt|bekommt)$/.test(clause[on + 1]?.folded ?? '') &&
    !clause.some(one => is(one, 'self')) &&
    !all.some(one => is(one, 'part') && one.start < subject.start)
  )
}

/** "EM-Fieber", "Bundesliga-fever", "ich fieber dem Marathon entgegen". */
const isFeverFor = (all: readonly Lexeme[], at: number, text: string): boolean => {
  const here = all[at]
  if (here === undefined || !/^(?:fieber|fever|fiebere)$/.test(here.folded)) return false
  return (
    (text[here.start - 1] === '-' && /\p{L}/u.test(text[here.start - 2] ?? '')) ||
    /^(?:em|wm|bundesliga|fussball|derby|oster|wahl)$/.test(all[at - 1]?.folded ?? '') ||
    clauseOf(all, at).some(({ folded }) => folded === 'entgegen')
  )
}

/** "Haven't touched a bar since covid": since when, and no illness. */
const isEpoch = (all: readonly Lexeme[], at: number): boolean =>
  /^(?:covid|corona|lockdown|pandemie)$/.test(all[at]?.folded ?? '') &&
  is(all[at - 1], 'since') &&
  before(all, at, 8).some(({ folded }) => /^(?:havent|haven t|hasnt|not|nicht|nie|kein\w*|never)/.test(folded)) &&
  !before(all, at, 8).some(one => is(one, 'complains', 'flag', 'odd', 'part'))

/** "Allergisch gegen Burpees", "allergic to mornings". */
const isAllergicToDoing = (all: readonly Lexeme[], at: number): boolean =>
  sense(all[at], 'today')?.state === 'allergy' &&
  all
    .slice(at + 1, at + 4)
    .some(
      one =>
        one.sentence === all[at]?.sentence &&
        (is(one, 'exercise', 'weekday', 'goal', 'format') ||
          /^(?:mornings?|montage|hausarbeit|work|arbeit)$/.test(one.folded)),
    )
