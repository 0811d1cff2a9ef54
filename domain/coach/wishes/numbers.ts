import type { Piece } from './reading.ts'

/** Minutes and weeks belong to the number before them; minutes of the closing, or few minutes of a style, are not the session's. */
export const numbersIn = (pieces: readonly Piece[]) => {
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

/** A race or HYROX is spoken of: then weeks are the weeks until it. */
export const speaksOfRace = (pieces: readonly Piece[]) => pieces.some(one => one.meaning?.is === 'race' || isHyrox(one))

const isHyrox = ({ meaning }: Piece) => meaning?.is === 'goal' && meaning.goal === 'hyrox'

/** Said of the end of the session. */
export const isClosing = ({ clause }: Piece, pieces: readonly Piece[]) =>
  pieces.some(other => other.clause === clause && other.meaning?.is === 'closing')
