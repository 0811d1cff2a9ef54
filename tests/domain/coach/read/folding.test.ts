import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import { fold, plain, stem } from '../../../../domain/coach/read/grammar/fold.ts'
import { tokensOf, wordsOf } from '../../../../domain/coach/read/grammar/tokens.ts'

// Each word of the vocabulary goes through these at a start, so they are written to be quick. What they mean is said here.

const endings = /(?<=.{4})(?:en|(?<!mb)er|es|em|e|n|s)$/
const meant = {
  stem: (word: string) => {
    const once = word.replace(endings, '')
    return once === word ? word : once.replace(endings, '')
  },
  fold: (text: string) => plain(text).replaceAll(/(?<![aeiou])([aou])e(?=[a-z])(?!i)/g, '$1'),
  words: (phrase: string) => tokensOf(phrase).map(({ folded }) => folded),
}

const { entries, signs } = catalogue.language
const phrases = [...entries.map(({ words }) => words), ...signs.flatMap(({ all }) => all)].flatMap(words =>
  words.split('|'),
)
const letters = fc.string({ unit: fc.constantFrom(...'aeiouäöüßnrsmxzAEÖ '), maxLength: 24 })

test('words of the vocabulary are folded, cut and parted as is said here', () => {
  expect(phrases.length).toBeGreaterThan(5000)
  const words = phrases.flatMap(phrase => phrase.split(/[ *]/))
  expect(words.filter(word => fold(word) !== meant.fold(word))).toEqual([])
  expect(words.filter(word => stem(fold(word)) !== meant.stem(fold(word)))).toEqual([])
  // With a full stop or an apostrophe a name of the vocabulary is one word, where people's words would be two.
  const plainly = phrases.filter(phrase => /^[\p{L} ]*$/u.test(phrase))
  expect(plainly.map(wordsOf)).toEqual(plainly.map(meant.words))
})

test('and so is whatever else is made of letters and blanks', () =>
  fc.assert(
    fc.property(letters, text => {
      expect(fold(text)).toBe(meant.fold(text))
      expect(stem(text)).toBe(meant.stem(text))
      expect(wordsOf(text)).toEqual(meant.words(text))
    }),
    { numRuns: 3000 },
  ))
