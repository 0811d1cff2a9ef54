import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Sessions } from '../../../commands/ports/secrets.ts'
import type { SessionId } from '../../../domain/ids.ts'
import { freshId } from '../../crypto/fresh-id.ts'
import type { KeyRing } from '../../event-store/key-ring.ts'
import { sealCell } from '../read-models/sealed-cells.ts'
import { sha256 } from '../sha256.ts'

const idleDays = 30
const longestDays = 90
const mostPerPerson = 20
/** Two tabs, or one that lost the answer, may show the same refresh token within this time. */
const graceSeconds = 10
/** A flood of one session is known without asking the database. */
const mostSeen = 10_000

export type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>

/** A session begins with a refresh token, and each renewal changes it for the next one. */
export const refreshed = (
  query: Query,
  keys: KeyRing,
  forget: (session: SessionId) => void,
): Pick<Sessions, 'begin' | 'behind' | 'renew'> => {
  const seen = new LRUCache<string, SessionId>({ max: mostSeen })

  /** A token that was used before and comes back was stolen from one of two: the session ends for both. */
  const endReused = async (token: string) => {
    const { rows } = await query(
      `update vault.sessions set ended_at = now()
         where id = (select session from vault.refresh_tokens where hash = $1 and used_at is not null)
           and ended_at is null returning id`,
      [sha256(token)],
    )
    for (const { id } of rows) forget(id)
  }

  return {
    begin: async (user, device, passwordVersion) => {
      const session = freshId<'session'>()
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

    behind: async token => {
      const hash = sha256(token)
      const known = seen.get(hash.toString('base64'))
      if (known) return known
      const { rows } = await query('select session from vault.refresh_tokens where hash = $1', [hash])
      const session: SessionId | null = rows[0]?.session ?? null
      if (session) seen.set(hash.toString('base64'), session)
      return session
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
  }
}

const newToken = () => randomBytes(32).toString('base64url')
