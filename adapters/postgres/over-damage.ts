import { isOutage } from '../../domain/kernel/outage.ts'
import { type Database, inTransaction } from './pool.ts'

/** What the database said of itself where something on its disk is damaged; null of any other error. */
export const damageIn = (error: unknown): string | null => {
  if (isOutage(error)) return damageIn(error.cause)
  if (error instanceof SyntaxError) return error.message
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null
  return /^(XX|22|58)/.test(error.code) ? error.message : null
}

const asked = { getTypeParser: () => (text: string) => text }
/** By place on the disk and by no index, so that nothing is read but what is asked for. */
const byPlace = ['seqscan', 'indexscan', 'indexonlyscan', 'bitmapscan']
const byIndex = ['seqscan', 'bitmapscan', 'sort', 'hashagg']
const blocksAtOnce = 4096
const keysAtOnce = 200_000

const ask = async <Row extends object>(
  database: Database,
  without: readonly string[],
  text: string,
  values: unknown[],
) =>
  inTransaction(database, async client => {
    await client.query(without.map(way => `set local enable_${way} = off`).join('; '))
    return (await client.query<Row>({ text, values, types: asked })).rows
  })

type Wanted = { readonly table: string; readonly columns: string; readonly where?: string; readonly values?: unknown[] }

/** All rows that can still be read, each field as text, and what the database said of the others. */
export const rowsOverDamage = async <Row extends object>(
  database: Database,
  { table, columns, where = 'true', values = [] }: Wanted,
): Promise<{ readonly rows: readonly Row[]; readonly said: readonly string[] }> => {
  const rows: Row[] = []
  const said = new Set<string>()
  const [from, to] = [`$${values.length + 1}::tid`, `$${values.length + 2}::tid`]
  const between = (what: string) => `select ${what} from ${table} where ctid >= ${from} and ctid < ${to} and ${where}`

  const tried = async <Found extends object>(what: string, start: string, end: string) => {
    try {
      return await ask<Found>(database, byPlace, between(what), [...values, start, end])
    } catch (error) {
      const why = damageIn(error)
      if (why === null) throw error
      said.add(why)
      return null
    }
  }

  const look = async (first: number, count: number): Promise<void> => {
    const found = await tried<Row>(columns, `(${first},0)`, `(${first + count},0)`)
    if (found) for (const row of found) rows.push(row)
    else if (count === 1) await lookInto(first)
    else {
      const half = Math.ceil(count / 2)
      await look(first, half)
      await look(first + half, count - half)
    }
  }

  /** Of a block, one row after the other. */
  const lookInto = async (block: number) => {
    const items = await tried<{ ctid: string }>('ctid', `(${block},0)`, `(${block + 1},0)`)
    for (const { ctid } of items ?? []) {
      const item = Number(ctid.slice(ctid.indexOf(',') + 1, -1))
      for (const row of (await tried<Row>(columns, ctid, `(${block},${item + 1})`)) ?? []) rows.push(row)
    }
  }

  // What an index says of itself is looked at for every question: where that is damaged, nothing can be asked.
  if (!(await tried('1', '(0,0)', '(0,0)'))) return { rows, said: [...said] }
  const size = await database.query<{ blocks: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as blocks`,
    [table],
  )
  const blocks = size.rows[0]?.blocks ?? 0
  for (let block = 0; block < blocks; block += blocksAtOnce) await look(block, Math.min(blocksAtOnce, blocks - block))
  return { rows, said: [...said] }
}

/** What the database says of an index when all of it is read. */
export const damageInIndex = async (database: Database, table: string, keys: readonly string[]) => {
  const key = keys.join(', ')
  const last = keys.map((_, n) => `$${n + 1}`).join(', ')
  try {
    for (let from: readonly unknown[] | null = null; ; ) {
      const part: Record<string, unknown>[] = await ask(
        database,
        byIndex,
        `select ${key} from (select ${key} from ${table} ${from ? `where (${key}) > (${last})` : ''} order by ${key} limit ${keysAtOnce}) as part
         offset ${keysAtOnce - 1}`,
        from ? [...from] : [],
      )
      const [end] = part
      if (!end) return null
      from = keys.map(name => end[name])
    }
  } catch (error) {
    const why = damageIn(error)
    if (why === null) throw error
    return why
  }
}

/** The database calls what is damaged by its file: by its name. */
export const named = async (database: Database, said: string) => {
  const file = /"base\/\d+\/(\d+)"/.exec(said)
  if (!file) return said
  const { rows } = await database
    .query<{ name: string }>('select oid::regclass::text as name from pg_class where relfilenode = $1', [file[1]])
    .catch(() => ({ rows: [] }))
  return rows[0] ? said.replace(`relation ${file[0]}`, rows[0].name) : said
}
