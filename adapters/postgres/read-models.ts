import type { Position } from '../../domain/log.ts'
import type { AnyProjection, ReadModels, Status } from '../../projections/ports.ts'
import { holder } from './hold.ts'
import { type Database, inTransaction } from './pool.ts'

const checkpointTable = `
  create schema if not exists read_models;
  create table if not exists read_models.checkpoints (
    name text primary key,
    position text,
    epoch bigint not null default 0,
    error text,
    error_position text,
    updated_at timestamptz not null default now()
  ) with (fillfactor = 50)`

const schemaLock = 4_702_111_236

/** Read models as tables of the schema `read_models`; all of it may be dropped at any time. */
export const postgresReadModels = (url: string, database: Database): ReadModels => ({
  open: projection =>
    inTransaction(database, async client => {
      await client.query('select pg_advisory_xact_lock($1)', [schemaLock])
      await client.query(checkpointTable)
      const { rows: found } = await client.query('select to_regclass($1) as there', [`read_models.${projection.name}`])
      if (!found[0].there) {
        await client.query(tableOf(projection))
        await client.query('delete from read_models.checkpoints where name = $1', [projection.name])
      }
      const { rows } = await client.query(
        `insert into read_models.checkpoints (name, epoch) values ($1, 1)
         on conflict (name) do update set epoch = checkpoints.epoch + 1 returning position, epoch`,
        [projection.name],
      )
      return { position: rows[0].position as Position | null, epoch: rows[0].epoch as bigint }
    }),

  rows: async (projection, keys) => {
    if (keys.length === 0) return new Map()
    const key = keyOf(projection)
    const { rows } = await database.query<Record<string, string>>({
      name: `rows ${projection.name}`,
      text: `select * from read_models.${projection.name} where ${key} = any($1)`,
      values: [keys],
    })
    return new Map(rows.map(row => [String(row[key]), row]))
  },

  save: (projection, change, from, to) =>
    inTransaction(database, async client => {
      const { name } = projection
      await client.query('set local synchronous_commit = off')
      const { rowCount } = await client.query({
        name: 'advance checkpoint',
        text: `update read_models.checkpoints set position = $2, error = null, error_position = null, updated_at = now()
          where name = $1 and epoch = $3 and position is not distinct from $4`,
        values: [name, to, from.epoch, from.position],
      })
      if (rowCount !== 1) return false
      if (change.forget.length > 0)
        await client.query(`delete from read_models.${name} where owner = any($1::uuid[])`, [change.forget])
      if (change.remove.length > 0)
        await client.query(`delete from read_models.${name} where ${keyOf(projection)} = any($1)`, [change.remove])
      if (change.put.length > 0) await client.query(upsertOf(projection, change.put))
      return true
    }),

  halt: async (name, position, error) => {
    await database.query('update read_models.checkpoints set error = $2, error_position = $3 where name = $1', [
      name,
      error.slice(0, 2000),
      position,
    ])
  },

  status: async () => {
    const { rows } = await database.query(
      'select name, position, updated_at, error, error_position from read_models.checkpoints order by name',
    )
    return rows.map(
      (row): Status => ({
        name: row.name,
        position: row.position,
        updatedAt: row.updated_at,
        error: row.error,
        errorPosition: row.error_position,
      }),
    )
  },

  alone: (name, signal, work) => holder(url)(`projection ${name}`, signal, work),
})

const keyOf = ({ columns }: AnyProjection) => Object.keys(columns)[0] ?? 'id'

const tableOf = ({ name, columns, indexes }: AnyProjection) => {
  const [key, ...rest] = Object.entries(columns)
  if (!key) throw new Error(`${name} has no columns`)
  const lines = [`${key[0]} ${key[1]} primary key`, ...rest.map(([column, type]) => `${column} ${type}`)]
  return [
    `create table read_models.${name} (${lines.join(', ')})`,
    ...indexes.map(on => `create index on read_models.${name} (${on.join(', ')})`),
  ].join(';\n')
}

const upsertOf = ({ name, columns }: AnyProjection, rows: readonly object[]) => {
  const names = Object.keys(columns)
  const arrays = Object.entries(columns).map(([, type], index) => `$${index + 1}::${type}[]`)
  const news = names.slice(1).map(column => `${column} = excluded.${column}`)
  return {
    name: `upsert ${name}`,
    text: `insert into read_models.${name} (${names.join(', ')}) select * from unnest(${arrays.join(', ')})
      on conflict (${names[0]}) do update set ${news.join(', ')}`,
    values: Object.entries(columns).map(([column, type]) =>
      rows.map(row => {
        const value = Reflect.get(row, column) ?? null
        return type === 'jsonb' && value !== null ? JSON.stringify(value) : value
      }),
    ),
  }
}
