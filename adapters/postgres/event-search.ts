import type { CommandId, EventId, UserId } from '../../domain/ids.ts'
import type { EventQuestion } from '../event-store/log-question.ts'
import { askingLog, recordedAt } from './asking-log.ts'
import type { Database } from './pool.ts'

export type Row = {
  readonly id: EventId
  readonly gp: bigint
  readonly stream: string
  readonly version: number
  readonly type: string
  readonly planner: string | null
  readonly at: string
  readonly happened: string | null
  readonly meta: {
    readonly commandId: CommandId
    readonly correlationId: CommandId
    readonly causationId: CommandId | EventId
    readonly actor: { readonly kind: 'user' | 'staff' | 'system'; readonly id: string }
    readonly subject: UserId
  }
}

/** So many positions are looked through at once: a page costs the same wherever it lies, and no index slows an append. */
export const window = 20_000n

export const columns = `id, gp, stream, version, type, meta, data->>'plannerVersion' as planner, data->>'at' as happened, ${recordedAt} as at`

export const envelopeOf = ({ id, gp, stream, version, type, planner, at, meta, happened }: Row) => ({
  id,
  stream,
  type,
  planner,
  at,
  happened: happened ?? at,
  position: String(gp),
  revision: version,
  commandId: meta.commandId,
  correlationId: meta.correlationId,
  causationId: meta.causationId,
  actor: { kind: meta.actor.kind, id: meta.actor.id },
  person: meta.subject,
})

type Bounds = Pick<EventQuestion, 'from' | 'to' | 'before'>

/** Positions are gapless and in the order of time, so a moment is found by halving. */
export const timesInLog = (database: Database) => {
  const { ask, headOf } = askingLog(database)

  const timeAt = async (position: bigint) => {
    const [row] = await ask<{ at: string }>(
      'desk-time-at',
      `select ${recordedAt} as at from log.events where gp = $1`,
      [position],
    )
    return row ? Date.parse(row.at) : 0
  }

  /** The first position whose event was recorded at `moment` or later; behind the last where there is none. */
  const positionOf = async (moment: number, head: bigint) => {
    let [low, high] = [1n, head + 1n]
    while (low < high) {
      const middle = (low + high) / 2n
      if ((await timeAt(middle)) < moment) low = middle + 1n
      else high = middle
    }
    return low
  }

  /** The positions that lie within these times, from the first to before `end`. */
  const within = async ({ from, to, before }: Bounds) => {
    const head = before === undefined || from || to ? await headOf() : null
    const first = from && head !== null ? await positionOf(Date.parse(from), head) : 1n
    const behind = head === null ? null : to ? await positionOf(Date.parse(to) + 1, head) : head + 1n
    return { first, end: least(before === undefined ? null : BigInt(before), behind) }
  }

  return { within, timeOf: async (position: bigint) => new Date(await timeAt(position)).toISOString() }
}

/**
 * Events by what their envelopes say, newest first. Only of a log in PostgreSQL. A filter is found by looking
 * through one window of positions after the other.
 */
export const eventSearch = (database: Database) => {
  const { ask } = askingLog(database)
  const { within, timeOf } = timesInLog(database)

  const byIds = async (ids: readonly EventId[]) => {
    const rows = await ask<Row>(
      'desk-events-by-id',
      `select ${columns} from log.events where id = any($1) order by gp desc`,
      [ids],
    )
    return { events: rows.map(envelopeOf), searchedTo: null, next: null }
  }

  return async ({
    type,
    category,
    from,
    to,
    command,
    correlation,
    actor,
    planner,
    ids,
    before,
    limit,
  }: EventQuestion) => {
    if (ids) return byIds(ids)
    const { first, end } = await within({ from, to, before })
    const start = greatest(end - window, first)
    if (end <= first) return { events: [], searchedTo: null, next: null }
    const rows = await ask<Row>(
      'desk-events',
      `select ${columns} from log.events where gp >= $1 and gp < $2
         and ($3::text is null or type = $3) and ($4::text is null or split_part(stream, '-', 1) = $4)
         and ($5::text is null or meta->>'commandId' = $5) and ($6::text is null or meta->>'correlationId' = $6)
         and ($7::text is null or meta->'actor'->>'id' = $7)
         and ($8::text is null or starts_with(data->>'plannerVersion', $8))
       order by gp desc limit $9`,
      [start, end, type, category, command, correlation, actor, planner, limit],
    )
    const last = rows.length === limit ? rows.at(-1) : undefined
    const reachedAt = last ? BigInt(last.gp) : start
    return {
      events: rows.map(envelopeOf),
      searchedTo: last ? last.at : await timeOf(reachedAt),
      next: reachedAt > first ? String(reachedAt) : null,
    }
  }
}

/** Null stands for no bound. */
const least = (one: bigint | null, other: bigint | null) => {
  if (one === null || other === null) return one ?? other ?? 1n
  return one < other ? one : other
}
export const greatest = (one: bigint, other: bigint) => (one > other ? one : other)
