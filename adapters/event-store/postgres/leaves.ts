import { leafOfEvent } from '../../proof/leaves.ts'
import { threadPool } from '../../thread-pool.ts'
import { type EventRow, readRow } from './read-rows.ts'

export const leafOfRow = (row: EventRow) => leafOfEvent(readRow(row))

/** What a thread starts for: fewer are done before it is ready. */
const worthwhile = 20_000
const leafBytes = 32
const file = new URL('leaf-thread.ts', import.meta.url)

/** Leaves of rows, in a thread of its own as soon as it is ready: while it hashes a page, the next one is read here. */
export const openLeaves = (events: number) => {
  const pool = threadPool<string, never, Uint8Array>(file, events < worthwhile ? 0 : 1, {})
  const [thread] = pool.workers
  let isReady = false
  pool.ready[0]?.then(
    () => {
      isReady = true
    },
    () => {},
  )
  let before: Promise<unknown> = Promise.resolve()
  const inThread = async (rows: readonly EventRow[]) => {
    if (!thread || !isReady) return null
    const text = packed(rows)
    const mine = before.then(() => thread(text, () => {}))
    before = mine.catch(() => {})
    const leaves = Buffer.from(await mine)
    return leaves.length === rows.length * leafBytes ? leaves : null
  }
  return {
    /** What the thread cannot do is done here, or fails here. */
    of: async (rows: readonly EventRow[]): Promise<readonly Buffer[]> => {
      const leaves = await inThread(rows).catch(() => null)
      if (!leaves) return rows.map(leafOfRow)
      return rows.map((_, nth) => leaves.subarray(nth * leafBytes, (nth + 1) * leafBytes))
    },
    isReady: () => isReady,
    close: pool.drop,
  }
}

/** No text of PostgreSQL holds this sign. A single text is copied into a thread at a fraction of the cost of many. */
const between = '\0'
const fields = 8

export const packed = (rows: readonly EventRow[]) =>
  rows
    .map(({ gp, stream, version, type, id, data, meta, created }) =>
      [gp, stream, version, type, id, data, meta, created].join(between),
    )
    .join(between)

/** The leaves of packed rows, one behind the other. */
export const leavesOfPacked = (text: string): Uint8Array => {
  const parts = text.split(between)
  const leaves: Buffer[] = []
  for (let at = 0; at < parts.length; at += fields) {
    const [gp = '', stream = '', version = '', type = '', id = '', data = '', meta = '', created = ''] = parts.slice(
      at,
      at + fields,
    )
    leaves.push(leafOfRow({ gp, stream, version, type, id, data, meta, created }))
  }
  return Buffer.concat(leaves)
}
