import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Position } from '../../../domain/kernel/stream.ts'
import type { AnyProjection } from '../../../projections/ports.ts'
import { type Database, inTransaction } from '../pool.ts'
import { createSchema, createTable, tableIn } from './tables.ts'

export const live = 'read_models'
const old = `${live}_old_`

/** New readers queue behind an exchange that waits for a slow one: then it steps back and tries again. */
const patience = 25
const tries = 200

/**
 * Puts a draft in the live model's place. Writers are held off first, so that the draft can be brought level while
 * readers go on; only the exchange itself may make them wait. The epoch rises: the live projector's next write is
 * refused, and it opens the new table. Answers for how many milliseconds readers may have waited.
 */
export const swap = async (
  database: Database,
  projection: AnyProjection,
  schema: string,
  catchUp: (position: Position | null) => Promise<void>,
): Promise<number> => {
  for (let attempt = 1; ; attempt++) {
    try {
      const began = await exchange(database, projection, schema, catchUp)
      return performance.now() - began
    } catch (error) {
      const waited = error instanceof Error && 'code' in error && error.code === '55P03'
      if (!waited || attempt === tries) throw error
      await sleep(randomInt(50, 150))
    }
  }
}

const exchange = (
  database: Database,
  projection: AnyProjection,
  schema: string,
  catchUp: (position: Position | null) => Promise<void>,
) =>
  inTransaction(database, async client => {
    const { name } = projection
    const aside = `${old}${Date.now()}_${randomInt(1_000_000)}`
    await client.query(`${createSchema(live)}; create schema ${aside}`)
    const { rows: found } = await client.query('select to_regclass($1) as there', [tableIn(live, projection)])
    if (!found[0].there) await client.query(createTable(live, projection))
    await client.query(`set local lock_timeout = 2000; lock table ${tableIn(live, projection)} in exclusive mode`)
    const { rows } = await client.query(
      `insert into ${live}.checkpoints as c (name) values ($1)
       on conflict (name) do update set epoch = c.epoch + 1 returning position`,
      [name],
    )
    await catchUp(rows[0]?.position ?? null)
    const began = performance.now()
    await client.query(`
      set local lock_timeout = ${patience};
      alter table ${tableIn(live, projection)} set schema ${aside};
      alter table ${tableIn(schema, projection)} set schema ${live};
      update ${live}.checkpoints now set position = draft.position,
        event_position = draft.event_position, event_id = draft.event_id, error = null, error_position = null,
        updated_at = clock_timestamp() from ${schema}.checkpoints draft where draft.name = now.name and now.name = '${name}';
      delete from ${live}.aside where name = '${name}';
      insert into ${live}.aside select * from ${schema}.aside where name = '${name}';
      delete from ${schema}.aside where name = '${name}';
      delete from ${schema}.drafts where name = '${name}';
      delete from ${schema}.checkpoints where name = '${name}'`)
    return began
  })

const keptMs = 10 * 60_000

/** What a swap put aside is dropped ten minutes later; when that was is in the schema's name. */
export const tidy = async (database: Database) => {
  const { rows } = await database.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname like $1`,
    [`${old.replaceAll('_', '\\_')}%`],
  )
  for (const { name } of rows)
    if (Date.now() - Number(name.slice(old.length).split('_')[0]) > keptMs)
      await database.query(`drop schema if exists ${name} cascade`)
}
