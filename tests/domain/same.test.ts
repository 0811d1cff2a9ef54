import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame } from '../../domain/same.ts'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

test('two values are the same where they are the same JSON, whatever the order of their fields', () => {
  const plain = fc.oneof(
    fc.constantFrom(0, -0, 1, '1', '', true, false, null, Number.NaN, Number.POSITIVE_INFINITY),
    fc.double(),
  )
  const some = fc.oneof(plain, fc.string(), fc.jsonValue(), fc.array(plain), fc.dictionary(fc.string(), plain))
  fc.assert(
    fc.property(some, some, (one, other) => {
      for (const [left, right] of [
        [one, other],
        [one, one],
        [other, structuredClone(other)],
      ])
        expect(isSame(left, right)).toBe(
          Object.is(left, right) || JSON.stringify(sorted(left)) === JSON.stringify(sorted(right)),
        )
    }),
  )
})
