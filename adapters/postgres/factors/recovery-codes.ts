import type pg from 'pg'
import type { FactorVault } from '../../../commands/ports/factors.ts'
import type { UserId } from '../../../domain/ids.ts'
import { recoveryCodeBits } from '../../factors/codes.ts'
import { sha256 } from '../sha256.ts'
import type { FactorRows } from './rows.ts'

type InTransaction = (work: (client: pg.PoolClient) => Promise<void>) => Promise<void>

export const keptRecoveryCodes = (
  { query, seal }: FactorRows,
  inTransaction: InTransaction,
): Pick<FactorVault, 'setRecoveryCodes' | 'recoveryCodes' | 'spendRecoveryCode'> => ({
  setRecoveryCodes: async (user, factor, codes) => {
    const sealed = await seal(user, `factor|${factor}`, { name: '' })
    await inTransaction(async client => {
      await client.query("delete from vault.factors where user_id = $1 and kind = 'recovery-codes'", [user])
      await client.query(
        "insert into vault.factors (factor, user_id, kind, sealed, bits) values ($1, $2, 'recovery-codes', $3, $4)",
        [factor, user, sealed, recoveryCodeBits],
      )
      await client.query('insert into vault.recovery_codes (hash, factor) select h, $1 from unnest($2::bytea[]) h', [
        factor,
        codes.map(code => hashed(user, code)),
      ])
    })
  },
  recoveryCodes: async user => {
    const { rows } = await query(
      `select count(*)::int as left, coalesce(bool_or(coalesce(bits, 0) < $2), false) as outdated
       from vault.recovery_codes join vault.factors using (factor) where user_id = $1 and recovery_codes.used_at is null`,
      [user, recoveryCodeBits],
    )
    return rows[0]
  },
  spendRecoveryCode: async (user, code) => {
    const { rowCount } = await query(
      'update vault.recovery_codes set used_at = now() where hash = $1 and used_at is null',
      [hashed(user, code)],
    )
    return rowCount === 1
  },
})

/** So many random bits need no slow hash; the person in it keeps codes of two people apart. */
const hashed = (user: UserId, code: string) => sha256(`${user}|${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
