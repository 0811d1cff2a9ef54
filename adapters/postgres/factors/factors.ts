import type { FactorVault } from '../../../commands/ports/factors.ts'
import type { KeyRing } from '../../event-store/key-ring.ts'
import { reached } from '../outages.ts'
import { type Database, inTransaction } from '../pool.ts'
import { keptPasskeys } from './passkeys.ts'
import { keptRecoveryCodes } from './recovery-codes.ts'
import { factorRows } from './rows.ts'
import { keptTickets } from './tickets.ts'
import { keptTotp } from './totp.ts'

/** `vault.factors`: names, keys and secrets sealed under their person's key; recovery codes, tickets and what passkeys are found by as SHA-256 only. */
export const postgresFactors = (database: Database, keys: KeyRing): FactorVault => {
  const rows = factorRows(database, keys)
  const { sealClear, ...passkeys } = keptPasskeys(rows)
  const { tidy: forgetBegun, ...tickets } = keptTickets(rows, keys)
  return {
    list: async user =>
      (await rows.where('user_id = $1', user)).map(({ factor, kind, sealed, created_at, used_at }) => ({
        factor,
        kind,
        name: sealed.name,
        addedAt: created_at,
        usedAt: used_at,
      })),
    remove: async (user, factor) =>
      (await rows.query('delete from vault.factors where user_id = $1 and factor = $2', [user, factor])).rowCount === 1,
    ...passkeys,
    ...keptTotp(rows),
    ...keptRecoveryCodes(rows, work => reached(() => inTransaction(database, work))),
    ...tickets,
    tidy: async () => {
      await sealClear()
      await forgetBegun()
    },
  }
}
