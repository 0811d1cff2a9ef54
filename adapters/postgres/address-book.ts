import type { AddressBook } from '../../commands/ports/addresses.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

/** In `vault.addresses`. */
export const postgresAddressBook = (database: Database): AddressBook => {
  const ask = async (text: string, values: readonly string[]) =>
    (await reached(() => database.query<{ claim: string }>(text, [...values]))).rows[0]?.claim ?? null

  const find: AddressBook['find'] = hash => ask('select claim from vault.addresses where hash = $1', [hash])

  return {
    find,
    keep: async (hash, claim) => {
      const kept = await ask(
        'insert into vault.addresses (hash, claim) values ($1, $2) on conflict do nothing returning claim',
        [hash, claim],
      )
      return kept ?? (await find(hash)) ?? claim
    },
    drop: async (hash, claim) => {
      await ask('delete from vault.addresses where hash = $1 and claim = $2', [hash, claim])
    },
  }
}
