import { recordedAt } from './asking-log.ts'
import { inWindows } from './in-windows.ts'
import type { Database } from './pool.ts'

const text = `select type, coalesce((meta->>'schema')::int, 1) as version, count(*)::int as count, max(${recordedAt}) as last
  from log.events where gp >= $1 and gp < $2 group by 1, 2`

type Row = { readonly type: string; readonly version: number; readonly count: number; readonly last: string }

/** How often each fact rests in each shape, and when it was recorded last. */
export const factCounts = (database: Database) => {
  const counts = new Map<string, Row>()
  const readOn = inWindows<Row>(database, 'desk-fact-counts', text, row => {
    const key = `${row.type} ${row.version}`
    const before = counts.get(key)
    counts.set(key, before ? { ...row, count: before.count + row.count, last: later(before.last, row.last) } : row)
  })
  return async (): Promise<readonly Row[]> => {
    await readOn()
    return [...counts.values()]
  }
}

const later = (one: string, other: string) => (one > other ? one : other)
