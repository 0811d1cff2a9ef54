import { randomBytes } from 'node:crypto'
import type { Vault } from '../../../commands/ports/secrets.ts'
import type { UserId } from '../../../domain/ids.ts'
import { sha256 } from '../sha256.ts'
import { openedBy, sealedBy } from './bound.ts'
import type { Reach } from './reach.ts'

type Tokens = Pick<Vault, 'issueToken' | 'lookUpToken' | 'spendToken' | 'lookUpSpent' | 'endTokens'>

export const keptTokens = ({ query, transaction }: Reach): Tokens => ({
  issueToken: (user, purpose, boundTo, validForSeconds) =>
    transaction(async client => {
      const token = randomBytes(32).toString('base64url')
      await client.query('delete from vault.tokens where user_id = $1 and purpose = $2', [user, purpose])
      await client.query(
        `insert into vault.tokens (hash, purpose, user_id, bound_to, expires_at)
         values ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
        [sha256(token), purpose, user, sealedBy(token, boundTo), validForSeconds],
      )
      return token
    }),
  lookUpToken: async (purpose, token, commandId) => {
    const { rows } = await query(
      `select user_id, bound_to from vault.tokens
       where hash = $1 and purpose = $2 and expires_at > now() and (used_by is null or used_by = $3)`,
      [sha256(token), purpose, commandId ?? null],
    )
    return holderIn(token, rows)
  },
  spendToken: async (purpose, token, commandId) => {
    const { rowCount } = await query(
      `update vault.tokens set used_by = $3
       where hash = $1 and purpose = $2 and used_by is null and expires_at > now()`,
      [sha256(token), purpose, commandId],
    )
    return rowCount === 1
  },
  lookUpSpent: async (purpose, token) => {
    const { rows } = await query(
      `select user_id, bound_to from vault.tokens
       where hash = $1 and purpose = $2 and expires_at > now() and used_by is not null`,
      [sha256(token), purpose],
    )
    return holderIn(token, rows)
  },
  endTokens: async (user, purpose) => {
    await query('delete from vault.tokens where user_id = $1 and purpose = $2', [user, purpose])
  },
})

type Row = { readonly user_id: UserId; readonly bound_to: string }

const holderIn = (token: string, [row]: readonly Row[]) =>
  row ? { user: row.user_id, boundTo: openedBy(token, row.bound_to) } : null
