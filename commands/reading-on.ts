import { LRUCache } from 'lru-cache'
import type { Category, Facts } from '../domain/facts.ts'
import { type Folding, fold } from '../domain/kernel/decider.ts'

import type { Position, Stream } from '../domain/kernel/stream.ts'
import type { Log } from './ports/log.ts'

type Read<State> = { readonly state: State; readonly position: Position | null; readonly count: number }

type Options = { readonly most?: number; readonly keptMs?: number; readonly now?: () => number }

/**
 * Reads what a stream says at this moment, of streams that are asked for again and again: what was read within the last
 * minute is not read a second time, only what the log has after it.
 */
export const readingOn = <C extends Category, State>(
  log: Pick<Log, 'load'>,
  { initial, evolve }: Folding<Facts[C], State>,
  { most = 1000, keptMs = 60_000, now = Date.now }: Options = {},
) => {
  const kept = new LRUCache<Stream<C>, Read<State>>({
    max: most,
    ttl: keptMs,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: { now },
  })
  const nothing: Read<State> = { state: initial, position: null, count: 0 }

  return async (stream: Stream<C>): Promise<Read<State>> => {
    const before = kept.get(stream) ?? nothing
    const news = await log.load(stream, { from: before.count })
    const read = {
      state: fold(
        { initial: before.state, evolve },
        news.map(({ event }) => event),
      ),
      position: news.at(-1)?.position ?? before.position,
      count: before.count + news.length,
    }
    kept.set(stream, read)
    return read
  }
}
