import type { AnyProjection } from '../../../projections/ports.ts'
import type { Database } from '../pool.ts'
import { live } from './swap.ts'

const everySchema = `(n.nspname like 'read\\_models%' or n.nspname like 'as\\_of\\_%')`

/** Tables in every schema of read models that have this column: live, set aside, being made, retired, "as of". */
const tablesWith = async (database: Database, column: string, like = '%') => {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = $1 and a.atttypid = 'uuid'::regtype and not a.attisdropped
     where c.relkind = 'r' and c.relname like $2 and ${everySchema}`,
    [column, like],
  )
  return rows.map(({ name }) => name)
}

/** Deletes a person's rows wherever there are any. */
export const forgetPerson = (database: Database) => async (person: string) => {
  for (const name of await tablesWith(database, 'owner'))
    await database.query(`delete from ${name} where owner = $1`, [person])
}

/** Deletes a workout's rows wherever there are any. */
export const forgetWorkout = (database: Database) => async (workout: string) => {
  for (const name of await tablesWith(database, 'workout', 'workout\\_%'))
    await database.query(`delete from ${name} where workout = $1`, [workout])
  for (const name of await tablesWith(database, 'id', 'workout\\_%'))
    await database.query(`delete from ${name} where id = $1`, [workout])
}

/** Drops tables of versions that no program has kept up for a day: they may hold what is sealed today in the open. */
export const dropRetired = async (database: Database, projections: readonly AnyProjection[]) => {
  const { rows: there } = await database.query<{ ready: boolean }>(
    `select to_regclass('${live}.checkpoints') is not null as ready`,
  )
  if (!there[0]?.ready) return
  const { rows } = await database.query<{ name: string }>(
    `select name from ${live}.checkpoints
     where name <> all($1) and updated_at < now() - interval '1 day' and to_regclass('${live}.' || name) is not null`,
    [projections.map(({ name }) => name)],
  )
  for (const { name } of rows) {
    await database.query(`drop table ${live}.${name}`)
    await database.query(`delete from ${live}.checkpoints where name = $1`, [name])
  }
}
