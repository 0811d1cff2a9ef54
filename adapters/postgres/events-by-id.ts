import type { EventId } from '../../domain/ids.ts'
import type { Stream } from '../../domain/kernel/stream.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

/** Where an event stands, by its id. Only of a log in PostgreSQL: EventStoreDB cannot be asked for an event alone. */
export const eventsById = (database: Database) => async (id: EventId) => {
  const { rows } = await reached(() =>
    database.query<{ stream: Stream; version: number }>({
      name: 'event-by-id',
      text: 'select stream, version from log.events where id = $1',
      values: [id],
    }),
  )
  const [row] = rows
  return row ? { stream: row.stream, revision: row.version } : null
}
