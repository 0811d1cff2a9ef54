import { base, fold } from './fold.ts'

/** A word, number or mark of a text, with where it stands. Clauses end at commas and the like, sentences at full stops. */
export type Token = {
  readonly written: string
  readonly folded: string
  readonly stem: string
  readonly number: number | null
  readonly start: number
  readonly end: number
  readonly clause: number
  readonly sentence: number
  /** Known as an ordinary word: means what is written, no more. */
  readonly isOrdinary?: true
}

/** Splits a text; "5x5", "20min" and "16er" are a number and a word each. */
export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = []
  let clause = 0
  let sentence = 0
  for (const found of text.matchAll(pieces)) {
    const written = found[0].length > 1 && !isDate.test(found[0]) ? found[0].replace(/\.$/, '') : found[0]
    if (stops.test(written)) sentence += 1
    if (stops.test(written) || isBreak(text, found.index, written) || isListed(text, found.index)) clause += 1
    else tokens.push(tokenOf(written, found.index, clause, sentence))
  }
  return tokens
}

/** A dash between two numbers makes them a range. */
const isBreak = (text: string, at: number, written: string) =>
  breaks.test(written) && !(/^[-–]$/.test(written) && /^\d.\d$/.test(text.slice(at - 1, at + 2)))

/** "8 swings 24 kg / 6 push-ups": one thing after the other. */
const isListed = (text: string, at: number) => text[at] === '/' && /^\s\/\s\d/.test(text.slice(at - 1, at + 3))

/** The words of a phrase of the vocabulary, as `tokensOf` would meet them. */
export const wordsOf = (phrase: string): readonly string[] =>
  isPlain.test(phrase) ? phrase.split(' ').map(fold) : piecesOf(phrase)

const piecesOf = (phrase: string): readonly string[] =>
  [...phrase.matchAll(pieces)]
    .map(([written]) => written)
    .filter(written => !stops.test(written) && !breaks.test(written))
    .map(fold)

/** Words and blanks alone need no looking for pieces. */
const isPlain = /^[a-zäöüß]+(?: [a-zäöüß]+)*$/i

const tokenOf = (written: string, start: number, clause: number, sentence: number): Token => {
  const folded = fold(isContracted.test(written) ? written.slice(0, -2) : written)
  return {
    written,
    folded,
    stem: base(folded),
    number:
      /^\d/.test(written) && !written.includes(':') && !isDate.test(written) ? Number(written.replace(',', '.')) : null,
    start,
    end: start + written.length,
    clause,
    sentence,
  }
}

/** "My arm's gone heavy", "the flu's got me": a noun and what is said of it. */
const isContracted =
  /^(?!(?:it|he|she|that|what|who|there|here|let|how|where|one|today|man|woman|gym|han|hab)['’])\p{L}{3,}['’]s$/iu

/** Numbers, ordinals and abbreviations with their full stop, words, marks; a full stop behind "20. Woche" ends nothing. */
const pieces =
  /(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:(?:20)?\d\d(?!\d))?|\d+:\d\d(?!\d)|\d{1,2}\.(?=\s\p{L})|o\.b\.?|(?:max|min|ca|li|re|bds|bes|j|jhr|mon|std|sek|wdh|evtl|geb|mind|bzw|inkl|approx|tgl|postop|pat)\.(?=[\s,])|\d+[.,]\d{1,2}(?!\d|[.,]\d)|\d+|[dsDS]['’](?=\p{L}{2})|\p{L}[\p{L}\p{M}]*(?:['’][\p{L}]+)?|(?<=\d)\s?[-–](?=\s?\d)|[%×*/@+≤<>]|\p{Extended_Pictographic}|[.!?;\n]+|[,:()–—…"]|(?<=\s)-(?=\s)/giu

/** "12.11.", "3.11.2026". */
export const isDate = /^\d{1,2}\.\d{1,2}\.(?:\d\d|\d{4})?$/

const stops = /^[.!?;\n]+$/
const breaks = /^[,:()–—…"-]$/
