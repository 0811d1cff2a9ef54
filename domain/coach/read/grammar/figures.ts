import type { Lexeme } from './lexemes.ts'
import { before, clauseOf } from './nearby.ts'
import { is, sense } from './senses.ts'

/** Grave words that are said of no illness: nearly, of somebody spoken of as he or she, of a fever for football, of an epoch. */
export const isFigure = (all: readonly Lexeme[], at: number, text: string): boolean =>
  isNearly(all, at) ||
  isHisOrHers(all, at) ||
  isFeverFor(all, at, text) ||
  isEpoch(all, at) ||
  isOfHisPart(all, at) ||
  isBrokenThing(all, at) ||
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
    feverOfMany.test(here.written) ||
    (/^(?:auf|for)$/.test(all[at + 1]?.folded ?? '') && is(all[at + 2], 'event', 'goal', 'sport')) ||
    (text[here.start - 1] === '-' && /\p{L}/u.test(text[here.start - 2] ?? '')) ||
    /^(?:em|wm|bundesliga|fussball|derby|oster|wahl)$/.test(all[at - 1]?.folded ?? '') ||
    clauseOf(all, at).some(({ folded }) => folded === 'entgegen')
  )
}

/** "Lauffieber", "Bundesligafieber". */
const feverOfMany =
  /^(?:lauf|reise|wander|rad|rennrad|marathon|hyrox|ski|tanz|spiel|sammel|jagd|gold|bau|kauf|wett|wm|em|fu(?:ss|ß)ball|bundesliga|derby|tennis|olympia|playoff|sport|fitness|kletter|boulder|urlaubs|lampen|garten|serien|final|turnier|konzert|festival)-?fieber$/iu

/** "Coach broke his leg", "die Trainerin hat sich das Knie verdreht": whose part it is stands before it. */
const isOfHisPart = (all: readonly Lexeme[], at: number): boolean => {
  if (!is(all[at], 'happened', 'complains')) return false
  const clause = clauseOf(all, at)
  if (clause.some(one => is(one, 'self'))) return false
  const isHis = /^(?:his|her|their)$/.test(all[at + 1]?.folded ?? '') && is(all[at + 2], 'part', 'diagnosis')
  const [article, who] = clause
  const reflexive = clause.findIndex(({ folded }) => folded === 'sich')
  return (
    isHis ||
    (/^(?:der|die|das|unser|unsere)$/.test(article?.folded ?? '') &&
      (is(who, 'other-person') || (/^\p{Lu}/u.test(who?.written ?? '') && who?.senses.length === 0)) &&
      /^(?:hat|hatte)$/.test(clause[2]?.folded ?? '') &&
      reflexive === 3 &&
      /^(?:das|die|den|beide|nen|einen|eine)$/.test(clause[4]?.folded ?? ''))
  )
}

/** "Fractured schedule", "broke my PR streak", "the screen is fractured", "der Rekord ist gebrochen": of a thing. */
const isBrokenThing = (all: readonly Lexeme[], at: number): boolean => {
  if (!/^(?:fracture|tear|dislocation)$/.test(sense(all[at], 'happened')?.what ?? '')) return false
  const isThing = (one: Lexeme | undefined) => one?.clause === all[at]?.clause && things.test(one?.folded ?? '')
  const isObject = [1, 2, 3].some(
    on =>
      isThing(all[at + on]) &&
      all.slice(at + 1, at + on).every(one => is(one, 'self') || /^(?:the|a|our|pr|pb|den|die|das)$/.test(one.folded)),
  )
  const isSubject = /^(?:is|ist|was|war|got|hat)$/.test(all[at - 1]?.folded ?? '') && isThing(all[at - 2])
  return isObject || isSubject
}

const things =
  /^(?:schedule|streak|record|records|rekord|rekorde|screen|phone|handy|promise|versprechen|routine|attention|stuhl|tisch|brille|glasses|tasse|mug|schweigen|vertrag|bank)$/

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
