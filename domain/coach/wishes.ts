import type { Catalogue, Exercise } from './catalogue.ts'
import type { Goal } from './request.ts'
import { both, fromConditions, fromPains, type Limits, painsIn } from './restrictions.ts'
import type { Style } from './wishes/lexicon.ts'
import { type Piece, read } from './wishes/reading.ts'

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
 * soon. Negation and "nur" hold until the clause ends. Everything else is handed back as not understood.
 */
export const understand = (text: string | null, catalogue: Catalogue): Wish => {
  const pieces = text ? read(text, catalogue) : []
  const pains = painsIn(pieces, 'with-pain-word')
  const hurting = new Set(pieces.filter(piece => isHurting(piece, pieces)))
  const bodies = pieces.filter(piece => !hurting.has(piece))
  const numbers = numbersIn(pieces)
  return {
    minutes: numbers.minutes,
    goal: pick(pieces, piece => goalOf(piece, pieces)),
    style: pick(pieces, ({ meaning, negated }) => (meaning?.is === 'style' && !negated ? meaning.style : null)),
    ...kitIn(pieces),
    focus: musclesIn(bodies.filter(piece => !isUnwelcome(piece, pieces))),
    avoid: musclesIn(bodies.filter(piece => isUnwelcome(piece, pieces))),
    wholeBody: bodies.some(({ meaning, negated }) => meaning?.is === 'body' && isWhole(meaning) && !negated),
    limits: both(fromPains(pains), fromConditions(pieces)),
    energy: energyIn(pieces),
    quiet: has(pieces, 'quiet'),
    smallSpace: has(pieces, 'small-space'),
    outdoors: has(pieces, 'outdoors'),
    override: pieces.some(({ meaning }) => meaning?.is === 'override'),
    wanted: movesIn(
      pieces.filter(({ negated }) => !negated),
      catalogue,
    ),
    unwanted: movesIn(
      pieces.filter(({ negated }) => negated),
      catalogue,
    ).flat(),
    simulation: pieces.some(({ meaning, negated }) => meaning?.is === 'simulation' && !negated),
    closingMinutes: numbers.closing,
    raceInWeeks: numbers.weeks,
    notUnderstood: pieces.filter((piece, at) => changesNothing(piece, at, pieces)).map(({ written }) => written),
  }
}

const isWhole = (meaning: { muscles: readonly string[]; pain: unknown }) =>
  meaning.muscles.length === 0 && meaning.pain === null

/** "keine Beine", or sore legs, unless the athlete wants them all the same. */
const isUnwelcome = ({ negated, clause }: Piece, pieces: readonly Piece[]) => {
  const sore = pieces.some(other => other.clause === clause && other.meaning?.is === 'soreness' && !other.negated)
  return negated || (sore && !pieces.some(({ meaning }) => meaning?.is === 'override'))
}

const isHurting = ({ meaning, clause }: Piece, pieces: readonly Piece[]) =>
  meaning?.is === 'body' &&
  meaning.pain !== null &&
  pieces.some(other => other.clause === clause && other.meaning?.is === 'pain' && !other.negated)

/** A goal that only closes the session ("zum Schluss dehnen") is not the session's. */
const goalOf = (piece: Piece, pieces: readonly Piece[]): Goal | null =>
  piece.meaning?.is === 'goal' && !piece.negated && !(isClosing(piece, pieces) && piece.meaning.goal === 'mobility')
    ? piece.meaning.goal
    : null

const isClosing = ({ clause }: Piece, pieces: readonly Piece[]) =>
  pieces.some(other => other.clause === clause && other.meaning?.is === 'closing')

/** Minutes and weeks belong to the number before them; minutes of the closing, or few minutes of a style, are not the session's. */
const numbersIn = (pieces: readonly Piece[]) => {
  const found: { minutes: number | null; weeks: number | null; closing: number | null } = {
    minutes: null,
    weeks: null,
    closing: null,
  }
  pieces.forEach((piece, at) => {
    const value = minutesAt(piece, pieces[at - 1])
    if (value !== null && isClosing(piece, pieces)) found.closing ??= value
    else if (value !== null && (value >= 15 || !namesStyle(piece, pieces))) found.minutes ??= value
    if (piece.meaning?.is === 'weeks' && speaksOfRace(pieces)) found.weeks ??= pieces[at - 1]?.number ?? null
  })
  const alone = pieces.length === 1 ? (pieces[0]?.number ?? null) : null
  const minutes = found.minutes ?? (alone !== null && alone >= 15 && alone <= 180 ? alone : null)
  return { ...found, minutes: minutes === null ? null : Math.min(180, Math.max(15, minutes)) }
}

const minutesAt = ({ meaning }: Piece, before: Piece | undefined): number | null => {
  if (meaning?.is === 'span') return meaning.minutes
  return meaning?.is === 'unit' && before?.number ? before.number * meaning.minutes : null
}

const namesStyle = ({ clause }: Piece, pieces: readonly Piece[]) =>
  pieces.some(other => other.clause === clause && other.meaning?.is === 'style')

const speaksOfRace = (pieces: readonly Piece[]) => pieces.some(one => one.meaning?.is === 'race' || isHyrox(one))

const isHyrox = ({ meaning }: Piece) => meaning?.is === 'goal' && meaning.goal === 'hyrox'

const kitIn = (pieces: readonly Piece[]) => {
  const only = pieces.flatMap(({ meaning, only: alone, negated }) =>
    meaning?.is === 'kit' && alone && !negated ? meaning.kit : [],
  )
  const bare = pieces.some(
    ({ meaning, negated }) => (meaning?.is === 'no-kit' && !negated) || (meaning?.is === 'any-kit' && negated),
  )
  return {
    onlyKit: only.length > 0 ? [...new Set(only)] : bare ? [] : null,
    withKit: pieces.flatMap(({ meaning, negated }) => (meaning?.is === 'kit' && !negated ? meaning.kit : [])),
    withoutKit: pieces.flatMap(({ meaning, negated }) => (meaning?.is === 'kit' && negated ? meaning.kit : [])),
  }
}

const musclesIn = (pieces: readonly Piece[]) => [
  ...new Set(pieces.filter(piece => !isNarrowed(piece, pieces)).flatMap(musclesOf)),
]

const musclesOf = ({ meaning }: Piece) => (meaning?.is === 'body' ? meaning.muscles : [])

/** "upper body push": the day counts, not the region. */
const isNarrowed = (piece: Piece, pieces: readonly Piece[]) => {
  const muscles = musclesOf(piece)
  return pieces.some(other => {
    const fewer = musclesOf(other)
    return (
      other.clause === piece.clause &&
      namesDay(other) &&
      fewer.length > 0 &&
      fewer.length < muscles.length &&
      fewer.every(one => muscles.includes(one))
    )
  })
}

const namesDay = ({ written }: Piece) => /^(push|pull|dr(ü|ue)cken|ziehen)/i.test(written)

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

const movesIn = (pieces: readonly Piece[], catalogue: Catalogue) =>
  pieces
    .map(({ meaning }) =>
      meaning?.is === 'move'
        ? catalogue.exercises.filter(exercise => isMove(exercise, meaning)).map(({ id }) => id)
        : [],
    )
    .filter(ids => ids.length > 0)

const isMove = ({ id, pattern, role }: Exercise, move: { pattern?: string; id?: string }) =>
  role !== 'warm-up' &&
  role !== 'mobility' &&
  (move.id === undefined ? pattern === move.pattern : `-${id}-`.includes(`-${move.id}-`))

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
