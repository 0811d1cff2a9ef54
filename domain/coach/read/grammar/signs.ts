import type { HealthSense, Sign } from '../language.ts'
import { fold, stem } from './fold.ts'
import type { Lexeme } from './lexemes.ts'
import { is, sense } from './senses.ts'
import type { Time } from './times.ts'
import type { Token } from './tokens.ts'
import { wordsOf } from './tokens.ts'

/** A sign that was found, and the words between its first and its last one. */
export type Found = {
  readonly sense: HealthSense
  readonly start: number
  readonly end: number
  readonly sentence: number
}

type Group = { readonly sign: number; readonly group: number }
type Phrase = { readonly words: readonly string[]; readonly of: Group }

/** Signs made ready for looking up by the first word of each phrase, and by its beginning. */
export type Signs = {
  readonly signs: readonly Sign[]
  readonly whole: ReadonlyMap<string, readonly Phrase[]>
  readonly beginnings: ReadonlyMap<string, readonly Group[]>
  readonly marks: ReadonlyMap<string, readonly Group[]>
}

export const signsOf = (signs: readonly Sign[]): Signs => {
  const whole = new Map<string, Phrase[]>()
  const beginnings = new Map<string, Group[]>()
  const marks = new Map<string, Group[]>()
  const put = <Value>(map: Map<string, Value[]>, key: string, value: Value) =>
    map.set(key, [...(map.get(key) ?? []), value])
  for (const [sign, { all, unless }] of signs.entries())
    for (const [at, group] of [...all, unless ?? ''].entries()) {
      const of = { sign, group: at === all.length ? never : at }
      for (const phrase of group.split('|').filter(one => one !== '')) {
        const words = wordsOf(phrase)
        if (phrase.startsWith('{')) put(marks, phrase, of)
        else if (phrase.endsWith('*')) put(beginnings, fold(phrase.slice(0, -1)), of)
        else put(whole, stem(words[0] ?? ''), { words: words.map(stem), of })
      }
    }
  return { signs, whole, beginnings, marks }
}

const never = -1

/** Longer sentences are looked at in overlapping stretches of this many words. */
const stretch = 40

export const signsIn = (
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  times: readonly Time[],
  denied: readonly boolean[],
  known: Signs,
): readonly Found[] => {
  const marks = marksIn(lexemes, times, denied)
  const found: Found[] = []
  for (const [from, to] of stretches(tokens)) {
    const hits = new Map<number, Map<number, Token>>()
    const hit = ({ sign, group }: Group, token: Token) => {
      const groups = hits.get(sign) ?? new Map<number, Token>()
      if (!groups.has(group)) groups.set(group, token)
      hits.set(sign, groups)
    }
    for (let at = from; at < to; at += 1) {
      const token = tokens[at]
      if (!token) continue
      for (const group of groupsAt(tokens, at, from, known)) hit(group, token)
      for (const name of marks.get(token.start) ?? [])
        for (const group of known.marks.get(name) ?? []) hit(group, token)
    }
    for (const [sign, groups] of hits) {
      const { all, sense: meant } = known.signs[sign] ?? { all: [], sense: null }
      if (!meant || groups.has(never) || groups.size < all.length) continue
      const words = [...groups.values()]
      found.push({
        sense: meant,
        start: Math.min(...words.map(({ start }) => start)),
        end: Math.max(...words.map(({ end }) => end)),
        sentence: words[0]?.sentence ?? 0,
      })
    }
  }
  return found
}

/** Groups of which a word stands here, unless it is denied. */
const groupsAt = (tokens: readonly Token[], at: number, from: number, known: Signs): readonly Group[] => {
  const token = tokens[at]
  if (!token || isDenied(tokens, at, from)) return []
  const phrases = (known.whole.get(token.stem) ?? []).filter(({ words }) =>
    words.every((word, on) => tokens[at + on]?.stem === word),
  )
  const begun: Group[] = []
  for (let length = 3; length <= Math.min(token.folded.length, 14); length += 1)
    begun.push(...(known.beginnings.get(token.folded.slice(0, length)) ?? none))
  return phrases.length === 0 && begun.length === 0 ? none : [...phrases.map(({ of }) => of), ...begun]
}

const none: readonly never[] = []

const isDenied = (tokens: readonly Token[], at: number, from: number) =>
  at > from && denying.has(tokens[at - 1]?.folded ?? '') && !(tokens[at - 2]?.folded === 'tu')

const denying = new Set(['kein', 'keine', 'keinen', 'keiner', 'ohne', 'no', 'without', 'koa'])

const stretches = (tokens: readonly Token[]): readonly (readonly [number, number])[] => {
  const ranges: [number, number][] = []
  for (let at = 0; at < tokens.length; ) {
    let end = at
    while (end < tokens.length && tokens[end]?.sentence === tokens[at]?.sentence) end += 1
    for (let from = at; from === at || from + stretch / 2 < end; from += stretch / 2)
      ranges.push([from, Math.min(end, from + stretch)])
    at = end
  }
  return ranges
}

/** What no word says alone: a part of the body, an age, a temperature, a pressure, a weight that is too low. */
const marksIn = (
  lexemes: readonly Lexeme[],
  times: readonly Time[],
  denied: readonly boolean[],
): ReadonlyMap<number, readonly string[]> => {
  const marks = new Map<number, string[]>()
  const mark = (lexeme: Lexeme | undefined, name: string) => {
    if (lexeme) marks.set(lexeme.start, [...(marks.get(lexeme.start) ?? []), name])
  }
  lexemes.forEach((lexeme, at) => {
    if (sense(lexeme, 'part')?.part && !denied[at]) mark(lexeme, '{part}')
    const value = lexeme.number
    if (value === null) return
    const next = lexemes[at + 1]
    const unit = sense(next, 'unit')?.unit
    if (((value >= 37.8 && value <= 42.5) || (value >= 100.4 && value <= 107)) && unit === undefined)
      mark(lexeme, '{hot}')
    if (unit === 'hour' && value >= 1 && value < 6) mark(lexeme, '{few-hours}')
    if (next?.folded === 'monat' && value <= 10 && /^(im|in)$/.test(lexemes[at - 1]?.folded ?? ''))
      mark(lexeme, '{month}')
    const lower = /^(\/|zu|over)$/.test(next?.folded ?? '') ? (lexemes[at + 2]?.number ?? 0) : 0
    if (value >= 140 && value <= 240 && (lower === 0 || lower >= 60) && (lower > 0 || !is(next, 'unit')))
      mark(lexeme, '{high-pressure}')
    if (lower >= 90 && value < 240) mark(lexeme, '{high-pressure}')
    if (lexemes.slice(Math.max(0, at - 3), at).some(({ folded }) => folded === 'bmi') && value < 18)
      mark(lexeme, '{low-bmi}')
    if (sense(next, 'unit')?.unit === 'kilogram' && isTooLight(value, lexemes.slice(at + 2, at + 6)))
      mark(lexeme, '{underweight}')
  })
  for (const { days, from, weeks } of times) {
    if (weeks !== null && weeks >= 4 && weeks <= 43) mark(lexemes[from], '{weeks}')
    if (days <= 0) mark(lexemes[from], '{age}')
    if (days <= 0 && days >= -112) mark(lexemes[from], '{young}')
  }
  return marks
}

/** Below a body mass index of 17.5. */
const isTooLight = (kg: number, after: readonly Lexeme[]) =>
  after.some(
    ({ number }) =>
      number !== null &&
      ((number > 1.3 && number < 2.2 && kg / number ** 2 < 17.5) ||
        (number > 130 && number < 220 && kg / (number / 100) ** 2 < 17.5)),
  )
