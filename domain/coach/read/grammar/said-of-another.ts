import type { Lexeme } from './lexemes.ts'
import { is } from './senses.ts'

/** Somebody else has it, or a thing: who or what it is said of stands behind it or before. */
export const isSaidOfAnother = (all: readonly Lexeme[], at: number): boolean =>
  isOfRelative(all, at) || isSubjectBehind(all, at) || isDoneByThing(all, at) || isSubjectBefore(all, at)

const verbs = /^(?:ist|war|sind|hat|hatte|haben|hat sich|is|was|has)$/
const determiners = /^(?:mein|meine|unser|unsere|der|die|das|my|our|the|da)$/
const fillers = /^(?:heute|gestern|nur|bloss|grad|gerade|hier|sich|only|today|alter|alte|old)$/
/** What tells of oneself all the same. */
const telling =
  /^(?:test|tests|thermometer|arzt|arztin|doc|doktor|kardiolog\w*|orthopad\w*|hausarzt|physio\w*|befund|problem\w*|thema|diagnose|diagnosis|ergebnis|result|results|mrt|mri|ct|rontgen\w*|scan|ekg|ultraschall|begleiter|grund|ursache|reason|doctor|issue|blutbild|check|korper|body|puls|herz|heart|kreislauf|blutdruck|magen|alltag|uhr|watch)$/

/** "Schwanger ist meine Kollegin", "Rheuma hat mein Sofa": who has it stands behind. */
const isSubjectBehind = (all: readonly Lexeme[], at: number): boolean => {
  const clause = all[at]?.clause
  if (all[at - 1]?.clause === clause && all[at - 2]?.clause === clause) return false
  if (!verbs.test(all[at + 1]?.folded ?? '') || all[at + 1]?.clause !== clause) return false
  let on = at + 2
  while (fillers.test(all[on]?.folded ?? '')) on += 1
  if (all[on]?.clause !== clause) return false
  if (is(all[on], 'other-person') && !is(all[on], 'self')) return !hasSelf(all, at, all[on])
  if (!determiners.test(all[on]?.folded ?? '')) return false
  on += 1
  while (fillers.test(all[on]?.folded ?? '')) on += 1
  return isThing(all[on], clause) && !hasSelf(all, at, all[on])
}

/** "Der Typ, mit dem ich trainiere, hat Fieber": who has it stands before what is told of them. */
const isOfRelative = (all: readonly Lexeme[], at: number): boolean => {
  const clause = all[at]?.clause ?? -1
  const first = all.findIndex(one => one.clause === clause)
  if (!has.test(all[first]?.folded ?? '') || all.some(one => one.clause === clause && is(one, 'self'))) return false
  const relative = all.filter(one => one.clause === clause - 1 && one.sentence === all[at]?.sentence)
  const subject = all.filter(one => one.clause === clause - 2 && one.sentence === all[at]?.sentence)
  return (
    /^(?:der|die|das|dem|den|deren|dessen|mit|bei|von|who|whom|that|which)$/.test(relative[0]?.folded ?? '') &&
    subject.some(
      (one, on) =>
        is(one, 'other-person') || (determiners.test(subject[on - 1]?.folded ?? '') && isThing(one, clause - 2)),
    )
  )
}

const has = /^(?:hat|hatte|has|had)$/
/** What befalls machines and states as well as people. */
const breaksDown =
  /^(?:zusammengebrochen|umgekippt|umgefallen|kollabiert|abgesturzt|collapsed|crashed|tot|dead|krank|sick)$/

/** "Der Rasenmäher hustet", "Getriebe krank". */
const isDoneByThing = (all: readonly Lexeme[], at: number): boolean => {
  const [first, thing, here] = [all[at - 2], all[at - 1], all[at]]
  const isFirst = first?.clause !== here?.clause || determiners.test(first?.folded ?? '') || is(first, 'in')
  return (
    is(thing, 'thing') &&
    thing?.clause === here?.clause &&
    isFirst &&
    (breaksDown.test(here?.folded ?? '') || does.test(here?.folded ?? '')) &&
    !hasSelf(all, at, thing)
  )
}

const does = /^(?:hustet|niest|kotzt|keucht|schnauft|humpelt|hinkt|fiebert|coughs?|wheezes|limps)$/

/** "Unser alter Opel hat Herzrhythmusstörungen": who has it stands before. */
const isSubjectBefore = (all: readonly Lexeme[], at: number): boolean => {
  const clause = all[at]?.clause
  const verb = [at - 1, at - 2].find(on =>
    (breaksDown.test(all[at]?.folded ?? '') ? verbs : has).test(all[on]?.folded ?? ''),
  )
  if (verb === undefined || all[verb]?.clause !== clause) return false
  const thing = all[verb - 1]
  const first = [verb - 2, verb - 3].find(on => determiners.test(all[on]?.folded ?? ''))
  if (first === undefined || all[first]?.clause !== clause || all[first - 1]?.clause === clause) return false
  return isThing(thing, clause) && !hasSelf(all, at, thing)
}

const isThing = (one: Lexeme | undefined, clause: number | undefined): boolean =>
  one !== undefined &&
  one.clause === clause &&
  !telling.test(one.folded) &&
  (is(one, 'other-person', 'thing', 'kit', 'kit-kind', 'place', 'exercise') ||
    (/^\p{Lu}/u.test(one.written) && (one.senses.length === 0 || is(one, 'filler'))))

const aroundOne = /^(?:neben|mit|bei|unter|uber|vor|hinter|um|von|next to|beside|with|behind|near|around|to)$/

const hasSelf = (all: readonly Lexeme[], at: number, thing: Lexeme | undefined): boolean =>
  all.some(
    (one, on) =>
      one.clause === all[at]?.clause &&
      is(one, 'self') &&
      !aroundOne.test(all[on - 1]?.folded ?? '') &&
      all[on + 1] !== thing &&
      !(/^(?:mein|meine|my)$/.test(one.folded) && fillers.test(all[on + 1]?.folded ?? '')),
  )
