import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDuckDB, DEFAULT_RUNTIME, VoidLogger } from '@duckdb/duckdb-wasm/blocking'

/** Rows as DuckDB answers them: texts, numbers, booleans, null; times as ISO 8601, UTC. */
export type Answer = {
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

export type Engine = {
  readonly ask: (sql: string) => Answer
  /** Appends CSV with a heading to a table; its cells are read by the table's own types, an empty one as null. */
  readonly append: (table: string, csv: string) => void
}

/**
 * DuckDB in this process and in memory. Its runtime has neither files nor network, so that no question reaches beyond what
 * was loaded; hence without extensions (Parquet, JSON), which it would fetch from the network.
 */
export const openDuckDb = async (): Promise<Engine> => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm')))
  const bundle = (name: string) => ({ mainModule: join(folder, name), mainWorker: '' })
  const bundles = { mvp: bundle('duckdb-mvp.wasm'), eh: bundle('duckdb-eh.wasm') }
  const database = await createDuckDB(bundles, new VoidLogger(), DEFAULT_RUNTIME)
  await database.instantiate(() => {})
  database.open({ query: { castBigIntToDouble: true, castDecimalToDouble: true, castDurationToTime64: true } })
  const connection = database.connect()
  for (const setting of ['autoinstall_known_extensions = false', 'autoload_known_extensions = false'])
    connection.query(`set ${setting}`)
  connection.query('set lock_configuration = true')
  let files = 0

  return {
    ask: sql => {
      const answer = connection.query(sql)
      const columns = answer.schema.fields.map(({ name, type }) => ({
        name,
        isTime: /^(Timestamp|Date)/.test(`${type}`),
      }))
      return {
        columns: columns.map(({ name }) => name),
        rows: answer
          .toArray()
          .map(row => Object.fromEntries(columns.map(({ name, isTime }) => [name, plain(row[name], isTime)]))),
      }
    },
    append: (table, csv) => {
      const file = `${table}-${files++}.csv`
      database.registerFileText(file, csv)
      connection.query(`copy ${table} from '${file}' (format csv, header true, quote '"', escape '"', nullstr '')`)
      database.dropFile(file)
    },
  }
}

const plain = (value: unknown, isTime: boolean): unknown => {
  if (value === null || value === undefined) return null
  if (isTime) return new Date(Number(value)).toISOString()
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'object' ? String(value) : value
}
