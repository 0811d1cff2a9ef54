import { unstorable } from '../../../domain/kernel/model-store.ts'
import type { EventId, Position, Stream } from '../../../domain/kernel/stream.ts'
import type { Aside, Models, Status } from '../../../projections/ports.ts'
import { locks } from '../locks.ts'
import { reached } from '../outages.ts'
import { type Database, inTransaction } from '../pool.ts'
import { save } from './save.ts'
import { createIndexes, createSchema, createTable, keyOf, tableIn } from './tables.ts'

/** Read models as tables of one schema, which may be dropped at any time. */
export const modelsIn = (database: Database, schema: string): Models => ({
  open: projection =>
    inTransaction(database, async client => {
      const { name } = projection
      await client.query('select pg_advisory_xact_lock($1)', [locks.readModels])
      await client.query(createSchema(schema))
      const { rows: found } = await client.query('select to_regclass($1) as there', [tableIn(schema, projection)])
      if (!found[0].there) {
        await client.query(createTable(schema, projection))
        await client.query(createIndexes(schema, projection))
        await client.query(`delete from ${schema}.checkpoints where name = $1`, [name])
      }
      const { rows } = await client.query(
        `insert into ${schema}.checkpoints as c (name, epoch) values ($1, 1)
         on conflict (name) do update set epoch = c.epoch + 1 returning position, epoch`,
        [name],
      )
      // At the beginning nothing has been passed over yet: all of it comes again.
      if (rows[0].position === null) await client.query(`delete from ${schema}.aside where name = $1`, [name])
      const { rows: aside } = await client.query(`${setAside(schema)} where name = $1`, [name])
      return {
        position: rows[0].position as Position | null,
        epoch: rows[0].epoch as bigint,
        aside: aside.map(asideOf),
      }
    }),

  rows: async (projection, keys) => {
    if (keys.length === 0) return new Map()
    const { column, type } = keyOf(projection)
    const { rows } = await database.query<Record<string, string>>({
      name: `rows ${tableIn(schema, projection)}`,
      text: `select * from ${tableIn(schema, projection)} where ${column} = any($1::${type}[])`,
      values: [keys],
    })
    return new Map(rows.map(row => [String(row[column]), row]))
  },

  save: (projection, from, step) => save(database, schema, projection, from, step).catch(refuseRows),

  setAside: async ({ name }, { epoch }, { stream, position, id, why, isNewer = false }) => {
    const { rowCount } = await database.query(
      `insert into ${schema}.aside (name, stream, position, event_id, why, newer)
       select name, $3, $4, $5, $6, $7 from ${schema}.checkpoints where name = $1 and epoch = $2
       on conflict (name, stream) do update set why = excluded.why, newer = excluded.newer`,
      [name, epoch, stream, position, id, why.slice(0, 2000), isNewer],
    )
    return rowCount === 1
  },

  halt: async (name, epoch, position, error) => {
    await database.query(
      `update ${schema}.checkpoints set error = $3, error_position = $4 where name = $1 and epoch = $2`,
      [name, epoch, error.slice(0, 2000), position],
    )
  },

  status: () => statusOf(database, schema),
})

/** One question; nothing where no model has been opened yet. */
export const placesIn = async (database: Database, schema: string) => {
  type Place = { name: string; position: Position | null }
  const question = { name: `places ${schema}`, text: `select name, position from ${schema}.checkpoints` }
  try {
    return (await reached(() => database.query<Place>(question))).rows
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42P01') return []
    throw error
  }
}

/** One question: each that follows another waits in line once more, on a busy machine longer than it takes. */
export const statusOf = async (database: Database, schema: string): Promise<readonly Status[]> => {
  const question = {
    name: `status ${schema}`,
    text: `select name, position, event_position, event_id, epoch, updated_at, lag_ms, error, error_position,
      (select coalesce(json_agg(one), '[]') from (${setAside(schema)}) one where one.name = c.name) as aside
      from ${schema}.checkpoints c order by name`,
  }
  const { rows } = await reached(() => database.query(question)).catch(error => {
    // Opening a model makes the books, and brings older ones to today's shape.
    if (error instanceof Error && 'code' in error && noBooks.has(error.code)) return { rows: [] }
    throw error
  })
  return rows.map(
    (row): Status => ({
      name: row.name,
      position: row.position,
      last: row.event_id && { position: row.event_position, id: row.event_id },
      epoch: row.epoch,
      updatedAt: row.updated_at,
      lagMs: row.lag_ms,
      aside: row.aside.map(asideOf),
      error: row.error,
      errorPosition: row.error_position,
    }),
  )
}

/** No such table, no such column. */
const noBooks: ReadonlySet<unknown> = new Set(['42P01', '42703'])

const setAside = (schema: string) => `select name, stream, position, event_id, why, newer from ${schema}.aside`

type AsideRow = { stream: Stream; position: Position; event_id: EventId; why: string; newer: boolean }
const asideOf = ({ event_id, newer, ...row }: AsideRow & { name?: string }): Aside => ({
  stream: row.stream,
  position: row.position,
  id: event_id,
  why: row.why,
  ...(newer ? { isNewer: newer } : {}),
})

/** Class 22 and 23 errors blame the rows; anything else says nothing about them. */
const refuseRows = (error: unknown): never => {
  const blamesRows =
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
  throw blamesRows ? unstorable(error.message, error) : error
}
