import type pg from 'pg'
import type { AnyProjection, Checkpoint, Folded } from '../../../projections/ports.ts'
import { type Database, inTransaction } from '../pool.ts'
import { keyOf, storable, tableIn } from './tables.ts'

const advance = (schema: string) => `
  update ${schema}.checkpoints set position = $2, error = null, error_position = null, updated_at = clock_timestamp(),
    event_position = coalesce($6, event_position), event_id = coalesce($7, event_id),
    lag_ms = coalesce(extract(epoch from clock_timestamp() - $5::timestamptz)::float8 * 1000, lag_ms)
  where name = $1 and epoch = $3 and position is not distinct from $4 and (select length(quick) from quick) > 0
  returning name`

// Losing a projector's last moments loses rows and checkpoint together: they are folded again.
const quick = `quick as materialized (select set_config('synchronous_commit', 'off', true) as quick)`

const fence = ({ name }: AnyProjection, from: Checkpoint, { to, last, oldest }: Folded) => [
  name,
  to,
  from.epoch,
  from.position,
  oldest,
  last?.position ?? null,
  last?.id ?? null,
]

/** Checkpoint, rows taken away and rows put, in one statement and so in one round trip and one transaction. */
export const save = async (
  database: Database,
  schema: string,
  projection: AnyProjection,
  from: Checkpoint,
  folded: Folded,
): Promise<boolean> => {
  if (folded.change.forget.length > 0) return saveForgetting(database, schema, projection, from, folded)
  return saveAtOnce(database, schema, projection, from, folded)
}

const saveAtOnce = async (
  database: Database | pg.PoolClient,
  schema: string,
  projection: AnyProjection,
  from: Checkpoint,
  folded: Folded,
) => {
  const { put, touch, remove } = folded.change
  const values: unknown[] = fence(projection, from, folded)
  const parts = [quick, `moved as (${advance(schema)})`]
  if (remove.length > 0) {
    const { column, type } = keyOf(projection)
    parts.push(`gone as (delete from ${tableIn(schema, projection)}
      where ${column} = any($${values.push(remove)}::${type}[]) and exists (select from moved))`)
  }
  if (folded.back)
    parts.push(`taken_back as (delete from ${schema}.aside
      where name = $1 and stream = $${values.push(folded.back)} and exists (select from moved))`)
  if (put.length > 0) parts.push(`kept as (${upsert(schema, projection, put, values)})`)
  if (touch.length > 0) parts.push(`touched as (${update(schema, projection, touch, values)})`)
  const { rows } = await database.query({
    name: `save ${tableIn(schema, projection)} ${Object.entries({ remove, put, touch, back: folded.back ?? '' }).map(([part, rows]) => (rows.length > 0 ? part : '-'))}`,
    text: `with ${parts.join(',\n')} select count(*) = 1 as moved from moved`,
    values,
  })
  return rows[0].moved === true
}

const upsert = (schema: string, projection: AnyProjection, rows: readonly object[], values: unknown[]) => {
  const columns = Object.entries(projection.columns)
  const names = columns.map(([column]) => column)
  const arrays = columnsOf(columns, rows, values)
  const news = names.filter(column => column !== projection.keyedBy).map(column => `${column} = excluded.${column}`)
  return `insert into ${tableIn(schema, projection)} (${names.join(', ')})
    select * from unnest(${arrays.join(', ')}) where exists (select from moved)
    on conflict (${projection.keyedBy}) do update set ${news.join(', ')}`
}

/** Rows that are there, but for the columns that change seldom: the server keeps those where they lie. */
const update = (schema: string, projection: AnyProjection, rows: readonly object[], values: unknown[]) => {
  const columns = Object.entries(projection.columns).filter(([column]) => !projection.seldom?.includes(column))
  const key = projection.keyedBy
  const others = columns.filter(([column]) => column !== key)
  return `update ${tableIn(schema, projection)} t set ${others.map(([column]) => `${column} = n.${column}`).join(', ')}
    from unnest(${columnsOf(columns, rows, values).join(', ')}) n(${columns.map(([column]) => column).join(', ')})
    where t.${key} = n.${key} and exists (select from moved)`
}

const columnsOf = (columns: readonly [string, string][], rows: readonly object[], values: unknown[]) =>
  columns.map(([column, type]) => `$${values.push(rows.map(row => storable(row, column, type)))}::${type}[]`)

/** A forgotten person's rows go first, in every copy there is: the model's own, what was set aside, "as of" schemas. */
const saveForgetting = (
  database: Database,
  schema: string,
  projection: AnyProjection,
  from: Checkpoint,
  folded: Folded,
) =>
  inTransaction(database, async client => {
    const { rows } = await client.query(
      `select format('%I.%I', n.nspname, c.relname) as copy from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and c.relname = $2
         and (n.nspname = $1 or n.nspname like 'as\\_of\\_%' or n.nspname like 'read\\_models\\_old\\_%')`,
      [schema, projection.name],
    )
    for (const { copy } of rows)
      await client.query(`delete from ${copy} where ${projection.ownedBy} = any($1::uuid[])`, [folded.change.forget])
    return saveAtOnce(client, schema, projection, from, { ...folded, change: { ...folded.change, forget: [] } })
  })
