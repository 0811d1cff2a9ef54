/**
 * One spelling for many: lower case, "ü", "ue" and "u" alike, ß as ss, no accents. "Rücken", "Ruecken", "RUCKEN" are one
 * word. Applied to the vocabulary and to what people write.
 */
export const fold = (text: string): string => plain(text).replaceAll(/(?<![aeiou])([aou])e(?=[a-z])(?!i)/g, '$1')

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
  const once = word.replace(endings, '')
  return once === word ? word : once.replace(endings, '')
}

const endings = /(?<=.{4})(?:en|er|es|em|e|n|s)$/

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
