import type { UserId } from '../domain/ids.ts'
import { tooMany } from './tries.ts'

const windowMs = 60_000
const mostKnown = 20_000

/**
 * How much one person may change: so many changes at once, and as many again within a minute, evenly. Each process counts
 * for itself: this keeps one account from taking everybody's room, and need not be exact.
 */
export const writeQuota = (perMinute: number, now: () => number = Date.now) => {
  const everyMs = windowMs / perMinute
  /** When all that somebody has taken will be given back. */
  const free = new Map<string, number>()

  return (person: UserId) => {
    const at = now()
    const until = Math.max(at, free.get(person) ?? at) + everyMs
    const over = until - at - windowMs
    if (over > 0) throw tooMany(Math.ceil(over / 1000), 'de')
    free.delete(person)
    free.set(person, until)
    if (free.size > mostKnown) forget(free, at)
  }
}

/** Those who have it all back, and else whoever changed something longest ago. */
const forget = (free: Map<string, number>, at: number) => {
  for (const [person, until] of free) if (until <= at || free.size > mostKnown) free.delete(person)
}
