import type { Position } from '../../../domain/kernel/log.ts'
import type { Models, Status } from '../../../projections/ports.ts'
import { type Database, inTransaction } from '../pool.ts'
import { save } from './save.ts'
import { createIndexes, createSchema, createTable, keyOf, tableIn } from './tables.ts'

const schemaLock = 4_702_111_236

/** Read models as tables of one schema, which may be dropped at any time. */
export const modelsIn = (database: Database, schema: string): Models => ({
  open: projection =>
    inTransaction(database, async client => {
      const { name } = projection
      await client.query('select pg_advisory_xact_lock($1)', [schemaLock])
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
      return { position: rows[0].position as Position | null, epoch: rows[0].epoch as bigint }
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

  halt: async (name, epoch, position, error) => {
    await database.query(
      `update ${schema}.checkpoints set error = $3, error_position = $4 where name = $1 and epoch = $2`,
      [name, epoch, error.slice(0, 2000), position],
    )
  },

  status: async () => {
    const { rows: found } = await database.query('select to_regclass($1) as there', [`${schema}.checkpoints`])
    if (!found[0].there) return []
    const { rows } = await database.query(
      `select name, position, epoch, updated_at, lag_ms, error, error_position from ${schema}.checkpoints order by name`,
    )
    return rows.map(
      (row): Status => ({
        name: row.name,
        position: row.position,
        epoch: row.epoch,
        updatedAt: row.updated_at,
        lagMs: row.lag_ms,
        error: row.error,
        errorPosition: row.error_position,
      }),
    )
  },
})

/** Class 22 and 23 errors blame the rows; anything else says nothing about them. */
const refuseRows = (error: unknown): never => {
  const blamesRows =
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
  throw blamesRows ? Object.assign(error, { unstorable: true }) : error
}
