import { hmacEmail } from '../crypto/email-hash.ts'
import { type Database, inTransaction } from '../postgres/pool.ts'
import type { Masters } from './masters.ts'
import { derived } from './root.ts'
import type { MasterKey } from './safe.ts'
import { unwrap, wrap } from './wrapping.ts'

/** `hash`: as it is looked up. `sealed`: what it was made of, for the next master; null in rows of before masters hid them. */
type Hidden = { readonly hash: string; readonly sealed: Buffer | null; readonly master: number }
type Row = Hidden & { readonly claim: string }

const atOnce = 1000

/**
 * A keyed hash of an address, hashed once more under a master: with that destroyed, a copy of the row tells nobody whether an
 * address that they guess was ever here.
 */
export const hashUnder = (hash: string, { version, secret }: MasterKey): string =>
  version === 0 ? hash : hmacEmail(derived(secret, 'e-mail addresses'))(hash)

const placeOf = (claim: string, master: number) => `address|${claim}|${master}`

export const hiddenUnder = (hash: string, claim: string, master: MasterKey): Hidden => ({
  hash: hashUnder(hash, master),
  sealed: wrap(Buffer.from(hash), master.secret, placeOf(claim, master.version)),
  master: master.version,
})

/** All rows of older masters under this one. Cut off anywhere, it goes on where it was. */
export const hideAddresses = async (database: Database, masters: Masters, version: number) => {
  const next = await masters.needed(version)
  const some = () =>
    inTransaction(database, async client => {
      const { rows } = await client.query<Row>(
        `select hash, claim, sealed, master from vault.addresses where master < $1
         order by master limit ${atOnce} for update`,
        [version],
      )
      const opened = rows.map(async row => hiddenUnder(await opensTo(row, masters), row.claim, next))
      const news = await Promise.all(opened)
      const hashes = news.map(({ hash }) => hash)
      // Who claimed the same address in the moment of the change gives way, as in `keep`.
      await client.query('delete from vault.addresses where master = $1 and hash = any($2)', [version, hashes])
      await client.query(
        `update vault.addresses a set hash = n.hash, sealed = n.sealed, master = $4
         from unnest($1::text[], $2::text[], $3::bytea[]) n(was, hash, sealed) where a.hash = n.was`,
        [rows.map(({ hash }) => hash), hashes, news.map(({ sealed }) => sealed), version],
      )
      return rows.length
    })
  while ((await some()) === atOnce);
}

const opensTo = async ({ hash, claim, sealed, master }: Row, masters: Masters) =>
  sealed ? unwrap(sealed, (await masters.needed(master)).secret, placeOf(claim, master)).toString() : hash
