import { describe, expect, test } from 'vitest'
import { understood } from '../../api/understood.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import type { Field } from '../../domain/coach/read/intent.ts'
import { readerFor } from '../../domain/coach/read/reader.ts'
import { everyday, everydayOfLife, everydayOfPeople, everydayOfTalk, everydayOfWork } from './corpus/everyday.ts'
import { open } from './corpus/utterance.ts'

// What was only guessed stops until it is answered: one tap says that it is not about one's health, and then it is not.

const day = '2026-11-30'
const read = readerFor(catalogue)
const shown = (text: string, field: Field) => understood(text, read(text, field, day).items, catalogue, day).items
const guessed = (text: string, field: Field) => shown(text, field).filter(({ guessed }) => guessed)

/** Answers what is asked first, as a tap does. */
const tapped = (text: string, field: Field): string => {
  const [first] = guessed(text, field)
  const no = first?.instead.find(({ words }) => words.de === 'Nichts mit der Gesundheit')
  return first && no ? text.slice(0, first.whole.start) + no.text + text.slice(first.whole.end) : text
}

const harmless = [
  ...everyday(),
  ...everydayOfLife('practice'),
  ...everydayOfLife('rehearsal'),
  ...everydayOfPeople('practice'),
  ...everydayOfPeople('rehearsal'),
  ...everydayOfTalk('practice'),
  ...everydayOfTalk('rehearsal'),
  ...everydayOfWork(),
].filter(({ text, field }) => guessed(text, field).length > 0)

describe('what was only guessed', () => {
  test('is answered by one tap for each sentence that is asked about, whatever it says', () => {
    expect(harmless.length).toBeGreaterThan(40)
    const left = harmless.filter(({ text, field }) => {
      const questions = Math.max(1, guessed(text, field).length, text.split(/[.!?\n]\s/).length)
      const answered = Array.from({ length: questions }).reduce<string>(said => tapped(said, field), text)
      return guessed(answered, field).length > 0
    })
    expect(left.map(({ text }) => text)).toEqual([])
  })

  test('is said again once and no more, behind the words that it is about', () => {
    expect(tapped('Ich wiege mich einmal die Woche, diesmal 400 g weniger', 'wish')).toBe(
      'Ich wiege mich einmal die Woche (nichts mit der Gesundheit), diesmal 400 g weniger',
    )
  })

  test('but what is certain stays certain, whatever is said behind it', () => {
    const stops = (words: string, field: Field) =>
      read(words, field, day).items.flatMap(one =>
        one.kind === 'red-flag' && one.source.certainty !== 'guess' ? [one.flag] : [],
      )
    const lost = open()
      .filter(({ safety }) => safety.startsWith('red'))
      .filter(({ text, field }) => {
        const told = stops(`${text} (nichts mit der Gesundheit)`, field)
        return stops(text, field).some(flag => !told.includes(flag))
      })
    expect(lost.map(({ text }) => text)).toEqual([])
  })
})
