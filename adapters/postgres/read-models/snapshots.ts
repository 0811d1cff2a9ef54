import type pg from 'pg'
import type { AnyProjection, Difference, Snapshots } from '../../../projections/ports.ts'
import { type Database, inTransaction } from '../pool.ts'
import { live } from './swap.ts'
import { keyOf, tableIn } from './tables.ts'

const pageSize = 1000

/** One repeatable-read transaction a look: rows and checkpoint belong together, and nobody is held up by it. */
export const postgresSnapshots =
  (database: Database): Snapshots =>
  (projection, look, schema = live) =>
    inTransaction(database, async client => {
      await client.query(
        'set transaction isolation level repeatable read, read only; set local idle_in_transaction_session_timeout = 0',
      )
      return look({
        position: schema === live ? await positionOf(client, projection) : await thereIn(client, schema, projection),
        rows: () => pages<object>(client, `select * from ${tableIn(schema, projection)} ${inOrder(projection)}`),
        compare: with_ =>
          inTransaction(database, other => compare(projection, { client, schema }, { client: other, schema: with_ })),
      })
    })

const positionOf = async (client: pg.PoolClient, projection: AnyProjection) => {
  const { rows } = await client.query(
    `select position from ${live}.checkpoints where name = $1 and exists (select from ${tableIn(live, projection)}) is not null`,
    [projection.name],
  )
  if (!rows[0]) throw new Error(`${projection.name} has never run`)
  return rows[0].position
}

const thereIn = async (client: pg.PoolClient, schema: string, projection: AnyProjection) => {
  const { rows } = await client.query('select to_regclass($1) as there', [tableIn(schema, projection)])
  if (!rows[0]?.there) throw new Error(`there is no ${projection.name} in ${schema}`)
  return null
}

const inOrder = (projection: AnyProjection) => {
  const { column, type } = keyOf(projection)
  return `order by ${column}${type === 'text' ? ' collate "C"' : ''}`
}

type Line = { readonly key: string; readonly line: string }

// Rows as PostgreSQL writes them: equal text is equal to the last byte.
const lines = (schema: string, projection: AnyProjection) =>
  `select ${keyOf(projection).column}::text as key, t::text as line
   from ${tableIn(schema, projection)} t ${inOrder(projection)}`

async function* pages<Row extends object>(client: pg.PoolClient, select: string): AsyncGenerator<Row[]> {
  await client.query(`declare pages no scroll cursor for ${select}`)
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${pageSize} from pages`)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) break
  }
  await client.query('close pages')
}

async function* each(client: pg.PoolClient, select: string) {
  for await (const page of pages<Line>(client, select)) yield* page
}

type Side = { readonly client: pg.PoolClient; readonly schema: string }

const compare = async (projection: AnyProjection, ours: Side, theirs: Side) => {
  const mine = each(ours.client, lines(ours.schema, projection))
  const fresh = each(theirs.client, lines(theirs.schema, projection))
  for (let rows = 0; ; rows++) {
    const [one, other] = await Promise.all([mine.next(), fresh.next()])
    if (one.done && other.done) return { rows, first: null }
    if (one.value?.key === other.value?.key && one.value?.line === other.value?.line) continue
    const keys = [one.value, other.value].flatMap(line => (line ? [Buffer.from(line.key)] : []))
    const key = String(keys.sort(Buffer.compare)[0])
    const [live, fresh_] = await Promise.all([rowOf(projection, ours, key), rowOf(projection, theirs, key)])
    return { rows, first: difference(key, live, fresh_) }
  }
}

const rowOf = async (projection: AnyProjection, { client, schema }: Side, key: string) => {
  const texts = Object.keys(projection.columns).map(column => `'${column}', ${column}::text`)
  const { rows } = await client.query(
    `select json_build_object(${texts.join(', ')}) as row from ${tableIn(schema, projection)}
     where ${keyOf(projection).column}::text = $1`,
    [key],
  )
  return (rows[0]?.row ?? null) as Difference['live']
}

const difference = (key: string, live: Difference['live'], fresh: Difference['fresh']): Difference => {
  if (!live || !fresh) return { key, live, fresh }
  const columns = Object.keys(live).filter(column => live[column] !== fresh[column])
  const only = (row: NonNullable<typeof live>) =>
    Object.fromEntries(columns.map(column => [column, row[column] ?? null]))
  return { key, live: only(live), fresh: only(fresh) }
}
