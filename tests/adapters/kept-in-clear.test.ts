import { afterEach, expect, test } from 'vitest'
import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { postgresContactDesk } from '../../adapters/postgres/contact-desk.ts'
import { postgresFactors } from '../../adapters/postgres/factors/factors.ts'
import { factorRows } from '../../adapters/postgres/factors/rows.ts'
import { migrate, migrations } from '../../adapters/postgres/migrations.ts'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { contactMessages } from '../../commands/contact.ts'
import type { Mailer } from '../../commands/ports/mail.ts'
import { asFactorId, asUserId } from '../../domain/ids.ts'
import { freshDatabase } from '../support/fresh-database.ts'

let close = async () => {}
afterEach(() => close())
const open = async (): Promise<Database> => {
  const { url, drop } = await freshDatabase()
  const pool = openPool(url, { max: 2 })
  close = async () => {
    await pool.end()
    await drop()
  }
  return pool
}

const user = asUserId('7a1d8a2e-4b7e-4f5e-9a38-0d2c5c0f7b11')
const factor = asFactorId('5cb1a4a9-7d5c-4f0e-b0a7-2e2f8d2c9a10')
const id = 'w7Fb0S0l0WkEoYy5l1e0aPZ3d2lHq8t3b4n5m6k7j8h'

test('the id of a passkey from when it was kept in the clear is sealed, and the passkey still opens', async () => {
  const database = await open()
  const before = migrations.findIndex(({ name }) => name === '016-second-factors')
  await database.query('create table public.migrations (name text primary key, at timestamptz default now())')
  for (const { name, sql } of migrations.slice(0, before + 1)) {
    await database.query(sql)
    await database.query('insert into public.migrations (name) values ($1)', [name])
  }
  const keys = memoryKeyRing()
  await factorRows(database, keys).add(
    user,
    { factor, kind: 'passkey', credential: id, counter: 3 },
    { name: 'Telefon', publicKey: 'public', transports: ['internal'] },
  )
  await migrate(database)

  const factors = postgresFactors(database, keys)
  const known = { factor, user, credential: id, publicKey: 'public', counter: 3, transports: ['internal'] }
  const text = async () => JSON.stringify((await database.query('select f::text as row from vault.factors f')).rows)
  expect(await factors.passkey(id)).toEqual(known)
  expect(await text()).toContain(id)

  await factors.tidy()
  expect(await text()).not.toContain(id)
  expect(await factors.passkey(id)).toEqual(known)
  expect(await factors.spendPasskey(id, 4)).toBe(true)
  await factors.tidy()
  expect(await factors.passkeys(user)).toEqual([{ ...known, counter: 4 }])
  expect((await factors.list(user)).map(({ name }) => name)).toEqual(['Telefon'])
})

const contactOn = (database: Database, mailer: Mailer) =>
  contactMessages({
    desk: postgresContactDesk(database, memoryKeyRing(), Buffer.alloc(32, 7)),
    mailer,
    letter: ({ subject, message }) => ({ to: 'operator@example.org', subject, text: message, html: '' }),
    confirmation: ({ email }) => ({ to: email, subject: 'Eingang', text: '', html: '' }),
    clock: () => new Date().toISOString(),
  })

test('what somebody wrote who has left waits for the mail server, reaches the operator once, and goes then', async () => {
  const database = await open()
  await migrate(database)
  let up = false
  const sent: string[] = []
  const mailer: Mailer = {
    wasSent: async mail => sent.includes(mail),
    send: async mail => {
      if (!up) throw new Error('no mail server')
      sent.push(mail)
    },
  }
  const contact = contactOn(database, mailer)
  const dueNow = () => database.query('update site.contact_messages set due_at = now()')
  const write = (email: string, suspect = false) =>
    contact.receive({ name: 'Anna', email, subject: 'Feedback', message: 'Hallo' }, { suspect })
  const kept = async () =>
    (await database.query('select count(*)::int as n from site.contact_messages')).rows[0].n as number

  await write('geht@example.org')
  await write('geht@example.org', true)
  await write('bleibt@example.org')
  await contact.forgetFrom('geht@example.org')
  expect(await kept()).toBe(2)

  up = true
  await dueNow()
  await contact.mailWaiting()
  await contact.mailWaiting()
  expect(sent).toHaveLength(2)
  expect(await kept()).toBe(1)
  expect(await contact.forgetFrom('bleibt@example.org')).toBe(1)
})

test('what somebody wrote opens no more in copies of the disk either, once it is forgotten here', async () => {
  const database = await open()
  await migrate(database)
  const sent: string[] = []
  const contact = contactOn(database, {
    wasSent: async () => false,
    send: async (_, { text }) => void sent.push(text),
  })
  const write = (email: string, message: string, suspect = false) =>
    contact.receive({ name: 'Anna', email, subject: 'Feedback', message }, { suspect })
  await write('geht@example.org', 'von einer, die geht')
  await write('geht@example.org', 'in die Falle', true)
  await write('bleibt@example.org', 'von einer, die bleibt')
  await database.query('create table copy as select * from site.contact_messages')
  await contact.forgetFrom('geht@example.org')
  const broughtBack = async () => {
    sent.length = 0
    await database.query('delete from site.contact_messages')
    await database.query('insert into site.contact_messages select * from copy')
    await database.query('update site.contact_messages set suspect = false, mailed_at = null, due_at = now()')
    await contact.mailWaiting()
    return [...sent]
  }
  expect(await broughtBack()).toEqual(['von einer, die bleibt'])
  await database.query("update site.contact_messages set received_at = now() - interval '40 days'")
  expect(await contact.tidy(30)).toBe(1)
  expect(await broughtBack()).toEqual([])
})

test('an address that takes no mail holds nobody up, and is given up after days; the operator’s mail never is', async () => {
  const database = await open()
  await migrate(database)
  const sent: string[] = []
  const takes = new Set<string>()
  const mailer: Mailer = {
    wasSent: async () => false,
    send: async (_, { to }) => {
      if (!takes.has(to)) throw new Error('no such mailbox')
      sent.push(to)
    },
  }
  const contact = contactOn(database, mailer)
  const declared = { what: 'cancel', kind: 'ordinary', end: null, receivedAt: '2026-11-26', person: null } as const
  const round = () => contact.mailWaiting().catch(() => {})
  for (const email of ['nirgends@example.org', 'auch-nicht@example.org', 'da@example.org'])
    await contact.confirm({ ...declared, email })
  await contact.receive(
    { name: 'Anna', email: 'anna@example.org', subject: 'Feedback', message: 'Hallo' },
    { suspect: false },
  )
  takes.add('da@example.org')
  for (let rounds = 0; rounds < 3; rounds++) await round()
  expect(sent).toEqual(['da@example.org'])

  const left = async () =>
    (await database.query('select count(*)::int as n from site.contact_messages where mailed_at is null')).rows[0].n
  expect(await left()).toBe(3)
  const { rows } = await database.query(
    'select max(extract(epoch from due_at - now()))::int as wait from site.contact_messages',
  )
  expect(rows[0].wait).toBeGreaterThan(1)
  await database.query('update site.contact_messages set tries = 79, due_at = now()')
  for (let rounds = 0; rounds < 4; rounds++) await round()
  expect(await left()).toBe(1)
  takes.add('operator@example.org')
  await database.query('update site.contact_messages set due_at = now()')
  await round()
  expect(sent).toEqual(['da@example.org', 'operator@example.org'])
})
