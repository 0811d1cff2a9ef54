import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { roles } from '../../adapters/postgres/roles.ts'

/** What a backup holds, as `pg_dump` would take it without a version of its own: rows by table, and where sequences are. */
export type Copied = { readonly rows: ReadonlyMap<string, Buffer>; readonly sequences: ReadonlyMap<string, string> }

const named = (kind: string) => `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = '${kind}' and n.nspname !~ '^(pg_|read_models|as_of_)' and n.nspname <> 'information_schema' order by 1`

const connected = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

const namesOf = async (client: pg.Client, kind: 'r' | 'S') =>
  (await client.query<{ name: string }>(named(kind))).rows.map(({ name }) => name)

/** As the role for backups sees it, in one moment. */
export const copyOut = (url: string): Promise<Copied> =>
  connected(url, async client => {
    await client.query(`set role ${roles.backup}; begin isolation level repeatable read read only`)
    const rows = new Map<string, Buffer>()
    for (const name of await namesOf(client, 'r'))
      rows.set(name, await buffer(client.query(copyTo(`copy ${name} to stdout`))))
    const sequences = new Map<string, string>()
    for (const name of await namesOf(client, 'S'))
      sequences.set(name, (await client.query(`select last_value::text as at, is_called from ${name}`)).rows[0].at)
    await client.query('commit')
    return { rows, sequences }
  })

/** Into a database that holds nothing. */
export const copyIn = (url: string, { rows, sequences }: Copied): Promise<void> =>
  connected(url, async client => {
    const pool = new pg.Pool({ connectionString: url })
    await migrate(pool).finally(() => pool.end())
    await filled(client, rows)
    for (const [name, at] of sequences) await client.query('select setval($1, $2)', [name, at])
  })

/** The rows of these schemas alone, into a database that holds the others. */
export const takeOver = (url: string, { rows }: Copied, schemas: readonly string[]): Promise<void> =>
  connected(url, client =>
    filled(client, new Map([...rows].filter(([name]) => schemas.includes(name.split('.')[0] ?? '')))),
  )

const filled = async (client: pg.Client, rows: Copied['rows']) => {
  await client.query('set session_replication_role = replica')
  await client.query(`truncate ${[...rows.keys()].join(', ')}`)
  for (const [name, bytes] of rows)
    await pipeline(Readable.from([bytes]), client.query(copyFrom(`copy ${name} from stdin`)))
}
