import type { Catalogue } from './catalogue.ts'
import type { Goal } from './request.ts'
import { both, fromConditions, fromPains, type Limits, painsIn } from './restrictions.ts'
import type { Style } from './wishes/lexicon.ts'
import { bodyIn } from './wishes/muscles.ts'
import { isClosing, numbersIn, speaksOfRace } from './wishes/numbers.ts'
import { type Piece, read } from './wishes/reading.ts'
import { kitIn, namedIn } from './wishes/things-in.ts'

/** A free-text wish as far as it was understood. */
export type Wish = {
  readonly minutes: number | null
  readonly goal: Goal | null
  readonly style: Style | null
  /** "nur Kurzhanteln": nothing else is there; an empty list is "ohne Geräte". */
  readonly onlyKit: readonly string[] | null
  readonly withKit: readonly string[]
  readonly withoutKit: readonly string[]
  /** Muscles. */
  readonly focus: readonly string[]
  readonly avoid: readonly string[]
  /** "Ganzkörper" was said. */
  readonly wholeBody: boolean
  readonly limits: Limits
  readonly energy: 'tired' | 'energetic' | null
  readonly quiet: boolean
  readonly smallSpace: boolean
  readonly outdoors: boolean
  /** Train although it is too soon ("trotzdem"). */
  readonly override: boolean
  /** Exercises by id, one list for each that was named: any of a list will do. */
  readonly wanted: readonly (readonly string[])[]
  readonly unwanted: readonly string[]
  readonly simulation: boolean
  /** "Die letzten 5 Minuten dehnen": minutes of cool-down. */
  readonly closingMinutes: number | null
  /** "Wettkampf in 6 Wochen". */
  readonly raceInWeeks: number | null
  /** Words that changed nothing, as they were written. */
  readonly notUnderstood: readonly string[]
}

/**
 * The grammar of wishes, German and English, clause by clause:
 * minutes ("25 Minuten", "halbe Stunde") · equipment, behind "nur", "ohne" or "mit" · muscles and regions, wanted or
 * behind "kein", "ohne" · a joint with a pain word · tired or energetic · a style (Supersatz, Zirkel, EMOM, AMRAP,
 * Intervalle) · a goal or sport · quiet, little space, outdoors · exercises by name · "trotzdem" to train although it is
 * soon. Negation and "nur" hold until the clause ends, "außer" turns them. Everything else is handed back as not understood.
 */
export const understand = (text: string | null, catalogue: Catalogue): Wish => {
  const pieces = text ? read(text, catalogue) : []
  const pains = painsIn(pieces, 'with-pain-word')
  const numbers = numbersIn(pieces)
  const named = namedIn(pieces, catalogue)
  const kit = kitIn(pieces)
  return {
    minutes: numbers.minutes,
    goal:
      pick(pieces, piece => goalOf(piece, pieces)) ??
      (isCardio(named.wanted, kit.withKit, catalogue) ? 'endurance' : null),
    style: pick(pieces, ({ meaning, negated }) => (meaning?.is === 'style' && !negated ? meaning.style : null)),
    ...kit,
    ...bodyIn(pieces),
    limits: both(fromPains(pains), fromConditions(pieces)),
    energy: energyIn(pieces),
    quiet: has(pieces, 'quiet'),
    smallSpace: has(pieces, 'small-space'),
    outdoors: has(pieces, 'outdoors'),
    override: pieces.some(({ meaning }) => meaning?.is === 'override'),
    ...named,
    simulation: pieces.some(({ meaning, negated }) => meaning?.is === 'simulation' && !negated),
    closingMinutes: numbers.closing,
    raceInWeeks: numbers.weeks,
    notUnderstood: pieces.filter((piece, at) => changesNothing(piece, at, pieces)).map(({ written }) => written),
  }
}

/** A goal that only closes the session ("zum Schluss dehnen") is not the session's. */
const goalOf = (piece: Piece, pieces: readonly Piece[]): Goal | null =>
  piece.meaning?.is === 'goal' && !piece.negated && !(isClosing(piece, pieces) && piece.meaning.goal === 'mobility')
    ? piece.meaning.goal
    : null

/** "easy run", "Rudergerät": whoever names nothing but what lasts wants endurance. */
const isCardio = (wanted: readonly (readonly string[])[], kit: readonly string[], catalogue: Catalogue) => {
  const moves = catalogue.exercises.filter(({ id }) => wanted.flat().includes(id))
  const things = catalogue.equipment.filter(({ id }) => kit.includes(id))
  return (
    moves.length + things.length > 0 &&
    moves.every(({ pattern, loadType }) => pattern === 'locomotion' && loadType === 'none') &&
    things.every(({ kind }) => kind === 'cardio')
  )
}

const energyIn = (pieces: readonly Piece[]): 'tired' | 'energetic' | null => {
  const told = pieces.flatMap(({ meaning, negated }): ('tired' | 'energetic')[] => {
    if (meaning?.is === 'effort') return [negated ? opposite(meaning.effort) : meaning.effort]
    return meaning?.is === 'goal' && meaning.goal === 'strength' && negated ? ['tired'] : []
  })
  return told.includes('tired') ? 'tired' : told.includes('energetic') ? 'energetic' : null
}

const opposite = (effort: 'tired' | 'energetic') => (effort === 'tired' ? 'energetic' : 'tired')

const has = (pieces: readonly Piece[], context: 'quiet' | 'small-space' | 'outdoors') =>
  pieces.some(
    ({ meaning, negated }) =>
      meaning?.is === 'context' && meaning.context === context && (!negated || context === 'quiet'),
  )

const pick = <Value>(pieces: readonly Piece[], of: (piece: Piece) => Value | null): Value | null => {
  for (const piece of pieces) {
    const value = of(piece)
    if (value !== null) return value
  }
  return null
}

const changesNothing = ({ meaning, number }: Piece, at: number, pieces: readonly Piece[]) => {
  if (number !== null) {
    const next = pieces[at + 1]?.meaning?.is
    return pieces.length > 1 && next !== 'unit' && next !== 'weeks' && next !== 'kg' && next !== 'span'
  }
  return meaning === null || (meaning.is === 'weeks' && !speaksOfRace(pieces))
}
