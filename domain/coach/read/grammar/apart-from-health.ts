import type { Lexeme } from './lexemes.ts'

const mark = /\((?:nichts mit der gesundheit|nothing about health)\)/gi

/** What an athlete adds behind words that were only guessed to be about their health, by a tap or by hand. */
export const saidApart = (text: string): string => `${text} (nichts mit der Gesundheit)`

/** With blanks in its place: it is about the words before it, and none of them. */
export const withoutApart = (text: string): string => text.replace(mark, words => ' '.repeat(words.length))

/** The sentences that it stands in, or behind. */
export const apartIn = (text: string, all: readonly Lexeme[]): ReadonlySet<number> =>
  new Set([...text.matchAll(mark)].flatMap(({ index }) => all.findLast(({ end }) => end <= index)?.sentence ?? []))
