import { PostgresAdapter, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'
import { kyselyAsking } from './kysely-asking.ts'

/** One step of the schema. Its name begins with its place in the order. */
export type SchemaStep = { readonly name: string; readonly sql: string }

const adoption = `
  create table if not exists public.kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  do $$ begin
    if to_regclass('public.migrations') is not null then
      insert into public.kysely_migration (name, timestamp)
      select name, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from public.migrations
      on conflict do nothing;
    end if;
  end $$`

/**
 * Takes those steps that have not been taken, by kysely's Migrator, on this client and so in the transaction that is open
 * there, which holds the lock too. What was kept of steps before kysely kept it is taken over, and stays where it is for
 * programs from then. A step that only a newer program knows is none of ours: it was taken, and nothing is missing.
 */
export const takeSteps = async (client: pg.ClientBase, steps: readonly SchemaStep[]): Promise<void> => {
  await client.query(adoption)
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration')
  const taken = rows.map(({ name }): [string, Migration] => [name, { up: async () => {} }])
  const ours = steps.map((step): [string, Migration] => [
    step.name,
    { up: async db => void (await sql.raw(step.sql).execute(db)) },
  ])
  const migrations = Object.fromEntries([...taken, ...ours])
  const { error } = await new Migrator({
    db: on(client),
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: 'public',
    allowUnorderedMigrations: true,
    disableTransactions: true,
  }).migrateToLatest()
  if (error) throw error
}

/** Kysely on one client, whose transaction and lock are its owner's. */
const on = (client: pg.ClientBase) => {
  const nothing = async () => {}
  const lockless = Object.assign(new PostgresAdapter(), {
    acquireMigrationLock: nothing,
    releaseMigrationLock: nothing,
  })
  return kyselyAsking<unknown>(async ({ sql: text, parameters }) => {
    const { rows, rowCount } = await client.query(text, [...parameters])
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }, lockless)
}
