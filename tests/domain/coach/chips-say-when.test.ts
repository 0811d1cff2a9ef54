import { expect, test } from 'vitest'
import { understood } from '../../../api/understood.ts'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Field } from '../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../domain/coach/read/reader.ts'

/** A Sunday. */
const today = '2026-11-29'

const chips = (text: string, field: Field = 'wish', language: 'de' | 'en' = 'de') =>
  understood(text, readerFor(catalogue)(text, field, today).items, catalogue, today).items.map(
    ({ words }) => words[language],
  )

test.each([
  ['HYROX in 4 Wochen', 'wish', ['HYROX · 27.12.']],
  ['HYROX in 4 Wochen unter 80 Minuten', 'goal', ['HYROX · unter 1:20 h · 27.12.']],
  ['HYROX am Sonntag, doubles mixed', 'wish', ['HYROX · Doubles, Mixed · heute']],
  ['morgen Spiel', 'wish', ['Spiel · morgen']],
  ['Samstag Wettkampf', 'wish', ['Wettkampf · Sa., 5.12.']],
  ['am 12.12. Halbmarathon', 'wish', ['Halbmarathon · 12.12.']],
  ['10 km unter 50 Minuten im Mai', 'goal', ['10 km · unter 50 min']],
  ['5 km in 24:30', 'goal', ['5 km · unter 24:30 min']],
  ['gestern Fußball gespielt', 'wish', ['Fußball · gestern']],
  ['zweimal die Woche Fußball', 'activities', ['Fußball · 2× die Woche']],
  ['5 Klimmzüge bis März', 'goal', ['5 Klimmzüge · bis 15.3.2027']],
  ['Muscle-Up', 'goal', ['Muscle-Up']],
] as const)('the chip of an event says when, and how fast: %s', (text, field, words) => {
  expect(chips(text, field)).toEqual(words)
})

test('in English too', () => {
  expect(chips('HYROX in 4 weeks', 'wish', 'en')).toEqual(['HYROX · 27 Dec'])
  expect(chips('match tomorrow', 'wish', 'en')).toEqual(['match · tomorrow'])
})
