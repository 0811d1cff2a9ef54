import { isGuessable } from './guessable.ts'

/** What a sign is worth to who guesses, in bits: letters of words follow from each other, single letters do not. */
const [inWord, letter, figure, sign] = [2.3, 4.7, 3, 4]
const shortestWord = 3
const strongBits = 40

export type Strength = 'guessable' | 'fair' | 'strong'

/** How far a password stands up to guessing, counted as people guess: words, then figures and signs. */
export const strengthOf = (password: string, common: ReadonlySet<string>, own: readonly string[]): Strength => {
  if (isGuessable(password, common, own)) return 'guessable'
  return bitsOf(password) >= strongBits ? 'strong' : 'fair'
}

/** What is said again counts once. */
const bitsOf = (password: string) => {
  const parts = password.normalize('NFKC').match(/\p{L}+|\p{N}|[^\p{L}\p{N}]/gu) ?? []
  return [...new Set(parts)].reduce((bits, part) => bits + worthOf(part), 0)
}

const worthOf = (part: string) => {
  if (/^\p{N}/u.test(part)) return figure
  if (!/^\p{L}/u.test(part)) return sign
  const letters = new Set(part.toLowerCase()).size
  return letters * (part.length < shortestWord || isMixed(part) ? letter : inWord)
}

/** Capitals amid small letters: nobody's word. */
const isMixed = (word: string) => /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word)
