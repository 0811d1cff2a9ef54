import type { WebhookStore } from '../../commands/ports/webhooks.ts'
import type { Alone } from '../../domain/kernel/alone.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import type { Standing } from '../../projections/ports.ts'
import type { Database } from './pool.ts'

/** Where all of them stand, for telling whether that is in this log. */
export const reactionPlaces = async (database: Database): Promise<readonly Standing[]> => {
  const { rows } = await database.query(
    'select name, position, event_position, event_id from reactions.checkpoints order by name',
  )
  return rows.map(({ name, position, event_position, event_id }) => ({
    name,
    position,
    last: event_id && { position: event_position, id: event_id },
  }))
}

/** Where reactions stand and what they could not do yet. Not derived: it is never replayed. */
export const postgresReactionStore = (
  database: Database,
  alone: Alone,
): WebhookStore & { readonly leftToPeople: () => Promise<number> } => ({
  begin: async (name, position) => {
    await database.query(
      'insert into reactions.checkpoints (name, position) values ($1, $2) on conflict (name) do nothing',
      [name, position],
    )
  },
  open: async name => {
    const { rows } = await database.query<{ position: Position | null; epoch: bigint }>(
      `insert into reactions.checkpoints as c (name, epoch) values ($1, 1)
         on conflict (name) do update set epoch = c.epoch + 1 returning position, epoch`,
      [name],
    )
    const [row] = rows
    if (!row) throw new Error(`${name} cannot be taken over`)
    return row
  },
  advance: async (name, epoch, { position, last }) => {
    const { rowCount } = await database.query(
      `update reactions.checkpoints set position = $3,
         event_position = coalesce($4, event_position), event_id = coalesce($5, event_id)
       where name = $1 and epoch = $2`,
      [name, epoch, position, last?.position ?? null, last?.id ?? null],
    )
    return rowCount === 1
  },
  alone: (name, signal, work) => alone(`reaction ${name}`, signal, work),
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
  /** How many effects were tried often enough, and wait for a person. */
  leftToPeople: async () => {
    const { rows } = await database.query('select count(*)::int as n from reactions.parked where next_at is null')
    return Number(rows[0]?.n ?? 0)
  },
  settle: async (name, eventId) => {
    await database.query('delete from reactions.parked where reaction = $1 and event_id = $2', [name, eventId])
  },
  waiting: async name => {
    const { rows } = await database.query(
      'select stream, event_id, attempts, coalesce(next_at <= now(), false) as due from reactions.parked where reaction = $1',
      [name],
    )
    return rows.map(row => ({ stream: row.stream, eventId: row.event_id, attempts: row.attempts, isDue: row.due }))
  },
  forget: async name => {
    await database.query('delete from reactions.parked where reaction = $1', [name])
  },
})
