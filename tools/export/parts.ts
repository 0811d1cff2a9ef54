import { createHash } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { type BasicType, fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import { cell, formatNamed } from '../formats.ts'
import type { Columns, ColumnType } from './columns.ts'

export const formats = ['parquet', 'csv'] as const
export type Format = (typeof formats)[number]

export type Row = Readonly<Record<string, unknown>>

/** What stands in a column, row after row. */
export type Cells = readonly unknown[]
export type CellsByColumn = Readonly<Record<string, Cells>>

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

type Element = ReturnType<typeof schemaFromColumnData>[number]

/** Without it, readers take a time for one of no zone at all. */
const inUtc = (element: Element): Element =>
  element.converted_type === 'TIMESTAMP_MILLIS'
    ? { ...element, logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } }
    : element

const absent = (value: unknown): value is null | undefined => value === null || value === undefined

const inParquet = (type: ColumnType, value: unknown) => {
  if (absent(value)) return null
  if (type === 'timestamptz') return BigInt(value instanceof Date ? value.getTime() : Date.parse(String(value)))
  if (type === 'bigint') return BigInt(typeof value === 'number' ? value : String(value))
  if (type === 'int') return Math.round(Number(value))
  return type === 'float8' ? Number(value) : value
}

/** Bytes are ids: digits and dashes, which nobody has to quote. */
const inCsv = (value: unknown) => {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.length).toString('latin1')
  return cell(value instanceof Date ? value.toISOString() : value, false)
}

/** Column by column, as cells come: what stands in one is of one kind. */
const linesOf = (cells: readonly Cells[]) => {
  const [first = [], ...others] = cells.map(some => some.map(inCsv))
  return first.map((text, nth) => others.reduce((line, column) => `${line},${column[nth]}`, text)).join('\r\n')
}

/** Ids are noise: nothing is won by packing them, by a dictionary, or by saying which is the least. */
const asNoise = { encoding: 'PLAIN', codec: 'UNCOMPRESSED', statistics: false } as const
const asText = { encoding: 'PLAIN', statistics: false } as const

const isBytes = (cell: unknown) => absent(cell) || cell instanceof Uint8Array

/** Texts as bytes, all of them in one buffer: the writer would make one for each, at many times the cost. */
const inOneBuffer = (cells: Cells): unknown[] => {
  if (cells.every(isBytes)) return [...cells]
  const texts = cells.map(cell => (absent(cell) ? null : String(cell)))
  const joined = texts.join('')
  const bytes = Buffer.from(joined)
  const lengthOf = bytes.length === joined.length ? (text: string) => text.length : Buffer.byteLength
  let start = 0
  return texts.map(text => {
    if (text === null) return null
    const own = bytes.subarray(start, start + lengthOf(text))
    start += own.length
    return own
  })
}

/** Takes cells, column by column, some rows at a time. */
type Sink = {
  readonly add: (cells: readonly Cells[]) => void | Promise<void>
  readonly close: () => void | Promise<void>
}

/** From so many rows on they are written, and lie together in the file: what is held in memory is let go of while it is young. */
const groupRows = 4000

const sinks: Readonly<Record<Format, (file: string, columns: Columns) => Sink | Promise<Sink>>> = {
  parquet: (file, columns) => {
    const source = (held: readonly Cells[]) =>
      Object.entries(columns).map(([name, { type, id }], place) => ({
        name,
        type: parquetTypes[type],
        ...(type === 'uuid' || type === 'jsonb' || id
          ? { data: inOneBuffer(held[place] ?? []), ...(type === 'uuid' ? asNoise : asText) }
          : { data: (held[place] ?? []).map(value => inParquet(type, value)) }),
      }))
    const writer = new ParquetWriter({
      writer: fileWriter(file),
      schema: schemaFromColumnData({ columnData: source([]) }).map(inUtc),
    })
    let held: readonly unknown[][] = []
    const write = () => {
      if (rowsIn(held) > 0) writer.write({ columnData: source(held), rowGroupSize: rowsIn(held) })
      held = Object.keys(columns).map(() => [])
    }
    write()
    return {
      add: cells => {
        for (const [place, some] of cells.entries()) held[place]?.push(...some)
        if (rowsIn(held) >= groupRows) write()
      },
      close: () => {
        write()
        return writer.finish()
      },
    }
  },
  csv: async (file, columns) => {
    const opened = await open(file, 'w', 0o600)
    await opened.appendFile(formatNamed('csv').head(Object.keys(columns)))
    return {
      add: cells => opened.appendFile(`${linesOf(cells)}\r\n`),
      close: () => opened.close(),
    }
  },
}

export const rowsIn = (cells: readonly Cells[]) => cells[0]?.length ?? 0

/** A file that appears only when it is complete. */
export const openPart = async (path: string, format: Format, columns: Columns) => {
  const sink = await sinks[format](`${path}.unfinished`, columns)
  let rows = 0
  return {
    add: async (cells: readonly Cells[]) => {
      rows += rowsIn(cells)
      await sink.add(cells)
    },
    rows: () => rows,
    close: async (): Promise<Omit<Part, 'file'>> => {
      await sink.close()
      const bytes = await readFile(`${path}.unfinished`)
      await rename(`${path}.unfinished`, path)
      return { rows, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
  }
}

export type OpenPart = Awaited<ReturnType<typeof openPart>>
