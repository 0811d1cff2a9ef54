import type { RecordedEvent } from '../domain/events.ts'
import type { Position, Share } from '../domain/log.ts'
import { erasing, readErasures } from './erasures.ts'
import { foldOne } from './fold-page.ts'
import type { AnyProjection, End, Log } from './ports.ts'
import { readAhead } from './read-ahead.ts'

type Limits = {
  /** True when no more rows fit. */
  readonly full: () => boolean
  /** How many events were read just now, and what part of the log that was up to here, where the store can tell. */
  readonly onRead: (events: number, part: number | null) => void
}

/**
 * Folds one share of the log from the start, in memory: each event is read once. Answers null when the rows do not
 * fit; the share must then be halved.
 */
export const foldShare = async (
  log: Log,
  projection: AnyProjection,
  share: Share,
  end: End,
  { full, onRead }: Limits,
): Promise<ReadonlyMap<string, object> | null> => {
  const rows = new Map<string, object>()
  const isPast = ends(log, end)
  const erasures = erasing(
    (await readErasures(log)).filter(erasure => !isPast(erasure)),
    rows,
    log.compare,
  )
  const isMine = projection.acrossStreams ? keyIn(share) : () => true

  const fold = (recorded: RecordedEvent) => {
    const key = projection.key(recorded)
    if (key === null || !isMine(key)) return
    erasures.upTo(recorded.position)
    const row = foldOne(projection, rows.get(key) ?? null, recorded)
    if (row === null) rows.delete(key)
    else {
      rows.set(key, row)
      erasures.put(key, row)
    }
  }

  const { categories, acrossStreams } = projection
  const length = end.position ? log.distance?.(null, end.position) : undefined
  const part = (position: Position) => (length ? Math.min(1, (log.distance?.(null, position) ?? 0) / length) : null)
  for await (const page of readAhead(log.read(null, { categories, ...(acrossStreams ? {} : { share }) }))) {
    const beyond = firstPast(page.events, isPast)
    for (const recorded of beyond < 0 ? page.events : page.events.slice(0, beyond)) fold(recorded)
    onRead(page.events.length, part(page.position))
    if (full()) return null
    if (beyond >= 0 || (end.position && log.compare(page.position, end.position) >= 0)) break
  }
  erasures.all()
  return rows
}

const ends =
  (log: Log, end: End) =>
  ({ position, at }: { readonly position: Position; readonly at: string }) =>
    end.at === undefined ? log.compare(position, end.position) > 0 : at > end.at

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
