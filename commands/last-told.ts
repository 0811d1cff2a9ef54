import type { UserId } from '../domain/ids.ts'
import type { Position } from '../domain/kernel/stream.ts'
import { streamOf } from '../domain/streams.ts'
import type { Log } from './ports/log.ts'

/** A place in the log, or the last thing this athlete told of plan, places and body when that is later. */
export const lastTold = async (log: Log, athlete: UserId, position: Position): Promise<Position> => {
  const told = await Promise.all([log.load(streamOf('profiles', athlete)), log.load(streamOf('health', athlete))])
  return told
    .flatMap(events => events.slice(-1).map(event => event.position))
    .reduce((latest, one) => (log.compare(one, latest) > 0 ? one : latest), position)
}
