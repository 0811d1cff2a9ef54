import type { AnyProjection, Pages } from '../../../projections/ports.ts'
import { storable } from './tables.ts'

const special = /[\\\n\r\t]/
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const field = (value: unknown) => {
  if (value === null) return '\\N'
  const text = String(value)
  return special.test(text) ? text.replace(/[\\\n\r\t]/g, found => escapes[found] ?? found) : text
}

const chunk = 128 * 1024

/** Rows in PostgreSQL's COPY text format, in pieces of a good size. */
export async function* copyText({ columns }: AnyProjection, pages: Pages<object>): AsyncGenerator<Buffer> {
  const types = Object.entries(columns).map(([column, type]) => [column, String(type)] as const)
  let text = ''
  for await (const rows of pages)
    for (const row of rows) {
      text += `${types.map(([column, type]) => field(storable(row, column, type))).join('\t')}\n`
      if (text.length < chunk) continue
      yield Buffer.from(text)
      text = ''
    }
  if (text) yield Buffer.from(text)
}
