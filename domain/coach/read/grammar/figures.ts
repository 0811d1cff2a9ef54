import type { Lexeme } from './lexemes.ts'
import { before, clauseOf } from './nearby.ts'
import { is, plays, sense } from './senses.ts'

/** Grave words that are said of no illness: nearly, of somebody spoken of as he or she, of a fever for football, of an epoch. */
export const isFigure = (all: readonly Lexeme[], at: number, text: string): boolean =>
  isNearly(all, at) ||
  isHisOrHers(all, at) ||
  isFeverFor(all, at, text) ||
  isEpoch(all, at) ||
  isAllergicToDoing(all, at) ||
  isVexed(all, at)

/** "The hills nearly gave me a heart attack": what nobody has by half. "Nearly a month after" is had, and so is what a doctor says. */
const isNearly = (all: readonly Lexeme[], at: number): boolean =>
  /^(?:heart-attack|stroke)$/.test(sense(all[at], 'happened')?.what ?? '') &&
  !all.some(({ folded }) => attested.test(folded)) &&
  before(all, at, 6).some(
    (one, on, some) =>
      /^(?:nearly|almost|fast|beinahe|practically|quasi)$/.test(one.folded) &&
      !some.slice(on + 1, on + 3).some(next => is(next, 'unit', 'span') || (next.number ?? 0) > 1),
  )

/** Who says so knows, and where one lies is known. */
const attested = /^(?:arzt|arztin|doktor|doctor|dr|hospital|krankenhaus|klinik|reha|rehab|notaufnahme|intensiv\w*)$/

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
    !clause.some(one => is(one, 'self') || finds.test(one.folded)) &&
    !all.some(one => is(one, 'part') && one.start < subject.start)
  )
}

/** "Er hat eine Thrombose festgestellt": not his own. */
const finds = /^(?:festgestellt|diagnostiziert|gefunden|entdeckt|vermutet|diagnosed|found|detected|suspects|suspected)$/

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

/** "Die Steuer macht mich krank": what makes nobody ill. */
const isVexed = (all: readonly Lexeme[], at: number): boolean => {
  if (!plays(all[at], 'ill-or-cross')) return false
  const earlier = before(all, at, 5)
  const on = earlier.findIndex(one => plays(one, 'vexes'))
  return on >= 0 && earlier.slice(on).some(({ folded }) => /^(?:macht|machen|makes?)(?: |$)/.test(folded))
}

/** "Allergisch gegen Burpees", "allergic to mornings". */
const isAllergicToDoing = (all: readonly Lexeme[], at: number): boolean =>
  sense(all[at], 'today')?.state === 'allergy' &&
  /^(?:gegen|auf|to)$/.test(all[at + 1]?.folded ?? '') &&
  all
    .slice(at + 1, at + 4)
    .some(
      one =>
        one.sentence === all[at]?.sentence &&
        (is(one, 'exercise', 'weekday', 'goal', 'format') ||
          /^(?:mornings?|montage|hausarbeit|work|arbeit)$/.test(one.folded)),
    )
