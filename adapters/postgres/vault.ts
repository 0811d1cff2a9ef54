import { createHash, randomBytes } from 'node:crypto'
import type { Vault } from '../../commands/ports.ts'
import { type Database, inTransaction } from './pool.ts'

/** Secrets that are not history. Tokens rest as SHA-256 only. */
export const postgresVault = (database: Database): Vault => ({
  setPassword: async (user, hash) => {
    await database.query(
      `insert into vault.passwords (user_id, hash) values ($1, $2)
       on conflict (user_id) do update set hash = excluded.hash, changed_at = now()`,
      [user, hash],
    )
  },
  forgetPassword: async user => {
    await database.query('delete from vault.passwords where user_id = $1', [user])
  },
  passwordHash: async user => {
    const { rows } = await database.query('select hash from vault.passwords where user_id = $1', [user])
    return rows[0]?.hash ?? null
  },
  issueToken: (user, purpose, boundTo, validForSeconds) =>
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
  redeemToken: async (purpose, token) => {
    const { rows } = await database.query(
      `delete from vault.tokens where hash = $1 and purpose = $2
       returning user_id, bound_to, expires_at > now() as valid`,
      [sha256(token), purpose],
    )
    return rows[0]?.valid ? { user: rows[0].user_id, boundTo: rows[0].bound_to } : null
  },
})

export const sha256 = (text: string) => createHash('sha256').update(text).digest()
