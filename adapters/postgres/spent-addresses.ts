import type { SpentAddresses } from '../../commands/ports/addresses.ts'
import { mailboxOfOne, normaliseEmail } from '../../domain/email-address.ts'
import { hmacEmail } from '../crypto/email-hash.ts'
import type { KeyRing } from '../event-store/key-ring.ts'
import { derived } from '../keys/root.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'
import type { Turns } from './turns.ts'

type Parts = { readonly hash: (text: string) => string; readonly keys: KeyRing }

const legacyOf = ({ hash }: Parts, user: string) => hash(`account/${user}`)
const underKey = (secret: Buffer, user: string) => hmacEmail(derived(secret, 'free workouts'))(user)

/**
 * In `vault.spent_addresses`, by keyed hashes of their own: no row leads to the address book. Whose a row is, is told by the
 * person's own key alone, so that no copy leads to an account that was erased.
 */
export const postgresSpentAddresses = (database: Database, turns: Turns, parts: Parts): SpentAddresses => {
  const { hash, keys } = parts
  const query = <Row extends object>(text: string, values: unknown[]) =>
    reached(() => database.query<Row>(text, values))
  /** As it is told today, and as it was told under the root key before 30 November 2026. Who has no key has no row. */
  const accountsOf = async (user: string) => {
    const secret = (await keys.all([user])).get(user)?.get(1)
    return [...(secret ? [underKey(secret, user)] : []), legacyOf(parts, user)]
  }

  const ofOthers = `select coalesce(sum(used), 0)::int as used from vault.spent_addresses
    where (mailbox = $1 or hash = any($2)) and until > $3 and (account is null or account <> all($4))`
  const asking = async (address: string, user: string, now: string) => {
    const mailbox = hash(mailboxOfOne(address))
    // Before 28 November 2026 an address was kept as it was written.
    return [mailbox, [mailbox, hash(normaliseEmail(address))], now, await accountsOf(user)]
  }

  const insert = (first: number) =>
    `insert into vault.spent_addresses as kept (hash, mailbox, account, used, until)
     values ($${first}, $${first + 1}, $${first + 2}, $${first + 3}, $${first + 4})
     on conflict (hash) do update set used = excluded.used, until = greatest(kept.until, excluded.until)`
  const before = (place: number) => `before as (delete from vault.spent_addresses where hash = $${place})`
  const noting = async (address: string, user: string, used: number, until: string) => {
    const mailbox = hash(mailboxOfOne(address))
    const account = underKey((await keys.current(user)).secret, user)
    const [row, old] = [account, legacyOf(parts, user)].map(one => hash(`${mailbox}/${one}`))
    return [row, mailbox, account, used, until, old]
  }

  return {
    inTurn: (address, work) => turns(hash(mailboxOfOne(address)), work),
    byOthers: async (address, user, now) => {
      const { rows } = await query<{ used: number }>(ofOthers, await asking(address, user, now))
      return rows[0]?.used ?? 0
    },
    note: async (address, user, used, until) => {
      const row = await noting(address, user, used, until)
      if (used > 0) await query(`with ${before(6)} ${insert(1)}`, row)
      else await query('delete from vault.spent_addresses where hash = any($1)', [[row[0], row[5]]])
    },
    take: async (address, user, used, now, until) => {
      const { rows } = await query<{ used: number }>(`with ${before(10)}, noted as (${insert(5)}) ${ofOthers}`, [
        ...(await asking(address, user, now)),
        ...(await noting(address, user, used, until)),
      ])
      return rows[0]?.used ?? 0
    },
    letGo: async user => {
      await query(
        `update vault.spent_addresses set account = null,
           hash = case when account = $2 then gen_random_uuid()::text else hash end where account = any($1)`,
        [await accountsOf(user), legacyOf(parts, user)],
      )
    },
    forget: async user => {
      await query('delete from vault.spent_addresses where account = any($1)', [await accountsOf(user)])
    },
    tidy: async now => {
      const { rowCount } = await query('delete from vault.spent_addresses where until <= $1', [now])
      return rowCount ?? 0
    },
  }
}
