import type { Catalogue, Exercise } from '../catalogue.ts'
import type { Piece } from './reading.ts'

/** Equipment: alone, with and without. */
export const kitIn = (pieces: readonly Piece[]) => {
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

/** Exercises that were named; those behind a negation are unwanted. */
export const namedIn = (pieces: readonly Piece[], catalogue: Catalogue) => ({
  wanted: movesIn(
    pieces.filter(({ negated }) => !negated),
    catalogue,
  ),
  unwanted: movesIn(
    pieces.filter(({ negated }) => negated),
    catalogue,
  ).flat(),
})

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
