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

type Group = { readonly sign: number; readonly group: number; readonly lacking: boolean; readonly isPlain: boolean }
type Piece = { readonly letters: string; readonly of: Group }
type Phrase = { readonly words: readonly string[]; readonly of: Group }

/** Signs made ready for looking up by the first word of each phrase, and by its beginning. */
export type Signs = {
  readonly signs: readonly Sign[]
  /** Single words by their stem, longer phrases by the stems of their first two words. */
  readonly single: ReadonlyMap<string, readonly Group[]>
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Beginnings and insides of words, by their first letters. */
  readonly beginnings: ReadonlyMap<string, readonly Piece[]>
  readonly insides: ReadonlyMap<string, readonly Piece[]>
  readonly marks: ReadonlyMap<string, readonly Group[]>
  /** What single words were found to be, by the word. */
  readonly seen: Map<string, readonly Group[]>
}

export const signsOf = (signs: readonly Sign[]): Signs => {
  const single = new Map<string, Group[]>()
  const phrases = new Map<string, Phrase[]>()
  const beginnings = new Map<string, Piece[]>()
  const insides = new Map<string, Piece[]>()
  const marks = new Map<string, Group[]>()
  const put = <Value>(map: Map<string, Value[]>, key: string, value: Value) =>
    map.set(key, [...(map.get(key) ?? []), value])
  for (const [sign, { sense: meant, all, unless, lacking = false }] of signs.entries()) {
    const isPlain = meant.is !== 'cleared'
    for (const [at, group] of [...all, unless ?? ''].entries()) {
      const of = { sign, group: at === all.length ? never : at, lacking: lacking || at === all.length, isPlain }
      for (const phrase of group.split('|').filter(one => one !== '')) {
        const words = wordsOf(phrase)
        if (phrase.startsWith('{')) put(marks, phrase, of)
        else if (phrase.startsWith('*')) put(insides, ...pieceOf(phrase, shortest, of))
        else if (phrase.endsWith('*')) put(beginnings, ...pieceOf(phrase, shortestBeginning, of))
        else if (words.length === 1) put(single, stem(words[0] ?? ''), of)
        else put(phrases, pairOf(stem(words[0] ?? ''), stem(words[1] ?? '')), { words: words.map(stem), of })
      }
    }
  }
  return { signs, single, phrases, beginnings, insides, marks, seen: new Map() }
}

const pairOf = (one: string, other: string) => `${one} ${other}`

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
  const isDeniedAt = new Set(lexemes.flatMap(({ start }, at) => (denied[at] ? [start] : [])))
  const isHarmlessAt = harmlessAt(tokens, lexemes)
  const found: Found[] = []
  const groups = tokens.map((token, at) => {
    const said = groupsAt(tokens, at, isDeniedAt, known)
    return isHarmlessAt.has(token.start) ? said.filter(({ isPlain }) => !isPlain) : said
  })
  for (const [from, to] of stretches(tokens)) {
    const hits = new Map<number, Hit[]>()
    const hit = ({ sign, group }: Group, at: number) => {
      const some = hits.get(sign)
      if (some) some.push({ group, at })
      else hits.set(sign, [{ group, at }])
    }
    for (let at = from; at < to; at += 1) {
      const token = tokens[at]
      if (!token) continue
      for (const group of groups[at] ?? none) hit(group, at)
      for (const name of marks.get(token.start) ?? []) for (const group of known.marks.get(name) ?? []) hit(group, at)
    }
    for (const [sign, some] of hits) {
      const one = known.signs[sign]
      const span = one && spanOf(some, one)
      const [first, last] = span ? [tokens[span[0]], tokens[span[1]]] : []
      if (one && first && last)
        found.push({ sense: one.sense, start: first.start, end: last.end, sentence: first.sentence })
    }
  }
  return found
}

/** Words of a figure of speech, a title, a thing: of no sign. */
const harmlessAt = (tokens: readonly Token[], lexemes: readonly Lexeme[]): ReadonlySet<number> => {
  const spans = lexemes.filter(lexeme => is(lexeme, 'harmless'))
  if (spans.length === 0) return new Set()
  return new Set(
    tokens.flatMap(({ start }) => (spans.some(one => one.start <= start && start < one.end) ? [start] : [])),
  )
}

/** A word of a sign's group at a place among the words. */
type Hit = { readonly group: number; readonly at: number }

/** The shortest stretch in which each group has a word; null when one has none, or they stand too far apart. */
const spanOf = (hits: readonly Hit[], { all, within }: Sign): readonly [number, number] | null => {
  if (hits.length < all.length || hits.some(({ group }) => group === never)) return null
  const last = new Map<number, number>()
  let best: readonly [number, number] | null = null
  for (const { group, at } of hits) {
    last.set(group, at)
    const from = Math.min(...last.values())
    const isFull = last.size === all.length && (all.length === 1 || from < at)
    if (isFull && (best === null || at - from < best[1] - best[0])) best = [from, at]
  }
  return best !== null && best[1] - best[0] < (within ?? stretch) ? best : null
}

/** Groups of which a word stands here, unless it is denied. */
const groupsAt = (
  tokens: readonly Token[],
  at: number,
  isDeniedAt: ReadonlySet<number>,
  known: Signs,
): readonly Group[] => {
  const token = tokens[at]
  if (!token) return none
  const single = known.single.get(token.stem) ?? none
  const phrases = phrasesAt(tokens, at, token.stem, known)
  const begun = token.isOrdinary ? none : partlyIn(token.folded, known)
  if (single.length + phrases.length + begun.length === 0) return none
  const groups =
    phrases.length + begun.length === 0
      ? single
      : single.length + phrases.length === 0
        ? begun
        : [...single, ...phrases, ...begun]
  const isDeniedHere = isDenied(tokens, at) || isDeniedAt.has(token.start)
  return isDeniedHere ? groups.filter(({ lacking }) => lacking) : groups
}

/** Groups of which a phrase of two words and more begins here. */
const phrasesAt = (tokens: readonly Token[], at: number, first: string, known: Signs): readonly Group[] => {
  const next = tokens[at + 1]?.stem
  const begun = next === undefined ? undefined : known.phrases.get(pairOf(first, next))
  if (!begun) return none
  return begun
    .filter(({ words }) => words.every((word, on) => on < 2 || tokens[at + on]?.stem === word))
    .map(({ of }) => of)
}

/** Groups of which the beginning or a part of a word is one; remembered, since most words come again. */
const partlyIn = (word: string, { beginnings, insides, seen }: Signs): readonly Group[] => {
  const before = seen.get(word)
  if (before) return before
  const found: Group[] = []
  for (const { letters, of } of beginnings.get(word.slice(0, shortestBeginning)) ?? none)
    if (word.startsWith(letters)) found.push(of)
  for (let start = 0; start <= Math.min(word.length, longest) - shortest; start += 1)
    for (const { letters, of } of insides.get(word.slice(start, start + shortest)) ?? none)
      if (word.startsWith(letters, start)) found.push(of)
  if (seen.size < mostSeen) seen.set(word, found.length === 0 ? none : found)
  return found
}

const mostSeen = 20_000

/** Letters of what stands inside other words or begins them, and of words in which it is looked for. */
const shortest = 4
const shortestBeginning = 3
const longest = 48

const pieceOf = (phrase: string, first: number, of: Group): readonly [string, Piece] => {
  const letters = fold(phrase.replaceAll('*', ''))
  return [letters.slice(0, first), { letters, of }]
}

const none: readonly never[] = []

const isDenied = (tokens: readonly Token[], at: number) =>
  isNothingWith(tokens, at) ||
  (tokens[at - 1]?.sentence === tokens[at]?.sentence &&
    denying.has(tokens[at - 1]?.folded ?? '') &&
    !(tokens[at - 2]?.folded === 'tu'))

/** "Nichts mit dem Herzen". */
const isNothingWith = (tokens: readonly Token[], at: number) => {
  const on = [at - 1, at - 2].find(one => /^(mit|with|am|an)$/.test(tokens[one]?.folded ?? ''))
  return on !== undefined && /^(nichts|nix|nothing)$/.test(tokens[on - 1]?.folded ?? '')
}

const denying = new Set(['weder', 'noch nie', 'kein', 'keine', 'keinen', 'keiner', 'ohne', 'no', 'without', 'koa'])

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
    if (sense(lexeme, 'part')?.part) mark(lexeme, '{any-part}')
    if (sense(lexeme, 'part')?.part && !denied[at]) mark(lexeme, '{part}')
    if (
      /^(kcal|kalorie|kalorien|calorie|calories|cal|cals)$/.test(lexemes[at + 1]?.folded ?? '') &&
      isFew(lexeme.number)
    )
      mark(lexeme, '{few-calories}')
    if (is(lexeme, 'odd') && !denied[at]) mark(lexeme, '{odd}')
    const minutes = sense(lexeme, 'span')?.minutes
    if (minutes !== undefined && minutes <= 300 && minutes >= 60) mark(lexeme, '{few-hours}')
    if (is(lexeme, 'complains') && !denied[at]) mark(lexeme, '{complains}')
    if (lexeme.senses.length === 0 && lexeme.number === null && lexeme.written.length >= 4) mark(lexeme, '{unknown}')
    if (isUnknownRemedy(lexemes, at)) mark(lexeme, '{remedy}')
    if (
      /^(erst|zweit|dritt|viert|funft|sechst|siebt|siebent|acht|neunt)en$/.test(lexeme.folded) &&
      lexemes[at + 1]?.folded === 'monat'
    )
      mark(lexeme, '{month}')
    if (isGestation(lexemes, at)) mark(lexeme, '{gestation}')
    const value = lexeme.number
    if (value === null) return
    const next = lexemes[at + 1]
    const unit = sense(next, 'unit')?.unit
    if (((value >= 37.8 && value <= 42.5) || (value >= 100.4 && value <= 107)) && unit === undefined)
      mark(lexeme, '{hot}')
    if (value >= 37.8 && value <= 42.5 && !Number.isInteger(value) && unit === undefined) mark(lexeme, '{fever}')
    if (value >= 100 && value <= 220 && (unit === undefined || unit === 'bpm')) mark(lexeme, '{racing}')
    if (unit === 'percent' && value < 100) mark(lexeme, '{partial}')
    if (unit === 'hour' && value >= 1 && value < 6) mark(lexeme, '{few-hours}')
    if (unit === 'month' && value >= 3 && value <= 10) mark(lexeme, '{months}')
    if (next?.folded === 'monat' && value <= 10 && /^(im|in)$/.test(lexemes[at - 1]?.folded ?? ''))
      mark(lexeme, '{month}')
    const lower = /^(\/|zu|over)$/.test(next?.folded ?? '') ? (lexemes[at + 2]?.number ?? 0) : 0
    if (value >= 140 && value <= 240 && (lower === 0 || lower >= 60) && (lower > 0 || !is(next, 'unit')))
      mark(lexeme, '{high-pressure}')
    if (lower >= 90 && value < 240) mark(lexeme, '{high-pressure}')
    if (value >= 130 && value <= 230 && lower >= 80 && lower < value && lower <= 140) mark(lexeme, '{pressure-pair}')
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

/** "24 weeks", "14+3": a time that stands alone, as nobody tells it of anything but a child to come. */
const isGestation = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [here, next, last] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]]
  const value = here?.number ?? null
  if (here === undefined || value === null || !Number.isInteger(value) || value < 5 || value > 42) return false
  const isDays = next?.written === '+' && last?.number != null && last.number <= 6 && next.start === here.end
  if (isDays) return true
  const isFirst = at === 0 || lexemes[at - 1]?.clause !== here.clause
  const isLast = last?.clause !== here.clause
  return isFirst && isLast && value >= 8 && /^(weeks|ssw)$/.test(next?.folded ?? '')
}

/** Less than a body needs in a day. */
const isFew = (kcal: number | null) => kcal !== null && kcal >= 50 && kcal <= 900

/** "Nehme Quviviq", "Quviviq 50 mg": something taken that no vocabulary knows. */
const isUnknownRemedy = (lexemes: readonly Lexeme[], at: number): boolean => {
  const lexeme = lexemes[at]
  if (!lexeme || lexeme.senses.length > 0 || lexeme.number !== null || lexeme.folded.length < 5) return false
  const isDosed =
    lexemes[at + 1]?.number != null && /^(mg|milligramm|milligram|mcg)$/.test(lexemes[at + 2]?.folded ?? '')
  const isTaken = lexemes
    .slice(Math.max(0, at - 3), at)
    .some(
      one =>
        one.clause === lexeme.clause && /^(nehm|nehme|nimm|schlucke|spritze|prescribed|verschrieben)$/.test(one.folded),
    )
  return isDosed || (isTaken && /^\p{Lu}/u.test(lexeme.written))
}

/** Below a body mass index of 17.5. */
const isTooLight = (kg: number, after: readonly Lexeme[]) =>
  after.some(
    ({ number }) =>
      number !== null &&
      ((number > 1.3 && number < 2.2 && kg / number ** 2 < 17.5) ||
        (number > 130 && number < 220 && kg / (number / 100) ** 2 < 17.5)),
  )
