import type { Lexeme } from './lexemes.ts'

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

type Groups = {
  readonly clauses: ReadonlyMap<number, readonly Lexeme[]>
  readonly sentences: ReadonlyMap<number, readonly Lexeme[]>
}

/** Every word is asked about its clause, so the clauses of a text are put together once. */
const known = new WeakMap<readonly Lexeme[], Groups>()

const groupsOf = (all: readonly Lexeme[]): Groups => {
  const groups = known.get(all) ?? {
    clauses: Map.groupBy(all, ({ clause }) => clause),
    sentences: Map.groupBy(all, ({ sentence }) => sentence),
  }
  known.set(all, groups)
  return groups
}
