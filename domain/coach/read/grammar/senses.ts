import type { Sense, Small } from '../language.ts'
import type { Lexeme } from './lexemes.ts'

/** The sense of that kind, if a lexeme has it. */
export const sense = <One extends Sense['is']>(
  lexeme: Lexeme | undefined,
  kind: One,
): Extract<Sense, { readonly is: One }> | undefined =>
  lexeme?.senses.find((one): one is Extract<Sense, { readonly is: One }> => one.is === kind)

export const is = (lexeme: Lexeme | undefined, ...kinds: readonly (Sense['is'] | Small)[]): boolean =>
  lexeme?.senses.some(one => kinds.includes(one.is)) ?? false
