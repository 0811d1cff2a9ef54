import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Vault } from '../../commands/ports.ts'
import { reached } from './outages.ts'
import { type Database, inTransaction } from './pool.ts'

/** Secrets that are not history. Tokens rest as SHA-256 only. */
export const postgresVault = (database: Database): Vault => {
  const query = (text: string, values: unknown[] = []) => reached(() => database.query(text, values))

  return {
    setPassword: async (user, hash) => {
      await query(
        `insert into vault.passwords (user_id, hash) values ($1, $2)
         on conflict (user_id) do update set hash = excluded.hash, changed_at = now()`,
        [user, hash],
      )
    },
    password: async user => {
      const { rows } = await query('select hash, version from vault.passwords where user_id = $1', [user])
      return rows[0] ?? null
    },
    rehash: async (user, from, hash) => {
      await query('update vault.passwords set hash = $4 where user_id = $1 and version = $2 and hash = $3', [
        user,
        from.version,
        from.hash,
        hash,
      ])
    },
    changePassword: (user, from, hash, keep) =>
      reached(() => inTransaction(database, client => replacePassword(client, { user, from, hash, keep }))),
    resetPassword: (token, hash, commandId) =>
      reached(() =>
        inTransaction(database, async client => {
          const { rows } = await client.query(
            `select user_id, bound_to::int as version, used_by from vault.tokens
             where hash = $1 and purpose = 'reset-password' and expires_at > now() for update`,
            [sha256(token)],
          )
          if (!rows[0]) return null
          const { user_id: user, version: from, used_by: usedBy } = rows[0]
          if (usedBy) return usedBy === commandId ? { user, version: from + 1 } : null
          await client.query('update vault.tokens set used_by = $2 where hash = $1', [sha256(token), commandId])
          const version = await replacePassword(client, { user, from, hash, keep: null })
          return version === null ? null : { user, version }
        }),
      ),
    owed: async () => {
      const { rows } = await query(
        'select user_id, version, changed_at from vault.passwords where told < version order by changed_at limit 100',
      )
      return rows.map(row => ({ user: row.user_id, version: row.version, changedAt: row.changed_at }))
    },
    told: async (user, version) => {
      await query('update vault.passwords set told = $2 where user_id = $1 and told < $2', [user, version])
    },
    forget: user =>
      reached(() =>
        inTransaction(database, async client => {
          for (const table of ['passwords', 'tokens', 'sessions', 'factors', 'begun'])
            await client.query(`delete from vault.${table} where user_id = $1`, [user])
        }),
      ),
    issueToken: (user, purpose, boundTo, validForSeconds) =>
      reached(() =>
        inTransaction(database, async client => {
          const token = randomBytes(32).toString('base64url')
          await client.query('delete from vault.tokens where user_id = $1 and purpose = $2', [user, purpose])
          await client.query(
            `insert into vault.tokens (hash, purpose, user_id, bound_to, expires_at)
             values ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
            [sha256(token), purpose, user, boundTo, validForSeconds],
          )
          return token
        }),
      ),
    lookUpToken: async (purpose, token, commandId) => {
      const { rows } = await query(
        `select user_id, bound_to from vault.tokens
         where hash = $1 and purpose = $2 and expires_at > now() and (used_by is null or used_by = $3)`,
        [sha256(token), purpose, commandId ?? null],
      )
      return rows[0] ? { user: rows[0].user_id, boundTo: rows[0].bound_to } : null
    },
    spendToken: async (purpose, token) => {
      const { rowCount } = await query(
        'delete from vault.tokens where hash = $1 and purpose = $2 and used_by is null and expires_at > now()',
        [sha256(token), purpose],
      )
      return rowCount === 1
    },
    endTokens: async (user, purpose) => {
      await query('delete from vault.tokens where user_id = $1 and purpose = $2', [user, purpose])
    },
    destroyed: async user => {
      const { rows } = await query(
        `select coalesce(sum(keys), 0)::int as keys, min(destroyed_at) as destroyed,
           case when bool_and(beyond_reach_at is not null) then max(beyond_reach_at) end as beyond
         from vault.receipts where subject = $1`,
        [user],
      )
      const { keys, destroyed, beyond } = rows[0]
      return { keys, destroyedAt: destroyed, beyondReachAt: beyond }
    },
    tidy: async days => {
      await query("delete from vault.tokens where expires_at < now() - interval '1 day'")
      const { rowCount } = await query(
        `delete from vault.sessions where coalesce(ended_at, expires_at) < now() - $1 * interval '1 day'`,
        [days],
      )
      await query(`delete from vault.refresh_tokens where used_at < now() - interval '7 days'`)
      return rowCount ?? 0
    },
  }
}

/** The sessions in a statement of their own: it sees those that began while the first one waited for the row. */
const replacePassword = async (
  client: pg.PoolClient,
  { user, from, hash, keep }: { user: string; from: number; hash: string; keep: string | null },
): Promise<number | null> => {
  const { rows } = await client.query(
    `update vault.passwords set hash = $3, version = version + 1, changed_at = now()
     where user_id = $1 and version = $2 returning version`,
    [user, from, hash],
  )
  if (!rows[0]) return null
  await client.query(
    'update vault.sessions set ended_at = now() where user_id = $1 and ended_at is null and id is distinct from $2',
    [user, keep],
  )
  return rows[0].version
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest()
