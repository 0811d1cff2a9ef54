import { expect, test } from 'vitest'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { levelOf, read } from './reading.ts'

const wantsIn = (text: string, field: Field = 'wish') =>
  read(text, field).flatMap(item =>
    item.kind === 'exercise' || item.kind === 'focus' || item.kind === 'kit' ? [item.want] : [],
  )

test.each<[string, Field]>([
  ['Rückenschmerzen loswerden durch Kraft', 'goal'],
  ['Nackenschmerzen durch mehr Bewegung loswerden', 'goal'],
  ['linke Seite schwächer', 'note'],
  ['linker Arm deutlich schwächer beim Curl', 'note'],
  ['left side weaker', 'note'],
  ['mein rechtes Bein ist schwächer', 'wish'],
  ['Spinning am Donnerstag', 'activities'],
])('stops nobody: %s', (text, field) => {
  expect(levelOf(text, field)).not.toBe('red')
})

test.each([
  'linke Seite plötzlich schwächer',
  'linke Seite wird immer schwächer',
  'meine rechte Seite ist seit heute schwächer',
  'linke Gesichtshälfte hängt',
  'Sehne durch seit gestern',
])('stops all the same: %s', text => {
  expect(levelOf(text)).toBe('red')
})

test.each([
  ['Spinning am Donnerstag', 'cycling'],
  ['Peloton 3 times a week', 'cycling'],
  ['Aqua-Fitness freitags', 'swimming'],
  ['Ju-Jutsu 2x', 'martial-arts'],
])('is a sport of the week: %s', (text, sport) => {
  expect(read(text, 'activities')).toContainEqual(expect.objectContaining({ kind: 'sport', sport, when: 'regularly' }))
})

test.each<[string, Field]>([
  ['Burpees', 'restrictions'],
  ['Kniebeugen und Ausfallschritte', 'restrictions'],
  ['Überkopf', 'restrictions'],
  ['Sprünge', 'restrictions'],
  ['Überkopfdrücken', 'restrictions'],
  ['tiefe Hocke', 'limits'],
  ['HWS, kann nicht über Kopf drücken', 'restrictions'],
  ['kann nicht drücken', 'restrictions'],
  ['Rheuma in den Händen, Griff schwierig', 'restrictions'],
])('what is named among restrictions is left out, and never wished for: %s', (text, field) => {
  expect(new Set(wantsIn(text, field))).toEqual(new Set(['without']))
})

test.each([
  ['Radfahren geht gut', 'with'],
  ['Schulter: Face Pulls tun gut', 'with'],
  ['Bandscheibenvorfall 2021, seitdem vorsichtig beim Kreuzheben', 'less'],
])('what goes well, or with care, may be done: %s', (text, want) => {
  expect(wantsIn(text, 'restrictions')).toEqual([want])
})

test('a balance that is poor is trained', () => {
  expect(wantsIn('Gleichgewicht', 'limits')).not.toContain('without')
  expect(wantsIn('Bin 67 und will sicherer auf den Beinen stehen', 'goal')).toEqual(['with'])
})

test.each([
  ['trage Einlagen wegen Senkfuß', false],
  ['trage Kontaktlinsen', false],
  ['bin heute träge', true],
])('who wears something is not tired: %s', (text, isTired) => {
  expect(read(text, 'comments').some(({ kind }) => kind === 'mood')).toBe(isTired)
})

test('all racks are taken, and that is no effort', () => {
  expect(read('Alle Racks belegt').map(({ kind }) => kind)).toEqual(['kit'])
})

test('lightly is how hard, where nothing else is wished for', () => {
  const items = read('morgen Fußballspiel, heute nur leicht Oberkörper')
  expect(items).toContainEqual(expect.objectContaining({ kind: 'intensity', level: 'easy' }))
  expect(wantsIn('morgen Fußballspiel, heute nur leicht Oberkörper')).toEqual(['with'])
  expect(wantsIn('Beine nur leicht, Brust richtig')).toContain('less')
})

test('only these, though the first of them is nothing that is known', () => {
  expect(wantsIn('nur Handtuch und Stuhl')).toEqual(['only'])
})

test.each(['10k in 6 Wochen, heute Kraft', 'in 6 Wochen 10 km'])(
  'a distance with a day far ahead is no run of today: %s',
  text => {
    const items = read(text)
    expect(items).toContainEqual(expect.objectContaining({ kind: 'event', event: 'race', meters: 10_000, inDays: 42 }))
    expect(items.map(({ kind }) => kind)).not.toContain('exercise')
  },
)

test.each([
  ['Kniebeuge 140 bis Ende des Jahres', { kg: 140 }],
  ['Bankdrücken 100', { kg: 100 }],
  ['Polizeitest: Klimmzüge, 3000 m', {}],
])('what a number among goals is of: %s', (text, dose) => {
  expect(read(text, 'goal')).toContainEqual(expect.objectContaining({ kind: 'exercise', dose }))
})

test.each([
  ['knie knackt manchmal, keine schmerzen', 'complaint'],
  ['Knieschmerzen in den Griff bekommen', 'focus'],
])('nothing is made of a noise or a turn of phrase: %s', (text, kind) => {
  expect(read(text).map(item => item.kind)).not.toContain(kind)
})

test.each([
  ['Kreuzband-OP 2019, alles gut', 'none'],
  ['Kreuzband-OP 2019', 'amber'],
  ['Kreuzband-OP 2019, alles gut außer beim Springen', 'amber'],
  ['Kreuzband-OP 2025, alles gut', 'amber'],
  ['Stent 2018, alles gut', 'amber'],
])('years behind and well is no limit, where it can be: %s', (text, level) => {
  expect(levelOf(text, 'restrictions')).toBe(level)
})
