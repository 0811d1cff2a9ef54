import type { Metadata, NewEvent, Page } from '../../domain/kernel/log.ts'
import { tooLarge } from '../../domain/kernel/outage.ts'
import type { Position } from '../../domain/kernel/stream.ts'

/** An event as a store keeps it: flat JSON with its type, personal fields already sealed. */
export type StoredEvent = { readonly type: string; readonly [field: string]: unknown }

/** What the stores themselves know of facts. */
export type StoredFacts = Readonly<Record<string, StoredEvent>>

/** `nth`: where so many events end, counted from the first, in a store that can tell without a look. */
export type Counting = { readonly nth?: (events: number) => Position }

/**
 * The log newest first, from before a place on, or from its end. All from a page's `position` on was looked at; where the
 * log begins, pages end.
 */
export type Backward = {
  readonly back: (before: Position | null) => AsyncIterable<Page<StoredEvent>>
  /** Whether it can be read from a place, in a store that cannot be from every place that could be one. */
  readonly readsFrom?: (place: Position) => Promise<boolean>
}

const largestEvent = 64 * 1024
export const largestAppend = 512 * 1024

export type Prepared = {
  readonly id: string
  readonly type: string
  readonly data: string
  readonly meta: string
}

/**
 * The JSON to store, `type` split off, metadata under the store's own names. Refuses what is too large or not storable
 * before anything is sent.
 */
export const prepare = (
  events: readonly NewEvent<StoredEvent>[],
  named: (metadata: Metadata) => object = metadata => metadata,
): readonly Prepared[] => {
  let total = 0
  return events.map(({ id, event: { type, ...data }, metadata }) => {
    const prepared = { id, type, data: JSON.stringify(data), meta: JSON.stringify(named(metadata)) }
    const bytes = Buffer.byteLength(prepared.data) + Buffer.byteLength(prepared.meta)
    total += bytes
    if (bytes > largestEvent + roomForTime(metadata)) throw tooLarge(bytes, largestEvent)
    if (total > largestAppend) throw tooLarge(total, largestAppend)
    return prepared
  })
}

/** A copied event keeps in its metadata when it was first recorded: no store lets that be set. */
type Copied = Metadata & { readonly recordedAt?: string }

export const timed = (kept: Copied, storedAt: string): { readonly metadata: Metadata; readonly at: string } => {
  if (kept.recordedAt === undefined) return { metadata: kept, at: storedAt }
  const { recordedAt, ...metadata } = kept
  return { metadata, at: recordedAt }
}

/** So that the largest event there can be may still be copied. */
const roomForTime = (metadata: Copied) => (metadata.recordedAt === undefined ? 0 : 64)
