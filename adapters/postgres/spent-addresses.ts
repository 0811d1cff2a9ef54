import type { SpentAddresses } from '../../commands/ports/addresses.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

/**
 * In `vault.spent_addresses`, by a keyed hash of their own: no row leads to an account, nor to the address book.
 */
export const postgresSpentAddresses = (database: Database, hash: (address: string) => string): SpentAddresses => ({
  of: async (address, now) => {
    const { rows } = await reached(() =>
      database.query<{ used: number }>('select used from vault.spent_addresses where hash = $1 and until > $2', [
        hash(address),
        now,
      ]),
    )
    return rows[0]?.used ?? 0
  },
  keep: async (address, used, until) => {
    await reached(() =>
      database.query(
        `insert into vault.spent_addresses as kept (hash, used, until) values ($1, $2, $3)
         on conflict (hash) do update set used = greatest(kept.used, excluded.used), until = excluded.until`,
        [hash(address), used, until],
      ),
    )
  },
  tidy: async now => {
    const { rowCount } = await reached(() =>
      database.query('delete from vault.spent_addresses where until <= $1', [now]),
    )
    return rowCount ?? 0
  },
})
