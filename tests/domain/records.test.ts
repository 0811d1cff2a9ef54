import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestOf, changesSince, isBetter, isRecord } from '../../domain/records.ts'

const free = { assisted: false }
const helped = { assisted: true }
const set = fc.record({
  weightKg: fc.integer({ min: 0, max: 200 }),
  reps: fc.integer({ min: 1, max: 20 }),
})
const sets = fc.array(set, { minLength: 1, maxLength: 6 })
const lift = fc.constantFrom(free, helped)
const straight = <One>(sets: One[]) => ({ sets, count: sets.length })

test('of two sets at most one is better, and nothing outdoes the best', () => {
  fc.assert(fc.property(set, set, lift, (one, other, how) => !(isBetter(one, other, how) && isBetter(other, one, how))))
  fc.assert(
    fc.property(sets, lift, (all, how) => {
      const best = bestOf(all, how)
      return best !== null && all.every(one => !isBetter(one, best, how))
    }),
  )
})

test('the same training again is no record and no change', () => {
  fc.assert(
    fc.property(sets, lift, (all, how) => {
      expect(isRecord(all, bestOf(all, how), how)).toBe(false)
      expect(changesSince(straight(all), straight(all), how)).toEqual([])
    }),
  )
})

test('where weight helps, less of it is the record', () => {
  const [with20, with15] = [[{ weightKg: 20, reps: 8 }], [{ weightKg: 15, reps: 8 }]]
  expect(isRecord(with15, bestOf(with20, helped), helped)).toBe(true)
  expect(isRecord(with15, bestOf(with20, free), free)).toBe(false)
})

test('what is done for the first time is no record', () => {
  expect(isRecord([{ weightKg: 60, reps: 8 }], null, free)).toBe(false)
})

test('the best sets are held against each other, and where they are alike all of them', () => {
  const last = straight([
    { weightKg: 60, reps: 8 },
    { weightKg: 60, reps: 8 },
  ])
  expect(changesSince(straight([{ weightKg: 62.5, reps: 7 }]), last, free)).toEqual([
    { measure: 'weightKg', by: 2.5 },
    { measure: 'reps', by: -1 },
  ])
  expect(changesSince(straight([{ weightKg: 60, reps: 8 }]), last, free)).toEqual([{ measure: 'sets', by: -1 }])
  const better = straight([
    { weightKg: 60, reps: 8 },
    { weightKg: 57.5, reps: 10 },
  ])
  expect(changesSince(better, last, free)).toEqual([{ measure: 'reps', by: 2 }])
})
