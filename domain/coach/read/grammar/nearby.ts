import { remembered } from '../../basis/remembered.ts'
import type { Lexeme } from './lexemes.ts'
import { is } from './senses.ts'

export const lastBefore = <One>(all: readonly One[], holds: (one: One) => boolean): One | undefined =>
  all.findLast(holds)

/** The lexemes of the clause in which one stands. */
export const clauseOf = (all: readonly Lexeme[], at: number): readonly Lexeme[] => {
  const { clauses } = groupsOf(all)
  return clauses.get(all[at]?.clause ?? -1) ?? []
}

/** The lexemes of the sentence in which one stands. */
export const sentenceOf = (all: readonly Lexeme[], at: number): readonly Lexeme[] => {
  const { sentences } = groupsOf(all)
  return sentences.get(all[at]?.sentence ?? -1) ?? []
}

/** The same in words, with a blank between them. */
export const wordsOfSentence = (all: readonly Lexeme[], at: number): string =>
  sentenceOf(all, at)
    .map(({ folded }) => folded)
    .join(' ')

/** The words before a place, of its clause: so many at most, the nearest last. */
export const before = (all: readonly Lexeme[], at: number, most: number): readonly Lexeme[] =>
  ofClause(all, all[at]?.clause, Math.max(0, at - most), at)

/** The words behind a place, of its clause: so many at most. */
export const behind = (all: readonly Lexeme[], at: number, most: number): readonly Lexeme[] =>
  ofClause(all, all[at]?.clause, at + 1, Math.min(all.length, at + 1 + most))

/** Asked for every word again and again. */
const ofClause = (all: readonly Lexeme[], clause: number | undefined, from: number, to: number): readonly Lexeme[] => {
  const found: Lexeme[] = []
  for (let on = from; on < to; on += 1) {
    const one = all[on]
    if (one !== undefined && one.clause === clause) found.push(one)
  }
  return found
}

/** "Damals", "als Kind", "mit 14 Kreuzbandriss": told of long ago. A number beside a lift is its load. */
export const tellsPast = (all: readonly Lexeme[], at: number): boolean =>
  (is(all[at], 'past') && !/^(?:wie|like|as)$/.test(all[at - 1]?.folded ?? '')) || isAgeThen(all, at)

const isAgeThen = (all: readonly Lexeme[], at: number): boolean => {
  const years = all[at + 1]?.number ?? null
  const next = all[at + 2]?.clause === all[at]?.clause ? all[at + 2] : undefined
  return (
    /^(?:mit|aged)$/.test(all[at]?.folded ?? '') &&
    years !== null &&
    Number.isInteger(years) &&
    years >= 5 &&
    years <= 45 &&
    !is(next, 'unit', 'kit', 'kit-kind') &&
    !/^(?:[x×%]|mal|er|ern)$/.test(next?.folded ?? '') &&
    !clauseOf(all, at).some(
      one => is(one, 'exercise', 'format') || (is(one, 'kit') && one.start < (all[at]?.start ?? 0)),
    )
  )
}

/** Whether a word speaks of the writer. "Im" is an English "I'm" where a clause begins, but "im Büro" is a place. */
export const isOneself = (all: readonly Lexeme[], at: number): boolean => {
  if (!is(all[at], 'self') || all[at]?.written.toLowerCase() !== 'im') return is(all[at], 'self')
  if (/^\p{Lu}/u.test(all[at + 1]?.written ?? '')) return false
  return all[at - 1]?.clause !== all[at]?.clause || /^(and|but|now|so|when|because)$/.test(all[at - 1]?.folded ?? '')
}

type Groups = {
  readonly clauses: ReadonlyMap<number, readonly Lexeme[]>
  readonly sentences: ReadonlyMap<number, readonly Lexeme[]>
}

/** Every word is asked about its clause, so the clauses of a text are put together once. */
const groupsOf = remembered(
  (all: readonly Lexeme[]): Groups => ({
    clauses: Map.groupBy(all, ({ clause }) => clause),
    sentences: Map.groupBy(all, ({ sentence }) => sentence),
  }),
)
