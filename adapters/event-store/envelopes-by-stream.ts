import { LRUCache } from 'lru-cache'
import type { UserId } from '../../domain/ids.ts'
import type { EventStore } from '../../domain/kernel/log.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { patienceMs } from './reading-through.ts'
import type { StoredFacts } from './stored.ts'

/** What an event's envelope says of where it stands, whom it is about and since when. */
export type Standing = { readonly revision: number; readonly person: UserId; readonly since: string }
type Place = { readonly id: string; readonly stream: string }

/** As many as the desk shows twice over. */
const mostKnown = 2000

/**
 * Events whose streams are known, in a log that no database answers for: each stream is read, for a bounded time in all.
 * What was found stays known, so that whoever asks again gets what the time was over for.
 */
export const envelopesByStream = (store: Pick<EventStore<StoredFacts>, 'load'>, patience = patienceMs) => {
  const known = new LRUCache<string, Standing>({ max: mostKnown })
  return async (events: readonly Place[]): Promise<ReadonlyMap<string, Standing>> => {
    const until = performance.now() + patience
    const wanted = new Set(events.map(({ id }) => id).filter(id => !known.has(id)))
    const streams = new Set(events.filter(({ id }) => wanted.has(id)).map(({ stream }) => stream))
    for (const stream of streams) {
      for (const { id, revision, metadata, at } of await store.load(asStream(stream)))
        if (wanted.has(id)) known.set(id, { revision, person: metadata.subject, since: at })
      if (performance.now() >= until) break
    }
    return new Map(found(events, known))
  }
}

const found = (events: readonly Place[], known: LRUCache<string, Standing>): [string, Standing][] =>
  events.flatMap(({ id }): [string, Standing][] => {
    const standing = known.get(id)
    return standing ? [[id, standing]] : []
  })
