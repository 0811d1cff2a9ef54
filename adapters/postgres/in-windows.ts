import { askingLog } from './asking-log.ts'
import type { Database } from './pool.ts'

/** So many positions are looked through by one statement. */
const window = 20_000n

/** The log is read once; whoever asks again waits for what came since. `text` asks for the rows of positions from $1 to before $2. */
export const inWindows = <Row extends object>(
  database: Database,
  name: string,
  text: string,
  take: (row: Row) => void,
) => {
  const { ask, headOf } = askingLog(database)
  let next = 1n
  let reading: Promise<void> | null = null

  const readOn = async () => {
    const head = await headOf()
    while (next <= head) {
      const end = next + window <= head ? next + window : head + 1n
      for (const row of await ask<Row>(name, text, [next, end])) take(row)
      next = end
    }
  }

  return async () => {
    reading ??= readOn().finally(() => {
      reading = null
    })
    await reading
  }
}
