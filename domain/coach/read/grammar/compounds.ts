import { oneSlip, stem } from './fold.ts'
import { longest, nearest } from './nearest.ts'

/**
 * Cuts compounds of known words in two; `pains` is what a part of the body has at the end of a word. What is ordinary is
 * no slip: the group in "Tanzgruppe" is no flu.
 */
export const splitting = (
  lefts: ReadonlySet<string>,
  rights: ReadonlySet<string>,
  parts: ReadonlyMap<string, string>,
  pains: readonly string[],
  isOrdinary: (word: string) => boolean,
) => {
  const stems = new Map([...rights].map(right => [stem(right), right]))
  const right = (word: string): string | null => (rights.has(word) ? word : (stems.get(stem(word)) ?? null))
  const left = (word: string): string | null =>
    lefts.has(word) ? word : (links.flatMap(link => unlinked(word, link)).find(one => lefts.has(one)) ?? null)
  const meantLeft = nearest(lefts)
  const meantRight = nearest(rights)
  const cutsOf = (word: string) =>
    word.length < 6 || word.length > longest ? [] : Array.from({ length: word.length - 4 }, (_, at) => at + 2)
  const split = (word: string): Split | null => {
    for (const at of cutsOf(word)) {
      const [one, other] = [left(word.slice(0, at)), right(word.slice(at))]
      if (one !== null && other !== null) return [one, other, at]
    }
    return null
  }
  const splitMended = (word: string): Split | null => {
    for (const at of cutsOf(word)) {
      const [front, back] = [word.slice(0, at), word.slice(at)]
      const one = left(front)
      const other = right(back)
      if (one !== null && one.length >= 3 && back.length >= 5 && !isOrdinary(back)) {
        const meant = meantRight(back)
        if (meant !== null) return [one, meant, at]
      }
      if (other !== null && front.length >= 4 && !isOrdinary(front)) {
        const meant = meantLeft(front)
        if (meant !== null) return [meant, other, at]
      }
    }
    return null
  }
  const partBeside = (front: string): string | null => {
    const close = [...parts].filter(([word]) => word[0] === front[0] && oneSlip(word, front))
    return new Set(close.map(([, part]) => part)).size === 1 ? (close[0]?.[0] ?? null) : null
  }
  const splitOfPain = (word: string): Split | null => {
    for (const at of cutsOf(word)) {
      const [front, back] = [word.slice(0, at), word.slice(at)]
      const one = front.length >= 3 ? left(front) : null
      const pain = one === null ? undefined : pains.find(known => back.length >= 6 && oneSlip(known, back))
      if (one !== null && pain !== undefined) return [one, pain, at]
      const other = front.length >= 4 && back.startsWith('schmerz') && pains.includes(back) ? partBeside(front) : null
      if (other !== null) return [other, back, at]
    }
    return null
  }
  return { split, splitMended, splitOfPain }
}

export type Split = readonly [left: string, right: string, leftLength: number]

const links = ['s', 'n', 'en', 'es', 'er', 'e']

const unlinked = (word: string, link: string) => (word.endsWith(link) ? [word.slice(0, -link.length)] : [])
