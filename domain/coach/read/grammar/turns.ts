import { remembered } from '../../basis/remembered.ts'
import type { Turn, Turns } from '../language.ts'
import { fold } from './fold.ts'
import type { Lexeme } from './lexemes.ts'

/** Where a turn of phrase stands: from the first of its lexemes to the last. */
export type Stretch = { readonly from: number; readonly to: number }

/** Looks for the turns of phrase of a language, each once a text. */
export type Turned = (all: readonly Lexeme[], turn: Turn) => readonly Stretch[]

export const turnedBy = (turns: Turns): Turned => {
  const find = Object.fromEntries(
    (Object.keys(turns) as readonly Turn[]).map(turn => [turn, remembered(stretchesOf(turns[turn]))]),
  ) as Readonly<Record<Turn, (all: readonly Lexeme[]) => readonly Stretch[]>>
  return (all, turn) => find[turn](all)
}

/** Which lexemes belong to one of the phrases, however the lexicon took their words together. */
export const finder = (phrases: string): ((all: readonly Lexeme[]) => readonly boolean[]) => {
  const stretchesIn = stretchesOf(phrases)
  return all => {
    const found = stretchesIn(all)
    return all.map((_, at) => found.some(({ from, to }) => from <= at && at <= to))
  }
}

const stretchesOf = (phrases: string) => {
  const alternatives = phrases.split('|').map(one =>
    fold(one.replaceAll('*', '\u0001'))
      .replaceAll(/[.+?^${}()[\]\\%]/g, '\\$&')
      .replaceAll('\u0001', '[^ ]*'),
  )
  const pattern = new RegExp(`(?<= )(?:${alternatives.join('|')})(?= )`, 'g')
  return (all: readonly Lexeme[]): readonly Stretch[] => {
    const text = ` ${all.map(({ folded }) => folded).join(' ')} `
    const ends: number[] = []
    for (const { folded } of all) ends.push((ends.at(-1) ?? 0) + folded.length + 1)
    const lexemeAt = (letter: number) => ends.findIndex(end => end >= letter)
    return [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
      from: lexemeAt(index + 1),
      to: lexemeAt(index + words.length),
    }))
  }
}
