import { setImmediate } from 'node:timers/promises'
import type { EventStore, Filter, Page } from '../../../domain/kernel/log.ts'
import { passes } from '../../../domain/kernel/log.ts'
import { asId, type Position } from '../../../domain/kernel/stream.ts'
import { type Database, openPool } from '../../postgres/pool.ts'
import type { Auditable } from '../../proof/audit-page.ts'
import { type Backward, type Counting, prepare, type StoredEvent, type StoredFacts } from '../stored.ts'
import type { WakeUps } from '../wake-ups.ts'
import { auditPages } from './audit-pages.ts'
import { groupCommit } from './group-commit.ts'
import { firstOf, recordedOf } from './just-added.ts'
import { readingBack } from './reading-back.ts'
import { type LogRows, logRows } from './rows.ts'
import { logTail } from './tail.ts'
import { writingConnection } from './writing.ts'

const livePage = 1000n
/** No more than stays young: what outlives a page is collected at many times the cost. */
const bulkPage = 2000n

type Store = EventStore<StoredFacts> & Auditable & Backward & Counting & { readonly close: () => Promise<void> }

/** The event store in PostgreSQL. `close` ends its own append connection; `readers` stays the caller's. */
export const postgresStore = (url: string, readers: Database, hints: WakeUps, role: string | null = null): Store => {
  const pool = openPool(url, {
    max: 1,
    timeout: 4000,
    role,
    options:
      '-c lock_timeout=2000 -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c synchronous_commit=on',
  })
  const writer = writingConnection(pool)
  const rows = logRows(readers)
  const tail = logTail(rows, hints)
  const append = groupCommit(writer.ask, fresh => {
    if (fresh && tail.follows(firstOf(fresh), () => recordedOf(fresh))) hints.tellOthers()
    else hints.tell()
  })

  const pageBetween = async (after: bigint, upTo: bigint, filter: Filter) =>
    pageOf(await rows.between(after, upTo, filter), upTo)

  return {
    load: rows.stream,
    append: async (stream, expected, events) => append({ stream, expected, events: prepare(events) }),
    read: (from, filter) => inPages(rows, from, (after, upTo) => rows.between(after, upTo, filter)),
    back: readingBack(rows),
    auditPages: () => auditPages(from => inPages(rows, from, rows.unread), rows, readers),
    follow: async function* (from, filter, signal) {
      tail.join()
      try {
        for (let place = BigInt(from ?? 0); !signal.aborted; ) {
          const known = tail.known()
          if (known <= place) {
            await tail.past(place, signal)
            continue
          }
          const recent = tail.after(place)
          const page = recent
            ? pageOf(
                recent.filter(({ stream, event }) => passes(stream, event.type, filter)),
                known,
              )
            : await pageBetween(place, least(place + livePage, known), filter)
          yield page
          place = BigInt(page.position)
        }
      } finally {
        tail.leave()
      }
    },
    head: async () => {
      const last = await rows.last()
      return last > 0n ? positionOf(last) : null
    },
    compare: (one, other) => {
      const difference = BigInt(one ?? 0) - BigInt(other ?? 0)
      return difference < 0n ? -1 : difference > 0n ? 1 : 0
    },
    at: position => rows.idAt(BigInt(position)),
    distance: (from, to) => Number(BigInt(to ?? 0) - BigInt(from ?? 0)),
    nth: events => positionOf(BigInt(events)),
    close: writer.close,
  }
}

/** From a place to where the log ends now, the next page asked for while one is worked on. */
async function* inPages<Item>(
  rows: Pick<LogRows, 'last'>,
  from: Position | null,
  between: (after: bigint, upTo: bigint) => Promise<readonly Item[]>,
) {
  const end = await rows.last()
  const next = (after: bigint) => {
    if (after >= end) return null
    const upTo = least(after + bulkPage, end)
    const items = between(after, upTo)
    items.catch(() => {})
    return { items, upTo }
  }
  for (let page = next(BigInt(from ?? 0)); page; ) {
    const { items, upTo } = page
    const events = await items
    page = next(upTo)
    // The driver sends what is asked only once nothing else is to be done: after this page, if it got no turn now.
    await setImmediate()
    yield { events, position: positionOf(upTo) }
  }
}

const pageOf = (events: Page<StoredEvent>['events'], upTo: bigint): Page<StoredEvent> => ({
  events,
  position: positionOf(upTo),
})

const positionOf = (place: bigint): Position => asId<'position'>(String(place))

const least = (one: bigint, other: bigint) => (one < other ? one : other)
