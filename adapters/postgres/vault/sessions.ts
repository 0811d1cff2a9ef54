import type { Sessions } from '../../../commands/ports/secrets.ts'
import type { SessionId, UserId } from '../../../domain/ids.ts'
import type { KeyRing } from '../../event-store/key-ring.ts'
import { reached } from '../outages.ts'
import type { Database } from '../pool.ts'
import { openRows } from '../read-models/sealed-rows.ts'
import { type Query, refreshed } from './refresh-tokens.ts'

/** Below a second, so that a session ended elsewhere is over here within a second. */
const knownForMs = 700
const mostKnown = 50_000

/** Sessions in `vault.sessions`, the devices' names sealed under their person's key; whether one is open is remembered for less than a second. */
export const postgresSessions = (database: Database, keys: KeyRing): Sessions => {
  const { standing, forget, forgetAll } = standings(database)
  const query = (text: string, values: unknown[]) => reached(() => database.query(text, values))

  const isOpenSince = async (moment: 'proven_at' | 'created_at', session: SessionId, seconds: number) => {
    const { rowCount } = await query(
      `select 1 from vault.sessions
       where id = $1 and ended_at is null and ${moment} > now() - $2 * interval '1 second'`,
      [session, seconds],
    )
    return rowCount === 1
  }

  return {
    ...refreshed(query, keys, forget),

    standing,

    isProven: (session, seconds) => isOpenSince('proven_at', session, seconds),

    prove: async session => {
      await query('update vault.sessions set proven_at = now() where id = $1', [session])
    },

    confine: async session => {
      await query('update vault.sessions set confined = true where id = $1', [session])
      forget(session)
    },

    release: async user => {
      await query('update vault.sessions set confined = false where user_id = $1 and confined', [user])
      forgetAll()
    },

    isFresh: (session, seconds) => isOpenSince('created_at', session, seconds),

    end: async (user, session) => {
      if (!isUuid(session)) return false
      const { rowCount } = await query(
        'update vault.sessions set ended_at = now() where id = $1 and user_id = $2 and ended_at is null',
        [session, user],
      )
      forget(session)
      return rowCount === 1
    },

    endAll: async (user, except) => {
      await query(
        'update vault.sessions set ended_at = now() where user_id = $1 and ended_at is null and id is distinct from $2',
        [user, except ?? null],
      )
      forgetAll()
    },

    list: user => openSessionsOf(user, query, keys),
  }
}

/**
 * How sessions stand, remembered for a moment. Who asks meanwhile waits for the same look, so that a burst stays in its
 * order; a look that began before a session was forgotten is not remembered.
 */
const standings = (database: Database) => {
  const known = new Map<SessionId, { standing: Standing; until: number }>()
  const looking = new Map<SessionId, Promise<Standing>>()

  const look = async (session: SessionId) => {
    const { rows } = await reached(() =>
      database.query<{ confined: boolean }>({
        name: 'session-standing',
        text: 'select confined from vault.sessions where id = $1 and ended_at is null and expires_at > now()',
        values: [session],
      }),
    )
    return rows[0] ? (rows[0].confined ? 'confined' : 'open') : 'over'
  }

  const lookAndRemember = (session: SessionId) => {
    const askedAt = Date.now()
    const mine = look(session)
      .then(standing => {
        if (looking.get(session) !== mine) return standing
        if (known.size >= mostKnown) known.clear()
        known.set(session, { standing, until: askedAt + knownForMs })
        return standing
      })
      .finally(() => {
        if (looking.get(session) === mine) looking.delete(session)
      })
    looking.set(session, mine)
    return mine
  }

  return {
    standing: async (session: SessionId): Promise<Standing> => {
      const remembered = known.get(session)
      if (remembered && remembered.until > Date.now()) return remembered.standing
      if (!isUuid(session)) return 'over'
      return looking.get(session) ?? lookAndRemember(session)
    },
    forget: (session: SessionId) => {
      looking.delete(session)
      return known.delete(session)
    },
    forgetAll: () => {
      looking.clear()
      known.clear()
    },
  }
}

const openSessionsOf = async (user: UserId, query: Query, keys: KeyRing) => {
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
}

type Standing = Awaited<ReturnType<Sessions['standing']>>

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
