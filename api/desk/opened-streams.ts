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

export type OpenedStream = ReturnType<typeof openedOf>
export type OpenStream = (stream: Stream<Category>) => Promise<OpenedStream>

export const workoutFacts = (events: readonly RecordedEvent[]) => events.filter(isOfWorkout)

/**
 * Long streams stay open while somebody walks through them: four of them at most, none for longer than `keptMs` after the
 * last step. All others are read anew each time.
 */
export const openedStreams = ({ load }: Pick<Log, 'load'>, keptMs = 60_000): OpenStream => {
  const kept = new Map<string, { readonly opened: OpenedStream; readonly timer: NodeJS.Timeout }>()

  const drop = (stream: string) => {
    clearTimeout(kept.get(stream)?.timer)
    kept.delete(stream)
  }

  const keep = (stream: string, opened: OpenedStream) => {
    drop(stream)
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) drop(oldest)
    kept.set(stream, { opened, timer: setTimeout(() => kept.delete(stream), keptMs).unref() })
    return opened
  }

  /** From the last event on that is sealed: where its key is gone it reads otherwise, so nothing forgotten is shown. */
  const stands = async (stream: Stream<Category>, { events }: OpenedStream) => {
    const end = events.slice(lastSealed(events))
    const now = await load(stream, { from: events.length - end.length })
    return isSame(now, end)
  }

  return async stream => {
    const known = kept.get(stream)?.opened
    if (known && (await stands(stream, known))) return keep(stream, known)
    drop(stream)
    const opened = openedOf(stream, await load(stream))
    return opened.events.length < long ? opened : keep(stream, opened)
  }
}

const lastSealed = (events: readonly RecordedEvent[]) => {
  const sealed = events.findLastIndex(event => maskedOf(event, true).sealed.length > 0)
  return sealed < 0 ? events.length : sealed
}
