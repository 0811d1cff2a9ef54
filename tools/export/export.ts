import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Counting } from '../../adapters/event-store/stored.ts'
import type { Facts } from '../../domain/facts.ts'
import type { EventLog } from '../../domain/kernel/log.ts'
import { asId, type Position } from '../../domain/kernel/stream.ts'
import type { AnyProjection, Snapshots } from '../../projections/ports.ts'
import type { WorkoutDetail } from '../../projections/workout-detail.ts'
import { type Manifest, saveManifest, type TableState } from './folder.ts'
import { type Cells, type CellsByColumn, type OpenPart, openPart, type Part, rowsIn } from './parts.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { type Helpers, inRanges, type Range, type RangeWriter, rangesOf } from './ranges.ts'
import { eventCells, rowCells, setRows, shownCells, toldTypes, verdictRow } from './rows.ts'
import { eventsTable, type Level, type Table, tables } from './tables.ts'

/** Rows that belong together, and the place after which the next ones begin. */
type Batch = { readonly cells: CellsByColumn; readonly place: string }

export type Sources = Counting & {
  /** The log with what the level does not show masked. */
  readonly masked: EventLog<Facts>
  /** The log as it reads. */
  readonly open: EventLog<Facts>
  /** Builds a read model as of the export's position, and looks at it. */
  readonly model: (projection: AnyProjection, look: Parameters<Snapshots>[1]) => Promise<unknown>
}

/** How rows are written: where to, in which form, showing how much. */
export type Form = Pick<Manifest, 'format' | 'level'> & { readonly folder: string; readonly pseudonyms: Pseudonyms }

type Parts = {
  readonly folder: string
  readonly sources: Sources
  readonly pseudonyms: Pseudonyms
  readonly onRows: (table: string, rows: number) => void
  /** Opens so many others, at most, who write ranges of the log at the same time. */
  readonly helpers?: (most: number) => Helpers
  /** How many of it are one range, when not as usual. */
  readonly rangeEvents?: number
}

/** A part is full at so many rows, or so much text. */
export const mostRows = 50_000
export const mostText = 8 * 1024 * 1024

/** Writes what is still missing of an export, part by part; each part that is there stays. Holds a few thousand rows in memory. */
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
  { place, rows, parts: before }: TableState,
  { position, level, format }: Manifest,
  { folder, sources, pseudonyms, onRows, helpers, rangeEvents }: Parts,
  note: (news: Partial<TableState>) => Promise<void>,
) => {
  if (position === null) return
  const form = { folder, format, level, pseudonyms }
  const written = [...before]
  let total = rows
  const take = async (parts: readonly Part[], reached: string) => {
    written.push(...parts)
    for (const part of parts) total += part.rows
    await note({ place: reached, rows: total, parts: written })
  }
  const onBatch = (more: number) => onRows(table.name, more)
  const write = (batches: AsyncIterable<Batch>) =>
    writeParts(table, form, batches, rows, onBatch, (part, reached) => take([part], reached))
  const { source } = table
  if (source !== 'log')
    return sources.model(source, snapshot => write(fromModel(table, source, snapshot.rows(), place)))
  const rest = { after: place, upTo: position, before: rows }
  const ranges = table === eventsTable ? rangesOf(rest, sources.masked.compare, sources.nth, rangeEvents) : []
  if (!helpers || ranges.length < 2) return write(fromLog(table, sources, level, rest))
  await inRanges(ranges, rangeWriter(sources, form), helpers(ranges.length - 1), onBatch, take)
}

/** Answers who writes the events of a range of the log. */
export const rangeWriter =
  (sources: Sources, form: Form): RangeWriter =>
  async (range, onBatch) => {
    const parts: Part[] = []
    await writeParts(
      eventsTable,
      form,
      fromLog(eventsTable, sources, form.level, range),
      range.before,
      onBatch,
      part => {
        parts.push(part)
      },
    )
    return parts
  }

/** Each part is named by how many rows lie before it. */
const writeParts = async (
  { name, columns }: Table,
  { folder, format, level, pseudonyms }: Form,
  batches: AsyncIterable<Batch>,
  before: number,
  onBatch: (rows: number) => void,
  onPart: (part: Part, reached: string) => void | Promise<void>,
) => {
  const show = shownCells(columns, level, pseudonyms)
  let total = before
  let part: { readonly file: string; readonly open: OpenPart } | null = null
  let text = 0
  const add = async (cells: readonly Cells[]) => {
    if (!part) {
      const file = join(name, `part-${String(total).padStart(9, '0')}.${format}`)
      part = { file, open: await openPart(join(folder, file), format, columns) }
    }
    await part.open.add(cells)
    for (const some of cells) text += sizeOf(some)
  }
  const isFull = () => part !== null && (part.open.rows() >= mostRows || text >= mostText)
  const flush = async (reached: string) => {
    if (!part) return
    const done = { file: part.file, ...(await part.open.close()) }
    total += done.rows
    part = null
    text = 0
    await onPart(done, reached)
  }
  let last: string | null = null
  for await (const batch of batches) {
    const cells = show(batch.cells)
    if (rowsIn(cells) > 0) await add(cells)
    last = batch.place
    onBatch(rowsIn(cells))
    if (isFull()) await flush(last)
  }
  if (last !== null) await flush(last)
}

const sizeOf = (cells: Cells) => {
  let size = 0
  for (const value of cells) size += typeof value === 'string' || value instanceof Uint8Array ? value.length : 8
  return size
}

const together = 500
/** A workout is many sets. */
const togetherOfModel = 100

async function* fromLog(
  { name, columns }: Table,
  { masked, open }: Sources,
  level: Level,
  { after: reached, upTo, before }: Range,
): AsyncGenerator<Batch> {
  const isEvents = name === eventsTable.name
  const log = isEvents ? (level === 'names' ? open : masked) : level === 'pseudonymous' ? masked : open
  const after = reached === null ? null : asPosition(reached)
  const end = asPosition(upTo)
  let number = before
  for await (const { events } of log.read(after, isEvents ? {} : { categories: ['workout'], types: toldTypes })) {
    const isWithin = ({ position }: { readonly position: Position }) => log.compare(position, end) <= 0
    const newest = events.at(-1)
    const within = newest && isWithin(newest) ? events : events.filter(isWithin)
    for (let start = 0; start < within.length; start += together) {
      const some = within.slice(start, start + together)
      const last = some.at(-1)
      if (!last) continue
      const cells = isEvents
        ? eventCells(some, number + 1)
        : rowCells(
            some.map(verdictRow).filter(row => row !== null),
            columns,
          )
      number += some.length
      yield { cells, place: last.position }
    }
    await setImmediate()
    if (within.length < events.length) return
  }
}

const asPosition = (text: string): Position => asId<'position'>(text)

async function* fromModel(
  { name, columns }: Table,
  { keyedBy }: AnyProjection,
  pages: AsyncIterable<readonly object[]>,
  place: string | null,
): AsyncGenerator<Batch> {
  for await (const page of pages) {
    // Keys come in the order of their bytes; those up to the place are written.
    const left = page.filter(row => place === null || keyIn(row, keyedBy) > place)
    for (let start = 0; start < left.length; start += togetherOfModel) {
      const some = left.slice(start, start + togetherOfModel)
      const last = some.at(-1)
      const rows = name === 'sets' ? some.filter(isWorkout).flatMap(setRows) : some.map(row => ({ ...row }))
      if (last) yield { cells: rowCells(rows, columns), place: keyIn(last, keyedBy) }
    }
    await setImmediate()
  }
}

const keyIn = (row: object, keyedBy: string) => String(Reflect.get(row, keyedBy))

const isWorkout = (row: object): row is WorkoutDetail => 'planned' in row && 'training' in row
