import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Facts } from '../../domain/facts.ts'
import type { EventLog } from '../../domain/kernel/log.ts'
import { asId, type Position } from '../../domain/kernel/stream.ts'
import type { AnyProjection, Snapshots } from '../../projections/ports.ts'
import type { WorkoutDetail } from '../../projections/workout-detail.ts'
import { type Manifest, saveManifest, type TableState } from './folder.ts'
import { type Cells, type Row, writePart } from './parts.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { eventRow, setRows, shownColumns, toldTypes, verdictRow } from './rows.ts'
import { type Level, type Table, tables } from './tables.ts'

/** Rows that belong together, and the place after which the next ones begin. */
type Batch = { readonly rows: readonly Row[]; readonly place: string }

export type Sources = {
  /** The log with what the level does not show masked. */
  readonly masked: EventLog<Facts>
  /** The log as it reads. */
  readonly open: EventLog<Facts>
  /** Builds a read model as of the export's position, and looks at it. */
  readonly model: (projection: AnyProjection, look: Parameters<Snapshots>[1]) => Promise<unknown>
}

type Parts = {
  readonly folder: string
  readonly sources: Sources
  readonly pseudonyms: Pseudonyms
  readonly onRows: (table: string, rows: number) => void
}

/** A part is full at so many rows, or so much text. */
export const mostRows = 50_000
export const mostText = 8 * 1024 * 1024

/** Writes what is still missing of an export, part by part; each part that is there stays. Holds one part in memory. */
export const writeExport = async (begun: Manifest, parts: Parts): Promise<Manifest> => {
  let state = begun
  const note = async (table: string, news: Partial<TableState>) => {
    const before = state.tables[table]
    if (!before) return
    state = { ...state, tables: { ...state.tables, [table]: { ...before, ...news } } }
    await saveManifest(parts.folder, state)
  }
  for (const table of tables) {
    const before = state.tables[table.name]
    if (!before || before.done) continue
    await mkdir(join(parts.folder, table.name), { recursive: true, mode: 0o700 })
    await writeTable(table, before, state, parts, news => note(table.name, news))
    // The place names a row by its real key.
    await note(table.name, { done: true, place: null })
  }
  return state
}

const writeTable = async (
  table: Table,
  { place, rows: written, parts: before }: TableState,
  { position, level, format }: Manifest,
  { folder, sources, pseudonyms, onRows }: Parts,
  note: (news: Partial<TableState>) => Promise<void>,
) => {
  if (position === null) return
  const show = shownColumns(table.columns, level, pseudonyms)
  const parts = [...before]
  let total = written
  let held = Object.keys(table.columns).map((): unknown[] => [])
  let rows = 0
  let text = 0
  const flush = async (reached: string) => {
    if (rows === 0) return
    const file = join(table.name, `part-${String(parts.length).padStart(5, '0')}.${format}`)
    parts.push({ file, ...(await writePart(join(folder, file), format, table.columns, held)) })
    total += rows
    held = held.map(() => [])
    rows = 0
    text = 0
    await note({ place: reached, rows: total, parts })
  }
  const take = async (batches: AsyncIterable<Batch>) => {
    let last = place
    for await (const batch of batches) {
      for (const [place, cells] of show(batch.rows).entries()) {
        held[place]?.push(...cells)
        text += sizeOf(cells)
      }
      rows += batch.rows.length
      last = batch.place
      onRows(table.name, batch.rows.length)
      if (rows >= mostRows || text >= mostText) await flush(last)
    }
    if (last !== null) await flush(last)
  }
  const { source } = table
  if (source === 'log') return take(fromLog(table, sources, level, { place, position, written }))
  await sources.model(source, snapshot => take(fromModel(table, source, snapshot.rows(), place)))
}

const sizeOf = (cells: Cells) => {
  let size = 0
  for (const value of cells) size += typeof value === 'string' ? value.length : 8
  return size
}

type From = { readonly place: string | null; readonly position: string; readonly written: number }

const together = 500

async function* fromLog({ name }: Table, { masked, open }: Sources, level: Level, from: From): AsyncGenerator<Batch> {
  const isEvents = name === 'events'
  const log = isEvents ? (level === 'names' ? open : masked) : level === 'pseudonymous' ? masked : open
  const after = from.place === null ? null : asPosition(from.place)
  const end = asPosition(from.position)
  let number = from.written
  for await (const { events } of log.read(after, isEvents ? {} : { categories: ['workout'], types: toldTypes })) {
    const within = events.filter(({ position }) => log.compare(position, end) <= 0)
    for (let start = 0; start < within.length; start += together) {
      const some = within.slice(start, start + together)
      const last = some.at(-1)
      const rows = some.flatMap(recorded => {
        if (isEvents) return [eventRow(recorded, ++number)]
        const row = verdictRow(recorded)
        return row ? [row] : []
      })
      if (last) yield { rows, place: last.position }
    }
    await setImmediate()
    if (within.length < events.length) return
  }
}

const asPosition = (text: string): Position => asId<'position'>(text)

async function* fromModel(
  { name }: Table,
  { keyedBy }: AnyProjection,
  pages: AsyncIterable<readonly object[]>,
  place: string | null,
): AsyncGenerator<Batch> {
  for await (const page of pages) {
    for (const row of page) {
      const key = String(Reflect.get(row, keyedBy))
      // Keys come in the order of their bytes; those up to the place are written.
      if (place !== null && key <= place) continue
      yield {
        rows: name === 'sets' && isWorkout(row) ? setRows(row) : [Object.fromEntries(Object.entries(row))],
        place: key,
      }
    }
    await setImmediate()
  }
}

const isWorkout = (row: object): row is WorkoutDetail => 'planned' in row && 'training' in row
