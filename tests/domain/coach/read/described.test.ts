import { expect, test } from 'vitest'
import { read } from './reading.ts'

const trained = (text: string) =>
  read(text).flatMap(item => (item.kind === 'focus' && item.want === 'with' ? [item.on.id] : []))

/** How a part is, is no wish to train it. */
test.each([
  ['die Beine sind schwer, heute Oberkörper', ['upper-body']],
  ['meine Beine sind noch müde vom Wandern, Oberkörper bitte', ['upper-body']],
  ['my legs are heavy, upper body please', ['upper-body']],
  ['Arme sind platt, lieber Bauch', ['core']],
  ['die Schultern sind frisch, mach Rücken', ['back']],
  ['back feels great, chest today', ['chest']],
  ['mein Rücken war super, heute Brust', ['chest']],
])('%s', (text, expected) => {
  expect(trained(text)).toEqual(expected)
  expect(read(text).filter(({ kind }) => kind === 'intensity')).toEqual([])
})

test.each([
  ['Beine sind dran, schwer', ['lower-body']],
  ['heute sind die Beine fällig', ['lower-body']],
  ['Bauch ist mein Ziel', ['core']],
  ['legs are next', ['lower-body']],
  ['Rücken ist heute Thema, Arme auch', ['back', 'arms']],
  ['Beine schwer, Arme leicht', ['lower-body', 'arms']],
])('but %s wishes', (text, expected) => {
  expect(trained(text)).toEqual(expected)
})
