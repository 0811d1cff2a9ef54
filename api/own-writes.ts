import type { UserId } from '../domain/ids.ts'
import type { Position } from '../domain/kernel/stream.ts'
import type { Freshness } from '../projections/freshness.ts'

/** Where the log stood after a person's last change through this process: their next read may wait for it unasked. */
export const ownWrites = ({ later }: Pick<Freshness, 'later'>, most = 10_000, remembered = 10_000) => {
  const last = new Map<string, { position: Position; at: number }>()

  /** A command sent again answers with its old place: the latest one counts. */
  const wrote = (person: UserId, position: Position) => {
    const before = last.get(person)?.position
    last.delete(person)
    last.set(person, { position: before ? later(before, position) : position, at: Date.now() })
    const oldest = last.size > most ? last.keys().next().value : undefined
    if (oldest !== undefined) last.delete(oldest)
  }

  const lastOf = (person: UserId) => {
    const found = last.get(person)
    return found && Date.now() - found.at < remembered ? found.position : undefined
  }

  return { wrote, lastOf }
}

export type OwnWrites = ReturnType<typeof ownWrites>
