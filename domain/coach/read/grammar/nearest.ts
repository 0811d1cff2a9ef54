import { oneSlip } from './fold.ts'

/** Finds the word of a set that is one slip away from another; the index is made when the first is looked for. */
export const nearest = (words: Iterable<string>) => {
  let near: ReadonlyMap<string, readonly string[]> | null = null
  return (folded: string): string | null => {
    if (folded.length < 4 || folded.length > longest) return null
    near ??= lackingIn(words)
    const found = new Set<string>()
    for (const key of lacking(folded)) for (const word of near.get(key) ?? []) found.add(word)
    const close = [...found].filter(word => word[0] === folded[0] && oneSlip(word, folded) && mayBe(word, folded))
    return close.sort((one, other) => rank(other, folded) - rank(one, folded) || (one < other ? -1 : 1))[0] ?? null
  }
}

const lackingIn = (words: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const near = new Map<string, string[]>()
  for (const word of words)
    if (word.length >= 4)
      for (const key of lacking(word)) {
        const some = near.get(key)
        if (some) some.push(word)
        else near.set(key, [word])
      }
  return near
}

/** A word and what is left of it without one of its letters: two words one slip apart share one of these. */
const lacking = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

/** Of short words only swapped, doubled or missing letters are taken for a slip, not another letter. */
const mayBe = (word: string, folded: string) =>
  Math.min(word.length, folded.length) >= 6 || word.length !== folded.length || sorted(word) === sorted(folded)

/** Swapped letters before missing ones, longer words before shorter. */
const rank = (word: string, folded: string) => (sorted(word) === sorted(folded) ? 100 : 0) + word.length

const sorted = (word: string) => Array.from(word).sort().join('')

/** No word of the vocabulary is longer; longer ones are not looked at letter by letter. */
export const longest = 40
