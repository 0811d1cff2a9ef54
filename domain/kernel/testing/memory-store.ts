import type { AnyFacts, CategoryOf, EventStore, Expected, Filter, Metadata, NewEvent, Page, Recorded } from '../log.ts'
import { passes } from '../log.ts'
import { asId, type Position } from '../stream.ts'

type Options = {
  readonly clock?: () => string
  /** Refuses what other stores would refuse, by throwing. */
  readonly check?: (events: readonly NewEvent<{ readonly type: string }>[]) => void
  /** When an event counts as recorded: now, where nothing else is said. */
  readonly timed?: (metadata: Metadata, now: string) => { readonly metadata: Metadata; readonly at: string }
}

type Backward<Facts extends AnyFacts> = {
  readonly back: (before: Position | null) => AsyncIterable<Page<Facts[CategoryOf<Facts>]>>
}

const pageSize = 1000

const positionAfter = (count: number) => asId<'position'>(String(count))

/** Keeps everything in this process, as JSON text, so that what is read is what any other store would give back. */
export const memoryStore = <Facts extends AnyFacts>({
  clock = () => new Date().toISOString(),
  check = () => {},
  timed = (metadata, at) => ({ metadata, at }),
}: Options = {}): EventStore<Facts> & Backward<Facts> => {
  const log: string[] = []
  const streams = new Map<string, readonly number[]>()
  const places = new Map<string, number>()
  const waiting: (() => void)[] = []

  const at = <C extends CategoryOf<Facts>>(index: number): Recorded<Facts[C], C> => JSON.parse(log[index] ?? 'null')
  const page = <C extends CategoryOf<Facts>>(from: number, filter: Filter<C>): Page<Facts[C]> => {
    const upTo = Math.min(from + pageSize, log.length)
    const events = Array.from({ length: upTo - from }, (_, offset) => at<C>(from + offset))
    return {
      events: events.filter(({ stream, event }) => passes(stream, event.type, filter)),
      position: positionAfter(upTo),
    }
  }

  const grown = (signal: AbortSignal) =>
    new Promise<void>(resolve => {
      const wake = () => {
        signal.removeEventListener('abort', wake)
        resolve()
      }
      waiting.push(wake)
      signal.addEventListener('abort', wake)
    })

  return {
    load: async (stream, { from, most = Number.POSITIVE_INFINITY } = { from: 0 }) =>
      (streams.get(stream) ?? []).slice(from, from + most).map(index => at(index)),
    append: async (stream, expected, events) => {
      check(events)
      const indexes = streams.get(stream) ?? []
      const known = events.flatMap(({ id }) => (places.has(id) ? [at(places.get(id) ?? 0)] : []))
      const last = known.at(-1)
      if (last && known.length === events.length && known.every(event => event.stream === stream))
        return { position: last.position, revision: last.revision, known: true }
      const conflict = indexes.length > 0 ? indexes.length - 1 : 'no-stream'
      if (known.length > 0 || !meets(expected, conflict)) return { conflict }
      const added = events.map(({ id, event, metadata }, nth) => {
        const place = { position: positionAfter(log.length + 1), stream, revision: indexes.length + nth, id }
        places.set(id, log.length)
        return log.push(JSON.stringify({ ...place, event, ...timed(metadata, clock()) })) - 1
      })
      streams.set(stream, [...indexes, ...added])
      for (const wake of waiting.splice(0)) wake()
      return { position: positionAfter(log.length), revision: indexes.length + added.length - 1 }
    },
    read: async function* (from, filter) {
      const end = log.length
      for (let place = Number(from ?? 0); place < end; ) {
        const next = page(place, filter)
        yield next
        place = Number(next.position)
      }
    },
    back: before => pagesBack(before === null ? log.length : Number(before) - 1, at),
    follow: async function* (from, filter, signal) {
      for (let place = Number(from ?? 0); !signal.aborted; ) {
        if (place >= log.length) {
          await grown(signal)
          continue
        }
        const next = page(place, filter)
        yield next
        place = Number(next.position)
      }
    },
    head: async () => (log.length > 0 ? positionAfter(log.length) : null),
    compare: (one, other) => Number(BigInt(one ?? 0) - BigInt(other ?? 0)),
    at: async position => at(Number(position) - 1)?.id ?? null,
    distance: (from, to) => Number(to ?? 0) - Number(from ?? 0),
  }
}

const meets = (expected: Expected, last: number | 'no-stream') => expected === 'any' || expected === last

async function* pagesBack<Event>(from: number, at: (index: number) => Recorded<Event>): AsyncGenerator<Page<Event>> {
  for (let end = from; end > 0; end -= pageSize) {
    const start = Math.max(end - pageSize, 0)
    const events = Array.from({ length: end - start }, (_, offset) => at(end - 1 - offset))
    yield { events, position: positionAfter(start + 1) }
  }
}
