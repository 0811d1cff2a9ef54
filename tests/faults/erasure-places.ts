import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import pg from 'pg'
import { expect } from 'vitest'
import { hmacEmail } from '../../adapters/crypto/email-hash.ts'
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
export const inTheBook = async ({ key, database }: Infrastructure, ...emails: readonly string[]) => {
  const hash = hmacEmail(key('e-mail addresses'))
  const hashes = emails.map(email => hash(normaliseEmail(email)))
  return (await database.query('select 1 from vault.addresses where hash = any($1)', [hashes])).rowCount
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

/** Where whatever the product writes openly of anybody is to be met, so that what is not met there is not there. */
export const searched = async (asOwner: AsOwner, dataDir: string, spool: string) => {
  const { rows } = await asOwner<{ name: string; path: string }>(
    `select relname as name, pg_relation_filepath(oid) as path from pg_class
     where oid in ('log.events'::regclass, 'vault.sessions'::regclass)
       or (relnamespace = 'read_models'::regnamespace and relname ~ '^accounts_v\\d+$')`,
  )
  expect(rows.length).toBe(3)
  return [
    ...rows.map(({ path }) => join(dataDir, 'postgres/cluster', path)),
    join(dataDir, 'postgres/cluster/pg_wal'),
    join(dataDir, 'logs'),
    ...['before.dump', 'after.dump', 'export-csv', 'parquet.lines', 'log.csv', 'nats.told', 'webhook.told'].map(name =>
      join(spool, name),
    ),
  ]
}
