import { type EventStore, type Page, type Part, passes } from '../../../domain/kernel/log.ts'
import type { Stream } from '../../../domain/kernel/stream.ts'
import type { Auditable } from '../../proof/audit-page.ts'
import { type Backward, type Counting, prepare, type StoredEvent, type StoredFacts } from '../stored.ts'
import { appender } from './append.ts'
import { auditPages } from './audit-pages.ts'
import { toOwn } from './metadata.ts'
import { comparePositions, distanceBetween, type Place, placeOf, positionOf } from './places.ts'
import { isReadFrom, lastPlace, readStream } from './reading.ts'
import { retrying } from './retrying.ts'
import { openTail } from './tail.ts'
import { downFrom, type Reading, upTo } from './up-to.ts'
import { openWire, type Wire } from './wire.ts'

/** How long (ms) an append may take per attempt and in all, a read may say nothing, and a follower may fail. */
export type Patience = {
  readonly attempt: number
  readonly total: number
  readonly silence: number
  readonly follower: number
}

const usual: Patience = { attempt: 2500, total: 8000, silence: 2500, follower: 30_000 }

/** The event store in EventStoreDB (or KurrentDB), one node or a cluster, by connection string. */
export const eventStoreDbStore = (url: string, patience = usual): Store => storeOver(openWire(url), patience)

type Store = EventStore<StoredFacts> & Auditable & Backward & Counting & { readonly close: () => Promise<void> }

export const storeOver = (wire: Wire, patience: Patience) => {
  const { silence } = patience
  const reading: Reading = { wire, silence }
  const loadOnce = <C extends string>(stream: Stream<C>, part?: Part) => readStream(wire.leader, stream, silence, part)
  const append = appender({ send: wire.send, load: loadOnce }, patience)
  const tail = openTail(wire, () => lastPlace(wire.leader, silence), patience.follower)

  const asking = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    for (const retry = retrying(patience.total); ; ) {
      try {
        return await ask()
      } catch (error) {
        await retry.failed(error)
      }
    }
  }

  const store: Store = {
    load: (stream, part) => asking(() => loadOnce(stream, part)),
    append: async (stream, expected, events) => append(stream, expected, prepare(events, toOwn)),
    read: async function* (from, filter) {
      const place = from && placeOf(from)
      const end = await asking(() => lastPlace(wire.leader, silence))
      if (end) for await (const found of upTo(reading, place, end, filter, patience.total)) yield page(found)
    },
    follow: async function* (from, filter, signal) {
      tail.open()
      for (let place = from && placeOf(from); !signal.aborted; ) {
        const found = tail.after(place)
        if (found === 'out-of-reach') {
          const start = tail.start()?.place
          if (!start) await tail.change(signal)
          else
            for await (const older of upTo(reading, place, start, filter, patience.follower, signal)) {
              place = older.place
              yield page(older)
            }
        } else if (found === 'nothing-yet') await tail.change(signal)
        else {
          place = found.place
          yield page({ events: found.events.filter(({ stream, event }) => passes(stream, event.type, filter)), place })
        }
      }
    },
    head: async () => {
      const last = await asking(() => lastPlace(wire.leader, silence))
      return last && positionOf(last)
    },
    back: async function* (before) {
      for await (const found of downFrom(reading, before && placeOf(before), patience.total)) yield page(found)
    },
    readsFrom: position => asking(() => isReadFrom(wire.leader, placeOf(position), silence)),
    auditPages: () => auditPages(reading, patience.total),
    compare: comparePositions,
    distance: distanceBetween,
    close: async () => {
      tail.close()
      await wire.close()
    },
  }
  return store
}

const page = ({ events, place }: { events: Page<StoredEvent>['events']; place: Place }): Page<StoredEvent> => ({
  events,
  position: positionOf(place),
})
