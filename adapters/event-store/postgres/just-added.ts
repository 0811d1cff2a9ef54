import type { Recorded } from '../../../domain/kernel/log.ts'
import { asId, asStream } from '../../../domain/kernel/stream.ts'
import { type StoredEvent, timed } from '../stored.ts'
import type { Fresh } from './group-commit.ts'
import { eventOf } from './read-rows.ts'

/** The position of the first of them. */
export const firstOf = ([first]: readonly Fresh[]): bigint =>
  first ? BigInt(first.added.position) - BigInt(first.events.length - 1) : 0n

/**
 * What was just added as it would be read, in the order of the log. Read back by each follower it costs 1.2 times the
 * processor, and they have it after 4 to 20 ms and not after 0.06 to 0.19.
 */
export const recordedOf = (fresh: readonly Fresh[]): readonly Recorded<StoredEvent>[] =>
  fresh.flatMap(({ stream, events, added, at }) =>
    events.map(({ id, type, data, meta }, index) => {
      const before = events.length - 1 - index
      return {
        position: asId<'position'>(String(BigInt(added.position) - BigInt(before))),
        stream: asStream(stream),
        revision: added.revision - before,
        id: asId<'event'>(id.toLowerCase()),
        event: eventOf(type, data),
        ...timed(JSON.parse(meta), at),
      }
    }),
  )
