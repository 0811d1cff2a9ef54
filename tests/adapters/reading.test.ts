import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { readingFrom } from '../../adapters/postgres/reading.ts'
import { freshDatabase } from '../support/fresh-database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: Database
beforeAll(async () => {
  database = await freshDatabase()
  pool = openPool(database.url, { max: 1 })
  await pool.query(
    'create schema models; create table models.t (id int primary key, n int); insert into models.t values (1, 10), (2, 20)',
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const db = () => readingFrom<{ t: { id: number; n: number } }>(pool, 'models', memoryKeyRing())
const prepared = async () => Number((await pool.query('select count(*) as n from pg_prepared_statements')).rows[0].n)

test('a question is planned once, and planned anew when its table changed its shape or was put in its place', async () => {
  const reading = db()
  const all = () => reading.selectFrom('t').selectAll().orderBy('id').execute()
  const one = (id: number) => reading.selectFrom('t').selectAll().where('id', '=', id).executeTakeFirst()
  expect(await all()).toEqual([
    { id: 1, n: 10 },
    { id: 2, n: 20 },
  ])
  expect([await one(2), await one(1), await one(3)]).toEqual([{ id: 2, n: 20 }, { id: 1, n: 10 }, undefined])
  expect(await prepared()).toBe(2)

  await pool.query('alter table models.t add column more int default 7')
  expect(await one(1)).toEqual({ id: 1, n: 10, more: 7 })

  await pool.query(
    'create table models.u (id int primary key, n int); drop table models.t; alter table models.u rename to t',
  )
  expect(await all()).toEqual([])
})

test('texts without end do not fill the server: after five hundred names the rest go without', async () => {
  const reading = db()
  for (let length = 1; length <= 520; length++)
    await reading
      .selectFrom('t')
      .selectAll()
      .where(
        'id',
        'in',
        Array.from({ length }, (_, id) => id),
      )
      .execute()
  expect(await prepared()).toBeLessThan(510)
})

test('a mistake in the question is told as it is', async () => {
  const reading = db()
  await expect(
    reading
      .selectFrom('nothing' as 't')
      .selectAll()
      .execute(),
  ).rejects.toMatchObject({ code: '42P01' })
})
