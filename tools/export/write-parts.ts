import { join } from 'node:path'
import type { Level, Table } from './columns.ts'
import { type Cells, type CellsByColumn, type Format, type OpenPart, openPart, type Part, rowsIn } from './parts.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { shownCells } from './rows.ts'

/** Rows that belong together, and the place after which the next ones begin. */
export type Batch = { readonly cells: CellsByColumn; readonly place: string }

/** How rows are written: where to, in which form, showing how much. */
export type Form = {
  readonly folder: string
  readonly format: Format
  readonly level: Level
  readonly pseudonyms: Pseudonyms
}

/** A part is full at so many rows, or so much text. */
export const mostRows = 50_000
export const mostText = 8 * 1024 * 1024

/** Each part is named by how many rows lie before it. */
export const writeParts = async (
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
