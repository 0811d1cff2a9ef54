import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import pg from 'pg'
import { expect } from 'vitest'
import { hmacEmail } from '../../adapters/crypto/email-hash.ts'
import { postgresAddressBook } from '../../adapters/postgres/address-book.ts'
import type { Infrastructure } from '../../app/infrastructure.ts'
import { normaliseEmail } from '../../domain/email-address.ts'

/** As the owner of the database, who alone may write everything out. */
export const asOwnerOf =
  (url: string) =>
  async <Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client.query<Row>(statement, [...values]).finally(() => client.end())
  }

type AsOwner = ReturnType<typeof asOwnerOf>

/** How many of these addresses lead anywhere. */
export const inTheBook = async ({ key, database, masters }: Infrastructure, ...emails: readonly string[]) => {
  const hash = hmacEmail(key('e-mail addresses'))
  const { find } = postgresAddressBook(database, masters)
  const claims = await Promise.all(emails.map(email => find(hash(normaliseEmail(email)))))
  return claims.filter(claim => claim !== null).length
}

/** Its pages are packed: as whoever reads them would see them. */
export const unpackParquet = async (folder: string, into: string) => {
  const files = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.parquet'))
  expect(files.length).toBeGreaterThan(3)
  const lines: string[] = []
  for (const name of files) {
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(join(folder, name)) })
    lines.push(name, ...rows.map(row => JSON.stringify(row, (_, one) => (typeof one === 'bigint' ? String(one) : one))))
  }
  await writeFile(into, lines.join('\n'))
}

/** Where each of these is written in the open by the product itself, so that what is not met there is not there. */
export const searched = async (asOwner: AsOwner, dataDir: string, spool: string, of: Openly) => {
  const cluster = (path: string) => join(dataDir, 'postgres/cluster', path)
  const { rows } = await asOwner<{ path: string }>(
    `select pg_relation_filepath(oid) as path from pg_class where oid in ('log.events'::regclass, 'vault.sessions'::regclass)
       or (relnamespace = 'read_models'::regnamespace and relname ~ '^accounts_v\\d+$')`,
  )
  expect(rows.length).toBe(3)
  const named = ['before.dump', 'after.dump', 'rows.ndjson', 'log.csv', 'nats.told', 'webhook.told']
  return [
    ...rows.map(({ path }) => [of.stays, cluster(path)] as const),
    [of.stays, cluster('pg_wal')] as const,
    [of.stays, join(dataDir, 'logs')] as const,
    ...named.map(name => [of.gone, join(spool, name)] as const),
    // What analysts get names nobody by an id that holds elsewhere.
    ...['export-csv', 'parquet.lines'].map(name => [of.fact, join(spool, name)] as const),
  ]
}

/** The id of somebody who stays, the id that is left of who is gone, and a kind of fact. */
type Openly = { readonly stays: string; readonly gone: string; readonly fact: string }
