import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { outage } from '../../domain/kernel/outage.ts'
import { keyGone } from '../../domain/personal.ts'
import type { Masters } from '../keys/masters.ts'
import { placeOf } from '../keys/rotation.ts'
import { unwrap, wrap } from '../keys/wrapping.ts'
import { type Database, inTransaction } from '../postgres/pool.ts'
import type { Key } from './sealing.ts'

/**
 * The keys that personal fields are sealed under: each person has one, and each workout, which goes with its person.
 * Destroying a person's keys forgets the person.
 */
export type KeyRing = {
  /** The key to seal with, made when there is none. Throws where it was destroyed, or its owner's was. */
  readonly current: (subject: string, owner?: string) => Promise<Key>
  /** By subject, by version: none where they were destroyed. A subject that never had one is absent. */
  readonly all: (subjects: readonly string[]) => Promise<ReadonlyMap<string, ReadonlyMap<number, Buffer>>>
  /** The subject's own, and all that it owns. */
  readonly destroy: (subject: string) => Promise<void>
}

type Row = { subject: string; version: number; wrapped: Buffer | null; master: number }

const freshFor = 60_000
const mostKept = 50_000

type Ask = <Row extends object>(question: pg.QueryConfig) => Promise<pg.QueryResult<Row>>
type Versions = ReadonlyMap<number, Buffer>

/** Keys in `vault.subject_keys`, wrapped by the newest master, kept in memory for a minute. */
export const postgresKeyRing = (database: Database, masters: Masters): KeyRing => {
  const cache = new Map<string, { until: number; versions: Versions }>()

  const ask: Ask = async question => {
    try {
      return await database.query(question)
    } catch (error) {
      throw outage('the key ring', error)
    }
  }

  const fetch = async (subjects: readonly string[]) => {
    const found = await opened(ask, masters, subjects)
    if (cache.size > mostKept) cache.clear()
    for (const [subject, versions] of found) cache.set(subject, { until: Date.now() + freshFor, versions })
    return found
  }

  const all: KeyRing['all'] = async subjects => {
    const found = new Map<string, Versions>()
    const now = Date.now()
    for (const subject of subjects) {
      const known = cache.get(subject)
      if (known && known.until >= now) found.set(subject, known.versions)
    }
    const unknown = subjects.filter(subject => !found.has(subject))
    if (unknown.length > 0) for (const [subject, versions] of await fetch(unknown)) found.set(subject, versions)
    return found
  }

  const current = async (subject: string, owner: string): Promise<Key> => {
    const newest = (await all([subject])).get(subject)
    const version = newest && newest.size > 0 ? Math.max(...newest.keys()) : undefined
    const secret = version === undefined ? undefined : newest?.get(version)
    if (version !== undefined && secret) return { version, secret }
    await make(ask, masters, subject, owner)
    const made = await fetch([subject, owner])
    if (owner !== subject && made.get(owner)?.size === 0) {
      await discard(ask, subject)
      cache.delete(subject)
      throw keyGone(owner)
    }
    return { version: 1, secret: notDestroyed(made.get(subject)?.get(1), subject) }
  }

  /** Asked for many times at once, a key is made once. */
  const asking = new Map<string, Promise<Key>>()

  return {
    all,
    current: (subject, owner = subject) => {
      const asked = asking.get(subject) ?? current(subject, owner).finally(() => asking.delete(subject))
      asking.set(subject, asked)
      return asked
    },
    destroy: async subject => {
      await destroy(database, subject)
      cache.clear()
    },
  }
}

/** Read and unwrapped; once more where a key was wrapped anew in between. */
const opened = async (ask: Ask, masters: Masters, subjects: readonly string[], tries = 3) => {
  const { rows } = await ask<Row>({
    name: 'subject-keys',
    text: 'select subject, version, wrapped, master from vault.subject_keys where subject = any($1)',
    values: [subjects],
  })
  const found = new Map<string, Map<number, Buffer>>()
  for (const { wrapped, ...row } of rows) {
    const versions = found.get(row.subject) ?? new Map<number, Buffer>()
    found.set(row.subject, versions)
    const master = wrapped && (await masters.of(row.master))
    const secret = master && unwrap(wrapped, master, placeOf(row))
    if (secret) versions.set(row.version, secret)
    else if (wrapped && tries > 1) return opened(ask, masters, subjects, tries - 1)
    else if (wrapped) throw new Error(`the master key ${row.master} is not in ${masters.safe.name}`)
  }
  return found
}

/** Under the master that is the newest when this is stored: the row of masters is held until then, as `destroy` does. */
const make = async (ask: Ask, masters: Masters, subject: string, owner: string) => {
  for (let tries = 0; tries < 5; tries++) {
    const { version: master, secret } = await masters.newest()
    const place = placeOf({ subject, version: 1, master })
    const { rows } = await ask<{ master: number }>({
      name: 'make-subject-key',
      text: `with newest as materialized (select version from vault.master for share), made as (
          insert into vault.subject_keys (subject, owner, version, wrapped, master)
          select $1, $2, 1, $3, $4 from newest where version = $4 on conflict do nothing)
        select version as master from newest`,
      values: [subject, owner, wrap(randomBytes(32), secret, place), master],
    })
    const now = rows[0]?.master
    if (now === master) return
    if (now !== undefined) await masters.moved(now)
  }
  throw new Error('the master keys change faster than a key is made')
}

/** Of somebody who was erased while it was made: nothing was sealed with it. */
const discard = (ask: Ask, subject: string) =>
  ask({
    text: 'update vault.subject_keys set wrapped = null, destroyed_at = clock_timestamp() where subject = $1',
    values: [subject],
  })

/** Looks only once nobody is making a key: so what was made before is seen, and who makes one later sees this. */
const destroy = async (database: Database, subject: string) => {
  try {
    await inTransaction(database, async client => {
      const { rows } = await client.query<{ erasures: bigint }>(
        'update vault.master set erasures = erasures + 1 returning erasures',
      )
      await client.query(destroying, [subject, rows[0]?.erasures])
    })
  } catch (error) {
    throw outage('the key ring', error)
  }
}

const destroying = `with gone as (
    update vault.subject_keys set wrapped = null, destroyed_at = clock_timestamp()
    where (owner = $1 or subject = $1) and wrapped is not null returning subject),
  never as (
    insert into vault.subject_keys (subject, owner, version, wrapped, destroyed_at)
    values ($1, $1, 1, null, clock_timestamp()) on conflict (subject, version) do nothing)
  insert into vault.receipts (erasure, subject, keys) select $2::bigint, $1, (select count(*) from gone)`

export const notDestroyed = (secret: Buffer | null | undefined, subject: string) => {
  if (!secret) throw keyGone(subject)
  return secret
}
