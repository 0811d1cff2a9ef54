import type { Backward } from '../stored.ts'
import type { LogRows } from './rows.ts'

const pageSize = 1000

export const readingBack = (rows: Pick<LogRows, 'before'>): Backward['back'] =>
  async function* (before) {
    for (let end = before && BigInt(before); ; ) {
      const events = await rows.before(end, pageSize)
      const last = events.at(-1)
      if (!last) return
      yield { events, position: last.position }
      end = BigInt(last.position)
    }
  }
