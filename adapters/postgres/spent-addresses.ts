import type { SpentAddresses } from '../../commands/ports/addresses.ts'
import { mailboxOfOne, normaliseEmail } from '../../domain/email-address.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'
import type { Turns } from './turns.ts'

/**
 * In `vault.spent_addresses`, by keyed hashes of their own: no row leads to the address book, and none to an account that
 * was let go.
 */
export const postgresSpentAddresses = (
  database: Database,
  turns: Turns,
  hash: (text: string) => string,
): SpentAddresses => {
  const query = <Row extends object>(text: string, values: unknown[]) =>
    reached(() => database.query<Row>(text, values))
  const accountOf = (user: string) => hash(`account/${user}`)

  const ofOthers = `select coalesce(sum(used), 0)::int as used from vault.spent_addresses
    where (mailbox = $1 or hash = any($2)) and until > $3 and account is distinct from $4`
  const asking = (address: string, user: string, now: string) => {
    const mailbox = hash(mailboxOfOne(address))
    // Before 28 November 2026 an address was kept as it was written.
    return [mailbox, [mailbox, hash(normaliseEmail(address))], now, accountOf(user)]
  }

  const insert = (first: number) =>
    `insert into vault.spent_addresses as kept (hash, mailbox, account, used, until)
     values ($${first}, $${first + 1}, $${first + 2}, $${first + 3}, $${first + 4})
     on conflict (hash) do update set used = excluded.used, until = greatest(kept.until, excluded.until)`
  const noting = (address: string, user: string, used: number, until: string) => {
    const [mailbox, account] = [hash(mailboxOfOne(address)), accountOf(user)]
    return [hash(`${mailbox}/${account}`), mailbox, account, used, until]
  }

  return {
    inTurn: (address, work) => turns(hash(mailboxOfOne(address)), work),
    byOthers: async (address, user, now) => {
      const { rows } = await query<{ used: number }>(ofOthers, asking(address, user, now))
      return rows[0]?.used ?? 0
    },
    note: async (address, user, used, until) => {
      const row = noting(address, user, used, until)
      if (used > 0) await query(insert(1), row)
      else await query('delete from vault.spent_addresses where hash = $1', row.slice(0, 1))
    },
    take: async (address, user, used, now, until) => {
      const { rows } = await query<{ used: number }>(`with noted as (${insert(5)}) ${ofOthers}`, [
        ...asking(address, user, now),
        ...noting(address, user, used, until),
      ])
      return rows[0]?.used ?? 0
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
