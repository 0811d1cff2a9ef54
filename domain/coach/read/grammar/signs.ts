import type { HealthSense, Sign } from '../language.ts'
import { bearer } from './bearers.ts'
import { base, fold } from './fold.ts'
import type { Lexeme } from './lexemes.ts'
import { marksIn } from './marks.ts'
import { is } from './senses.ts'
import { deniedByName, startsWithin, wishedIn } from './sign-places.ts'
import { type Hit, never, spanOf, stretch } from './sign-spans.ts'
import type { Time } from './times.ts'
import { type Token, wordsOf } from './tokens.ts'

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
  /** Which groups of a sign a stretch of words has, a bit each: nothing between two stretches. */
  readonly met: Int32Array
}

export const signsOf = (signs: readonly Sign[]): Signs => {
  const single = new Map<string, Group[]>()
  const phrases = new Map<string, Phrase[]>()
  const beginnings = new Map<string, Piece[]>()
  const insides = new Map<string, Piece[]>()
  const marks = new Map<string, Group[]>()
  const put = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
    const some = map.get(key)
    if (some) some.push(value)
    else map.set(key, [value])
  }
  for (const [sign, { sense: meant, all, unless, lacking = false }] of signs.entries()) {
    const isPlain = meant.is !== 'cleared'
    for (const [at, group] of [...all, unless ?? ''].entries()) {
      const of = { sign, group: at === all.length ? never : at, lacking: lacking || at === all.length, isPlain }
      for (const phrase of group.split('|').filter(one => one !== '')) {
        const words = wordsOf(phrase)
        if (phrase.startsWith('{')) put(marks, phrase, of)
        else if (phrase.startsWith('*')) put(insides, ...pieceOf(phrase, shortest, of))
        else if (phrase.endsWith('*')) put(beginnings, ...pieceOf(phrase, shortestBeginning, of))
        else if (words.length === 1) put(single, base(words[0] ?? ''), of)
        else put(phrases, pairOf(base(words[0] ?? ''), base(words[1] ?? '')), { words: words.map(base), of })
      }
    }
  }
  return { signs, single, phrases, beginnings, insides, marks, seen: new Map(), met: new Int32Array(signs.length) }
}

const pairOf = (one: string, other: string) => `${one} ${other}`

export const signsIn = (
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  times: readonly Time[],
  denied: readonly boolean[],
  known: Signs,
): readonly Found[] => {
  const marks = marksIn(lexemes, times, denied)
  const isDeniedAt = new Set([
    ...startsWithin(
      tokens,
      lexemes.filter((_, at) => denied[at]),
    ),
    ...deniedByName(tokens, lexemes),
  ])
  const isRuledOutAt = startsWithin(
    tokens,
    lexemes.filter((one, at) => denied[at] && one.written.includes(' ') && is(one, 'flag', 'happened')),
  )
  const isHarmlessAt = startsWithin(
    tokens,
    lexemes.filter(lexeme => is(lexeme, 'harmless')),
  )
  const isExerciseAt = new Set(lexemes.flatMap(one => (is(one, 'exercise') ? [one.start] : [])))
  const isWished = wishedIn(lexemes)
  const found: Found[] = []
  const groups = tokens.map((token, at) => {
    const said = groupsAt(tokens, at, isDeniedAt, known)
    if (isRuledOutAt.has(token.start)) return none
    if (isHarmlessAt.has(token.start)) return said.filter(({ isPlain }) => !isPlain)
    // "Keine Lunges" lack nothing.
    return isExerciseAt.has(token.start) && (isDenied(tokens, at) || isDeniedAt.has(token.start))
      ? said.filter(({ lacking, group }) => !lacking || group === never)
      : said
  })
  const at = tokens.map((token, at) => withMarks(groups[at] ?? none, marks.get(token.start), known))
  for (const [from, to] of stretches(tokens)) {
    const hits = hitsIn(at, from, to, known)
    for (const [sign, some] of hits) {
      const one = known.signs[sign]
      const meant = one?.unlessHere ? withoutElsewhere(some, tokens) : some
      const span = one && spanOf(isWished.size === 0 ? meant : withoutWished(meant, tokens, isWished), one)
      const [first, last] = span ? [tokens[span[0]], tokens[span[1]]] : []
      if (one && first && last)
        found.push({ sense: one.sense, start: first.start, end: last.end, sentence: first.sentence })
    }
  }
  return found
}

const withMarks = (groups: readonly Group[], names: readonly string[] | undefined, { marks }: Signs) =>
  names === undefined ? groups : [...groups, ...names.flatMap(name => marks.get(name) ?? none)]

/** Where the groups of each sign stand in a stretch, of those alone that have a word for every group: few of thousands. */
const hitsIn = (groups: readonly (readonly Group[])[], from: number, to: number, { signs, met }: Signs) => {
  const hits = new Map<number, Hit[]>()
  for (let at = from; at < to; at += 1)
    for (const { sign, group } of groups[at] ?? none) if (group !== never) met[sign] = (met[sign] ?? 0) | (1 << group)
  for (let at = from; at < to; at += 1)
    for (const { sign, group } of groups[at] ?? none)
      if (met[sign] === 2 ** (signs[sign]?.all.length ?? 0) - 1) {
        const some = hits.get(sign)
        if (some) some.push({ group, at })
        else hits.set(sign, [{ group, at }])
      }
  for (let at = from; at < to; at += 1) for (const { sign } of groups[at] ?? none) met[sign] = 0
  return hits
}

/** What is to be trained is not what something befell, unless it is said in the same breath. */
const withoutWished = (
  hits: readonly Hit[],
  tokens: readonly Token[],
  isWished: ReadonlySet<number>,
): readonly Hit[] => {
  const clauseOf = ({ at }: Hit) => tokens[at]?.clause ?? -1
  return hits.filter(
    one =>
      !isWished.has(tokens[one.at]?.start ?? -1) ||
      hits.some(other => other.group !== one.group && clauseOf(other) === clauseOf(one)),
  )
}

/** "Puls 140 auf dem Sofa, maximal 30 Minuten": what is said of something else makes it no less a sign. */
const withoutElsewhere = (hits: readonly Hit[], tokens: readonly Token[]): readonly Hit[] => {
  const clauses = new Set(hits.flatMap(({ group, at }) => (group === never ? [] : [tokens[at]?.clause])))
  return hits.filter(({ group, at }) => group !== never || clauses.has(tokens[at]?.clause))
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
    if (word.startsWith(letters) && !bearer.test(word.slice(letters.length))) found.push(of)
  for (let start = 0; start <= Math.min(word.length, longest) - shortest; start += 1)
    for (const { letters, of } of insides.get(word.slice(start, start + shortest)) ?? none)
      if (word.startsWith(letters, start) && !bearer.test(word.slice(start + letters.length))) found.push(of)
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
