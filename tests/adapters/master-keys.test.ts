import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { postgresKeyRing } from '../../adapters/event-store/key-ring.ts'
import { type KeyPlaces, openMasters } from '../../adapters/keys/masters.ts'
import { derived } from '../../adapters/keys/root.ts'
import { placeOf, rotation } from '../../adapters/keys/rotation.ts'
import { opens, wrap } from '../../adapters/keys/wrapping.ts'
import { locks } from '../../adapters/postgres/locks.ts'
import { type Database, inTransaction } from '../../adapters/postgres/pool.ts'
import { databaseWithKeys } from '../support/database-with-keys.ts'

let database: Database
let places: KeyPlaces
let end: () => Promise<void>

beforeEach(async () => {
  ;({ database, places, end } = await databaseWithKeys(6))
})
afterEach(() => end())

/** A process of its own: nothing remembered. */
const open = async (where = places) => {
  const { masters, root } = await openMasters(database, where)
  return { masters, root, ring: postgresKeyRing(database, masters), turn: rotation(database, masters) }
}

const secretOf = async (subject: string) =>
  (await (await open()).ring.all([subject])).get(subject)?.get(1)?.toString('hex')

type Wrapped = { subject: string; version: number; wrapped: Buffer; master: number }

const allWrapped = async () =>
  (await database.query<Wrapped>('select * from vault.subject_keys where wrapped is not null')).rows

test('keys are opened while a process is at anything else that only one may be at', async () => {
  await open()
  const { masters: own, ...others } = locks
  expect(Object.values(others)).not.toContain(own)
  for (const lock of Object.values(others))
    await inTransaction(database, async client => {
      await client.query('select pg_advisory_xact_lock($1)', [lock])
      expect((await open()).root).toHaveLength(32)
    })
})

describe('forgetting somebody', () => {
  test('no copy of what lay here opens with the keys that are left', async () => {
    const { ring, turn } = await open()
    for (const subject of ['anna', 'ben']) await ring.current(subject)
    await ring.current('workout of anna', 'anna')
    const copies = (await allWrapped()).filter(({ subject }) => subject !== 'ben')
    const before = await secretOf('ben')
    expect(copies).toHaveLength(2)

    await ring.destroy('anna')
    await turn.work()

    const { masters, root } = await open()
    const keys = [...(await masters.safe.read()).map(({ secret }) => secret), derived(root, 'personal fields')]
    for (const copy of copies) for (const key of keys) expect(opens(copy.wrapped, key, placeOf(copy))).toBe(false)
    expect(await secretOf('anna')).toBeUndefined()
    expect(await secretOf('workout of anna')).toBeUndefined()
    await expect(ring.current('anna')).rejects.toThrow('destroyed')
    expect(await secretOf('ben')).toBe(before)
    const { rows } = await database.query('select subject, keys, beyond_reach_at, master from vault.receipts')
    expect(rows).toEqual([{ subject: 'anna', keys: 2, beyond_reach_at: expect.any(String), master: 2 }])
  })

  test('is effective whatever cuts the wrapping off', async () => {
    const { ring, turn, masters } = await open()
    for (let n = 0; n < 5; n++) await ring.current(`person ${n}`)
    const secrets = await Promise.all([1, 2, 3, 4].map(n => secretOf(`person ${n}`)))
    await ring.destroy('person 0')
    const cut = rotation(database, {
      ...masters,
      safe: { ...masters.safe, destroyBefore: () => Promise.reject(new Error('killed')) },
    })
    await expect(cut.work()).rejects.toThrow('killed')
    expect((await masters.safe.read()).map(({ version }) => version)).toEqual([1, 2])
    expect(await Promise.all([1, 2, 3, 4].map(n => secretOf(`person ${n}`)))).toEqual(secrets)

    await turn.work()
    expect((await masters.safe.read()).map(({ version }) => version)).toEqual([2])
    expect(await Promise.all([1, 2, 3, 4].map(n => secretOf(`person ${n}`)))).toEqual(secrets)
  })

  test('loses no key that is made meanwhile, in whatever process', async () => {
    const rings = await Promise.all([open(), open(), open()])
    const made = new Map<string, string>()
    const making = rings.map(async ({ ring }, process) => {
      for (let n = 0; n < 40; n++) {
        const subject = `${process}/${n}`
        made.set(subject, (await ring.current(subject)).secret.toString('hex'))
      }
    })
    for (let turns = 0; turns < 5; turns++) await rings[0]?.turn.rotate()
    await Promise.all(making)
    await rings[0]?.turn.rotate()
    const fresh = await (await open()).ring.all([...made.keys()])
    expect(new Map([...fresh].map(([subject, keys]) => [subject, keys.get(1)?.toString('hex')]))).toEqual(made)
    expect(made.size).toBe(120)
  })

  test('leaves no key that is made for them in the same moment, or later', async () => {
    const [one, other] = await Promise.all([open(), open()])
    for (let n = 0; n < 40; n++) {
      await one.ring.current(`person ${n}`)
      await Promise.allSettled([one.ring.current(`workout ${n}`, `person ${n}`), other.ring.destroy(`person ${n}`)])
      await expect(other.ring.current(`later ${n}`, `person ${n}`)).rejects.toThrow(`person ${n} were destroyed`)
    }
    expect((await allWrapped()).map(({ subject }) => subject)).toEqual([])
  })

  test('is not undone by who read the key a moment before', async () => {
    const { masters } = await open()
    let hold: Promise<void> | null = null
    const query = async (...question: Parameters<Database['query']>) => {
      const answer = await database.query(...question)
      await hold
      return answer
    }
    const slow = new Proxy(database, {
      get: (target, name) => (name === 'query' ? query : Reflect.get(target, name).bind(target)),
    })
    const ring = postgresKeyRing(slow, masters)
    await ring.current('anna')
    await ring.destroy('ben')

    let release = () => {}
    hold = new Promise(resolve => {
      release = resolve
    })
    const reading = ring.all(['anna'])
    await new Promise(resolve => setTimeout(resolve, 50))
    await ring.destroy('anna')
    release()
    hold = null
    await reading
    await expect(ring.current('anna')).rejects.toThrow()
  })

  test('nobody erased, nothing wrapped anew', async () => {
    const { turn, masters } = await open()
    await turn.work()
    await turn.work()
    expect((await masters.safe.read()).map(({ version }) => version)).toEqual([1])
  })
})

describe('a backup from before somebody was forgotten', () => {
  /** As a dump would hold it, and as it is brought back. */
  const backup = async () => {
    for (const table of ['subject_keys', 'master', 'receipts'])
      await database.query(`create table public.${table} as table vault.${table}`)
    return async () => {
      for (const table of ['subject_keys', 'master', 'receipts'])
        await database.query(`truncate vault.${table}; insert into vault.${table} select * from public.${table}`)
    }
  }

  test('opens for all who live, and for nobody who was forgotten since, whole or in part', async () => {
    const { ring, turn } = await open()
    for (const subject of ['anna', 'ben']) await ring.current(subject)
    for (const subject of ['one of anna', 'two of anna']) await ring.current(subject, 'anna')
    for (const subject of ['one of ben', 'two of ben']) await ring.current(subject, 'ben')
    const before = await Promise.all(['ben', 'one of ben'].map(secretOf))
    const restore = await backup()
    await ring.destroy('anna')
    await turn.work()
    await database.query("update vault.master set rotated_at = now() - interval '1 day'")
    await ring.destroy('two of ben')
    await turn.work()
    await ring.current('carla, who came later')

    await restore()
    const again = await open()
    expect(await Promise.all(['ben', 'one of ben'].map(secretOf))).toEqual(before)
    for (const gone of ['anna', 'one of anna', 'two of anna', 'two of ben'])
      expect(await secretOf(gone)).toBeUndefined()
    await expect(again.ring.current('anna')).rejects.toThrow('destroyed')
    expect((await allWrapped()).map(({ subject, master }) => [subject, master]).sort()).toEqual([
      ['ben', 3],
      ['one of ben', 3],
    ])
    await again.turn.work()
    const receipts = 'select subject, keys, beyond_reach_at is not null as beyond from vault.receipts order by subject'
    expect((await database.query(receipts)).rows).toEqual([
      { subject: 'anna', keys: 3, beyond: true },
      { subject: 'two of ben', keys: 1, beyond: true },
    ])
    expect(await Promise.all(['ben', 'one of ben'].map(secretOf))).toEqual(before)
  })

  test('is refused as ever where what was kept is of other data, or not there', async () => {
    const { ring, turn } = await open()
    await ring.current('ben')
    const restore = await backup()
    await ring.destroy('anna')
    await turn.work()
    await restore()
    const [kept] = (await readdir(places.keyDir)).filter(name => name.endsWith('.living'))
    const file = join(places.keyDir, kept ?? '')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/"canary":"[^"]{8}/, '"canary":"AAAAAAAA'))
    await expect(open()).rejects.toThrow('The master key 1 of this data is not in')
    await rm(file)
    await expect(open()).rejects.toThrow('The master key 1 of this data is not in')
    await writeFile(file, text)
    expect(await secretOf('ben')).toBeDefined()
  })
})

describe('keys that are asked for together', () => {
  test('a key that is being made is waited for by who reads it', async () => {
    const { ring } = await open()
    const making = ring.current('workout', 'anna')
    const read = await ring.all(['workout', 'nobody'])
    expect(read.get('workout')?.get(1)).toEqual((await making).secret)
    expect(read.has('nobody')).toBe(false)
  })

  test('are made by a few writes, not by one each, and who was forgotten is refused alone', async () => {
    const { ring } = await open()
    await ring.current('anna')
    await ring.destroy('anna')
    const writes = async () =>
      (await database.query<{ transaction: string }>('select xmin::text as transaction from vault.subject_keys')).rows
    const owners = Array.from({ length: 100 }, (_, n) => (n % 10 === 3 ? 'anna' : 'ben'))
    const asked = owners.map((owner, n) => ring.current(`workout ${n}`, owner))
    const answers = await Promise.allSettled([
      ...asked,
      ...owners.map((owner, n) => ring.current(`workout ${n}`, owner)),
    ])
    answers.forEach((answer, n) => {
      expect(answer.status).toBe(n % 10 === 3 ? 'rejected' : 'fulfilled')
    })
    expect(new Set((await writes()).map(({ transaction }) => transaction)).size).toBeLessThan(8)
    expect((await allWrapped()).map(({ subject }) => subject).sort()).toEqual(
      owners.flatMap((owner, n) => (owner === 'ben' ? [`workout ${n}`] : [])).sort(),
    )
    const fresh = await (await open()).ring.all(owners.map((_, n) => `workout ${n}`))
    for (const [n, answer] of answers.entries())
      if (answer.status === 'fulfilled') expect(fresh.get(`workout ${n % 100}`)?.get(1)).toEqual(answer.value.secret)
  })
})

describe('the key to data that is there', () => {
  test('another one is refused, and so is none: nothing is made', async () => {
    const { root } = await open()
    await expect(open({ ...places, root: randomBytes(32) })).rejects.toThrow('SECRET_KEY is not the key')
    const elsewhere = { ...places, keyDir: `${places.keyDir}-elsewhere` }
    await expect(open(elsewhere)).rejects.toThrow('no new key was made')
    await expect(open({ ...elsewhere, root })).rejects.toThrow('The master key 1 of this data is not in')
    await expect(readFile(join(elsewhere.keyDir, 'secret.key'))).rejects.toThrow('ENOENT')
  })

  test('masters of other data under the right name are refused', async () => {
    const { masters } = await open()
    const text = await readFile(masters.safe.name, 'utf8')
    await writeFile(masters.safe.name, text.replace(/[0-9a-f]{64}/, randomBytes(32).toString('hex')))
    await expect(open()).rejects.toThrow('another key')
  })

  test('a safe in the environment is rotated by who sets it', async () => {
    const master = (version: number) => ({ version, secret: randomBytes(32) })
    const [one, two] = [master(1), master(2)]
    const { ring, turn } = await open({ ...places, masterKeys: [one] })
    await ring.current('anna')
    await ring.current('ben')
    await ring.destroy('anna')
    await turn.work()
    const receipts = async () =>
      (await database.query('select beyond_reach_at is not null as beyond, master from vault.receipts')).rows
    const within = [{ beyond: false, master: null }]
    expect(await receipts()).toEqual(within)
    const next = await open({ ...places, masterKeys: [one, two] })
    await next.turn.work()
    await next.turn.work()
    expect((await allWrapped()).map(({ master }) => master)).toEqual([2])
    expect(await receipts()).toEqual(within)
    const after = await open({ ...places, masterKeys: [two] })
    await after.turn.work()
    expect(await receipts()).toEqual([{ beyond: true, master: 2 }])
    expect((await after.ring.all(['ben'])).get('ben')?.size).toBe(1)
  })

  test('of before there were masters: its persons are read, and the key leaves the data folder', async () => {
    const root = randomBytes(32)
    const [secret, subject] = [randomBytes(32), randomUUID()]
    await database.query(`insert into vault.subject_keys (subject, owner, version, wrapped) values ($1, $1, 1, $2)`, [
      subject,
      wrap(secret, derived(root, 'personal fields'), `${subject}|1`),
    ])
    await expect(open({ ...places, root: randomBytes(32) })).rejects.toThrow('SECRET_KEY is not the key')
    await expect(open()).rejects.toThrow('no key to it')
    await mkdir(places.dataDir)
    await writeFile(join(places.dataDir, 'secret.key'), root.toString('hex'))
    const { turn } = await open()
    expect(await secretOf(subject)).toBe(secret.toString('hex'))
    await turn.work()
    expect(await secretOf(subject)).toBe(secret.toString('hex'))
    expect((await allWrapped()).map(({ master }) => master)).toEqual([1])
    expect(await readdir(places.dataDir)).toEqual([])
    expect(await readFile(join(places.keyDir, 'secret.key'), 'utf8')).toBe(root.toString('hex'))
  })
})
