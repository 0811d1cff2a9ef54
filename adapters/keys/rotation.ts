import type pg from 'pg'
import { type Database, inTransaction } from '../postgres/pool.ts'
import { hideAddresses } from './addresses.ts'
import type { Held } from './living.ts'
import { canary, type Masters } from './masters.ts'
import { unwrap, wrap } from './wrapping.ts'

type Ring = { ring: string; version: number; erasures: bigint; covered: bigint; finished: boolean; rest_ms: number }
type Wrapped = { subject: string; version: number; wrapped: Buffer; master: number }

const atOnce = 1000
/** Of all time at most one part in so many goes into wrapping anew. */
const share = 60

/** What binds a wrapped key to its person, its version and its master. */
export const placeOf = ({ subject, version, master }: Pick<Wrapped, 'subject' | 'version' | 'master'>) =>
  master === 0 ? `${subject}|${version}` : `${subject}|${version}|${master}`

const look = async (client: Database | pg.PoolClient, locked = '') => {
  const { rows } = await client.query<Ring>(
    `select ring, version, erasures, covered, finished,
       greatest(0, extract(epoch from rotated_at + took * ${share} - clock_timestamp()) * 1000)::float8 as rest_ms
     from vault.master ${locked}`,
  )
  if (!rows[0]) throw new Error('there is no ring of keys')
  return rows[0]
}

/**
 * Puts destroyed keys beyond reach. A copy of a person's wrapped key may still lie in dead rows, in the database's own
 * log and in backups: all of them are wrapped by a master that dies here. A newer master is made, every living key is
 * wrapped and every address hidden by it, and the older masters are destroyed. Cut off anywhere, it goes on where it was.
 */
export const rotation = (database: Database, masters: Masters) => {
  /** False where the safe's owner has to make the next master. */
  const begin = () =>
    inTransaction(database, async client => {
      const { ring, version, erasures } = await look(client, 'for update')
      const kept = (await masters.safe.read()).at(-1)
      const next = kept && kept.version > version ? kept : await masters.safe.add()
      if (next.version <= version) return false
      await client.query(
        `update vault.master set version = $1, master_canary = $2, covering = $3, finished = false,
           rotated_at = clock_timestamp()`,
        [next.version, wrap(canary, next.secret, ring), erasures],
      )
      return true
    })

  const wrapSome = (after: Pick<Wrapped, 'subject' | 'version'>, master: number) =>
    inTransaction(database, async client => {
      const { rows } = await client.query<Wrapped>(
        `select subject, version, wrapped, master from vault.subject_keys
         where (subject, version) > ($1, $2) and wrapped is not null and master < $3
         order by subject, version limit ${atOnce} for update`,
        [after.subject, after.version, master],
      )
      const news = await Promise.all(rows.map(row => wrapAnew(masters, row, master)))
      await client.query(
        `update vault.subject_keys k set wrapped = n.wrapped, master = $4
         from unnest($1::text[], $2::int[], $3::bytea[]) n(subject, version, wrapped)
         where k.subject = n.subject and k.version = n.version`,
        [rows.map(row => row.subject), rows.map(row => row.version), news, master],
      )
      return rows
    })

  /** So that a backup of before still opens for those who live. */
  const keepLiving = async (version: number) => {
    const { ring } = await look(database)
    const { secret } = await masters.needed(version)
    await masters.living.keep({ master: version, canary: wrap(canary, secret, ring) }, livingUnder(database, version))
  }

  const finish = async () => {
    const { version } = await look(database)
    await masters.moved(version)
    let after = { subject: '', version: 0 }
    for (;;) {
      const rows = await wrapSome(after, version)
      after = rows.at(-1) ?? after
      if (rows.length < atOnce) break
    }
    await hideAddresses(database, masters, version)
    await keepLiving(version)
    await masters.safe.destroyBefore(version)
    await masters.moved(version)
    await database.query(
      `update vault.master set covered = covering, finished = true, took = clock_timestamp() - rotated_at`,
    )
    await tellBeyondReach(database, masters)
  }

  /** Rotates when somebody was erased since, or the last one was cut off. */
  const work = async () => {
    if (!(await look(database)).finished) await finish()
    await tellBeyondReach(database, masters)
    const { erasures, covered, rest_ms } = await look(database)
    if (erasures === covered || rest_ms > 0) return
    if (await begin()) await finish()
  }

  return { work, rotate: async () => ((await begin()) ? finish() : undefined) }
}

/** While the safe's owner still has an older master, it opens what it wrapped in every copy. */
const tellBeyondReach = async (database: Database, masters: Masters) => {
  const { rows } = await database.query<{ version: number }>(
    `select version from vault.master m where finished
       and exists (select from vault.receipts where beyond_reach_at is null and erasure <= m.covered)`,
  )
  const version = rows[0]?.version
  if (version === undefined || (await masters.safe.read()).some(key => key.version < version)) return
  await database.query(
    `update vault.receipts set beyond_reach_at = clock_timestamp(), master = $1
     where beyond_reach_at is null and erasure <= (select covered from vault.master)`,
    [version],
  )
}

const wrapAnew = async (masters: Masters, row: Wrapped, master: number) => {
  const [by, next] = [await masters.needed(row.master), await masters.needed(master)]
  return wrap(unwrap(row.wrapped, by.secret, placeOf(row)), next.secret, placeOf({ ...row, master }))
}

async function* livingUnder(database: Database, master: number) {
  let after = { subject: '', version: 0 }
  for (;;) {
    const { rows } = await database.query<Held>(
      `select subject, version, wrapped from vault.subject_keys
       where (subject, version) > ($1, $2) and wrapped is not null and master = $3
       order by subject, version limit ${atOnce}`,
      [after.subject, after.version, master],
    )
    yield rows
    after = rows.at(-1) ?? after
    if (rows.length < atOnce) return
  }
}
