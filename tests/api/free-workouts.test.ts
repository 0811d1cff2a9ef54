import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { asUserId } from '../../domain/ids.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ environment: { MAILS_PER_ACCOUNT: '50' } })
})
afterAll(() => it?.close())

/** Answers whether one more was begun. Who is told to come again does. */
const use = async (token: string, body: object = { duration_minutes: 15 }, at = it): Promise<boolean> => {
  const { status, json, headers } = await at.ask('POST /llm/start-workout-creation', { token, body })
  if (status === 503 && headers['retry-after']) return setTimeout(1000).then(() => use(token, body, at))
  expect(status === 202 || json.code === 'free-workouts-used-up', JSON.stringify(json)).toBe(true)
  return status === 202
}
const used = async (token: string, times: number) => {
  let begun = 0
  for (let n = 0; n < times; n++) begun += Number(await use(token))
  return begun
}
/** The mail came to the address as it is written: without it nobody signs in. */
const tokenOf = async (email: string) => {
  const person = await it.person(email)
  expect(person.email).toBe(email)
  return person.access_token
}

test('another plus is no other mailbox: ten free workouts are shared by all its accounts', async () => {
  const [one, two] = [await tokenOf('kim+1@example.org'), await tokenOf('kim+2@example.org')]
  expect(await used(one, 4)).toBe(4)
  expect(await used(two, 5)).toBe(5)
  const three = await tokenOf('kim@example.org')
  expect((await it.ask('GET /api/membership', { token: three })).json).toMatchObject({ standing: 'free', free_left: 1 })
  expect([await used(three, 3), await used(one, 1), await used(two, 1)]).toEqual([1, 0, 0])
  expect((await it.ask('GET /api/membership', { token: one })).json.standing).toBe('used_up')
})

test('nor is another dot at Gmail, nor another name of the provider; anywhere else dots are other people', async () => {
  const tokens = []
  for (const email of ['lea.lang@gmail.com', 'le.al.ang@gmail.com', 'lealang+x@googlemail.com'])
    tokens.push(await tokenOf(email))
  expect(await Promise.all(tokens.map(token => used(token, 3)))).toEqual([3, 3, 3])
  expect(await used(tokens[0] ?? '', 2)).toBe(1)
  expect(await used(await tokenOf('lea.lang@example.org'), 6)).toBe(6)
  expect(await used(await tokenOf('lealang@example.org'), 6)).toBe(6)
})

test('all of them at once have no more than ten', async () => {
  const tokens = []
  for (let n = 0; n < 4; n++) tokens.push(await tokenOf(`viele+${n}@example.org`))
  const begun = await Promise.all(tokens.flatMap(token => Array.from({ length: 8 }, () => use(token))))
  expect(begun.filter(Boolean)).toHaveLength(10)
})

/** Until two of the database's sessions wait for what somebody else holds. */
const twoWait = (owner: Database) =>
  until(async () => {
    const { rows } = await owner.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows[0].n >= 2
  }, 3000)

test('nor has one of them the last one in each of two processes', async () => {
  const other = await startProduct({ databaseUrl: it.databaseUrl, working: false })
  const owner = openPool(it.databaseUrl, { max: 2 })
  const holder = await owner.connect()
  try {
    const [one, two] = [await tokenOf('zwei+1@example.org'), await tokenOf('zwei+2@example.org')]
    expect([await used(one, 5), await used(two, 4)]).toEqual([5, 4])
    await holder.query('begin')
    await holder.query('select from vault.spent_addresses for update')
    const last = [use(one), use(two, undefined, other)]
    expect(await twoWait(owner)).toBe(true)
    await holder.query('commit')
    expect((await Promise.all(last)).filter(Boolean)).toHaveLength(1)
  } finally {
    await holder.query('rollback')
    holder.release()
    await Promise.all([owner.end(), other.close()])
  }
}, 60_000)

test('closing and registering behind another plus gives none back', async () => {
  const linked = async () =>
    (await it.product.database.query('select from vault.spent_addresses where account is not null')).rowCount
  const before = await linked()
  const { id, access_token: token } = await it.person('neu+1@example.org')
  expect(await used(token, 7)).toBe(7)
  expect(await linked()).toBe((before ?? 0) + 1)
  const body = { password: 'ein langer Satz', immediately: true }
  expect((await it.ask('POST /auth/close-account', { token, body })).status).toBe(202)
  const gone = async () => (await it.product.accounts.load(asUserId(id))).state.status === 'erased'
  expect(await until(gone, 10_000)).toBe(true)
  expect(await linked()).toBe(before)
  expect(await used(await tokenOf('neu+2@example.org'), 5)).toBe(3)
  const { rows } = await it.product.database.query(
    `select extract(epoch from max(until) - now())::float8 / 86400 as days from vault.spent_addresses`,
  )
  expect(rows[0].days, 'a year').toBeGreaterThan(364.9)
  expect(rows[0].days).toBeLessThanOrEqual(365)
})

test('a plan that came to nothing costs nobody a workout', async () => {
  const [one, two] = [await tokenOf('nichts+1@example.org'), await tokenOf('nichts+2@example.org')]
  const stopped = { duration_minutes: 15, prompt: 'Ich habe starke Schmerzen in der Brust und bekomme keine Luft' }
  for (let n = 0; n < 3; n++) await use(one, stopped)
  const left = async () => (await it.ask('GET /api/membership', { token: one })).json.free_left
  expect(await until(async () => (await left()) === 10, 10_000)).toBe(true)
  expect(await used(one, 4)).toBe(4)
  expect(await used(two, 8)).toBe(6)

  const { id, access_token: three } = await it.person('nie@example.org')
  await use(three, stopped)
  expect(
    await until(async () => (await it.ask('GET /api/membership', { token: three })).json.free_left === 10, 10_000),
  ).toBe(true)
  await it.ask('POST /auth/close-account', { token: three, body: { password: 'ein langer Satz', immediately: true } })
  const gone = async () => (await it.product.accounts.load(asUserId(id))).state.status === 'erased'
  expect(await until(gone, 10_000)).toBe(true)
  expect(await used(await tokenOf('nie+neu@example.org'), 10)).toBe(10)
})

test('nobody is troubled by it', () => expect(it.troubles).toEqual([]))
