import { LRUCache } from 'lru-cache'
import type { AnyFacts, CategoryOf, EventStore, Recorded } from '../../domain/kernel/log.ts'
import { isConflict } from '../../domain/kernel/log.ts'
import type { Stream } from '../../domain/kernel/stream.ts'

type Options = { readonly most?: number; readonly keptMs?: number; readonly now?: () => number }

/**
 * Recalls the streams that this process wrote to last, so that a workout in progress is not read again for each set. Kept
 * is only what the log has just confirmed to be the stream's end.
 */
export const remembering = <Facts extends AnyFacts>(
  log: EventStore<Facts>,
  { most = 1000, keptMs = 60_000, now = Date.now }: Options = {},
): EventStore<Facts> => {
  type Past<C extends CategoryOf<Facts>> = readonly Recorded<Facts[C], C>[]
  const kept = new LRUCache<string, Past<CategoryOf<Facts>>>({
    max: most,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now },
  })

  const isOf = <C extends CategoryOf<Facts>>(past: Past<CategoryOf<Facts>>, stream: Stream<C>): past is Past<C> =>
    past[0]?.stream === stream

  const recall = <C extends CategoryOf<Facts>>(stream: Stream<C>): Past<C> | undefined => {
    const past = kept.get(stream)
    return past && isOf(past, stream) ? past : undefined
  }

  return {
    ...log,
    recall,
    load: async (stream, part) => {
      const past = await log.load(stream, part)
      const { from, most = Number.POSITIVE_INFINITY } = part ?? { from: 0 }
      if (from === 0 && past.length > 0 && past.length < most) kept.set(stream, past)
      return past
    },
    append: async (stream, expected, news) => {
      const past = recall(stream) ?? []
      kept.delete(stream)
      const answer = await log.append(stream, expected, news)
      if (isConflict(answer) || answer.known) return answer
      const first = answer.revision - news.length + 1
      const follows =
        (past.at(-1)?.revision ?? -1) === first - 1 && expected === (first === 0 ? 'no-stream' : first - 1)
      const at = new Date(now()).toISOString()
      const { position } = answer
      if (follows)
        kept.set(stream, [
          ...past,
          ...news.map((each, nth) => ({ ...each, stream, position, revision: first + nth, at })),
        ])
      return answer
    },
  }
}
