import type pg from 'pg'
import type { AnyProjection, Draft, Drafts, End, Wanted } from '../../../projections/ports.ts'
import { type Database, inTransaction } from '../pool.ts'
import { modelsIn } from './models.ts'
import { portionsIn } from './portions.ts'
import { swap } from './swap.ts'
import { createIndexes, createSchema, createTable, tableIn } from './tables.ts'

const books = (schema: string) => `
  create table if not exists ${schema}.drafts (
    name text primary key, plan text not null, end_position text, end_at timestamptz, indexed bool not null default false
  );
  create table if not exists ${schema}.portions (
    name text not null references ${schema}.drafts on delete cascade, index int not null, of int not null,
    begun bool not null default false, done bool not null default false, primary key (name, index, of)
  );
  alter table ${schema}.portions add column if not exists token uuid`

const clear = async (client: pg.PoolClient, projection: AnyProjection, schema: string) => {
  await client.query(`drop table if exists ${tableIn(schema, projection)}`)
  await client.query(`delete from ${schema}.checkpoints where name = $1`, [projection.name])
  await client.query(`delete from ${schema}.aside where name = $1`, [projection.name])
  await client.query(`delete from ${schema}.drafts where name = $1`, [projection.name])
}

const anew = (database: Database, projection: AnyProjection, schema: string, { end, shares, plan }: Wanted) =>
  inTransaction(database, async client => {
    const { name } = projection
    await clear(client, projection, schema)
    await client.query(createTable(schema, projection))
    await client.query(`insert into ${schema}.drafts (name, plan, end_position, end_at) values ($1, $2, $3, $4)`, [
      name,
      plan,
      end.position,
      end.at ?? null,
    ])
    await client.query(
      `insert into ${schema}.portions (name, index, of) select $1, n, $2 from generate_series(0, $2 - 1) n`,
      [name, shares],
    )
  })

/** Models in the making. `database` should be patient: copying and indexing take as long as they take. */
export const postgresDrafts = (database: Database): Drafts => {
  const read = async (schema: string, name: string): Promise<Draft & { plan: string }> => {
    const { rows } = await database.query(
      `select plan, end_position, end_at, indexed from ${schema}.drafts where name = $1`,
      [name],
    )
    const { plan, end_position, end_at, indexed } = rows[0]
    const end: End = { position: end_position, ...(end_at ? { at: end_at } : {}) }
    return { schema, name, plan, end, indexed, portions: await portions(schema, name) }
  }

  const { portions, mark, split, fill } = portionsIn(database)

  return {
    begin: async (projection, schema, wanted) => {
      await database.query(`${createSchema(schema)}; ${books(schema)}`)
      const { rows } = await database.query(
        `select plan = $2 and to_regclass($3) is not null as usable from ${schema}.drafts where name = $1`,
        [projection.name, wanted.plan, tableIn(schema, projection)],
      )
      if (!rows[0]?.usable) await anew(database, projection, schema, wanted)
      return read(schema, projection.name)
    },
    portions,
    mark,
    split,
    fill,
    finish: async (projection, schema) => {
      await inTransaction(database, async client => {
        await client.query(`set local maintenance_work_mem = '256MB'`)
        await client.query(createIndexes(schema, projection))
        await client.query(
          `insert into ${schema}.checkpoints (name, position, epoch) select name, end_position, 1 from ${schema}.drafts
           where name = $1`,
          [projection.name],
        )
        await client.query(`update ${schema}.drafts set indexed = true where name = $1`, [projection.name])
        await client.query(`analyze ${tableIn(schema, projection)}`)
      })
    },
    drop: async schema => {
      await database.query(`drop schema if exists ${schema} cascade`)
    },
    abandon: (projection, schema) =>
      inTransaction(database, async client => {
        const { rows } = await client.query('select to_regclass($1) as there', [`${schema}.drafts`])
        if (rows[0]?.there) await clear(client, projection, schema)
      }),
    publish: async (schema, what) => {
      await database.query(
        `drop table if exists ${schema}.portions, ${schema}.drafts, ${schema}.checkpoints, ${schema}.aside;
         comment on schema ${schema} is '${what.replaceAll("'", "''")}'`,
      )
    },
    list: async prefix => {
      const { rows } = await database.query(
        `select nspname as schema, obj_description(oid, 'pg_namespace') as what from pg_namespace
         where starts_with(nspname, $1) order by nspname`,
        [prefix],
      )
      return rows
    },
    models: schema => modelsIn(database, schema),
    swap: (projection, schema, catchUp) => swap(database, projection, schema, catchUp),
  }
}
