import type { Context } from '../grammar/context.ts'
import type { Lexeme } from '../grammar/lexemes.ts'
import { type Kinds, mostKinds } from './kinds.ts'

/** How many buckets the features of words fall into, and how many those of kinds of words, behind them. */
const ofWords = 2 ** 17
const ofKinds = 2 ** 15
export const buckets = ofWords + ofKinds

/** Words that are heard as a whole: the longest utterances learned from. What is longer is heard sentence by sentence. */
export const breath = 40

/** What stands at one place: a word with its letters and neighbours, and what the grammar makes of it. */
export type Features = readonly number[]

/**
 * Buckets (below `buckets`) for each lexeme of a stretch: the word, with the one before it and the one before that, three
 * to five letters of it in a row, and what the vocabulary calls it, denied or somebody else's where it is, with all that it
 * called the words before (of its sentence, where the whole is longer than a breath); then the kinds of words (kinds.ts), each by itself and behind those of a dozen words before.
 * How long ago something was counts as days, weeks, months or years.
 */
export const featuresOf = ({ all, scope, times, kinds }: Context): readonly Features[] => {
  const marks = all.map((lexeme, at) => markOf(lexeme, stateOf(at, scope)))
  const words = all.map(({ folded }) => plainly(folded))
  const whens = new Map(times.map(({ from, days }) => [from, days]))
  const called = new Set<string>()
  return all.map(({ senses, sentence }, at) => {
    if (all.length > breath && sentence !== all[at - 1]?.sentence) called.clear()
    const word = words[at] ?? ''
    const found = [...spellingOf(word)]
    if (at > 0) found.push(bucket(`b${words[at - 1]} ${word}`), bucket(`n${marks[at - 1]} ${marks[at]}`))
    if (at > 1) found.push(bucket(`s${words[at - 2]} ${word}`))
    const names = senses.map(one => `${one.is}${stateOf(at, scope)}`)
    for (const kind of names) {
      found.push(bucket(`k${kind}`))
      for (const earlier of called) found.push(pairOf(earlier, kind))
    }
    for (const kind of names) called.add(kind)
    const days = whens.get(at)
    if (days !== undefined) found.push(bucket(`t${agoOf(days)}`))
    found.push(...pairsAt(all, kinds, at))
    return found
  })
}

/** The same words come again and again, and there are a few hundred kinds. */
const spelt = new Map<string, readonly number[]>()
const pairs = new Map<string, Map<string, number>>()
const mostSpelt = 20_000

const spellingOf = (word: string): readonly number[] => {
  const before = spelt.get(word)
  if (before) return before
  const found = word.split(' ').flatMap(one => [bucket(`w${one}`), ...lettersOf(one)])
  if (spelt.size < mostSpelt) spelt.set(word, found)
  return found
}

const pairOf = (earlier: string, kind: string): number => {
  const own = pairs.get(earlier) ?? new Map<string, number>()
  pairs.set(earlier, own)
  const before = own.get(kind)
  if (before !== undefined) return before
  const found = bucket(`p${earlier} ${kind}`)
  own.set(kind, found)
  return found
}

const reach = 12

/** Kinds of words at a place, alone and behind each kind that stands not far before in the sentence. */
const pairsAt = (all: Context['all'], kinds: Kinds, at: number): readonly number[] => {
  const here = kinds[at] ?? []
  const found = here.map(kind => ofPair(mostKinds, kind))
  for (let on = Math.max(0, at - reach); on < at; on += 1)
    if (all[on]?.sentence === all[at]?.sentence)
      for (const earlier of kinds[on] ?? []) for (const kind of here) found.push(ofPair(earlier, kind))
  return found
}

const ofPair = (earlier: number, kind: number) =>
  ofWords + (Math.imul(earlier * (mostKinds + 1) + kind + 1, 0x9e3779b1) >>> (32 - Math.log2(ofKinds)))

const markOf = ({ senses }: Lexeme, state: string) => {
  const [first, ...others] = senses
  if (first === undefined) return state
  if (others.length === 0) return `${first.is}${state}`
  return `${[...new Set(senses.map(one => one.is))].toSorted().join('+')}${state}`
}

const stateOf = (at: number, { denied, others, withdrawn }: Context['scope']) =>
  `${denied[at] ? '-' : ''}${others[at] ? '~' : ''}${withdrawn[at] ? '<' : ''}`

const agoOf = (days: number) => {
  if (days >= 0) return 'ahead'
  if (days > -15) return 'days'
  if (days > -43) return 'weeks'
  return days > -113 ? 'months' : 'years'
}

/** How many of something is for the grammar to weigh. */
const plainly = (word: string) => word.replaceAll(/\d+/g, '0')

/** Three, four and five letters from every place, hashed as they are met. */
const lettersOf = (word: string): readonly number[] => {
  const framed = `<${word}>`
  const found: number[] = []
  for (let from = 0; from + 3 <= framed.length; from += 1) {
    let hash = ofLetters
    for (let at = from; at < Math.min(from + 5, framed.length); at += 1) {
      hash = Math.imul(hash ^ framed.charCodeAt(at), prime)
      if (at - from >= 2) found.push(folded(hash))
    }
  }
  return found
}

/** FNV-1a. */
const [offset, prime] = [0x811c9dc5, 0x01000193]
const ofLetters = Math.imul(offset ^ 99, prime)

const bucket = (text: string): number => {
  let hash = offset
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return folded(hash)
}

const folded = (hash: number) => (hash ^ (hash >>> 16)) & (ofWords - 1)
