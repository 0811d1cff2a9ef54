import { outage } from '../../domain/kernel/outage.ts'
import { keyGone } from '../../domain/personal.ts'
import type { Masters } from '../keys/masters.ts'
import { placeOf } from '../keys/rotation.ts'
import { unwrap } from '../keys/wrapping.ts'
import { type Database, inTransaction } from '../postgres/pool.ts'
import { gathered } from './gathered.ts'
import { type Ask, keysFor, newestOf, type Owned, type Versions } from './key-making.ts'
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

/** Keys in `vault.subject_keys`, wrapped by the newest master, kept in memory for a minute. */
export const postgresKeyRing = (database: Database, masters: Masters): KeyRing => {
  const cache = new Map<string, { until: number; versions: Versions }>()
  const making = new Map<string, Promise<Key>>()
  let destroyed = 0

  const ask: Ask = async question => {
    try {
      return await database.query(question)
    } catch (error) {
      throw outage('the key ring', error)
    }
  }

  const fetch = async (subjects: readonly string[]) => {
    const before = destroyed
    const found = await opened(ask, masters, subjects)
    // Read while one was being destroyed: it may be that one, and must not be remembered.
    if (destroyed !== before) return found
    if (cache.size > mostKept) cache.clear()
    for (const [subject, versions] of found) cache.set(subject, { until: Date.now() + freshFor, versions })
    return found
  }

  /** In memory, where they are still fresh. */
  const remembered = (subject: string, now: number) => {
    const known = cache.get(subject)
    return known && known.until >= now ? known.versions : undefined
  }

  const all: KeyRing['all'] = async subjects => {
    const found = new Map<string, Versions>()
    const awaited = subjects.flatMap(subject => making.get(subject) ?? [])
    if (awaited.length > 0) await Promise.allSettled(awaited)
    const now = Date.now()
    for (const subject of subjects) {
      const versions = remembered(subject, now)
      if (versions) found.set(subject, versions)
    }
    const unknown = subjects.filter(subject => !found.has(subject))
    if (unknown.length > 0) for (const [subject, versions] of await fetch(unknown)) found.set(subject, versions)
    return found
  }

  const wanted = gathered(keysFor({ ask, masters, fetch, forget: subject => cache.delete(subject) }))

  /** Whoever needs the key meanwhile waits for it, and does not ask anew. */
  const make = (whose: Owned) => {
    const made = wanted(whose).finally(() => making.delete(whose.subject))
    making.set(whose.subject, made)
    return made
  }

  return {
    all,
    current: async (subject, owner = subject) => {
      const versions = remembered(subject, Date.now())
      if (!versions?.size) return making.get(subject) ?? make({ subject, owner })
      const key = newestOf(versions, subject)
      if (key instanceof Error) throw key
      return key
    },
    destroy: async subject => {
      const gone = await destroy(database, subject)
      destroyed++
      for (const each of gone) cache.delete(each)
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

/**
 * Looks only once nobody is making a key: so what was made before is seen, and who makes one later sees this. Answers whose
 * keys are gone, also those that were before.
 */
const destroy = async (database: Database, subject: string): Promise<readonly string[]> => {
  try {
    return await inTransaction(database, async client => {
      const { rows } = await client.query<{ erasures: bigint }>(
        'update vault.master set erasures = erasures + 1 returning erasures',
      )
      await client.query(destroying, [subject, rows[0]?.erasures])
      const gone = await client.query<{ subject: string }>(
        'select distinct subject from vault.subject_keys where owner = $1 or subject = $1',
        [subject],
      )
      return gone.rows.map(row => row.subject)
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
