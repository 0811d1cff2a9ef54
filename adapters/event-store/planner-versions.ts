import { recordedAt } from '../postgres/asking-log.ts'
import { inWindows } from '../postgres/in-windows.ts'
import type { Database } from '../postgres/pool.ts'
import { type ReadingThrough, readingThrough } from './reading-through.ts'

type Answered = { readonly version: string; readonly last: string }

const answers = ['WorkoutGenerated', 'GenerationFailed']

const text = `select data->>'plannerVersion' as version, max(${recordedAt}) as last from log.events
  where gp >= $1 and gp < $2 and type in ('${answers.join("', '")}') and data->>'plannerVersion' is not null
  group by 1 order by max(gp)`

export const plannersInPostgres = (database: Database) => inWindows<Answered>(database, 'desk-planners', text)

export const plannersByReading = (store: Parameters<typeof readingThrough>[0]) =>
  readingThrough<Answered>(store, { types: answers }, ({ event: { plannerVersion: version }, at: last }) =>
    typeof version === 'string' ? { version, last } : null,
  )

/** Every version that ever answered, the last one first; where not the whole log was read yet, of its first part. */
export const plannerVersions = (reading: ReadingThrough<Answered>) => {
  const last = new Map<string, string>()
  const readOn = reading(row => {
    last.delete(row.version)
    last.set(row.version, row.last)
  })
  return async () => {
    const { whole } = await readOn()
    return { planners: [...last].reverse().map(([version, at]) => ({ version, last: at })), whole }
  }
}
