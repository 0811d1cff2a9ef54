import type { Share } from '../domain/kernel/log.ts'
import type { Position } from '../domain/kernel/stream.ts'
import { erasing, readErasures } from './erasures.ts'
import { foldOne } from './fold-page.ts'
import type { AnyProjection, End, Log } from './ports.ts'
import { type Keyed, type Reading, shareOfLog } from './share-of-log.ts'

type Limits = Reading & {
  /** True when no more rows fit. */
  readonly full: () => boolean
}

/**
 * Folds one share of the log from the start, in memory: each event is read once. Answers null when the rows do not
 * fit; the share must then be cut smaller.
 */
export const foldShare = async (
  log: Log,
  projection: AnyProjection,
  share: Share,
  end: End,
  { full, ...reading }: Limits,
): Promise<ReadonlyMap<string, object> | null> => {
  const rows = new Map<string, object>()
  const erasures = erasing(projection, await readErasures(log, end), rows, log.compare)

  for await (const page of shareOfLog(log, projection, share, end, reading)) {
    for (const { key, recorded } of page) {
      erasures.upTo(recorded.position)
      const row = foldOne(projection, rows.get(key) ?? null, recorded)
      if (row === null) rows.delete(key)
      else {
        rows.set(key, row)
        erasures.put(key, row)
      }
    }
    if (full()) return null
  }
  erasures.all()
  return rows
}

/** The rows of a model in which each event makes its own, page by page: none is kept for a later event. */
export async function* growShare(
  log: Log,
  projection: AnyProjection,
  share: Share,
  end: End,
  reading: Reading,
): AsyncGenerator<Iterable<object>> {
  const erased = new Map<string, Position>(
    (await readErasures(log, end)).map(({ owner, position }) => [owner, position]),
  )
  function* grow(page: Iterable<Keyed>) {
    for (const { recorded } of page) {
      const row = foldOne(projection, null, recorded)
      if (row === null) continue
      const erasedAt = erased.get(String(Reflect.get(row, projection.ownedBy)))
      if (!erasedAt || log.compare(recorded.position, erasedAt) > 0) yield row
    }
  }
  for await (const page of shareOfLog(log, projection, share, end, reading)) yield grow(page)
}
