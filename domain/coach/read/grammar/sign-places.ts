import type { Lexeme } from './lexemes.ts'
import { is, sense } from './senses.ts'
import type { Token } from './tokens.ts'

/** Where parts and exercises start in clauses that name what is to be trained and nothing else: "legs please". */
export const wishedIn = (lexemes: readonly Lexeme[]): ReadonlySet<number> => {
  const wished = new Set<number>()
  for (const words of Map.groupBy(lexemes, one => one.clause).values())
    if (
      words.length > 1 &&
      words.some(trainable) &&
      words.every(one => trainable(one) || one.number !== null || ofWishes.test(one.folded) || isOfWishes(one))
    )
      for (const one of words) if (trainable(one)) wished.add(one.start)
  return wished
}

const trainable = (lexeme: Lexeme) =>
  is(lexeme, 'focus', 'exercise') || (sense(lexeme, 'part')?.target ?? null) !== null

const isOfWishes = (lexeme: Lexeme) =>
  is(lexeme, 'only', 'and', 'wants', 'unit', 'span', 'format', 'section', 'intensity', 'kit', 'goal') &&
  !is(lexeme, 'complains', 'odd', 'flag', 'happened', 'since')

const ofWishes =
  /^(?:bitte|please|heute|heut|today|fur|for|of|mit|with|day|tag|training|workout|dann|then|maybe|vielleicht)$/

/** "No labral tear": where a word follows a no and the name of a part of the body, or a name that nobody knows. */
export const deniedByName = (tokens: readonly Token[], lexemes: readonly Lexeme[]): readonly number[] => {
  const names = startsWithin(
    tokens,
    lexemes.filter(one => one.senses.length === 0 || is(one, 'part')),
  )
  return tokens.flatMap(({ start, clause }, at) =>
    /^(?:kein|keine|keinen|no)$/.test(tokens[at - 2]?.folded ?? '') &&
    tokens[at - 2]?.clause === clause &&
    names.has(tokens[at - 1]?.start ?? -1)
      ? [start]
      : [],
  )
}

/** Where the words of these phrases start; both stand in the order of the text. */
export const startsWithin = (tokens: readonly Token[], phrases: readonly Lexeme[]): ReadonlySet<number> => {
  const starts = new Set<number>()
  let on = 0
  for (const { start } of tokens) {
    while ((phrases[on]?.end ?? Number.POSITIVE_INFINITY) <= start) on += 1
    if ((phrases[on]?.start ?? Number.POSITIVE_INFINITY) <= start) starts.add(start)
  }
  return starts
}
