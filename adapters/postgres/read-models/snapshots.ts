import type pg from 'pg'
import type { AnyProjection, Compared, Snapshots } from '../../../projections/ports.ts'
import { type Database, inTransaction } from '../pool.ts'
import { compared, inOrder, pages, type Side, sideIn } from './compare.ts'
import { live } from './swap.ts'
import { tableIn } from './tables.ts'

/** One repeatable-read transaction a look: rows and checkpoint belong together, and nobody is held up by it. */
export const postgresSnapshots =
  (database: Database): Snapshots =>
  (projection, look, schema = live) =>
    inTransaction(database, async client => {
      await client.query(
        'set transaction isolation level repeatable read, read only; set local idle_in_transaction_session_timeout = 0',
      )
      const position = schema === live ? await positionOf(client, projection) : null
      const mine = await sideIn(client, schema, projection)
      const beside = <Result>(other: string, work: (theirs: Side) => Promise<Result>) =>
        inTransaction(database, async second => work(await sideIn(second, other, projection)))
      return look({
        position,
        rows: () => pages<object>(client, `select * from ${mine.schema}.${mine.table} ${inOrder(projection)}`),
        compare: other => beside(other, theirs => firstOf(compared(projection, mine, theirs))),
        differences: (other, after, take) =>
          beside(other, theirs => taken(compared(projection, mine, theirs, after), take)),
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

const firstOf = async (all: AsyncIterable<Compared>) => {
  let rows = 0
  for await (const { difference } of all) {
    if (difference) return { rows, first: difference }
    rows++
  }
  return { rows, first: null }
}

const taken = async (all: AsyncIterable<Compared>, take: (row: Compared) => boolean | Promise<boolean>) => {
  for await (const row of all) if (!(await take(row))) return
}
