import type { EventStore, Filter, Page, Position, Recorded } from '../../../domain/log.ts'
import { outage } from '../../../domain/outage.ts'
import { type Database, openPool } from '../../postgres/pool.ts'
import { prepare, type StoredEvent, timed } from '../stored.ts'
import type { WakeUps } from '../wake-ups.ts'
import { groupCommit } from './group-commit.ts'

const pageSize = 1000n
const poll = 250

type Row = {
  gp: bigint
  stream: string
  version: number
  type: string
  id: string
  data: object
  meta: object
  created: string
}

/** The event store in PostgreSQL. `close` ends its own append connection; `readers` stays the caller's. */
export const postgresStore = (
  url: string,
  readers: Database,
  hints: WakeUps,
): EventStore<StoredEvent> & { readonly close: () => Promise<void> } => {
  const writer = openPool(url, {
    max: 1,
    timeout: 4000,
    options:
      '-c lock_timeout=2000 -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c synchronous_commit=on',
  })
  const append = groupCommit(writer, hints.tell)

  const rowsIn = async (after: bigint, upTo: bigint, { categories }: Filter) => {
    const { rows } = await readers.query<Row>({
      name: 'log-page',
      text: `select gp, stream, version, type, id, data, meta, created from log.events
        where gp > $1 and gp <= $2 and ($3::text[] is null or split_part(stream, '-', 1) = any($3)) order by gp`,
      values: [after, upTo, categories ?? null],
    })
    return rows
  }

  const lastPosition = async () => {
    const { rows } = await readers.query<{ gp: bigint | null }>({
      name: 'log-head',
      text: 'select max(gp) as gp from log.events',
    })
    return rows[0]?.gp ?? 0n
  }

  const pageAfter = async (after: bigint, head: bigint, filter: Filter): Promise<Page<StoredEvent>> => {
    const upTo = after + pageSize < head ? after + pageSize : head
    return { events: (await rowsIn(after, upTo, filter)).map(recorded), position: String(upTo) as Position }
  }

  return {
    load: stream =>
      answered(async () => {
        const { rows } = await readers.query<Row>({
          name: 'log-stream',
          text: `select gp, stream, version, type, id, data, meta, created from log.events
            where stream = $1 order by version`,
          values: [stream],
        })
        return rows.map(recorded)
      }),
    append: async (stream, expected, events) => append(stream, expected, prepare(events)),
    read: async function* (from, filter) {
      const end = await answered(lastPosition)
      for (let place = BigInt(from ?? 0); place < end; ) {
        const page = await answered(() => pageAfter(place, end, filter))
        yield page
        place = BigInt(page.position)
      }
    },
    follow: async function* (from, filter, signal) {
      for (let place = BigInt(from ?? 0); !signal.aborted; ) {
        const woken = hints.wait(poll, signal)
        const head = await answered(lastPosition)
        if (head <= place) {
          await woken
          continue
        }
        const page = await answered(() => pageAfter(place, head, filter))
        yield page
        place = BigInt(page.position)
      }
    },
    head: () =>
      answered(async () => {
        const last = await lastPosition()
        return last > 0n ? (String(last) as Position) : null
      }),
    compare: (one, other) => {
      const difference = BigInt(one ?? 0) - BigInt(other ?? 0)
      return difference < 0n ? -1 : difference > 0n ? 1 : 0
    },
    close: () => writer.end(),
  }
}

const recorded = ({ gp, stream, version, type, id, data, meta, created }: Row): Recorded<StoredEvent> => ({
  position: String(gp) as Position,
  stream,
  revision: version,
  id,
  event: { type, ...data },
  ...timed(meta as Recorded<StoredEvent>['metadata'], created),
})

const answered = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask()
  } catch (error) {
    throw outage('the event store', error)
  }
}
