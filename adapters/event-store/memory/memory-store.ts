import type { EventStore, Expected, Filter, Page, Recorded } from '../../../domain/kernel/log.ts'
import { passes } from '../../../domain/kernel/log.ts'
import { asId } from '../../../domain/kernel/stream.ts'
import { prepare, type StoredEvent, type StoredFacts, timed } from '../stored.ts'
import { wakeUps } from '../wake-ups.ts'

const pageSize = 1000

/** Keeps everything in this process, as JSON text, so that what is read is what any other store would give back. */
export const memoryStore = (clock: () => string = () => new Date().toISOString()): EventStore<StoredFacts> => {
  const log: string[] = []
  const streams = new Map<string, number[]>()
  const places = new Map<string, number>()
  const hints = wakeUps()

  const at = (index: number) => JSON.parse(log[index] ?? 'null') as Recorded<StoredEvent>

  const page = (from: number, filter: Filter): Page<StoredEvent> => {
    const upTo = Math.min(from + pageSize, log.length)
    const events = log.slice(from, upTo).map((_, offset) => at(from + offset))
    return {
      events: events.filter(({ stream, event }) => passes(stream, event.type, filter)),
      position: asId<'position'>(String(upTo)),
    }
  }

  const store: EventStore<StoredFacts> = {
    load: async stream => (streams.get(stream) ?? []).map(at),
    append: async (stream, expected, events) => {
      const prepared = prepare(events)
      const indexes = streams.get(stream) ?? []
      const known = prepared.filter(({ id }) => places.has(id)).map(({ id }) => at(places.get(id) ?? 0))
      const last = known.at(-1)
      if (last && known.length === prepared.length && known.every(event => event.stream === stream))
        return { position: last.position, revision: last.revision }
      if (known.length > 0 || !meets(expected, indexes.length - 1))
        return { conflict: indexes.length > 0 ? indexes.length - 1 : 'no-stream' }
      for (const { id, type, data, meta } of prepared) {
        const position = asId<'position'>(String(log.length + 1))
        const event = { type, ...JSON.parse(data) }
        const when = timed(JSON.parse(meta), clock())
        log.push(JSON.stringify({ position, stream, revision: indexes.length, id, event, ...when }))
        places.set(id, log.length - 1)
        indexes.push(log.length - 1)
      }
      streams.set(stream, indexes)
      hints.tell()
      return { position: asId<'position'>(String(log.length)), revision: indexes.length - 1 }
    },
    read: async function* (from, filter) {
      const end = log.length
      for (let place = Number(from ?? 0); place < end; ) {
        const next = page(place, filter)
        yield next
        place = Number(next.position)
      }
    },
    follow: async function* (from, filter, signal) {
      for (let place = Number(from ?? 0); !signal.aborted; ) {
        if (place >= log.length) {
          await hints.wait(250, signal)
          continue
        }
        const next = page(place, filter)
        yield next
        place = Number(next.position)
      }
    },
    head: async () => (log.length > 0 ? asId<'position'>(String(log.length)) : null),
    compare: (one, other) => Number(one ?? 0) - Number(other ?? 0),
    distance: (from, to) => Number(to ?? 0) - Number(from ?? 0),
  }
  return store
}

const meets = (expected: Expected, revision: number) =>
  expected === 'any' || (expected === 'no-stream' ? revision === -1 : expected === revision)
