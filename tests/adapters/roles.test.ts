import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asRole } from '../../adapters/postgres/pool.ts'
import { commandLine } from '../support/command-line.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let it: TestProduct
let loginUrl: string
const login = `login_${randomUUID().slice(0, 8)}`

beforeAll(async () => {
  database = await freshDatabase()
  loginUrl = Object.assign(new URL(database.url), { username: login, password: "p@ss ' w/rd" }).href
  it = await startProduct({ databaseUrl: loginUrl, environment: { DATABASE_OWNER_URL: database.url } })
  const { access_token: token } = await it.person('anna@example.org')
  const made = await it.ask('POST /llm/create-workout', { token, body: { prompt: 'Rücken', duration_minutes: 20 } })
  expect(made.status).toBe(201)
})
afterAll(async () => {
  await it?.close()
  const owner = new pg.Client(database.url)
  await owner.connect()
  await owner.query(`drop role if exists ${login}`)
  await owner.end()
  await database.drop()
})

/** What becomes of a statement for a role, tried in a transaction that is rolled back: `done`, or why not. */
const tried = async (role: string | null, statement: string, url = database.url) => {
  const client = new pg.Client({ connectionString: url, options: asRole(role) })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(statement)
    return 'done'
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === '42501' ? 'forbidden' : String(error)
  } finally {
    await client.query('rollback').catch(() => {})
    await client.end()
  }
}

const changesThePast = ["update log.events set type = 'X'", 'delete from log.events', 'truncate log.events']
const takesOver = ['drop table log.events', 'alter table log.events disable trigger all', 'create role somebody']
const copies = ["copy (select 1) to program 'true'", "select pg_read_file('/etc/passwd')"]
const addsAFact =
  "insert into log.events (gp, stream, version, type, id, data, meta) values (99999, 'x-1', 0, 'X', gen_random_uuid(), '{}', '{}')"

describe('what works in the database may do what is its own', () => {
  const may = [
    ['formkurve_app', addsAFact],
    ['formkurve_app', "update vault.sessions set device = ''"],
    ['formkurve_app', 'select * from read_models.accounts'],
    ['formkurve_projections', 'select * from log.events'],
    ['formkurve_projections', 'delete from read_models.checkpoints'],
    ['formkurve_projections', 'create schema read_models_next create table t (a int)'],
    ['formkurve_backup', 'select * from log.events'],
    ['formkurve_backup', 'select * from vault.subject_keys'],
  ] as const
  test.each(may)('%s: %s', async (role, statement) => {
    const exists = statement.replace('read_models.accounts', await someModel())
    expect(await tried(role, exists)).toBe('done')
  })

  const mayNot = [
    ...['formkurve_app', 'formkurve_projections', 'formkurve_backup'].flatMap(role =>
      [...changesThePast, ...takesOver, ...copies].map(statement => [role, statement] as const),
    ),
    ['formkurve_projections', addsAFact],
    ['formkurve_projections', 'select * from vault.passwords'],
    ['formkurve_projections', 'select * from vault.subject_keys'],
    ['formkurve_projections', 'select * from mail.sent'],
    ['formkurve_projections', 'select * from site.contact_messages'],
    ['formkurve_projections', 'select * from reactions.checkpoints'],
    ['formkurve_backup', addsAFact],
    ['formkurve_backup', 'delete from vault.sessions'],
    ['formkurve_backup', "update vault.passwords set hash = ''"],
    ['formkurve_backup', 'create schema mine'],
    ['formkurve_backup', 'create table public.mine (a int)'],
    ['formkurve_backup', 'select * from read_models.checkpoints'],
  ] as const
  test.each(mayNot)('%s not: %s', async (role, statement) => {
    expect(await tried(role, statement, role === 'formkurve_backup' ? database.url : loginUrl)).toBe('forbidden')
  })

  test('a backup reads each table that cannot be built again', async () => {
    const { rows } = await it.product.database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname !~ '^(pg_|information_schema|read_models)'`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { name } of rows)
      expect([name, await tried('formkurve_backup', `select * from ${name}`)]).toEqual([name, 'done'])
  })
})

test('whoever leaves the role on a connection of the product has nothing', async () => {
  for (const statement of [
    'select * from log.events',
    'select * from vault.passwords',
    'create schema mine',
    addsAFact,
  ])
    expect([statement, await tried('formkurve_app', `reset role; set role none; ${statement}`, loginUrl)]).toEqual([
      statement,
      'forbidden',
    ])
  const { rows } = await it.product.database.query<{ now: string; own: string; most: boolean }>(
    `select current_user as now, session_user as own, (select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls
     from pg_roles where rolname = session_user) as most`,
  )
  expect(rows[0]).toEqual({ now: 'formkurve_app', own: login, most: false })
})

const someModel = async () => {
  const { rows } = await it.product.database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'read_models' and tablename like 'accounts%' limit 1",
  )
  return `read_models.${rows[0]?.name}`
}

test('the owner migrates once for a login that may not, and that one says so where nobody did', async () => {
  const [made, bare] = [await freshDatabase(), await freshDatabase()]
  const as = (url: string) => Object.assign(new URL(url), { username: login, password: "p@ss ' w/rd" }).href
  try {
    const owner = commandLine(as(made.url), { DATABASE_OWNER_URL: made.url })
    expect(await owner('main.ts', 'migrate')).toMatchObject({ code: 0, out: expect.stringContaining('today') })
    const serving = await startProduct({ databaseUrl: as(made.url) })
    try {
      const { rows } = await serving.product.database.query(
        'select (select count(*) from vault.passwords)::int as accounts, (select count(*) from log.events)::int as facts',
      )
      expect(rows).toEqual([{ accounts: 0, facts: 0 }])
      const { access_token: token } = await serving.person('berta@example.org')
      const body = { prompt: 'Beine', duration_minutes: 20 }
      expect((await serving.ask('POST /llm/create-workout', { token, body })).status).toBe(201)
    } finally {
      await serving.close()
    }
    expect(await commandLine(as(bare.url))('main.ts', 'log', 'digest')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/DATABASE_OWNER_URL.*migrate|migrate.*DATABASE_OWNER_URL/),
    })
    expect(await commandLine(as(made.url))('main.ts', 'migrate')).toMatchObject({
      code: 1,
      err: expect.stringContaining('DATABASE_OWNER_URL'),
    })
  } finally {
    const client = new pg.Client(made.url)
    await client.connect()
    await client.query(`drop owned by ${login}`)
    await client.end()
    await made.drop()
    await bare.drop()
  }
})
