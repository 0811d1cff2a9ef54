import type { RecordedEvent } from '../domain/facts.ts'
import type { Share } from '../domain/kernel/log.ts'
import type { Position } from '../domain/kernel/stream.ts'
import type { AnyProjection, End, Log } from './ports.ts'
import { readAhead } from './read-ahead.ts'

/** How many events were read just now, and what part of the log that was up to here, where the store can tell. */
type OnRead = (events: number, part: number | null) => void

/** `turn`: waited for after each page, so that somebody else can have the machine. */
export type Reading = { readonly onRead: OnRead; readonly turn?: () => Promise<void> }

export type Keyed = { readonly key: string; readonly recorded: RecordedEvent }

/** The events of one share of a model's log up to `end`, page by page, each with the key of the row it belongs to. */
export async function* shareOfLog(
  log: Log,
  projection: AnyProjection,
  share: Share,
  end: End,
  { onRead, turn }: Reading,
): AsyncGenerator<Iterable<Keyed>> {
  const { categories, acrossStreams } = projection
  const isPast = ends(log, end)
  const isMine = acrossStreams ? keyIn(share) : () => true
  const length = end.position ? log.distance?.(null, end.position) : undefined
  const part = (position: Position) => (length ? Math.min(1, (log.distance?.(null, position) ?? 0) / length) : null)

  function* keyed(events: readonly RecordedEvent[]) {
    for (const recorded of events) {
      const key = projection.key(recorded)
      if (key !== null && isMine(key)) yield { key, recorded }
    }
  }

  for await (const page of readAhead(log.read(null, { categories, ...(acrossStreams ? {} : { share }) }))) {
    onRead(page.events.length, part(page.position))
    await turn?.()
    if (end.by === 'occurred') {
      yield keyed(page.events.filter(event => !isPast(event)))
      continue
    }
    const beyond = firstPast(page.events, isPast)
    yield keyed(beyond < 0 ? page.events : page.events.slice(0, beyond))
    if (beyond >= 0 || (end.position && log.compare(page.position, end.position) >= 0)) return
  }
}

/** Tells what is past the end that was asked for. */
export const ends =
  (log: Log, end: End) =>
  ({ position, at, event }: RecordedEvent) =>
    end.at === undefined ? log.compare(position, end.position) > 0 : (end.by === 'occurred' ? event.at : at) > end.at

/** Events are in order, so one look at the last tells that none is past the end. */
const firstPast = (events: readonly RecordedEvent[], isPast: (event: RecordedEvent) => boolean) => {
  const last = events.at(-1)
  return last && isPast(last) ? events.findIndex(isPast) : -1
}

/** Rows in which several streams meet are shared out by key, and every worker reads everything. */
const keyIn =
  ({ index, of }: Share) =>
  (key: string) => {
    let hash = 0
    for (let place = 0; place < key.length; place++) hash = (hash * 31 + key.charCodeAt(place)) >>> 0
    return hash % of === index
  }
