import { askingLog, recordedAt } from './asking-log.ts'
import type { Database } from './pool.ts'

/** So many positions are looked through by one statement. */
const window = 20_000n

const text = `select data->>'plannerVersion' as version, max(${recordedAt}) as last from log.events
  where gp >= $1 and gp < $2 and type in ('WorkoutGenerated', 'GenerationFailed')
    and data->>'plannerVersion' is not null
  group by 1 order by max(gp)`

/** The log is read once for it; whoever asks again waits for what came since. */
export const plannerVersions = (database: Database) => {
  const { ask, headOf } = askingLog(database)
  const last = new Map<string, string>()
  let next = 1n
  let reading: Promise<void> | null = null

  const readOn = async () => {
    const head = await headOf()
    while (next <= head) {
      const end = next + window
      for (const row of await ask<{ version: string; last: string }>('desk-planners', text, [next, end])) {
        last.delete(row.version)
        last.set(row.version, row.last)
      }
      next = end <= head ? end : head + 1n
    }
  }

  return async () => {
    reading ??= readOn().finally(() => {
      reading = null
    })
    await reading
    return [...last].reverse().map(([version, at]) => ({ version, last: at }))
  }
}
