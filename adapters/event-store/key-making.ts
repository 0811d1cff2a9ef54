import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { keyGone } from '../../domain/personal.ts'
import type { Masters } from '../keys/masters.ts'
import { placeOf } from '../keys/rotation.ts'
import { wrap } from '../keys/wrapping.ts'
import type { Key } from './sealing.ts'

export type Ask = <Row extends object>(question: pg.QueryConfig) => Promise<pg.QueryResult<Row>>
export type Versions = ReadonlyMap<number, Buffer>
type Found = ReadonlyMap<string, Versions>

/** A key's name, and whom it goes with. */
export type Owned = { readonly subject: string; readonly owner: string }

type Parts = {
  readonly ask: Ask
  readonly masters: Masters
  /** The keys of these names as they are stored now. */
  readonly fetch: (subjects: readonly string[]) => Promise<Found>
  readonly forget: (subject: string) => void
}

/** The keys to seal with, those that are missing made in one write; an error for each that was destroyed, or its owner's. */
export const keysFor =
  ({ fetch, forget, ...parts }: Parts) =>
  async (asked: readonly Owned[]): Promise<readonly (Key | Error)[]> => {
    const found = await fetch(asked.map(({ subject }) => subject))
    const missing = asked.filter(({ subject }) => !found.has(subject))
    if (missing.length === 0) return asked.map(({ subject }) => newestOf(found.get(subject), subject))
    await make(missing, parts)
    const made = await fetch(missing.flatMap(({ subject, owner }) => [subject, owner]))
    const orphans = missing.filter(({ subject, owner }) => owner !== subject && made.get(owner)?.size === 0)
    for (const { subject } of orphans) forget(subject)
    if (orphans.length > 0) await discard(orphans, parts)
    const gone = new Set(orphans.map(({ subject }) => subject))
    return asked.map(({ subject, owner }) =>
      gone.has(subject) ? keyGone(owner) : newestOf(found.get(subject) ?? made.get(subject), subject),
    )
  }

export const newestOf = (versions: Versions | undefined, subject: string): Key | Error => {
  const version = Math.max(0, ...(versions?.keys() ?? []))
  const secret = versions?.get(version)
  return secret ? { version, secret } : keyGone(subject)
}

/** Under the master that is the newest when these are stored: the row of masters is held until then, as `destroy` does. */
const make = async (wanted: readonly Owned[], { ask, masters }: Pick<Parts, 'ask' | 'masters'>) => {
  // Two who make the same keys meet in the same order.
  const inOrder = [...new Map(wanted.map(each => [each.subject, each])).values()].sort((one, other) =>
    one.subject < other.subject ? -1 : 1,
  )
  for (let tries = 0; tries < 5; tries++) {
    const { version: master, secret } = await masters.newest()
    const wrapped = inOrder.map(({ subject }) =>
      wrap(randomBytes(32), secret, placeOf({ subject, version: 1, master })),
    )
    const { rows } = await ask<{ master: number }>({
      name: 'make-subject-keys',
      text: `with newest as materialized (select version from vault.master for share), made as (
          insert into vault.subject_keys (subject, owner, version, wrapped, master)
          select k.subject, k.owner, 1, k.wrapped, $4 from newest,
            unnest($1::text[], $2::text[], $3::bytea[]) with ordinality k(subject, owner, wrapped, place)
          where newest.version = $4 order by k.place on conflict do nothing)
        select version as master from newest`,
      values: [inOrder.map(({ subject }) => subject), inOrder.map(({ owner }) => owner), wrapped, master],
    })
    const now = rows[0]?.master
    if (now === master) return
    if (now !== undefined) await masters.moved(now)
  }
  throw new Error('the master keys change faster than a key is made')
}

/** Of somebody who was erased while they were made: nothing was sealed with them. */
const discard = (made: readonly Owned[], { ask }: Pick<Parts, 'ask'>) =>
  ask({
    text: 'update vault.subject_keys set wrapped = null, destroyed_at = clock_timestamp() where subject = any($1)',
    values: [made.map(({ subject }) => subject)],
  })
