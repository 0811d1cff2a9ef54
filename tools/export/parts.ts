import { createHash } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { type BasicType, parquetWriteFile } from 'hyparquet-writer'
import { formatNamed } from '../formats.ts'
import type { Columns, ColumnType } from './tables.ts'

export const formats = ['parquet', 'csv'] as const
export type Format = (typeof formats)[number]

export type Row = Readonly<Record<string, unknown>>

/** What stands in a column, row after row. */
export type Cells = readonly unknown[]

/** A file that is complete. */
export type Part = { readonly file: string; readonly rows: number; readonly bytes: number; readonly sha256: string }

const parquetTypes: Readonly<Record<ColumnType, BasicType>> = {
  text: 'STRING',
  uuid: 'STRING',
  jsonb: 'STRING',
  int: 'INT32',
  bigint: 'INT64',
  float8: 'DOUBLE',
  bool: 'BOOLEAN',
  timestamptz: 'TIMESTAMP',
}

const absent = (value: unknown): value is null | undefined => value === null || value === undefined

const inParquet = (type: ColumnType, value: unknown) => {
  if (absent(value)) return null
  if (type === 'timestamptz') return value instanceof Date ? value : new Date(String(value))
  if (type === 'bigint') return BigInt(String(value))
  if (type === 'int') return Math.round(Number(value))
  return type === 'float8' ? Number(value) : value
}

const inCsv = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** Ids are noise: nothing is won by packing them, by a dictionary, or by saying which is the least. */
const asNoise = { encoding: 'PLAIN', codec: 'UNCOMPRESSED', statistics: false } as const
const asText = { encoding: 'PLAIN', statistics: false } as const

/** Writes rows to a file that appears only when it is complete. */
const writers: Readonly<Record<Format, (file: string, columns: Columns, cells: readonly Cells[]) => Promise<void>>> = {
  parquet: async (filename, columns, cells) =>
    parquetWriteFile({
      filename,
      rowGroupSize: 20_000,
      columnData: Object.entries(columns).map(([name, { type }], place) => ({
        name,
        type: parquetTypes[type],
        data: (cells[place] ?? []).map(value => inParquet(type, value)),
        ...(type === 'uuid' ? asNoise : type === 'jsonb' ? asText : {}),
      })),
    }),
  csv: async (filename, columns, cells) => {
    const names = Object.keys(columns)
    const { head, line } = formatNamed('csv')
    const file = await open(filename, 'w', 0o600)
    try {
      await file.writeFile(head(names))
      for (let from = 0; from < rowsIn(cells); from += 1000)
        await file.writeFile(
          (cells[0] ?? [])
            .slice(from, from + 1000)
            .map((_, nth) =>
              line(names, Object.fromEntries(names.map((name, place) => [name, inCsv(cells[place]?.[from + nth])]))),
            )
            .join(''),
        )
    } finally {
      await file.close()
    }
  },
}

const rowsIn = (cells: readonly Cells[]) => cells[0]?.length ?? 0

export const writePart = async (
  path: string,
  format: Format,
  columns: Columns,
  cells: readonly Cells[],
): Promise<Omit<Part, 'file'>> => {
  await writers[format](`${path}.unfinished`, columns, cells)
  const bytes = await readFile(`${path}.unfinished`)
  await rename(`${path}.unfinished`, path)
  return { rows: rowsIn(cells), bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
