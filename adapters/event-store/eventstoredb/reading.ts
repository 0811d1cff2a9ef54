import {
  type AllStreamRecordedEvent,
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  ErrorType,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client'
import type { Filter, Part, Recorded } from '../../../domain/kernel/log.ts'
import type { Stream } from '../../../domain/kernel/stream.ts'
import type { StoredEvent } from '../stored.ts'
import { isAfter, type Place, positionOf } from './places.ts'
import { isWanted, recorded } from './records.ts'
import { final } from './refusals.ts'
import { taking } from './taking.ts'
import type { Reader } from './wire.ts'

/** Larger pages outlive the collector's first pass: with 1000, every event read costs a fifth more. */
export const pageSize = 250

/** Events in order, and how far was looked. */
export type Found = { readonly events: Recorded<StoredEvent>[]; readonly place: Place }

/** A stream's events, or a part of them. Fails when nothing comes for `silence` ms, and where the first are kept back. */
export const readStream = async <C extends string>(reader: Reader, stream: Stream<C>, silence: number, part?: Part) => {
  if (part?.most === 0) return []
  const events: Recorded<StoredEvent, C>[] = []
  const read = reader.readStream(stream, {
    requiresLeader: true,
    ...(part ? { fromRevision: BigInt(part.from) } : {}),
    ...(part?.most === undefined ? {} : { maxCount: part.most }),
  })
  const take = ({ event }: ResolvedEvent) => {
    if (event) events.push(recorded(event))
    return false
  }
  try {
    for await (const _ of taking(read, { cancel: () => read.cancel(), take, ...failing(silence) }));
    if (events[0] && events[0].revision !== (part?.from ?? 0))
      throw final(`the event store keeps back what ${stream} began with`)
    return events
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

export const lastRecord = (reader: Reader, silence: number) =>
  firstOf(reader.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, requiresLeader: true }), silence)

/** Where the last record of the log stands. */
export const lastPlace = async (reader: Reader, silence: number): Promise<Place | null> =>
  (await lastRecord(reader, silence))?.position ?? null

/**
 * The first record at a place or after it. The server does not deliver, to who subscribes after a place, the first record
 * it finds there; so when the one that stood there was scavenged, or none ever stood there, another would be missed.
 */
export const recordAt = (reader: Reader, place: Place, silence: number) =>
  firstOf(reader.readAll({ fromPosition: place, maxCount: 1 }), silence)

/** The server reads from where a record stands, and fails at what is no such place as at one that is damaged. */
export const isReadFrom = async (reader: Reader, place: Place, silence: number) => {
  try {
    return (await recordAt(reader, place, silence)) !== null
  } catch (error) {
    if (error instanceof Error && error.message.includes('Unexpected ReadAllResult')) return false
    throw error
  }
}

/** The record that follows a place, alone: the server reads many at once, and none of them where one is damaged. */
export const recordAfter = (reader: Reader, place: Place | null, silence: number) =>
  firstOf(reader.readAll({ fromPosition: place ?? START, maxCount: place ? 2 : 1 }), silence, ({ position }) =>
    isAfter(position, place),
  )

/** The record before a place, alone. */
export const recordBefore = (reader: Reader, place: Place | null, silence: number) =>
  firstOf(reader.readAll({ direction: BACKWARDS, fromPosition: place ?? END, maxCount: 1 }), silence)

/** Places from the end back, as far as the server reads them. */
export async function* placesBack(reader: Reader, silence: number): AsyncGenerator<Place> {
  const read = reader.readAll({ direction: BACKWARDS, fromPosition: END })
  let places: Place[] = []
  const take = ({ event }: AllStreamResolvedEvent) => {
    if (event) places.push(event.position)
    return places.length >= pageSize
  }
  for await (const _ of taking(read, { cancel: () => read.cancel(), take, ...failing(silence) })) {
    yield* places
    places = []
  }
}

/** Every record before a place that is an event of ours, newest first, by pages. */
export async function* readBack(reader: Reader, before: Place | null, silence: number): AsyncGenerator<Found> {
  const read = reader.readAll({ direction: BACKWARDS, fromPosition: before ?? END, requiresLeader: true })
  let events: Recorded<StoredEvent>[] = []
  let place: Place | null = null
  let looked = 0
  const take = ({ event }: AllStreamResolvedEvent) => {
    if (!event || (before && !isAfter(before, event.position))) return false
    if (isWanted(event, {})) events.push(recorded(event))
    place = event.position
    return ++looked % pageSize === 0
  }
  for await (const _ of taking(read, { cancel: () => read.cancel(), take, ...failing(silence) })) {
    if (place) yield { events, place }
    events = []
    place = null
  }
}

const firstOf = async (
  read: ReturnType<Reader['readAll']>,
  silence: number,
  isIt: (record: AllStreamRecordedEvent) => boolean = () => true,
) => {
  const found: AllStreamRecordedEvent[] = []
  const take = ({ event }: AllStreamResolvedEvent) => {
    if (event && isIt(event)) found.push(event)
    return found.length > 0
  }
  for await (const _ of taking(read, { cancel: () => read.cancel(), take, ...failing(silence) })) break
  return found[0] ?? null
}

type Stretch = { readonly from: Place | null; readonly to: Place }

export type Manner = {
  readonly silence: number
  readonly signal?: AbortSignal | undefined
  /** Told each record that nobody wants. */
  readonly passed?: ((record: AllStreamRecordedEvent) => void) | undefined
  /** Fails at a record that says it stands where none can: not behind the one before it, or beyond a `to` that is a record's. */
  readonly strict?: boolean | undefined
}

/** Every record after `from`, up to and with `to`, by pages. The server reads from a place on, that place included. */
export async function* readLog(
  reader: Reader,
  { from, to }: Stretch,
  filter: Filter,
  { silence, signal, passed, strict }: Manner,
): AsyncGenerator<Found> {
  const read = reader.readAll({ fromPosition: from ?? START })
  let events: Recorded<StoredEvent>[] = []
  let place = from
  let told = from
  let looked = 0
  const take = ({ event }: AllStreamResolvedEvent) => {
    if (!event) return false
    const next = isAfter(event.position, place)
    const past = isAfter(event.position, to)
    if (strict && (next ? past : place !== from))
      throw final(`a record says that it stands at ${positionOf(event.position)}`)
    if (!next) return false
    if (!past && isWanted(event, filter)) events.push(recorded(event))
    else if (!past) passed?.(event)
    place = past ? to : event.position
    return ++looked % pageSize === 0 || !isAfter(to, place)
  }
  for await (const _ of taking(read, { cancel: () => read.cancel(), take, ...failing(silence), signal })) {
    if (place && isAfter(place, told)) yield { events, place }
    if (place && !isAfter(to, place)) return
    told = place
    events = []
  }
}

const failing = (ms: number) => ({
  silence: ms,
  onSilence: () => new Error(`the event store said nothing for ${ms} ms`),
})

const isMissing = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === ErrorType.STREAM_NOT_FOUND
