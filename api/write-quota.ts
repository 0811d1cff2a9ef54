import { LRUCache } from 'lru-cache'
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
  const free = new LRUCache<UserId, number>({ max: mostKnown })

  return (person: UserId) => {
    const at = now()
    const until = Math.max(at, free.get(person) ?? at) + everyMs
    const over = until - at - windowMs
    if (over > 0) throw tooMany(Math.ceil(over / 1000), 'de')
    free.set(person, until)
  }
}
