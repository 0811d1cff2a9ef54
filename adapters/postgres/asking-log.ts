import { reached } from './outages.ts'
import type { Database } from './pool.ts'

/** Prepared questions to the log, and its last position. */
export const askingLog = (database: Database) => {
  const ask = async <Result extends object>(name: string, text: string, values: readonly unknown[]) =>
    (await reached(() => database.query<Result>({ name, text, values: [...values] }))).rows

  const headOf = async () => {
    const [row] = await ask<{ head: bigint }>('desk-head', 'select coalesce(max(gp), 0) as head from log.events', [])
    return BigInt(row?.head ?? 0)
  }
  return { ask, headOf }
}

/** A copied event says itself when it was recorded first. */
export const recordedAt = `coalesce((meta->>'recordedAt')::timestamptz, created)`
