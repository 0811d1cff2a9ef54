import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setsInWords } from '../../web/training/last-time.ts'
import { platesOf } from '../../web/training/plates.ts'

test.each([
  [72.5, 20, [25, 1.25]],
  [20, 20, []],
  [25, 20, [2.5]],
  [62.5, 20, [20, 1.25]],
  [21, 20, null],
  [15, 20, null],
])('%d kg on a bar of %d kg', (kg, bar, plates) => expect(platesOf(kg, bar)).toEqual(plates))

test('the plates of both sides and the bar weigh what was asked for', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), steps => {
      const kg = 20 + steps * 2.5
      const side = platesOf(kg, 20) ?? []
      expect(20 + 2 * side.reduce((sum, plate) => sum + plate, 0)).toBeCloseTo(kg)
      expect(side).toEqual(side.toSorted((one, other) => other - one))
    }),
  ))

test('sets in words: one load once, and the effort of the last', () => {
  expect(
    setsInWords([
      { reps: 9, weight: 22 },
      { reps: 9, weight: 22 },
      { reps: 8, weight: 22, rir: 2 },
    ]),
  ).toBe('22 kg × 9, 9, 8 · RIR 2')
  expect(
    setsInWords([
      { reps: 5, weight: 60 },
      { reps: 5, weight: 62.5 },
    ]),
  ).toBe('60 kg × 5; 62,5 kg × 5')
  expect(setsInWords([{ duration: 40 }])).toBe('40 s')
})
