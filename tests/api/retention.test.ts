import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { accounts } from '../../projections/accounts.ts'
import { heldNow } from '../../tools/privacy/held.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

const day = 86_400_000
let late = 0
let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ clock: () => new Date(Date.now() - late).toISOString() })
})
afterAll(() => it?.close())

const factsOf = async (id: string) =>
  (await it.product.log.load(streamOf('user', asUserId(id)))).map(({ event }) => event.type)
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()

test('what was promised to go goes, what is younger stays, and the log says how much it was', async () => {
  late = 15 * day
  const [forgotten, verified] = [await it.register('nie-bestaetigt@example.org'), await it.person('doch@example.org')]
  late = 0
  const young = await it.register('gerade-erst@example.org')
  const { database } = it.product
  await database.query('update vault.sessions set ended_at = $2 where user_id = $1', [verified.id, ago(31)])
  const seen =
    "insert into site.events (at, visitor, name, category, path) values ($1, '\\x00', 'page_view', 'navigation', '/')"
  for (const days of [500, 400]) await database.query(seen, [ago(days)])
  await database.query('insert into mail.sent (id, at) values (gen_random_uuid(), $1)', [ago(91)])
  await database.query("insert into vault.spent_addresses values ('alt', 3, $1), ('neu', 3, $2)", [ago(1), ago(-1)])
  for (const message of ['Wie alt ist das?', 'Und das?'])
    await it.ask('POST /api/contact', { body: { name: 'Anna', email: 'a@example.org', subject: 'Feedback', message } })
  await database.query('update site.contact_messages set mailed_at = now()')
  const [oldest] = (await database.query('select id from site.contact_messages order by received_at limit 1')).rows
  await database.query('update site.contact_messages set received_at = $2 where id = $1', [oldest?.id, ago(91)])
  await mkdir(it.config.LOG_DIR, { recursive: true })
  for (const days of [91, 89])
    await writeFile(join(it.config.LOG_DIR, `security-${ago(days).slice(0, 10)}.jsonl`), '{}\n')

  await until(
    async () => (await database.query(`select 1 from read_models.${accounts.name}`)).rows.length === 3,
    10_000,
  )
  expect(await it.product.retain()).toEqual({
    'unverified accounts': 1,
    sessions: 1,
    activity: 1,
    analytics: 1,
    contact: 1,
    mails: 1,
    'spent addresses': 1,
  })
  expect(await until(async () => (await factsOf(forgotten.id)).at(-1) === 'PersonalDataErased', 10_000)).toBe(true)
  for (const { id } of [verified, young]) expect(await factsOf(id)).not.toContain('AccountClosed')
  expect((await it.register('nie-bestaetigt@example.org')).id).not.toBe(forgotten.id)

  const said = async () =>
    readFile(join(it.config.LOG_DIR, `security-${ago(0).slice(0, 10)}.jsonl`), 'utf8').catch(() => '')
  expect(
    await until(async () => (await said()).includes('"what":"retention","went":{"unverified accounts":1'), 5000),
  ).toBe(true)
  expect((await readdir(it.config.LOG_DIR)).length).toBe(3)
  expect(await heldNow(database, it.config.LOG_DIR)).toMatchObject({
    sessions: { count: 0 },
    analytics: { count: 1, oldest: ago(400).slice(0, 10) },
    activity: { count: 3 },
    spent: { count: 1 },
  })
})

test('nobody is troubled by it', () => expect(it.troubles).toEqual([]))
