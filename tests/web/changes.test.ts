import { expect, test } from 'vitest'
import { pauseAfter } from '../../web/data/changes.ts'

test('whom a restart cut off comes back within seconds but not all at once, and seldom while nobody answers', () => {
  const chances = Array.from({ length: 100 }, (_, nth) => nth / 100)
  const perSecond = (failures: number) => {
    const seconds = chances.map(chance => Math.floor(pauseAfter(failures, chance) / 1000))
    return Math.max(
      ...Map.groupBy(seconds, second => second)
        .values()
        .map(each => each.length),
    )
  }
  expect(perSecond(0)).toBeLessThanOrEqual(25)
  expect(Math.max(...chances.map(chance => pauseAfter(0, chance)))).toBeLessThan(5000)
  expect(perSecond(6)).toBeLessThanOrEqual(4)
  expect(Math.max(...chances.map(chance => pauseAfter(60, chance)))).toBeLessThanOrEqual(31_000)
})
