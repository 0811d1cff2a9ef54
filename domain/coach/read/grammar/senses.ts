import type { Role, Sense, Small } from '../language.ts'
import type { Lexeme } from './lexemes.ts'

// Asked several hundred times for each word of a text: so by loops.

/** The sense of that kind, if a lexeme has it. */
export const sense = <One extends Sense['is']>(
  lexeme: Lexeme | undefined,
  kind: One,
): Extract<Sense, { readonly is: One }> | undefined => {
  if (lexeme === undefined) return undefined
  for (const one of lexeme.senses) if (isOf(one, kind)) return one
  return undefined
}

const isOf = <One extends Sense['is']>(one: Sense, kind: One): one is Extract<Sense, { readonly is: One }> =>
  one.is === kind

export const is = (lexeme: Lexeme | undefined, ...kinds: readonly (Sense['is'] | Small)[]): boolean => {
  if (lexeme === undefined) return false
  for (const one of lexeme.senses) if (kinds.includes(one.is)) return true
  return false
}

/** Whether a word or phrase, taken as a whole, stands in one of these lists of the language. */
export const plays = (lexeme: Lexeme | undefined, ...roles: readonly Role[]): boolean => {
  if (lexeme === undefined) return false
  for (const role of roles) if (lexeme.roles.has(role)) return true
  return false
}
