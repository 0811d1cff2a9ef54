import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf } from '../../web/data/client.ts'
import { found } from '../../web/screens/settings/equipment.ts'

test('fills the places of a path and writes the query behind it', () => {
  expect(addressOf('/workouts/:id', { id: 'a b' })).toBe('/workouts/a%20b')
  expect(addressOf('/api/workouts/:id/sets/:set', { id: 'w', set: 's/1' })).toBe('/api/workouts/w/sets/s%2F1')
  expect(addressOf('/workouts', undefined, { status: 'PLANNED', limit: 5, before: undefined })).toBe(
    '/workouts?status=PLANNED&limit=5',
  )
})

test('no value escapes its place in the path', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), id => {
      expect(addressOf('/workouts/:id/x', { id }).split('/')).toHaveLength(4)
    }),
  ))

test('equipment is found by parts of its name, with or without umlauts', () => {
  expect(found('Kniebeugenständer oder Power-Rack', 'rack stander')).toBe(true)
  expect(found('Fußball', 'fuss')).toBe(true)
  expect(found('Matte', 'hantel')).toBe(false)
  expect(found('Matte', '  ')).toBe(true)
})
