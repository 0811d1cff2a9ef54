import type pg from 'pg'
import type { Vault } from '../../../commands/ports/secrets.ts'
import type { UserId } from '../../../domain/ids.ts'
import { sha256 } from '../sha256.ts'
import { openedBy } from './bound.ts'
import type { Reach } from './reach.ts'

type Passwords = Pick<
  Vault,
  'setPassword' | 'password' | 'rehash' | 'changePassword' | 'resetPassword' | 'owed' | 'told'
>

export const keptPasswords = ({ query, transaction }: Reach): Passwords => ({
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
    transaction(client => replacePassword(client, { user, from, hash, keep })),
  resetPassword: (token, hash, commandId) =>
    transaction(async client => {
      const { rows } = await client.query(
        `select user_id, bound_to, used_by from vault.tokens
         where hash = $1 and purpose = 'reset-password' and expires_at > now() for update`,
        [sha256(token)],
      )
      if (!rows[0]) return null
      const { user_id: user, bound_to: boundTo, used_by: usedBy } = rows[0]
      const from = Number(openedBy(token, boundTo))
      if (usedBy) return usedBy === commandId ? { user, version: from + 1 } : null
      await client.query('update vault.tokens set used_by = $2 where hash = $1', [sha256(token), commandId])
      const version = await replacePassword(client, { user, from, hash, keep: null })
      return version === null ? null : { user, version }
    }),
  owed: async () => {
    const { rows } = await query(
      'select user_id, version, changed_at from vault.passwords where told < version order by changed_at limit 100',
    )
    return rows.map(row => ({ user: row.user_id, version: row.version, changedAt: row.changed_at }))
  },
  told: async (user, version) => {
    await query('update vault.passwords set told = $2 where user_id = $1 and told < $2', [user, version])
  },
})

/** The sessions in a statement of their own: it sees those that began while the first one waited for the row. */
const replacePassword = async (
  client: pg.PoolClient,
  { user, from, hash, keep }: { user: UserId; from: number; hash: string; keep: string | null },
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
