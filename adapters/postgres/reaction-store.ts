import type { ReactionStore } from '../../commands/ports.ts'
import type { Position } from '../../domain/kernel/log.ts'
import type { Alone } from './holds.ts'
import type { Database } from './pool.ts'

/** Where reactions stand and what they could not do yet. Not derived: it is never replayed. */
export const postgresReactionStore = (database: Database, alone: Alone): ReactionStore => {
  /** Reactions that somebody else may be at by now: what this process still has in flight must not move them back. */
  const lost = new Set<string>()
  return {
    position: async name => {
      const { rows } = await database.query('select position from reactions.checkpoints where name = $1', [name])
      return rows[0] ? (rows[0].position as Position | null) : undefined
    },
    advance: async (name, position) => {
      if (lost.has(name)) throw new Error(`the hold on ${name} was lost`)
      await database.query(
        `insert into reactions.checkpoints (name, position) values ($1, $2)
       on conflict (name) do update set position = excluded.position`,
        [name, position],
      )
    },
    alone: (name, signal, work) =>
      alone(`reaction ${name}`, signal, held => {
        lost.delete(name)
        held.addEventListener('abort', () => signal.aborted || lost.add(name), { once: true })
        return work(held)
      }),
    park: async (name, { stream, eventId, attempts }, error, retryInMs) => {
      await database.query(
        `insert into reactions.parked (reaction, event_id, stream, attempts, error, next_at)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 millisecond')
       on conflict (reaction, event_id) do update
       set attempts = excluded.attempts, error = excluded.error, next_at = excluded.next_at`,
        [name, eventId, stream, attempts, error.slice(0, 2000), retryInMs],
      )
    },
    due: async name => {
      const { rows } = await database.query(
        'select stream, event_id, attempts from reactions.parked where reaction = $1 and next_at <= now() order by next_at limit 20',
        [name],
      )
      return rows.map(row => ({ stream: row.stream, eventId: row.event_id, attempts: row.attempts }))
    },
    settle: async (name, eventId) => {
      await database.query('delete from reactions.parked where reaction = $1 and event_id = $2', [name, eventId])
    },
  }
}
