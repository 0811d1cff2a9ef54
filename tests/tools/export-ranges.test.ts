import { expect, test } from 'vitest'
import { inRanges, type RangeWriter } from '../../tools/export/ranges.ts'

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
