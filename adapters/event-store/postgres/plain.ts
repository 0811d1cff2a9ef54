import { setTimeout as sleep } from 'node:timers/promises'
import type { Appended, Conflict, EventStore, Expected, Filter, Page } from '../../../domain/kernel/log.ts'
import { passes } from '../../../domain/kernel/log.ts'
import { asId, type Position } from '../../../domain/kernel/stream.ts'
import { locks } from '../../postgres/locks.ts'
import { reached } from '../../postgres/outages.ts'
import { type Database, inTransaction } from '../../postgres/pool.ts'
import { type Prepared, prepare, type StoredEvent, type StoredFacts } from '../stored.ts'
import { readRow } from './read-rows.ts'

const pageSize = 1000
const pollMs = 50

/**
 * The event store as it would be without a thought of speed: the one to read first. It keeps the same promises on the
 * same table as `postgres-store.ts`; a test holds both to one contract.
 */
export const plainStore = (database: Database): EventStore<StoredFacts> => {
  const ask = async <C extends string>(condition: string, values: readonly unknown[]) =>
    (
      await reached(() =>
        database.query({
          text: `select gp, stream, version, type, id, data, meta, created from log.events where ${condition}`,
          values: [...values],
          types: { getTypeParser: () => (text: string) => text },
        }),
      )
    ).rows.map(row => readRow<C>(row))

  const head = async () => (await ask('true order by gp desc limit 1', []))[0]?.position ?? null

  const page = async (from: Position | null, filter: Filter): Promise<Page<StoredEvent> | null> => {
    const events = await ask(`gp > $1 order by gp limit ${pageSize}`, [from ?? 0])
    const end = events.at(-1)
    return end
      ? { events: events.filter(({ stream, event }) => passes(stream, event.type, filter)), position: end.position }
      : null
  }

  return {
    load: (stream, { from, most } = { from: 0 }) =>
      ask('stream = $1 and version >= $2 order by version limit $3', [stream, from, most ?? null]),
    append: async (stream, expected, events) => {
      const prepared = prepare(events)
      return reached(() => append(database, stream, expected, prepared))
    },
    read: async function* (from, filter) {
      const end = Number((await head()) ?? 0)
      for (let place = from; Number(place ?? 0) < end; ) {
        const next = await page(place, filter)
        if (!next) return
        yield next
        place = next.position
      }
    },
    follow: async function* (from, filter, signal) {
      for (let place = from; !signal.aborted; ) {
        const next = await page(place, filter)
        if (next) yield next
        else await sleep(pollMs, undefined, { signal }).catch(() => {})
        place = next?.position ?? place
      }
    },
    head,
    compare: (one, other) => Number(BigInt(one ?? 0) - BigInt(other ?? 0)),
    at: async position => (await ask('gp = $1', [position]))[0]?.id ?? null,
    distance: (from, to) => Number(to ?? 0) - Number(from ?? 0),
  }
}

/**
 * Compare and set. Whoever appends waits for the lock, two seconds at most, and holds it until the commit: positions are
 * in commit order and without gaps, so a reader may say "after this one" and miss nothing.
 */
const append = (database: Database, stream: string, expected: Expected, events: readonly Prepared[]) =>
  inTransaction(database, async (client): Promise<Appended | Conflict> => {
    await client.query("set local lock_timeout = '2s'")
    await client.query('select pg_advisory_xact_lock($1)', [locks.append])
    const { rows: heads } = await client.query(
      `select coalesce((select max(gp) from log.events), 0) as gp,
         coalesce((select max(version) from log.events where stream = $1), -1) as version`,
      [stream],
    )
    const { rows: known } = await client.query(
      'select gp, stream, version from log.events where id = any($1) order by gp',
      [events.map(({ id }) => id)],
    )
    const [head, again] = [heads[0], known.at(-1)]
    if (again && known.length === events.length && known.every(row => row.stream === stream))
      return { position: asId(String(again.gp)), revision: again.version, known: true }
    const found = head.version === -1 ? 'no-stream' : head.version
    if (known.length > 0 || (expected !== 'any' && expected !== found)) return { conflict: found }
    let [gp, version] = [Number(head.gp), head.version]
    for (const { id, type, data, meta } of events)
      await client.query(
        'insert into log.events (gp, stream, version, type, id, data, meta) values ($1, $2, $3, $4, $5, $6, $7)',
        [++gp, stream, ++version, type, id, data, meta],
      )
    return { position: asId(String(gp)), revision: version }
  })
