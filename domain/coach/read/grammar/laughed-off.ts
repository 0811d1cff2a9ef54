import type { Lexeme } from './lexemes.ts'
import { clauseOf, sentenceOf } from './nearby.ts'
import { is, plays } from './senses.ts'

/**
 * "I want to die after this leg day lol": wished of a workout in the same breath, and laughed at; "bring mich um, Beine":
 * asked of a coach. Whoever says that they mean it is heard.
 */
export const isLaughedOff = (all: readonly Lexeme[], at: number): boolean => {
  const sentence = sentenceOf(all, at)
  if (sentence.some(one => is(one, 'earnest'))) return false
  if (plays(all[at], 'kill-me')) return sentence.some(isOfWorkout)
  return (
    sentence.some(one => is(one, 'laughs')) &&
    clauseOf(all, at).some(isOfWorkout) &&
    clauseOf(all, at).some(one => plays(one, 'dying'))
  )
}

const isOfWorkout = (one: Lexeme) =>
  is(one, 'exercise', 'format', 'focus', 'sport', 'section', 'closing', 'part') || plays(one, 'workout')
