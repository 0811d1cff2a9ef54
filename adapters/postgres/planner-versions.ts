import { recordedAt } from './asking-log.ts'
import { inWindows } from './in-windows.ts'
import type { Database } from './pool.ts'

const text = `select data->>'plannerVersion' as version, max(${recordedAt}) as last from log.events
  where gp >= $1 and gp < $2 and type in ('WorkoutGenerated', 'GenerationFailed')
    and data->>'plannerVersion' is not null
  group by 1 order by max(gp)`

type Row = { readonly version: string; readonly last: string }

/** Every version that ever answered, the last one first. */
export const plannerVersions = (database: Database) => {
  const last = new Map<string, string>()
  const readOn = inWindows<Row>(database, 'desk-planners', text, row => {
    last.delete(row.version)
    last.set(row.version, row.last)
  })
  return async () => {
    await readOn()
    return [...last].reverse().map(([version, at]) => ({ version, last: at }))
  }
}
