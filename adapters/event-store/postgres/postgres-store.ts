import { setImmediate } from 'node:timers/promises'
import type { EventStore, Filter, Page } from '../../../domain/kernel/log.ts'
import { passes } from '../../../domain/kernel/log.ts'
import { asId } from '../../../domain/kernel/stream.ts'
import { type Database, openPool } from '../../postgres/pool.ts'
import type { Auditable } from '../../proof/audit-page.ts'
import { type Backward, type Counting, prepare, type StoredEvent, type StoredFacts } from '../stored.ts'
import type { WakeUps } from '../wake-ups.ts'
import { auditPages } from './audit-pages.ts'
import { groupCommit } from './group-commit.ts'
import { firstOf, recordedOf } from './just-added.ts'
import { readingBack } from './reading-back.ts'
import { logRows } from './rows.ts'
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

  const read: Store['read'] = async function* (from, filter) {
    const end = await rows.last()
    const next = (after: bigint) => {
      if (after >= end) return null
      const page = pageBetween(after, least(after + bulkPage, end), filter)
      page.catch(() => {})
      return page
    }
    for (let page = next(BigInt(from ?? 0)); page; ) {
      const { events, position } = await page
      page = next(BigInt(position))
      // The driver sends what is asked only once nothing else is to be done: after this page, if it got no turn now.
      await setImmediate()
      yield { events, position }
    }
  }

  return {
    load: rows.stream,
    append: async (stream, expected, events) => append({ stream, expected, events: prepare(events) }),
    read,
    back: readingBack(rows),
    auditPages: () => auditPages(from => read(from, {}), rows, readers),
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
      return last > 0n ? asId<'position'>(String(last)) : null
    },
    compare: (one, other) => {
      const difference = BigInt(one ?? 0) - BigInt(other ?? 0)
      return difference < 0n ? -1 : difference > 0n ? 1 : 0
    },
    at: position => rows.idAt(BigInt(position)),
    distance: (from, to) => Number(BigInt(to ?? 0) - BigInt(from ?? 0)),
    nth: events => asId<'position'>(String(events)),
    close: writer.close,
  }
}

const pageOf = (events: Page<StoredEvent>['events'], upTo: bigint): Page<StoredEvent> => ({
  events,
  position: asId<'position'>(String(upTo)),
})

const least = (one: bigint, other: bigint) => (one < other ? one : other)
