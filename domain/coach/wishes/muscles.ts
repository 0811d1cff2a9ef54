import type { Piece } from './reading.ts'

/** Muscles that are wanted, and those that are not; a joint that hurts is neither. */
export const bodyIn = (pieces: readonly Piece[]) => {
  const bodies = pieces.filter(piece => !isHurting(piece, pieces))
  return {
    focus: musclesIn(bodies.filter(piece => !isUnwelcome(piece, pieces))),
    avoid: musclesIn(bodies.filter(piece => isUnwelcome(piece, pieces))),
    wholeBody: bodies.some(({ meaning, negated }) => meaning?.is === 'body' && isWhole(meaning) && !negated),
  }
}

/** "keine Beine", or sore legs, unless the athlete wants them all the same. */
const isUnwelcome = (piece: Piece, pieces: readonly Piece[]) => {
  const { negated, clause } = piece
  const sore = pieces.some(other => other.clause === clause && other.meaning?.is === 'soreness' && !other.negated)
  return negated || ((sore || isAching(piece, pieces)) && !pieces.some(({ meaning }) => meaning?.is === 'override'))
}

/** "sore legs", "Beine tun weh": no joint, but the muscles themselves, with the word for it right beside them. */
const isAching = (piece: Piece, pieces: readonly Piece[]) => {
  const at = pieces.indexOf(piece)
  return (
    piece.meaning?.is === 'body' &&
    piece.meaning.pain === null &&
    pieces.some(
      (other, where) =>
        Math.abs(where - at) <= 2 && other.clause === piece.clause && other.meaning?.is === 'pain' && !other.negated,
    ) &&
    !pieces.some(other => isHurting(other, pieces) && other.clause === piece.clause)
  )
}

const isHurting = ({ meaning, clause }: Piece, pieces: readonly Piece[]) =>
  meaning?.is === 'body' &&
  meaning.pain !== null &&
  pieces.some(other => other.clause === clause && other.meaning?.is === 'pain' && !other.negated)

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

const isWhole = (meaning: { muscles: readonly string[]; pain: unknown }) =>
  meaning.muscles.length === 0 && meaning.pain === null
