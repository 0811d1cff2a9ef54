import { afterEach, expect, test } from 'vitest'
import { migrate, migrations } from '../../adapters/postgres/migrations.ts'
import { takeSteps } from '../../adapters/postgres/migrator.ts'
import { type Database, inTransaction, openPool } from '../../adapters/postgres/pool.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const opened: { readonly pool: Database; readonly drop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const { pool, drop } of opened.splice(0)) {
    await pool.end()
    await drop()
  }
})
const open = async () => {
  const { url, drop } = await freshDatabase()
  const pool = openPool(url, { max: 2 })
  opened.push({ pool, drop })
  return pool
}

/** Every table with its columns, but for the books that were kept of steps before kysely kept them. */
const shapeOf = async (pool: Database) =>
  (
    await pool.query(
      `select table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
       from information_schema.columns
       where table_schema not in ('pg_catalog', 'information_schema')
         and (table_schema, table_name) <> ('public', 'migrations')
       order by 1`,
    )
  ).rows.map(({ line }) => line)
const taken = async (pool: Database) =>
  (await pool.query('select name from public.kysely_migration order by 1')).rows.map(({ name }) => name)

/** A database as a program left it that kept its own list of what it had done. */
const leftBehindBy = async (pool: Database, upTo: string) => {
  await pool.query('create table public.migrations (name text primary key, at timestamptz default now())')
  for (const { name, sql } of migrations.filter(step => step.name <= upTo)) {
    await pool.query(sql)
    await pool.query('insert into public.migrations (name) values ($1)', [name])
  }
}

test('a database of any older state comes to the very shape of a new one, and keeps what was in it', async () => {
  const fresh = await open()
  await migrate(fresh)
  const wanted = await shapeOf(fresh)
  expect(await taken(fresh)).toEqual(migrations.map(({ name }) => name))
  for (const state of ['004-holds', '012-sealed-mail-and-addresses', migrations.at(-1)?.name ?? '']) {
    const old = await open()
    await leftBehindBy(old, state)
    await old.query(`insert into vault.passwords (user_id, hash) values (gen_random_uuid(), 'kept')`)
    await migrate(old)
    expect(await shapeOf(old), state).toEqual(wanted)
    expect(await taken(old), state).toEqual(migrations.map(({ name }) => name))
    expect((await old.query('select hash from vault.passwords')).rows).toEqual([{ hash: 'kept' }])
    expect((await old.query('select count(*)::int as n from public.migrations')).rows[0].n).toBeGreaterThan(4)
  }
})

test('two processes that start at once take each step once, and starting again takes none', async () => {
  const pool = await open()
  await Promise.all([migrate(pool), migrate(pool)])
  const before = (await pool.query('select name, timestamp from public.kysely_migration order by 1')).rows
  await migrate(pool)
  expect((await pool.query('select name, timestamp from public.kysely_migration order by 1')).rows).toEqual(before)
  expect(before).toHaveLength(migrations.length)
})

test('beside a newer program that has taken a step which is not known here, this one starts', async () => {
  const pool = await open()
  await inTransaction(pool, client => takeSteps(client, [...migrations, { name: '999-newer', sql: 'create schema n' }]))
  await migrate(pool)
  expect(await taken(pool)).toContain('999-newer')
})

test('a step that fails leaves the database as it was, says why, and holds nobody up', async () => {
  const pool = await open()
  const steps = [
    { name: '000-good', sql: 'create schema good; create table good.thing (n int)' },
    { name: '001-bad', sql: 'create table nowhere.thing (n int)' },
  ]
  await expect(inTransaction(pool, client => takeSteps(client, steps))).rejects.toThrow(/nowhere/)
  expect(await shapeOf(pool)).toEqual([])
  await migrate(pool)
  expect(await taken(pool)).toHaveLength(migrations.length)
  const { rows } = await pool.query(
    `select count(*)::int as n from pg_locks join pg_database on oid = database
     where locktype = 'advisory' and datname = current_database()`,
  )
  expect(rows[0].n).toBe(0)
})
