import { expect, test } from 'vitest'
import { levelOf, read } from './reading.ts'

const wished = (text: string) =>
  read(text).flatMap(item => (item.kind === 'exercise' && item.want === 'with' ? [item.exercises[0]] : []))

/** What one does as something is the matter, and what a part will not bear, is not what one wants to do. */
test.each([
  ['verliere beim Seilspringen Urin, lieber Rad', ['stationary-bike']],
  ['beim Bankdrücken schläft mir die Hand ein, lieber Kniebeugen', ['back-squat']],
  ['bei Kniebeugen verliere ich Urin, Bankdrücken bitte', ['bench-press']],
  ['mein unterer Rücken verträgt kein Kreuzheben, Klimmzüge bitte', ['pull-up']],
  ['meine Schulter verträgt keine Dips, Kniebeugen bitte', ['back-squat']],
])('%s', (text, expected) => {
  expect(wished(text)).toEqual(expected)
  expect(levelOf(text)).not.toBe('none')
})

test.each([
  ['beim Seilspringen besser werden, 10 Minuten Seilspringen', ['jump-rope']],
  ['beim Bankdrücken fehlt die Technik, Bankdrücken bitte', ['bench-press']],
  ['verliere ungern Zeit, Seilspringen und Klimmzüge', ['jump-rope', 'pull-up']],
  ['mein Plan verträgt mehr Kreuzheben', ['deadlift']],
])('but %s wishes', (text, expected) => {
  expect(wished(text)).toEqual(expect.arrayContaining(expected))
})
