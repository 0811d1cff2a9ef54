import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Counting } from '../../adapters/event-store/stored.ts'
import type { AnyProjection, Snapshots } from '../../projections/ports.ts'
import type { WorkoutDetail } from '../../projections/workout-detail.ts'
import { eventsTable, type Table } from './columns.ts'
import { type Manifest, saveManifest, type TableState } from './folder.ts'
import { fromLog, type LogSources, rangeWriter } from './log-rows.ts'
import type { Part } from './parts.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { type Helpers, inRanges, rangesOf } from './ranges.ts'
import { rowCells, setRows } from './rows.ts'
import { tables } from './tables.ts'
import { type Batch, writeParts } from './write-parts.ts'

export type Sources = Counting &
  LogSources & {
    /** Builds a read model as of the export's position, and looks at it. */
    readonly model: (projection: AnyProjection, look: Parameters<Snapshots>[1]) => Promise<unknown>
  }

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

/** A workout is many sets. */
const togetherOfModel = 100

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
