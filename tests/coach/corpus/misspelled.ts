/** SS for ß, as German capitals are written; emoji and numbers stay. */
export const upperCase = (text: string): string => text.toUpperCase()

/** "Rücken" as "Ruecken", or as "Rucken" from a keyboard without them. */
export const missingUmlauts = (text: string, as: 'ae' | 'a'): string =>
  text.replace(/[äöüÄÖÜß]/g, letter => (as === 'ae' ? `${bare(letter)}${letter === 'ß' ? '' : 'e'}` : bare(letter)))

/**
 * One slip in one word of six letters or more, never in its first letter: two swapped, one left out, one doubled, or
 * the key beside. A text without such a word stays as it is.
 */
export const typo = (text: string, one: number, other: number): string => {
  const words = [...text.matchAll(/\p{L}{6,}/gu)]
  const word = words[one % Math.max(1, words.length)]
  if (!word) return text
  const at = word.index + 1 + (other % (word[0].length - 2))
  return text.slice(0, at) + slipped(text.slice(at, at + 2), other % 4) + text.slice(at + 2)
}

const slipped = (two: string, how: number): string => {
  const [letter = '', next = ''] = two
  if (how === 0) return letter === next ? letter : next + letter
  if (how === 1) return next
  if (how === 2) return letter + letter + next
  return beside(letter) + next
}

const rows = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm']

/** The key to the right, or to the left at the end of a row, in the letter's own case. */
const beside = (letter: string): string => {
  const low = letter.toLowerCase()
  const row = rows.find(keys => keys.includes(low)) ?? ''
  const at = row.indexOf(low)
  const key = row[at + 1] ?? row[at - 1] ?? low
  return letter === low ? key : key.toUpperCase()
}

const bare = (letter: string) => ({ ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U', ß: 'ss' })[letter] ?? letter
