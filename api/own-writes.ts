import { LRUCache } from 'lru-cache'
import type { UserId } from '../domain/ids.ts'
import type { Position } from '../domain/kernel/stream.ts'
import type { Freshness } from '../projections/freshness.ts'

/** Where the log stood after a person's last change through this process: their next read may wait for it unasked. */
export const ownWrites = ({ later }: Pick<Freshness, 'later'>, most = 10_000, remembered = 10_000) => {
  const last = new LRUCache<UserId, Position>({ max: most, ttl: remembered, ttlResolution: 0 })

  /** A command sent again answers with its old place: the latest one counts. */
  const wrote = (person: UserId, position: Position) => {
    const before = last.get(person)
    last.set(person, before ? later(before, position) : position)
  }

  return { wrote, lastOf: (person: UserId) => last.get(person) }
}

export type OwnWrites = ReturnType<typeof ownWrites>
