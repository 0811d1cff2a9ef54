/**
 * One spelling for many: lower case, "ü", "ue" and "u" alike, ß as ss, no accents. "Rücken", "Ruecken", "RUCKEN" are one
 * word. Applied to the vocabulary and to what people write.
 */
export const fold = (text: string): string => {
  const folded = plain(text)
  return spelt.test(folded) ? folded.replaceAll(/(?<![aeiou])([aou])e(?=[a-z])(?!i)/g, '$1') : folded
}

const spelt = /[aou]e/

/** Lower case and without accents, "ue" left as it was written. */
export const plain = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll('ß', 'ss')
        .replaceAll(/[’'`´]/g, '')

const ascii = /^[a-zA-Z0-9 ]*$/

/** Without the endings of case, number and person, at least four letters left. */
export const stem = (word: string): string => {
  const once = withoutEnding(word)
  return once === word ? word : withoutEnding(once)
}

/** What a word is looked up by: its stem, and "nicht" for a no as it is spoken. */
export const base = (word: string): string => (spokenNo.has(word) ? 'nicht' : stem(word))

const spokenNo: ReadonlySet<string> = new Set(['nich', 'net', 'ned', 'nit', 'nid'])

/** "en", "er", "es", "em", "e", "n" or "s", but not of a "number"; asked of every word of the vocabulary at a start. */
const withoutEnding = (word: string): string => {
  const { length } = word
  if (length < 5) return word
  const last = word[length - 1] ?? ''
  if (last === 'r' && word.endsWith('mber')) return word
  if (length > 5 && word[length - 2] === 'e' && 'nrsm'.includes(last)) return word.slice(0, -2)
  return 'ens'.includes(last) ? word.slice(0, -1) : word
}

/** Whether one slip of a finger lies between two words: a letter more, less, exchanged, or two swapped. */
export const oneSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let left = one.length
  let right = other.length
  while (left > start && right > start && one[left - 1] === other[right - 1]) {
    left -= 1
    right -= 1
  }
  if (left - start <= 1 && right - start <= 1) return true
  return left - start === 2 && right - start === 2 && one[start] === other[start + 1] && one[start + 1] === other[start]
}

/** Letters added, lost or exchanged between two words (Levenshtein), counted up to a limit; more is the limit and one. */
export const slips = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let on = 1; on <= other.length; on += 1)
      next.push(
        Math.min(
          (row[on] ?? 0) + 1,
          (next[on - 1] ?? 0) + 1,
          (row[on - 1] ?? 0) + (one[at - 1] === other[on - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[other.length] ?? limit + 1
}
