import type pg from 'pg'
import { asUserId } from '../../../domain/ids.ts'
import { type AnyProjection, type Compared, type Difference, versionless } from '../../../projections/ports.ts'
import { keyOf } from './tables.ts'

/** One build of a model: whoever reads it, its table, which may be of another version, and that table's columns. */
export type Side = {
  readonly client: pg.PoolClient
  readonly schema: string
  readonly table: string
  readonly columns: readonly string[]
}

/** The model's table in a schema: today's version of it where there is one, else the newest. */
export const sideIn = async (client: pg.PoolClient, schema: string, projection: AnyProjection): Promise<Side> => {
  const { name } = projection
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = $1 and c.relkind = 'r' and c.relname ~ $2
     group by c.relname
     order by c.relname = $3 desc, substring(c.relname from '\\d+$')::int desc limit 1`,
    [schema, `^${versionless(name)}_v\\d+$`, name],
  )
  const [found] = rows
  if (!found) throw new Error(`there is no ${name} in ${schema}`)
  const { column } = keyOf(projection)
  if (!found.columns.includes(column)) throw new Error(`${schema}.${found.table} has no ${column} to compare it by`)
  return { client, schema, ...found }
}

const pageSize = 1000

export const inOrder = (projection: AnyProjection) => {
  const { column, type } = keyOf(projection)
  return `order by ${column}${collated(type)}`
}

const collated = (type: string) => (type === 'text' ? ' collate "C"' : '')

export async function* pages<Row extends object>(
  client: pg.PoolClient,
  select: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Row[]> {
  await client.query(`declare pages no scroll cursor for ${select}`, [...values])
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${pageSize} from pages`)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) break
  }
  await client.query('close pages')
}

type Line = { readonly key: string; readonly line: string }

// Rows as PostgreSQL writes them: equal text is equal to the last byte. A column that one of both has not is null there.
async function* linesOf(projection: AnyProjection, { client, ...side }: Side, columns: Columns, after: string | null) {
  const { column, type } = keyOf(projection)
  const cells = columns?.map(each => (side.columns.includes(each) ? `t.${each}` : 'null'))
  const select = `select t.${column}::text as key, ${cells ? `row(${cells.join(', ')})` : 't'}::text as line
    from ${side.schema}.${side.table} t
    ${after === null ? '' : `where t.${column} > $1::${type}${collated(type)}`} ${inOrder(projection)}`
  for await (const page of pages<Line>(client, select, after === null ? [] : [after])) yield* page
}

/** Null where both have the same. */
type Columns = readonly string[] | null

const before = (one: Line | undefined, other: Line | undefined) => {
  if (!one || !other) return one ? -1 : 1
  return Buffer.compare(Buffer.from(one.key), Buffer.from(other.key))
}

/** Every row of both in the order of their keys, and where it differs. */
export async function* compared(
  projection: AnyProjection,
  ours: Side,
  theirs: Side,
  after: string | null = null,
): AsyncGenerator<Compared> {
  const columns = [...new Set([...ours.columns, ...theirs.columns])]
  const some = ours.columns.join() === theirs.columns.join() ? null : columns
  const [mine, fresh] = [linesOf(projection, ours, some, after), linesOf(projection, theirs, some, after)]
  let [one, other] = [await mine.next(), await fresh.next()]
  while (!one.done || !other.done) {
    const [left, right] = [one.value ?? undefined, other.value ?? undefined]
    const order = before(left, right)
    const key = String((order <= 0 ? left : right)?.key)
    if (order === 0 && left?.line === right?.line) yield { key, difference: null }
    else {
      const [live, there] = [
        order <= 0 ? await rowOf(projection, ours, columns, key) : null,
        order >= 0 ? await rowOf(projection, theirs, columns, key) : null,
      ]
      yield { key, difference: difference(projection, key, live, there) }
    }
    if (order <= 0) one = await mine.next()
    if (order >= 0) other = await fresh.next()
  }
}

type Row = NonNullable<Difference['live']>

const rowOf = async (projection: AnyProjection, side: Side, columns: readonly string[], key: string) => {
  const { column, type } = keyOf(projection)
  const texts = columns.map(each => `'${each}', ${side.columns.includes(each) ? `${each}::text` : 'null'}`)
  const { rows } = await side.client.query<{ row: Row }>(
    `select json_build_object(${texts.join(', ')}) as row from ${side.schema}.${side.table} where ${column} = $1::${type}`,
    [key],
  )
  return rows[0]?.row ?? null
}

const difference = ({ ownedBy }: AnyProjection, key: string, live: Row | null, fresh: Row | null): Difference => {
  const named = live?.[ownedBy] ?? fresh?.[ownedBy]
  const owner = named ? asUserId(named) : null
  if (!live || !fresh) return { key, owner, live, fresh }
  const columns = Object.keys(live).filter(column => live[column] !== fresh[column])
  const only = (row: Row) => Object.fromEntries(columns.map(column => [column, row[column] ?? null]))
  return { key, owner, live: only(live), fresh: only(fresh) }
}
