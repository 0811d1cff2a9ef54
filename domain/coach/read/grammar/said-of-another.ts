import type { Lexeme } from './lexemes.ts'
import { is, plays } from './senses.ts'
import type { Turned } from './turns.ts'

/** Somebody else has it, or a thing: who or what it is said of stands behind it or before. */
export const isSaidOfAnother = (all: readonly Lexeme[], at: number, turned: Turned): boolean =>
  isOfRelative(all, at) ||
  isAnimal(all, at, turned) ||
  isSubjectBehind(all, at) ||
  isDoneByThing(all, at) ||
  isSubjectBefore(all, at) ||
  hasFallenOver(all, at) ||
  isOfWhomItDescribes(all, at) ||
  isOfRelativeBehind(all, at) ||
  plays(all[at - 1], 'kins')

/** "Der Schlagzeuger hat sich den Arm gebrochen": the arm is theirs. */
export const hasBefallenAnother = (all: readonly Lexeme[], at: number): boolean => {
  const here = all[at]
  if (!is(here, 'part')) return false
  const on = /^(?:den|die|das)$/.test(all[at - 1]?.folded ?? '') ? at - 2 : at - 1
  const [verb, who] = [all[on - 1], all[on - 2]]
  if (all[on]?.folded !== 'sich' || !plays(verb, 'has') || who === undefined || who.clause !== here?.clause)
    return false
  return (isThing(who, who.clause) || isSomebody(who, who.clause)) && !hasSelf(all, at, who)
}

/** "Der Kater hat Durchfall", "sie haben den Kater kastriert": no hangover. */
const isAnimal = (all: readonly Lexeme[], at: number, turned: Turned): boolean => {
  const here = all[at]
  if (!plays(here, 'animal-too')) return false
  const isSick = plays(all[at + 1], 'has') && is(all[at + 2], 'flag', 'happened', 'condition', 'complains')
  return isSick || turned(all, 'of-a-cat').some(({ from }) => all[from]?.sentence === here?.sentence)
}

/** "Schwanger ist meine Kollegin", "Rheuma hat mein Sofa": who has it stands behind. */
const isSubjectBehind = (all: readonly Lexeme[], at: number): boolean => {
  const clause = all[at]?.clause
  if (all[at - 1]?.clause === clause && all[at - 2]?.clause === clause) return false
  if (!plays(all[at + 1], 'is-or-has') || all[at + 1]?.clause !== clause) return false
  let on = at + 2
  while (plays(all[on], 'passing')) on += 1
  if (all[on]?.clause !== clause) return false
  if (is(all[on], 'other-person') && !is(all[on], 'self')) return !hasSelf(all, at, all[on])
  if (!plays(all[on], 'determiner')) return false
  on += 1
  while (plays(all[on], 'passing')) on += 1
  return isThing(all[on], clause) && !hasSelf(all, at, all[on])
}

/** "Der Typ, mit dem ich trainiere, hat Fieber": who has it stands before what is told of them. */
const isOfRelative = (all: readonly Lexeme[], at: number): boolean => {
  const clause = all[at]?.clause ?? -1
  const first = all.findIndex(one => one.clause === clause)
  if (!plays(all[first], 'has') || all.some(one => one.clause === clause && is(one, 'self'))) return false
  const relative = all.filter(one => one.clause === clause - 1 && one.sentence === all[at]?.sentence)
  const subject = all.filter(one => one.clause === clause - 2 && one.sentence === all[at]?.sentence)
  return (
    plays(relative[0], 'relative') &&
    subject.some(
      (one, on) => is(one, 'other-person') || (plays(subject[on - 1], 'determiner') && isThing(one, clause - 2)),
    )
  )
}

/** "Die fiebrige Prinzessin", "vom kranken Zwerg": whom it describes stands behind. */
const isOfWhomItDescribes = (all: readonly Lexeme[], at: number): boolean => {
  const [here, next] = [all[at], all[at + 1]]
  if (here === undefined || next === undefined || next.clause !== here.clause || !inflected.test(here.folded))
    return false
  if (/^(?:als|ich|bin|i|am)$/.test(all[at - 1]?.folded ?? '')) return false
  return (
    is(next, 'other-person', 'child') || (/^\p{Lu}/u.test(next.written) && next.senses.length === 0 && isNoun(next))
  )
}

const inflected =
  /(?:krank|schwanger|fiebrig|verletzt|erkaltet|verschnupft|vergrippt|hustend|niesend|kotzend|operiert)e[nrms]?$/

/** "Krankes Gefühl", "kranker Magen" are one's own. */
const isNoun = ({ folded }: Lexeme): boolean => !/(?:gefuhl|magen|kopf|tag|nacht|woche|zustand|stimmung)$/.test(folded)

/** "Mit einem Kollegen der Bronchitis hat", without a comma. */
const isOfRelativeBehind = (all: readonly Lexeme[], at: number): boolean =>
  plays(all[at - 1], 'relative') &&
  is(all[at - 2], 'other-person') &&
  plays(all[at + 1], 'has') &&
  all[at + 1]?.clause === all[at - 2]?.clause

/** "Der Rasenmäher hustet", "Getriebe krank", "Trainer heute krank". */
const isDoneByThing = (all: readonly Lexeme[], at: number): boolean => {
  const by = plays(all[at - 1], 'passing') ? at - 2 : at - 1
  const [first, thing, here] = [all[by - 1], all[by], all[at]]
  const isFirst = first?.clause !== here?.clause || plays(first, 'determiner') || is(first, 'in')
  return (
    (is(thing, 'thing', 'kit', 'kit-kind') || plays(thing, 'somebody')) &&
    thing?.clause === here?.clause &&
    isFirst &&
    plays(here, 'breaks-down', 'coughs') &&
    !hasSelf(all, at, thing)
  )
}

/** "Unser alter Opel hat Herzrhythmusstörungen": who has it stands before. */
const isSubjectBefore = (all: readonly Lexeme[], at: number): boolean => {
  const clause = all[at]?.clause
  let verb = at - 1
  while (isBetween(all[verb])) verb -= 1
  const isSick = plays(all[at], 'breaks-down', 'of-people')
  if (!plays(all[verb], isSick ? 'is-or-has' : 'has') || all[verb]?.clause !== clause || isBroughtOn(all, at))
    return false
  const who = all[verb - 1]
  if (isNamedAlone(all, verb - 1)) return plays(all[at], 'breaks-down') && !hasSelf(all, at, who)
  if (all[verb - 2]?.clause !== clause) return isSomebody(who, clause) && !hasSelf(all, at, who)
  const first = [verb - 2, verb - 3].find(on => plays(all[on], 'determiner'))
  if (first === undefined || all[first]?.clause !== clause || all[first - 1]?.clause === clause) return false
  return isThing(who, clause) && !hasSelf(all, at, who)
}

/** "Die Milch ist umgekippt", "unser Zelt ist am Gardasee zusammengeklappt": a thing, however it is spelt, that begins what is told. */
const hasFallenOver = (all: readonly Lexeme[], at: number): boolean => {
  const clause = all[at]?.clause
  if (!plays(all[at], 'breaks-down') || is(all[at], 'complains')) return false
  const first = all.findIndex(one => one.clause === clause)
  const verb = all.findIndex(
    (one, on) => on > first && on < at && one.clause === clause && /^(?:ist|is|war|sind|waren)$/.test(one.folded),
  )
  const who = all[verb - 1]
  return (
    verb - first === 2 &&
    plays(all[first], 'determiner') &&
    who !== undefined &&
    !plays(who, 'tells-of-oneself') &&
    (who.senses.every(one => one.is === 'filler') || isThing(who, clause)) &&
    !hasSelf(all, at, who)
  )
}

/** "Hat sich gestern den Arm gebrochen", "hat 39 Fieber". */
const isBetween = (one: Lexeme | undefined): boolean =>
  plays(one, 'passing') ||
  is(one, 'number') ||
  (one?.number ?? null) !== null ||
  /^(?:den|dem|das|die|ein|eine|einen|sich|the|a|an)$/.test(one?.folded ?? '') ||
  (is(one, 'part') && !is(one, 'complains'))

/** "Das Intervall hat Schwindel ausgelöst": of whoever tells of it. */
const isBroughtOn = (all: readonly Lexeme[], at: number): boolean =>
  all.some(
    (one, on) =>
      on > at &&
      one.clause === all[at]?.clause &&
      /^(?:festgestellt|bestatigt|diagnostiziert|vermutet|gefunden|diagnosed|found|confirmed|ausgelost|verursacht|gebracht|gemacht|beschert|gegeben|bereitet|hervorgerufen|verschlimmert|caused|given|triggered|made|brought)$/.test(
        one.folded,
      ),
  )

/** "Jonas hat Fieber", "Greg has the flu", "Trainerin hat Grippe": a name, or a trade, that begins what is told. */
const isSomebody = (one: Lexeme | undefined, clause: number | undefined): boolean =>
  one !== undefined &&
  one.clause === clause &&
  !plays(one, 'tells-of-oneself') &&
  (plays(one, 'somebody') || (/^\p{Lu}\p{Ll}+$/u.test(one.written) && one.senses.length === 0))

/** "Kettlebell ist umgefallen": a thing that begins what is told. */
const isNamedAlone = (all: readonly Lexeme[], at: number): boolean =>
  is(all[at], 'kit', 'kit-kind', 'thing') && all[at - 1]?.clause !== all[at]?.clause

const isThing = (one: Lexeme | undefined, clause: number | undefined): boolean =>
  one !== undefined &&
  one.clause === clause &&
  !plays(one, 'tells-of-oneself') &&
  (plays(one, 'animal-too') ||
    plays(one, 'somebody') ||
    is(one, 'other-person', 'thing', 'kit', 'kit-kind', 'place', 'exercise') ||
    (/^\p{Lu}/u.test(one.written) && (one.senses.length === 0 || is(one, 'filler'))))

const hasSelf = (all: readonly Lexeme[], at: number, thing: Lexeme | undefined): boolean =>
  all.some(
    (one, on) =>
      one.clause === all[at]?.clause &&
      is(one, 'self') &&
      !plays(all[on - 1], 'beside') &&
      all[on + 1] !== thing &&
      !(plays(one, 'possessive') && plays(all[on + 1], 'passing')),
  )
