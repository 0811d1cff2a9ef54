import { randomBytes, randomUUID } from 'node:crypto'
import type { Sessions } from '../../commands/ports.ts'
import type { Database } from './pool.ts'
import { sha256 } from './vault.ts'

const daysOpen = 30
const knownFor = 1000
/** Two tabs may renew at the same moment: the token just replaced still counts for this long. */
const graceSeconds = 30

/** Sessions in `vault.sessions`; whether one is open is remembered for a second at most. */
export const postgresSessions = (database: Database): Sessions => {
  const known = new Map<string, { open: boolean; until: number }>()

  return {
    begin: async (user, device) => {
      const session = randomUUID()
      const secret = randomBytes(32).toString('base64url')
      await database.query(
        `insert into vault.sessions (id, user_id, device, refresh_hash, expires_at)
         values ($1, $2, $3, $4, now() + $5 * interval '1 day')`,
        [session, user, device.slice(0, 200), sha256(secret), daysOpen],
      )
      return { session, refreshToken: `${session}.${secret}` }
    },

    renew: async token => {
      const [session, secret] = token.split('.')
      if (!session || !secret || !isUuid(session)) return null
      const next = randomBytes(32).toString('base64url')
      const { rows } = await database.query(
        `update vault.sessions set refresh_hash = $3, previous_hash = $2, rotated_at = now(), seen_at = now()
         where id = $1 and ended_at is null and expires_at > now()
           and (refresh_hash = $2 or (previous_hash = $2 and rotated_at > now() - $4 * interval '1 second'))
         returning user_id`,
        [session, sha256(secret), sha256(next), graceSeconds],
      )
      if (rows[0]) return { session, user: rows[0].user_id, refreshToken: `${session}.${next}` }
      await database.query('update vault.sessions set ended_at = now() where id = $1 and previous_hash = $2', [
        session,
        sha256(secret),
      ])
      known.delete(session)
      return null
    },

    isOpen: async session => {
      const remembered = known.get(session)
      if (remembered && remembered.until > Date.now()) return remembered.open
      if (!isUuid(session)) return false
      const { rows } = await database.query({
        name: 'session-open',
        text: 'select 1 from vault.sessions where id = $1 and ended_at is null and expires_at > now()',
        values: [session],
      })
      if (known.size > 50_000) known.clear()
      known.set(session, { open: rows.length > 0, until: Date.now() + knownFor })
      return rows.length > 0
    },

    end: async session => {
      await database.query('update vault.sessions set ended_at = now() where id = $1 and ended_at is null', [session])
      known.delete(session)
    },

    endAll: async (user, except) => {
      await database.query(
        'update vault.sessions set ended_at = now() where user_id = $1 and ended_at is null and id is distinct from $2',
        [user, except ?? null],
      )
      known.clear()
    },

    list: async user => {
      const { rows } = await database.query(
        `select id, device, created_at, seen_at from vault.sessions
         where user_id = $1 and ended_at is null and expires_at > now() order by seen_at desc`,
        [user],
      )
      return rows.map(row => ({
        id: row.id,
        device: row.device,
        beganAt: row.created_at,
        seenAt: row.seen_at,
      }))
    },
  }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
