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
  const kept = new Map<Stream<C>, Read<State> & { readonly until: number }>()

  const recalled = (stream: Stream<C>) => {
    const known = kept.get(stream)
    return known && known.until > now() ? known : { state: initial, position: null, count: 0, until: now() + keptMs }
  }

  /** What is too old, and else whatever was asked for longest ago. */
  const forget = () => {
    for (const [stream, { until }] of kept) {
      if (until > now() && kept.size <= most) return
      kept.delete(stream)
    }
  }

  return async (stream: Stream<C>): Promise<Read<State>> => {
    const before = recalled(stream)
    const news = await log.load(stream, { from: before.count })
    const read = {
      state: fold(
        { initial: before.state, evolve },
        news.map(({ event }) => event),
      ),
      position: news.at(-1)?.position ?? before.position,
      count: before.count + news.length,
      until: before.until,
    }
    kept.delete(stream)
    kept.set(stream, read)
    forget()
    return read
  }
}
