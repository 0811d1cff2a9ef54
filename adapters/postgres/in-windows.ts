import { patienceMs, type ReadingThrough, type Through } from '../event-store/reading-through.ts'
import { askingLog } from './asking-log.ts'
import type { Database } from './pool.ts'

/** So many positions are looked through by one statement. */
const window = 20_000n

/** A log in PostgreSQL, by whatever SQL makes of it: `text` asks for the rows of positions from $1 to before $2. */
export const inWindows =
  <Row extends object>(database: Database, name: string, text: string, patience = patienceMs): ReadingThrough<Row> =>
  take => {
    const { ask, headOf } = askingLog(database)
    let next = 1n
    let reading: Promise<Through> | null = null

    const readOn = async (): Promise<Through> => {
      const until = Date.now() + patience
      const head = await headOf()
      while (next <= head) {
        const end = next + window <= head ? next + window : head + 1n
        for (const row of await ask<Row>(name, text, [next, end])) take(row)
        next = end
        if (Date.now() >= until) break
      }
      return { events: Number(next - 1n), whole: next > head }
    }

    return () => {
      reading ??= readOn().finally(() => {
        reading = null
      })
      return reading
    }
  }
