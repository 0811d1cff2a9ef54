import { recordedAt } from '../postgres/asking-log.ts'
import { inWindows } from '../postgres/in-windows.ts'
import type { Database } from '../postgres/pool.ts'
import { type ReadingThrough, readingThrough, type Through } from './reading-through.ts'

type Count = { readonly type: string; readonly version: number; readonly count: number; readonly last: string }

const text = `select type, coalesce((meta->>'schema')::int, 1) as version, count(*)::int as count, max(${recordedAt}) as last
  from log.events where gp >= $1 and gp < $2 group by 1, 2`

/** In PostgreSQL it counts itself. */
export const countsInPostgres = (database: Database) => inWindows<Count>(database, 'desk-fact-counts', text)

export const countsByReading = (store: Parameters<typeof readingThrough>[0]) =>
  readingThrough<Count>(store, {}, ({ event: { type }, metadata: { schema: version }, at: last }) => ({
    type,
    version,
    count: 1,
    last,
  }))

/** How often each fact rests in each shape, when it was recorded last, and how much of the log that tells of. */
export const factCounts = (reading: ReadingThrough<Count>) => {
  const counts = new Map<string, Count>()
  const readOn = reading(row => {
    const key = `${row.type} ${row.version}`
    const before = counts.get(key)
    counts.set(key, before ? { ...row, count: before.count + row.count, last: later(before.last, row.last) } : row)
  })
  return async (): Promise<Through & { readonly counts: readonly Count[] }> => ({
    ...(await readOn()),
    counts: [...counts.values()],
  })
}

const later = (one: string, other: string) => (one > other ? one : other)
