import { asId, type Position } from '../domain/kernel/stream.ts'
import type { Log } from './ports.ts'

/** A place in this log that somebody outside names; null when it is none. */
export const placeIn = (log: Pick<Log, 'compare'>, text: string): Position | null => {
  const position = asId<'position'>(text)
  try {
    return text.trim() && log.compare(position, null) >= 0 ? position : null
  } catch {
    return null
  }
}
