import type { SpentAddresses } from '../../commands/ports/addresses.ts'
import { mailboxOfOne, normaliseEmail } from '../../domain/email-address.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

/**
 * In `vault.spent_addresses`, by keyed hashes of their own: no row leads to the address book, and none to an account that
 * was let go.
 */
export const postgresSpentAddresses = (database: Database, hash: (text: string) => string): SpentAddresses => {
  const query = <Row extends object>(text: string, values: unknown[]) =>
    reached(() => database.query<Row>(text, values))
  const accountOf = (user: string) => hash(`account/${user}`)

  return {
    byOthers: async (address, user, now) => {
      const mailbox = hash(mailboxOfOne(address))
      const { rows } = await query<{ used: number }>(
        `select coalesce(sum(used), 0)::int as used from vault.spent_addresses
         where (mailbox = $1 or hash = any($2)) and until > $3 and account is distinct from $4`,
        // Before 28 November 2026 an address was kept as it was written.
        [mailbox, [mailbox, hash(normaliseEmail(address))], now, accountOf(user)],
      )
      return rows[0]?.used ?? 0
    },
    note: async (address, user, used, until) => {
      const [mailbox, account] = [hash(mailboxOfOne(address)), accountOf(user)]
      await query(
        `insert into vault.spent_addresses as kept (hash, mailbox, account, used, until) values ($1, $2, $3, $4, $5)
         on conflict (hash) do update set used = excluded.used, until = greatest(kept.until, excluded.until)`,
        [hash(`${mailbox}/${account}`), mailbox, account, used, until],
      )
    },
    letGo: async user => {
      await query(
        'update vault.spent_addresses set account = null, hash = gen_random_uuid()::text where account = $1',
        [accountOf(user)],
      )
    },
    forget: async user => {
      await query('delete from vault.spent_addresses where account = $1', [accountOf(user)])
    },
    tidy: async now => {
      const { rowCount } = await query('delete from vault.spent_addresses where until <= $1', [now])
      return rowCount ?? 0
    },
  }
}
