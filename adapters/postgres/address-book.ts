import type { AddressBook } from '../../commands/ports/addresses.ts'
import { hashUnder, hiddenUnder } from '../keys/addresses.ts'
import type { Masters } from '../keys/masters.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

type Found = { readonly claim: string | null; readonly newest: number }

/**
 * In `vault.addresses`, each under the master of the moment. A process that does not know the newest master yet is told its
 * version by whatever it asks, and asks again by it.
 */
export const postgresAddressBook = (database: Database, masters: Masters) => {
  const ask = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await reached(() => database.query<Row>(text, [...values]))).rows
  const hashes = (hash: string) => masters.held().map(master => hashUnder(hash, master))
  const isHeld = (version: number) => masters.held().some(master => master.version === version)

  /** Of two that were kept in the moment of a change the older master's stands. */
  const find = async (hash: string, tries = 5): Promise<string | null> => {
    const [found] = await ask<Found>(
      `select m.version as newest,
         (select claim from vault.addresses where hash = any($1) order by master, claim limit 1) as claim
       from vault.master m`,
      [hashes(hash)],
    )
    if (!found || found.claim !== null || isHeld(found.newest)) return found?.claim ?? null
    if (tries === 1) throw new Error(`the master key ${found.newest} is not in ${masters.safe.name}`)
    await masters.moved(found.newest)
    return find(hash, tries - 1)
  }

  const drop: AddressBook['drop'] = async claim => {
    await ask('delete from vault.addresses where claim = $1', [claim])
  }

  /** Under the newest master, which the row of masters is held for until it is stored. */
  const insert = async (hash: string, claim: string, tries = 5): Promise<void> => {
    const newest = await masters.newest()
    const hidden = hiddenUnder(hash, claim, newest)
    const [now] = await ask<{ newest: number }>(
      `with newest as materialized (select version from vault.master for share), made as (
         insert into vault.addresses (hash, claim, sealed, master)
         select $1, $2, $3, $4 from newest where newest.version = $4
           and not exists (select from vault.addresses where hash = any($5)) on conflict do nothing)
       select version as newest from newest`,
      [hidden.hash, claim, hidden.sealed, hidden.master, hashes(hash)],
    )
    if (!now || now.newest === newest.version) return
    if (tries === 1) throw new Error('the master keys change faster than an address is kept')
    await masters.moved(now.newest)
    return insert(hash, claim, tries - 1)
  }

  const book: AddressBook = {
    find: hash => find(hash),
    keep: async (hash, claim) => {
      await insert(hash, claim)
      const kept = (await find(hash)) ?? claim
      if (kept !== claim) await drop(claim)
      return kept
    },
    drop,
  }

  /**
   * Rows that a backup brought back under a master that is no more: each is hidden anew by what its address hashes to, or goes
   * where nobody can say that any more.
   */
  const bringBack = async (hashOf: (claim: string) => Promise<string | null>) => {
    const newest = await masters.newest()
    const held = masters.held().map(({ version }) => version)
    for (;;) {
      const lost = await ask<{ hash: string; claim: string }>(
        'select hash, claim from vault.addresses where master < $1 and master <> all($2) limit 500',
        [newest.version, held],
      )
      if (lost.length === 0) return
      for (const { hash: was, claim } of lost) {
        const hash = await hashOf(claim)
        const { hash: is, sealed, master } = hiddenUnder(hash ?? '', claim, newest)
        await ask(
          `with gone as (delete from vault.addresses where hash = $1)
           insert into vault.addresses (hash, claim, sealed, master) select $2, $3, $4, $5 where $6 on conflict do nothing`,
          [was, is, claim, sealed, master, hash !== null],
        )
      }
    }
  }

  return { ...book, bringBack }
}
