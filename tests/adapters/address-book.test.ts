import { createHmac, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postgresKeyRing } from '../../adapters/event-store/key-ring.ts'
import { hashUnder } from '../../adapters/keys/addresses.ts'
import { type KeyPlaces, openMasters } from '../../adapters/keys/masters.ts'
import { rotation } from '../../adapters/keys/rotation.ts'
import { postgresAddressBook } from '../../adapters/postgres/address-book.ts'
import type { Database } from '../../adapters/postgres/pool.ts'
import { postgresSpentAddresses } from '../../adapters/postgres/spent-addresses.ts'
import { asUserId } from '../../domain/ids.ts'
import { databaseWithKeys } from '../support/database-with-keys.ts'

let database: Database
let places: KeyPlaces
let end: () => Promise<void>

beforeEach(async () => {
  ;({ database, places, end } = await databaseWithKeys(8))
})
afterEach(() => end())

/** A process of its own. */
const open = async () => {
  const { masters } = await openMasters(database, places)
  const book = postgresAddressBook(database, masters)
  return { masters, book, ring: postgresKeyRing(database, masters), turn: rotation(database, masters) }
}
type Process = Awaited<ReturnType<typeof open>>

/** As the keyed hash of an address is. */
const hashOf = (name: string) => createHmac('sha256', 'root').update(name).digest('hex')

type Row = { hash: string; claim: string; sealed: Buffer | null; master: number }
const rows = async () => (await database.query<Row>('select * from vault.addresses order by claim')).rows

/** Somebody leaves, and the masters of before die. */
const leave = async ({ ring, turn }: Process, who: string) => {
  await database.query("update vault.master set rotated_at = now() - interval '1 day'")
  await ring.destroy(who)
  await turn.work()
}

test('a copy of a row tells nobody who guesses the address, once somebody was erased', async () => {
  const [one, other] = await Promise.all([open(), open()])
  expect(await one.book.keep(hashOf('anna'), 'claim of anna')).toBe('claim of anna')
  expect(await other.book.keep(hashOf('ben'), 'claim of ben')).toBe('claim of ben')
  const copies = await rows()
  const guessed = async (name: string) => {
    const now = await (await open()).masters.safe.read()
    const hashes = [hashOf(name), ...now.map(master => hashUnder(hashOf(name), master))]
    return copies.filter(({ hash }) => hashes.includes(hash)).map(({ claim }) => claim)
  }
  expect(await guessed('anna')).toEqual(['claim of anna'])

  await one.book.drop('claim of anna')
  await leave(one, 'anna')
  expect([await guessed('anna'), await guessed('ben')]).toEqual([[], []])
  expect((await rows()).map(({ claim, master }) => [claim, master])).toEqual([['claim of ben', 2]])
  expect((await rows())[0]?.hash).not.toBe(copies[1]?.hash)
  for (const process of [one, other, await open()]) {
    expect(await process.book.find(hashOf('ben'))).toBe('claim of ben')
    expect(await process.book.find(hashOf('anna'))).toBeNull()
    expect(await process.book.keep(hashOf('ben'), 'another claim')).toBe('claim of ben')
  }
  await leave(other, 'somebody else')
  expect(await one.book.keep(hashOf('carla'), 'claim of carla')).toBe('claim of carla')
  expect((await rows()).map(({ master }) => master)).toEqual([3, 3])
})

test('rows of before masters hid them are found, and hidden by the next', async () => {
  await database.query('insert into vault.addresses (hash, claim) values ($1, $2)', [hashOf('alt'), 'old claim'])
  const it = await open()
  expect(await it.book.find(hashOf('alt'))).toBe('old claim')
  expect(await it.book.keep(hashOf('alt'), 'new claim')).toBe('old claim')
  await leave(it, 'anna')
  expect(await it.book.find(hashOf('alt'))).toBe('old claim')
  expect(await rows()).toMatchObject([
    { claim: 'old claim', master: 2, hash: expect.not.stringMatching(hashOf('alt')) },
  ])
})

test('an address has one claim, whoever keeps it while the masters change, in whatever process', async () => {
  const processes = await Promise.all([open(), open(), open()])
  const [first] = processes as [Process, Process, Process]
  const names = Array.from({ length: 60 }, (_, n) => `person ${n}`)
  const answers = new Map<string, Set<string>>(names.map(name => [name, new Set()]))
  const keeping = processes.map(async ({ book }, process) => {
    for (const name of names)
      answers.get(name)?.add(await book.keep(hashOf(name), `${name} by ${process} ${randomBytes(4).toString('hex')}`))
  })
  for (let turns = 0; turns < 5; turns++) await first.turn.rotate()
  await Promise.all(keeping)
  await first.turn.rotate()
  expect(names.filter(name => answers.get(name)?.size !== 1)).toEqual([])
  const fresh = await open()
  for (const name of names) expect([await fresh.book.find(hashOf(name))]).toEqual([...(answers.get(name) ?? [])])
  expect((await rows()).length).toBe(names.length)
})

test('is effective whatever cuts the hiding off', async () => {
  const it = await open()
  for (const name of ['ben', 'carla']) await it.book.keep(hashOf(name), name)
  const destroyBefore = () => Promise.reject(new Error('killed'))
  const cut = rotation(database, { ...it.masters, safe: { ...it.masters.safe, destroyBefore } })
  await it.ring.destroy('anna')
  await expect(cut.work()).rejects.toThrow('killed')
  for (const process of [it, await open()]) expect(await process.book.find(hashOf('ben'))).toBe('ben')
  await it.turn.work()
  expect((await it.masters.safe.read()).map(({ version }) => version)).toEqual([2])
  for (const process of [it, await open()]) expect(await process.book.find(hashOf('carla'))).toBe('carla')
})

test('what a backup brought back is hidden anew by what the log says, and gone where it says nothing any more', async () => {
  const it = await open()
  for (const name of ['anna', 'ben']) await it.book.keep(hashOf(name), name)
  await database.query('create table public.addresses as table vault.addresses')
  await it.book.drop('ben')
  await leave(it, 'anna')
  await database.query('truncate vault.addresses; insert into vault.addresses select * from public.addresses')
  const again = await open()
  expect(await again.book.find(hashOf('ben'))).toBeNull()
  await again.book.bringBack(async claim => (claim === 'anna' ? null : hashOf(claim)))
  expect((await rows()).map(({ claim, master }) => [claim, master])).toEqual([['ben', 2]])
  expect(await again.book.find(hashOf('ben'))).toBe('ben')
})

test('what a mailbox has used leads to nobody who was erased, by whatever keys there are now', async () => {
  const { ring, turn, masters } = await open()
  const keyed = (text: string) => createHmac('sha256', 'free workouts').update(text).digest('hex')
  const turns = <Result>(_: string, work: () => Promise<Result>) => work()
  const spent = postgresSpentAddresses(database, turns, { hash: keyed, keys: ring })
  const [anna, ben] = ['anna', 'ben'].map(asUserId) as [ReturnType<typeof asUserId>, ReturnType<typeof asUserId>]
  const [now, until] = ['2026-11-30T00:00:00.000Z', '2027-11-30T00:00:00.000Z']
  // As it was kept before: under the root key.
  const before = keyed('account/anna')
  const mailbox = keyed('wir@example.org')
  await database.query(
    'insert into vault.spent_addresses (hash, mailbox, account, used, until) values ($1, $2, $3, 3, $4)',
    [keyed(`${mailbox}/${before}`), mailbox, before, until],
  )
  expect(await spent.byOthers('wir@example.org', anna, now)).toBe(0)
  expect(await spent.byOthers('wir@example.org', ben, now)).toBe(3)
  expect(await spent.take('wir@example.org', anna, 4, now, until)).toBe(0)
  expect(await spent.byOthers('wir@example.org', ben, now)).toBe(4)
  const copies = (await database.query('select * from vault.spent_addresses')).rows
  expect(copies).toHaveLength(1)
  expect(copies[0].account).not.toBe(before)

  await spent.letGo(anna)
  await spent.letGo(anna)
  await ring.destroy(anna)
  await turn.work()
  expect((await database.query('select account, used from vault.spent_addresses')).rows).toEqual([
    { account: null, used: 4 },
  ])
  const left = [...(await masters.safe.read()).map(({ secret }) => secret), Buffer.from('free workouts')]
  const guesses = left.flatMap(key =>
    ['anna', 'account/anna'].map(text => createHmac('sha256', key).update(text).digest('hex')),
  )
  for (const row of copies) {
    expect(guesses).not.toContain(row.account)
    expect(guesses.map(guess => keyed(`${row.mailbox}/${guess}`))).not.toContain(row.hash)
  }
  expect(await spent.byOthers('wir@example.org', ben, now)).toBe(4)
  await expect(spent.note('wir@example.org', anna, 4, until)).rejects.toThrow('destroyed')
})
