import { LRUCache } from 'lru-cache'
import type { Log } from '../../commands/ports/log.ts'
import type { Category, RecordedEvent } from '../../domain/facts.ts'
import { categoryOf, type Stream } from '../../domain/kernel/stream.ts'
import { replaying } from '../../domain/replay.ts'
import { isSame } from '../../domain/same.ts'
import { maskedOf } from './masked.ts'
import { isOfWorkout, screensOf } from './screens.ts'

const most = 4
const long = 1000

const openedOf = (stream: Stream<Category>, events: readonly RecordedEvent[]) => {
  const walk = (unsealed: boolean) =>
    replaying(categoryOf(stream), revision => {
      const recorded = events[revision]
      return recorded && maskedOf(recorded, unsealed).event
    })
  const [masked, open] = [walk(false), walk(true)]
  return {
    events,
    /** What the decider remembered before and after an event; without what is sealed unless that was asked for. */
    momentAt: (revision: number, unsealed: boolean) => (unsealed ? open : masked)(revision),
    /** What the athlete's screen of it showed after an event. */
    screenAt: screensOf(events),
  }
}

type OpenedStream = ReturnType<typeof openedOf>
export type OpenStream = (stream: Stream<Category>) => Promise<OpenedStream>

export const workoutFacts = (events: readonly RecordedEvent[]) => events.filter(isOfWorkout)

/**
 * Long streams stay open while somebody walks through them: four of them at most, none for longer than `keptMs` after the
 * last step. All others are read anew each time.
 */
export const openedStreams = ({ load }: Pick<Log, 'load'>, keptMs = 60_000): OpenStream => {
  const kept = new LRUCache<Stream, OpenedStream>({ max: most, ttl: keptMs, ttlAutopurge: true, ttlResolution: 0 })

  const keep = (stream: Stream<Category>, opened: OpenedStream) => {
    kept.set(stream, opened)
    return opened
  }

  /** From the last event on that is sealed: where its key is gone it reads otherwise, so nothing forgotten is shown. */
  const stands = async (stream: Stream<Category>, { events }: OpenedStream) => {
    const end = events.slice(lastSealed(events))
    const now = await load(stream, { from: events.length - end.length })
    return isSame(now, end)
  }

  return async stream => {
    const known = kept.get(stream)
    if (known && (await stands(stream, known))) return keep(stream, known)
    kept.delete(stream)
    const opened = openedOf(stream, await load(stream))
    return opened.events.length < long ? opened : keep(stream, opened)
  }
}

const lastSealed = (events: readonly RecordedEvent[]) => {
  const sealed = events.findLastIndex(event => maskedOf(event, true).sealed.length > 0)
  return sealed < 0 ? events.length : sealed
}
