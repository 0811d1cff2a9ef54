import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clamp, formatNumber, parseNumber, stepped, typedNumber } from '../../web/parts/number.ts'

test.each([
  ['62,5', 62.5],
  ['62.5', 62.5],
  [' 8 ', 8],
  ['0', 0],
  ['1.000', 1000],
  ['1.250,5', 1250.5],
  ['12,', 12],
])('reads %j as a German types it', (typed, value) => expect(parseNumber(typed)).toBe(value))

test.each(['', ' ', '-3', 'acht', '1,2,3', '1e3', '12kg', '1..2', 'Infinity', '99999999'])(
  'finds no number in %j',
  typed => expect(parseNumber(typed)).toBeNull(),
)

test('reads back every number it writes into a field', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), thousandths => {
      const value = thousandths / 1000
      expect(parseNumber(typedNumber(value))).toBe(value)
    }),
  ))

test('never throws, and never answers anything but a number from zero on', () =>
  fc.assert(
    fc.property(fc.string(), typed => {
      const value = parseNumber(typed)
      expect(value === null || (Number.isFinite(value) && value >= 0)).toBe(true)
    }),
  ))

test('shows thousands and commas the German way', () => expect(formatNumber(12_345.5)).toBe('12.345,5'))

test.each([
  [60, 2.5, 1, 62.5],
  [61, 2.5, 1, 62.5],
  [61, 2.5, -1, 60],
  [62.5, 2.5, -1, 60],
  [8, 1, 1, 9],
  [0.3, 0.1, 1, 0.4],
] as const)('steps from %d by %d in direction %d to %d', (value, step, direction, next) =>
  expect(stepped(value, step, direction)).toBe(next),
)

test('a step up and a step down from a rung come back to it', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.constantFrom(0.5, 1, 1.25, 2.5, 5), (rung, step) => {
      const value = Math.round(rung * step * 1000) / 1000
      expect(stepped(stepped(value, step, 1), step, -1)).toBe(value)
    }),
  ))

test('clamp keeps between the ends', () =>
  expect([clamp(-1, 0, 10), clamp(5, 0, 10), clamp(11, 0, 10)]).toEqual([0, 5, 10]))
