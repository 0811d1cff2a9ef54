import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct

beforeAll(async () => {
  it = await startProduct()
})
afterAll(() => it.close())

const typesOf = async (user: string) =>
  (await it.product.log.load(streamOf('user', asUserId(user)))).map(({ event }) => event.type)
const isErased = (user: string) => until(async () => (await typesOf(user)).at(-1) === 'PersonalDataErased', 10_000)

const close = (token: string, password = 'ein langer Satz') =>
  it.ask('POST /auth/close-account', { token, body: { password, immediately: true } })

/** Every text of every table, as it rests. */
const everythingStored = async () => {
  const { rows: tables } = await it.product.database.query(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await it.product.database.query(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return texts
}

test('needs the password', async () => {
  const { access_token } = await it.person('bleibt@example.org')
  expect((await close(access_token, 'geraten')).json.code).toBe('wrong-password')
  expect((await it.ask('GET /auth/me', { token: access_token })).status).toBe(200)
})

test('ends every session, frees the address, and leaves nothing personal behind', async () => {
  const name = 'Zacharias Unverwechselbar'
  const email = 'zacharias.unverwechselbar@example.org'
  const { id, access_token, refresh_token } = await it.person(email, undefined, name)
  const other = await it.signIn(email)
  const plan = { comments: 'unverwechselbar krankes Knie', age: 41 }
  expect((await it.ask('PUT /training-plan/mine', { token: access_token, body: plan })).status).toBe(200)
  await it.ask('POST /training-profiles/', { token: access_token, body: { name: 'Keller Unverwechselbar' } })
  const made = await it.ask('POST /llm/create-workout', {
    token: access_token,
    body: { prompt: 'leicht, ganzer Körper, unverwechselbar', duration_minutes: 30 },
  })
  expect(made.json.not_understood).toContain('unverwechselbar')
  await until(async () => (await ownedRows(id)).length >= 3, 10_000)

  expect((await close(access_token)).status).toBe(202)
  for (const token of [access_token, other.access_token])
    expect(await until(async () => (await it.ask('GET /auth/me', { token })).status === 401, 1000)).toBe(true)
  expect((await it.ask('POST /auth/refresh', { body: { refresh_token } })).status).toBe(401)
  expect((await it.ask('POST /auth/login', { body: { email, password: 'ein langer Satz' } })).status).toBe(401)

  expect(await isErased(id)).toBe(true)
  expect(await until(async () => (await ownedRows(id)).length === 0, 10_000)).toBe(true)
  const kept = (await everythingStored()).filter(text => /unverwechselbar|krankes Knie/i.test(text))
  expect(kept).toEqual([])
  const [first] = await it.product.log.load(streamOf('user', asUserId(id)))
  expect(first?.event).toMatchObject({ email: '[erased]', firstName: '[erased]' })

  const again = await it.register(email)
  expect(again.id).not.toBe(id)
})

test('leaves nothing in copies that others made: abandoned, retired, as of a day', async () => {
  const { id, access_token } = await it.person('kopiert@example.org')
  const { database } = it.product
  for (const schema of ['read_models_check', 'as_of_gestern', 'read_models']) {
    await database.query(`create schema if not exists ${schema}`)
    await database.query(`create table ${schema}.accounts_v0 (owner uuid, email text)`)
    await database.query(`insert into ${schema}.accounts_v0 values ($1, 'kopiert@example.org')`, [id])
  }
  await close(access_token)
  expect(await isErased(id)).toBe(true)
  expect((await everythingStored()).filter(text => text.includes('kopiert@'))).toEqual([])
})

test('takes along what was written to the operator from the address that was shown to be theirs, and nothing else', async () => {
  const write = async (email: string) => {
    const body = { name: 'Anna', email, subject: 'Feedback', message: 'Hallo' }
    expect((await it.ask('POST /api/contact', { body })).status).toBe(201)
  }
  const kept = async () =>
    (await it.product.database.query('select count(*)::int as n from site.contact_messages')).rows[0].n
  const keeps = (count: number) => expect.poll(kept, { timeout: 10_000 }).toBe(count)
  const before = await kept()
  for (const email of ['schreibt@example.org', 'SCHREIBT@Example.org', 'andere@example.org']) await write(email)
  await keeps(before + 3)
  const { id, access_token } = await it.person('schreibt@example.org')
  await close(access_token)
  expect(await isErased(id)).toBe(true)
  await keeps(before + 1)

  const { id: never } = await it.register('andere@example.org')
  const asked = {
    commandId: freshId<'command'>(),
    actor: { kind: 'system', id: 'test' },
    subject: asUserId(never),
  } as const
  await it.product.accounts.askUser(asked, { type: 'CloseAccount', at: new Date().toISOString() })
  expect(await isErased(never)).toBe(true)
  await keeps(before + 1)

  await write('alte-adresse@example.org')
  const moving = await it.person('alte-adresse@example.org')
  const body = { email: 'neue-adresse@example.org', password: 'ein langer Satz' }
  await it.ask('POST /auth/change-email', { token: moving.access_token, body })
  const { token } = await it.mail('neue-adresse@example.org')
  expect((await it.ask(`GET /auth/verify-email?token=${token}`, { token: moving.access_token })).status).toBe(200)
  await write('neue-adresse@example.org')
  await close(moving.access_token)
  expect(await isErased(moving.id)).toBe(true)
  await keeps(before + 1)
}, 60_000)

test('goes on where a crash left it', async () => {
  const { id, email } = await it.person('abgebrochen@example.org')
  const order = {
    commandId: freshId<'command'>(),
    actor: { kind: 'user', id: asUserId(id) } as const,
    subject: asUserId(id),
  }
  await it.product.accounts.askUser(order, { type: 'CloseAccount', at: new Date().toISOString() })
  expect(await isErased(id)).toBe(true)
  expect(await it.product.accounts.holder(email)).toBeNull()
  expect(await it.product.vault.password(asUserId(id))).toBeNull()
})

test('done again after the keys are gone ends the same', async () => {
  const { id, access_token } = await it.person('zweimal@example.org')
  await close(access_token)
  await isErased(id)
  const order = {
    commandId: freshId<'command'>(),
    actor: { kind: 'system', id: 'test' } as const,
    subject: asUserId(id),
  }
  const parts = { destroyKeys: async () => {}, forgetRows: async () => {}, forgetMessages: async () => {} }
  expect(await it.product.accounts.erase(order, parts)).toMatchObject({ events: [] })
})

test('closing and registering again gives no ten new workouts, also by way of another address', async () => {
  const email = 'zehn.und.mehr@example.org'
  const { id, access_token } = await it.person(email)
  const use = (token: string) => it.ask('POST /llm/start-workout-creation', { token, body: { duration_minutes: 15 } })
  for (let n = 0; n < 4; n++) expect((await use(access_token)).status).toBe(202)
  const moved = 'zehn.umgezogen@example.org'
  await it.ask('POST /auth/change-email', { token: access_token, body: { email: moved, password: 'ein langer Satz' } })
  await it.ask(`GET /auth/verify-email?token=${(await it.mail(moved)).token}`)
  const again = await it.signIn(moved)
  expect((await use(again.access_token)).status).toBe(202)
  await close(again.access_token)
  expect(await isErased(id)).toBe(true)

  const left = async (address: string) => {
    const { access_token: token } = await it.person(address)
    const answers = []
    for (let n = 0; n < 10; n++) answers.push((await use(token)).status)
    return answers.filter(status => status === 202).length
  }
  expect(await left(email)).toBe(6)
  expect(await left(moved.replace('zehn', 'ZEHN'))).toBe(5)
  const kept = (await everythingStored()).filter(text => text.startsWith('vault.spent_addresses'))
  expect(kept.length).toBeGreaterThan(1)
  for (const text of kept) expect(text).not.toContain(id)
})

/** RUNS=50 looks longer. */
test('plans that are being made while somebody is erased come to nothing, and leave no key behind', async () => {
  for (let n = 0; n < Number(process.env.RUNS ?? 3); n++) {
    const { id, access_token: token } = await it.person(`mittendrin-${n}@example.org`)
    const made = [1, 2, 3].map(() =>
      it.ask('POST /llm/start-workout-creation', { token, body: { duration_minutes: 15 } }),
    )
    await Promise.all(made)
    await close(token)
    expect(await isErased(id)).toBe(true)
    await it.person(`danach-${n}@example.org`)
    const { rows } = await it.product.database.query(
      'select subject from vault.subject_keys where owner = $1 and wrapped is not null',
      [id],
    )
    expect(rows).toEqual([])
    expect(it.troubles).toEqual([])
  }
}, 300_000)

test('nobody is troubled by it', () => expect(it.troubles).toEqual([]))

const ownedRows = async (owner: string) => {
  const { rows: tables } = await it.product.database.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where table_schema like 'read_models%' and column_name = 'owner'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await it.product.database.query(`select 1 from ${name} where owner = $1`, [owner])
    found.push(...rows.map(() => name))
  }
  return found
}
