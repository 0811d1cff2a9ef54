import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { heapBeyond } from '../../tools/heap-beyond.ts'

const megabyte = 1024 * 1024
const rows = (megabytes: number) => Array.from({ length: megabytes * 8 }, () => new Array(16_000).fill(0))
const inUse = () => getHeapStatistics().used_heap_size

test('what was thrown away does not fill the heap, what is kept does', () => {
  const budget = inUse() + 60 * megabyte
  let kept = rows(90)
  const beyond = heapBeyond(budget)
  expect([beyond(), beyond()]).toEqual([true, true])
  expect(kept).toHaveLength(720)
  kept = []
  expect(inUse()).toBeGreaterThan(budget)
  expect(heapBeyond(budget)()).toBe(false)
})
