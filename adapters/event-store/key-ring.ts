import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { outage } from '../../domain/kernel/outage.ts'
import type { Database } from '../postgres/pool.ts'
import type { Key } from './sealing.ts'

/** The keys that personal fields are sealed under, one person each. Destroying a person's keys forgets the person. */
export type KeyRing = {
  /** The key to seal with, made when there is none. Throws for a person whose keys were destroyed. */
  readonly current: (subject: string) => Promise<Key>
  /** By subject, by version. Destroyed keys are absent. */
  readonly all: (subjects: readonly string[]) => Promise<ReadonlyMap<string, ReadonlyMap<number, Buffer>>>
  readonly destroy: (subject: string) => Promise<void>
}

export const memoryKeyRing = (): KeyRing => {
  const keys = new Map<string, Buffer | null>()
  return {
    current: async subject => {
      if (!keys.has(subject)) keys.set(subject, randomBytes(32))
      return { version: 1, secret: known(keys.get(subject), subject) }
    },
    all: async subjects =>
      new Map(
        subjects.flatMap(subject => {
          const secret = keys.get(subject)
          return secret ? [[subject, new Map([[1, secret]])] as const] : []
        }),
      ),
    destroy: async subject => {
      keys.set(subject, null)
    },
  }
}

type Row = { subject: string; version: number; wrapped: Buffer | null }

const freshFor = 60_000
const mostKept = 50_000

/** Keys in `vault.subject_keys`, wrapped by `master` (32 bytes), kept in memory for a minute. */
export const postgresKeyRing = (database: Database, master: Buffer): KeyRing => {
  const cache = new Map<string, { until: number; versions: Map<number, Buffer> }>()

  const ask = async <Row extends object>(question: pg.QueryConfig) => {
    try {
      return (await database.query<Row>(question)).rows
    } catch (error) {
      throw outage('the key ring', error)
    }
  }

  const fetch = async (subjects: readonly string[]) => {
    const rows = await ask<Row>({
      name: 'subject-keys',
      text: 'select subject, version, wrapped from vault.subject_keys where subject = any($1)',
      values: [subjects],
    })
    const found = new Map<string, Map<number, Buffer>>()
    for (const { subject, version, wrapped } of rows) {
      const versions = found.get(subject) ?? new Map()
      found.set(subject, versions)
      if (wrapped) versions.set(version, unwrap(wrapped, master, `${subject}|${version}`))
    }
    if (cache.size > mostKept) cache.clear()
    for (const [subject, versions] of found) cache.set(subject, { until: Date.now() + freshFor, versions })
    return found
  }

  const all: KeyRing['all'] = async subjects => {
    const found = new Map<string, ReadonlyMap<number, Buffer>>()
    const now = Date.now()
    for (const subject of subjects) {
      const known = cache.get(subject)
      if (known && known.until >= now) found.set(subject, known.versions)
    }
    const unknown = subjects.filter(subject => !found.has(subject))
    if (unknown.length > 0) for (const [subject, versions] of await fetch(unknown)) found.set(subject, versions)
    return found
  }

  return {
    all,
    current: async subject => {
      const newest = (await all([subject])).get(subject)
      const version = newest && newest.size > 0 ? Math.max(...newest.keys()) : undefined
      const secret = version === undefined ? undefined : newest?.get(version)
      if (version !== undefined && secret) return { version, secret }
      await ask({
        text: 'insert into vault.subject_keys (subject, version, wrapped) values ($1, 1, $2) on conflict do nothing',
        values: [subject, wrap(randomBytes(32), master, `${subject}|1`)],
      })
      return { version: 1, secret: known((await fetch([subject])).get(subject)?.get(1), subject) }
    },
    destroy: async subject => {
      await ask({
        text: `insert into vault.subject_keys (subject, version, wrapped, destroyed_at) values ($1, 1, null, now())
          on conflict (subject, version) do update set wrapped = null, destroyed_at = now()`,
        values: [subject],
      })
      cache.delete(subject)
    },
  }
}

const known = (secret: Buffer | null | undefined, subject: string) => {
  if (!secret) throw new Error(`the keys of ${subject} were destroyed`)
  return secret
}

const wrap = (secret: Buffer, master: Buffer, aad: string) => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', master, iv, { authTagLength: 16 }).setAAD(Buffer.from(aad))
  const ct = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), ct])
}

const unwrap = (wrapped: Buffer, master: Buffer, aad: string) => {
  const decipher = createDecipheriv('aes-256-gcm', master, wrapped.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(aad))
    .setAuthTag(wrapped.subarray(12, 28))
  return Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()])
}
