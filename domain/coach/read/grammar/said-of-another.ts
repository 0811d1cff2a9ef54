import type { Lexeme } from './lexemes.ts'
import { is, plays } from './senses.ts'
import type { Turned } from './turns.ts'

/** Somebody else has it, or a thing: who or what it is said of stands behind it or before. */
export const isSaidOfAnother = (all: readonly Lexeme[], at: number, turned: Turned): boolean =>
  isOfRelative(all, at) ||
  isAnimal(all, at, turned) ||
  isSubjectBehind(all, at) ||
  isDoneByThing(all, at) ||
  isSubjectBefore(all, at)

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

/** "Der Rasenmäher hustet", "Getriebe krank". */
const isDoneByThing = (all: readonly Lexeme[], at: number): boolean => {
  const [first, thing, here] = [all[at - 2], all[at - 1], all[at]]
  const isFirst = first?.clause !== here?.clause || plays(first, 'determiner') || is(first, 'in')
  return (
    is(thing, 'thing', 'kit', 'kit-kind') &&
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
  while (plays(all[verb], 'passing') || is(all[verb], 'number')) verb -= 1
  if (!plays(all[verb], plays(all[at], 'breaks-down') ? 'is-or-has' : 'has') || all[verb]?.clause !== clause)
    return false
  const thing = all[verb - 1]
  if (isNamedAlone(all, verb - 1)) return plays(all[at], 'breaks-down') && !hasSelf(all, at, thing)
  const first = [verb - 2, verb - 3].find(on => plays(all[on], 'determiner'))
  if (first === undefined || all[first]?.clause !== clause || all[first - 1]?.clause === clause) return false
  return isThing(thing, clause) && !hasSelf(all, at, thing)
}

/** "Kettlebell ist umgefallen": a thing that begins what is told. */
const isNamedAlone = (all: readonly Lexeme[], at: number): boolean =>
  is(all[at], 'kit', 'kit-kind', 'thing') && all[at - 1]?.clause !== all[at]?.clause

const isThing = (one: Lexeme | undefined, clause: number | undefined): boolean =>
  one !== undefined &&
  one.clause === clause &&
  !plays(one, 'tells-of-oneself') &&
  (plays(one, 'animal-too') ||
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
