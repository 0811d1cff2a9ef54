import type { Position } from '../domain/kernel/log.ts'
import { streamOf } from '../domain/kernel/stream.ts'
import type { Log } from './ports.ts'

/** A place in the log, or the last thing this athlete told of plan and places when that is later. */
export const lastTold = async (log: Log, athlete: string, position: Position): Promise<Position> => {
  const told = (await log.load(streamOf('profiles', athlete))).at(-1)
  return told && log.compare(told.position, position) > 0 ? told.position : position
}
