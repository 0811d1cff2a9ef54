import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import type { ColumnType, Table } from '../export/columns.ts'
import type { Manifest } from '../export/folder.ts'
import { tables } from '../export/tables.ts'
import { type View, views } from '../export/views.ts'
import { formatNamed } from '../formats.ts'
import { misuse } from '../usage.ts'
import type { Engine } from './duckdb.ts'

const types: Readonly<Record<ColumnType, string>> = {
  text: 'varchar',
  uuid: 'varchar',
  jsonb: 'varchar',
  int: 'integer',
  bigint: 'bigint',
  float8: 'double',
  bool: 'boolean',
  timestamptz: 'timestamp',
}

const created = ({ name, columns }: Table) =>
  `create table ${name} (${Object.entries(columns)
    .map(([column, { type }]) => `"${column}" ${types[type]}`)
    .join(', ')})`

const names = (sql: string, name: string) => new RegExp(`\\b${name}\\b`, 'i').test(sql)

/** Tables and views of an export that a question names are loaded when it is asked, each once. */
export const loading = (engine: Engine, folder: string, manifest: Manifest) => {
  const there = tables.filter(({ name }) => manifest.tables[name])
  const filled = new Set<string>()
  for (const table of there) engine.ask(created(table))
  const missing = (view: View) => view.of.filter(name => !manifest.tables[name])
  for (const view of views) if (missing(view).length === 0) engine.ask(`create view ${view.name} as ${view.sql}`)

  const fill = async (table: Table) => {
    for (const { file } of manifest.tables[table.name]?.parts ?? [])
      engine.append(table.name, await csvOf(join(folder, file), table))
    filled.add(table.name)
  }

  return {
    tables: there.map(({ name, about }) => ({ name, about, rows: manifest.tables[name]?.rows ?? 0 })),
    views: views.filter(view => missing(view).length === 0),
    /** Before it is asked. Says which tables an export lacks that a view of it would want. */
    prepare: async (sql: string) => {
      const asked = views.filter(({ name }) => names(sql, name))
      const lacking = asked.flatMap(missing)
      if (lacking.length > 0) throw misuse(`this export has no ${lacking.join(', ')}: export it with --tables`)
      const wanted = there.filter(
        ({ name }) => !filled.has(name) && (names(sql, name) || asked.some(({ of }) => of.includes(name))),
      )
      for (const table of wanted) await fill(table)
    },
  }
}

/** A part as CSV that the engine takes, whatever it was written as. */
const csvOf = async (path: string, { columns }: Table) => {
  if (path.endsWith('.csv')) return readFile(path, 'utf8')
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(path) })
  const { head, line } = formatNamed('csv', true)
  const all = Object.keys(columns)
  return head(all) + rows.map(row => line(all, Object.fromEntries(all.map(name => [name, told(row[name])])))).join('')
}

const told = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
