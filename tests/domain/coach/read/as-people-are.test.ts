import { expect, test } from 'vitest'
import { levelOf, read } from './reading.ts'

test.each([
  ['Wir versuchen gerade schwanger zu werden', 'none'],
  ['Ich könnte schwanger sein', 'red'],
  ['bin gerade schwanger geworden', 'red'],
  ['Mir geht es psychisch gerade nicht gut', 'amber'],
  ['3 Bier getrunken', 'amber'],
  ['Sehbehindert', 'amber'],
  ['Sonnenbrand auf den Schultern', 'amber'],
])('how somebody is: %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})

test.each(['100 km Rad gestern, Beine leer', 'Beine werden schnell müde', 'Beine sind müde vom Wandern'])(
  'legs that are tired are not asked for: %s',
  text => {
    expect(read(text)).toContainEqual(
      expect.objectContaining({ kind: 'soreness', on: { of: 'region', id: 'lower-body' } }),
    )
    expect(read(text).map(({ kind }) => kind)).not.toContain('focus')
  },
)

test.each(['bin müde, Beine bitte', 'das Gym ist leer, Beine bitte'])('and these are: %s', text => {
  expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'focus', want: 'with' }))
})

test.each(['Bin gestern Marathon gelaufen', 'gestern Halbmarathon gelaufen, heute locker'])(
  'a race that is over was run: %s',
  text => {
    expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'sport', sport: 'running', inDays: -1 }))
  },
)

test('haste is no form', () => {
  expect(read('Ich will so schnell wie möglich 20 kg abnehmen').map(({ kind }) => kind)).toEqual(['goal'])
  expect(read('50 Burpees so schnell wie möglich').map(({ kind }) => kind)).toContain('format')
})
