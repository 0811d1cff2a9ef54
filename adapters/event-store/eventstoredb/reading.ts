import { BACKWARDS, END, ErrorType, START } from '@eventstore/db-client'
import type { Filter, Recorded } from '../../../domain/log.ts'
import type { StoredEvent } from '../stored.ts'
import { batchesOf } from './batches.ts'
import { isAfter, type Place } from './places.ts'
import { isWanted, recorded } from './records.ts'
import type { Reader } from './wire.ts'

/** Larger pages outlive the collector's first pass: with 1000, every event read costs a fifth more. */
export const pageSize = 250

/** A stream's events. Fails when nothing comes for `silence` ms. */
export const readStream = async (reader: Reader, stream: string, silence: number) => {
  const events: Recorded<StoredEvent>[] = []
  const read = reader.readStream(stream, { requiresLeader: true })
  const options = { cancel: () => read.cancel(), most: pageSize, ...failing(silence) }
  try {
    for await (const batch of batchesOf(read, options))
      for (const { event } of batch) if (event) events.push(recorded(event))
    return events
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Where the last record of the log stands. */
export const lastPlace = async (reader: Reader, silence: number): Promise<Place | null> => {
  const read = reader.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, requiresLeader: true })
  const options = { cancel: () => read.cancel(), most: 1, ...failing(silence) }
  for await (const [last] of batchesOf(read, options)) return last?.event?.position ?? null
  return null
}

/**
 * The first record at a place or after it. The server does not deliver, to who subscribes after a place, the first record
 * it finds there; so when the one that stood there was scavenged, or none ever stood there, another would be missed.
 */
export const recordAt = async (reader: Reader, place: Place, silence: number) => {
  const read = reader.readAll({ fromPosition: place, maxCount: 1 })
  const options = { cancel: () => read.cancel(), most: 1, ...failing(silence) }
  for await (const [first] of batchesOf(read, options)) return first?.event ?? null
  return null
}

type Stretch = { readonly from: Place | null; readonly to: Place }
type Found = { readonly events: Recorded<StoredEvent>[]; readonly place: Place }

/** Every record after `from`, up to and with `to`, by pages. The server reads from a place on, that place included. */
export async function* readLog(
  reader: Reader,
  { from, to }: Stretch,
  filter: Filter,
  silence: number,
  signal?: AbortSignal,
): AsyncGenerator<Found> {
  const read = reader.readAll({ fromPosition: from ?? START })
  const options = { cancel: () => read.cancel(), most: pageSize, ...failing(silence), signal }
  for await (const batch of batchesOf(read, options)) {
    const events: Recorded<StoredEvent>[] = []
    let place = from
    for (const { event } of batch) {
      if (!event || !isAfter(event.position, place)) continue
      if (isAfter(event.position, to)) return yield { events, place: to }
      if (isWanted(event, filter)) events.push(recorded(event))
      place = event.position
    }
    if (place && isAfter(place, from)) yield { events, place }
    if (place && !isAfter(to, place)) return
    from = place
  }
}

const failing = (ms: number) => ({
  silence: ms,
  onSilence: () => new Error(`the event store said nothing for ${ms} ms`),
})

const isMissing = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === ErrorType.STREAM_NOT_FOUND
