import { type EventStore, type Filter, type Page, type Part, passes } from '../../../domain/kernel/log.ts'
import type { Stream } from '../../../domain/kernel/stream.ts'
import type { Auditable } from '../../proof/audit-page.ts'
import { prepare, type StoredEvent, type StoredFacts } from '../stored.ts'
import { appender } from './append.ts'
import { filtered } from './catching-up.ts'
import { toOwn } from './metadata.ts'
import { comparePositions, distanceBetween, isAfter, type Place, placeOf, positionOf } from './places.ts'
import { lastPlace, readLog, readStream, recordAt } from './reading.ts'
import { isWanted, recorded } from './records.ts'
import { retrying } from './retrying.ts'
import { openTail } from './tail.ts'
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
export const eventStoreDbStore = (
  url: string,
  patience = usual,
): EventStore<StoredFacts> & Auditable & { readonly close: () => Promise<void> } => storeOver(openWire(url), patience)

type Reading = { readonly wire: Wire; readonly silence: number }

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

  const store: EventStore<StoredFacts> & Auditable & { readonly close: () => Promise<void> } = {
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
    auditPages: () => store.read(null, {}),
    compare: comparePositions,
    distance: distanceBetween,
    close: async () => {
      tail.close()
      await wire.close()
    },
  }
  return store
}

/** The wanted events after `from`, up to and with `to`: found by the server, the last few looked through here. */
async function* stretch(
  { wire, silence }: Reading,
  from: Place | null,
  to: Place,
  filter: Filter,
  signal?: AbortSignal,
) {
  let place = from
  const first = place && (await recordAt(wire.log, place, silence))
  if (first && isAfter(first.position, place) && !isAfter(first.position, to)) {
    place = first.position
    yield { events: isWanted(first, filter) ? [recorded(first)] : [], place }
  }
  const { categories } = filter
  const found = categories ? filtered(wire.log, { from: place, to }, { ...filter, categories }, signal) : []
  for await (const { events, place: reached } of found) {
    const past = isAfter(reached, to)
    place = past ? to : reached
    yield { events: past ? events.filter(({ position }) => !isAfter(placeOf(position), to)) : events, place }
    if (!isAfter(to, place)) return
  }
  yield* readLog(wire.log, { from: place, to }, filter, silence, signal)
}

async function* upTo(
  reading: Reading,
  from: Place | null,
  to: Place,
  filter: Filter,
  patience: number,
  signal?: AbortSignal,
) {
  const retry = retrying(patience)
  for (let place = from; isAfter(to, place) && !signal?.aborted; ) {
    try {
      for await (const found of stretch(reading, place, to, filter, signal)) {
        place = found.place
        retry.worked()
        yield found
      }
      if (isAfter(to, place)) throw new Error('the log ended before the place where it was said to end')
    } catch (error) {
      if (!signal?.aborted) await retry.failed(error, signal)
    }
  }
}

const page = ({ events, place }: { events: Page<StoredEvent>['events']; place: Place }): Page<StoredEvent> => ({
  events,
  position: positionOf(place),
})
