import type { Vault } from '../../../commands/ports/secrets.ts'
import { asUserId } from '../../../domain/ids.ts'
import { reached } from '../outages.ts'
import { type Database, inTransaction } from '../pool.ts'
import { keptPasswords } from './passwords.ts'
import type { Reach } from './reach.ts'
import { keptTokens } from './tokens.ts'

/** Secrets that are not history. Tokens rest as SHA-256 only. */
export const postgresVault = (database: Database): Vault => {
  const reach: Reach = {
    query: (text, values = []) => reached(() => database.query(text, [...values])),
    transaction: work => reached(() => inTransaction(database, work)),
  }
  return { ...keptPasswords(reach), ...keptTokens(reach), ...upkeep(reach) }
}

const upkeep = ({ query, transaction }: Reach): Pick<Vault, 'forget' | 'forgotten' | 'destroyed' | 'tidy'> => ({
  forget: user =>
    transaction(async client => {
      for (const table of ['passwords', 'tokens', 'sessions', 'factors', 'begun'])
        await client.query(`delete from vault.${table} where user_id = $1`, [user])
    }),
  forgotten: async () => {
    const { rows } = await query(
      `select p.user_id from vault.passwords p join vault.subject_keys k on k.subject = p.user_id::text
       where k.wrapped is null limit 500`,
    )
    return rows.map(({ user_id }) => asUserId(user_id))
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
})
