import { describe, expect, test } from 'vitest'
import { asId, type Position } from '../../domain/kernel/stream.ts'
import { inRanges, type RangeWriter, rangesOf } from '../../tools/export/ranges.ts'

const ranges = [0, 10, 20].map(before => ({
  after: before === 0 ? null : String(before),
  upTo: String(before + 10),
  before,
}))
const partOf = ({ upTo }: { upTo: string }) => ({ file: upTo, rows: 10 })
const written: RangeWriter = async range => [partOf(range)] as never

test('a helper that cannot start fails no export: one thread writes all of it', async () => {
  const taken: string[] = []
  const noThread = Promise.reject(new Error('cannot start a thread'))
  noThread.catch(() => {})
  const never: RangeWriter = () => Promise.reject(new Error('asked of a thread that is not there'))
  await inRanges(
    ranges,
    async (range, onRows) => {
      // As slow as a disk: a helper would have had the time to take one.
      await new Promise(resolve => setTimeout(resolve, 5))
      return written(range, onRows)
    },
    { workers: [never], ready: [noThread], drop: async () => {} },
    () => {},
    async (_, reached) => void taken.push(reached),
  )
  expect(taken).toEqual(['10', '20', '30'])
})

describe('what is left is cut', () => {
  const compare = (one: Position | null, other: Position | null) => Number(one ?? 0) - Number(other ?? 0)
  const nth = (events: number) => asId<'position'>(String(events))
  const cut = (before: number, upTo: number, rangeEvents?: number) =>
    rangesOf({ after: before === 0 ? null : String(before), upTo: String(upTo), before }, compare, nth, rangeEvents)

  test.each([
    [0, 1, 1],
    [0, 199_999, 1],
    [0, 200_000, 8],
    [100_000, 162_790, 1],
    [100_000, 362_790, 8],
    [0, 400_000, 8],
    [0, 1_000_000, 20],
    [999_999, 1_000_000, 1],
  ])('from %i to %i into %i ranges without gap, none much larger than another', (before, upTo, count) => {
    const ranges = cut(before, upTo)
    expect(ranges).toHaveLength(count)
    expect(ranges[0]?.after).toBe(before === 0 ? null : String(before))
    expect(ranges.at(-1)?.upTo).toBe(String(upTo))
    for (const [place, { after, before: number, upTo: end }] of ranges.entries()) {
      expect(Number(after ?? 0)).toBe(number)
      if (place > 0) expect(ranges[place - 1]?.upTo).toBe(after)
      expect(Number(end) - number).toBeLessThanOrEqual(count === 1 ? 200_000 : 50_000)
      expect(Number(end) - number).toBeGreaterThan(0)
    }
  })

  test('as was said, and as one where the log does not say where so many events end', () => {
    expect(cut(0, 1000, 400).map(({ upTo }) => upTo)).toEqual(['400', '800', '1000'])
    const rest = { after: null, upTo: '100000', before: 0 }
    expect(rangesOf(rest, compare, undefined)).toEqual([rest])
    const elsewhere = { after: '7', upTo: '100000', before: 5 }
    expect(rangesOf(elsewhere, compare, nth)).toEqual([elsewhere])
  })
})
