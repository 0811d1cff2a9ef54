import type { EventType, RecordedEvent } from '@eventstore/db-client'
import { type Filter, passes, type Recorded } from '../../../domain/kernel/log.ts'
import { asId, asStream } from '../../../domain/kernel/stream.ts'
import { type StoredEvent, timed } from '../stored.ts'
import { isoTime } from './iso-time.ts'
import { fieldsOf, fromOwn } from './metadata.ts'
import { type Place, positionOf } from './places.ts'

/** Streams and types whose names begin so are the server's own. */
export const isWanted = ({ streamId, type }: { streamId: string; type: string }, filter: Filter) =>
  !streamId.startsWith('$') && !type.startsWith('$') && passes(asStream(streamId), type, filter)

export const recorded = <C extends string>(
  record: RecordedEvent<EventType> & { position?: Place },
): Recorded<StoredEvent, C> => {
  const { streamId, revision, id, type, data, created, position } = record
  if (!position) throw new Error('the event store must be of version 22.6 or newer')
  const { metadata, at } = timed(fromOwn(record.metadata), isoTime(created))
  return {
    position: positionOf(position),
    stream: asStream(streamId),
    revision: Number(revision),
    id: asId(id),
    event: { type, ...fieldsOf(data) },
    metadata,
    at,
  }
}
