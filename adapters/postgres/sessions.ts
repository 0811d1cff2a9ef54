import { randomBytes, randomUUID } from 'node:crypto'
import type { Sessions } from '../../commands/ports.ts'
import type { KeyRing } from '../event-store/key-ring.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'
import { sealCell } from './read-models/sealed-cells.ts'
import { openRows } from './read-models/sealed-rows.ts'
import { sha256 } from './vault.ts'

const idleDays = 30
const mostPerPerson = 20
const longestDays = 90
/** Below a second, so that a session ended elsewhere is over here within a second. */
const knownForMs = 700
const mostKnown = 50_000
/** Two tabs, or one that lost the answer, may show the same refresh token within this time. */
const graceSeconds = 10

/** Sessions in `vault.sessions`, the devices' names sealed under their person's key; whether one is open is remembered for less than a second. */
export const postgresSessions = (database: Database, keys: KeyRing): Sessions => {
  const known = new Map<string, { standing: Standing; until: number }>()
  const query = (text: string, values: unknown[]) => reached(() => database.query(text, values))

  const isOpenSince = async (moment: 'proven_at' | 'created_at', session: string, seconds: number) => {
    const { rowCount } = await query(
      `select 1 from vault.sessions
       where id = $1 and ended_at is null and ${moment} > now() - $2 * interval '1 second'`,
      [session, seconds],
    )
    return rowCount === 1
  }

  return {
    begin: async (user, device, passwordVersion) => {
      const session = randomUUID()
      const refreshToken = newToken()
      const sealed = sealCell(device.slice(0, 300), user, await keys.current(user), `session|${session}`)
      const { rowCount } = await query(
        `with current as (
           select from vault.passwords where user_id = $2 and version = $5 for share
         ), begun as (
           insert into vault.sessions (id, user_id, device, expires_at)
           select $1, $2, $3, now() + $6 * interval '1 day' from current returning id
         ), ended as (
           update vault.sessions set ended_at = now() from begun where sessions.id in (
             select id from vault.sessions where user_id = $2 and ended_at is null and expires_at > now()
             order by seen_at desc, id offset $7 - 1
           )
         )
         insert into vault.refresh_tokens (hash, session) select $4, id from begun`,
        [session, user, sealed, sha256(refreshToken), passwordVersion, idleDays, mostPerPerson],
      )
      return rowCount === 1 ? { session, refreshToken } : null
    },

    renew: async token => {
      const refreshToken = newToken()
      const { rows } = await query(
        `with used as (
           update vault.refresh_tokens set used_at = coalesce(used_at, now())
           where hash = $1 and (used_at is null or used_at > now() - $3 * interval '1 second') returning session
         ), renewed as (
           update vault.sessions set seen_at = now(),
             expires_at = least(created_at + $5 * interval '1 day', now() + $4 * interval '1 day')
           where id = (select session from used) and ended_at is null and expires_at > now() returning id, user_id
         ), issued as (
           insert into vault.refresh_tokens (hash, session) select $2, id from renewed
         )
         select id, user_id from renewed`,
        [sha256(token), sha256(refreshToken), graceSeconds, idleDays, longestDays],
      )
      if (rows[0]) return { session: rows[0].id, user: rows[0].user_id, refreshToken }
      await endReused(token)
      return null
    },

    standing: async session => {
      const remembered = known.get(session)
      if (remembered && remembered.until > Date.now()) return remembered.standing
      if (!isUuid(session)) return 'over'
      const askedAt = Date.now()
      const { rows } = await reached(() =>
        database.query({
          name: 'session-standing',
          text: 'select confined from vault.sessions where id = $1 and ended_at is null and expires_at > now()',
          values: [session],
        }),
      )
      const standing = rows[0] ? (rows[0].confined ? 'confined' : 'open') : 'over'
      if (known.size >= mostKnown) known.clear()
      known.set(session, { standing, until: askedAt + knownForMs })
      return standing
    },

    isProven: (session, seconds) => isOpenSince('proven_at', session, seconds),

    prove: async session => {
      await query('update vault.sessions set proven_at = now() where id = $1', [session])
    },

    confine: async session => {
      await query('update vault.sessions set confined = true where id = $1', [session])
      known.delete(session)
    },

    release: async user => {
      await query('update vault.sessions set confined = false where user_id = $1 and confined', [user])
      known.clear()
    },

    isFresh: (session, seconds) => isOpenSince('created_at', session, seconds),

    end: async (user, session) => {
      if (!isUuid(session)) return false
      const { rowCount } = await query(
        'update vault.sessions set ended_at = now() where id = $1 and user_id = $2 and ended_at is null',
        [session, user],
      )
      known.delete(session)
      return rowCount === 1
    },

    endAll: async (user, except) => {
      await query(
        'update vault.sessions set ended_at = now() where user_id = $1 and ended_at is null and id is distinct from $2',
        [user, except ?? null],
      )
      known.clear()
    },

    list: async user => {
      const { rows } = await query(
        `select id, device, created_at, seen_at from vault.sessions
         where user_id = $1 and ended_at is null and expires_at > now() order by seen_at desc limit 200`,
        [user],
      )
      return (await openRows(rows, keys)).map(row => ({
        id: row.id,
        device: row.device,
        beganAt: row.created_at,
        seenAt: row.seen_at,
      }))
    },
  }

  /** A token that was used before and comes back was stolen from one of two: the session ends for both. */
  async function endReused(token: string) {
    const { rows } = await query(
      `update vault.sessions set ended_at = now()
       where id = (select session from vault.refresh_tokens where hash = $1 and used_at is not null)
         and ended_at is null returning id`,
      [sha256(token)],
    )
    for (const { id } of rows) known.delete(id)
  }
}

type Standing = Awaited<ReturnType<Sessions['standing']>>

const newToken = () => randomBytes(32).toString('base64url')

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
