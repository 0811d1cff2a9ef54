import { startsFormula } from '../content/formula.ts'
import { misuse } from './usage.ts'

export type Format = {
  readonly head: (columns: readonly string[]) => string
  readonly line: (columns: readonly string[], row: object) => string
}

/** As it stands in a line of CSV. */
export const cell = (value: unknown, raw: boolean): string => {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const safe = !raw && typeof value === 'string' && startsFormula(text) ? `'${text}` : text
  return safe === '' || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180. Absent is empty, empty text is "". Text that a spreadsheet would run gets a ' before it, unless raw. */
const csv = (raw: boolean): Format => ({
  head: columns => `${columns.map(column => cell(column, true)).join(',')}\r\n`,
  line: (columns, row) => `${columns.map(column => cell(Reflect.get(row, column), raw)).join(',')}\r\n`,
})

const ndjson: Format = {
  head: () => '',
  line: (columns, row) =>
    `${JSON.stringify(Object.fromEntries(columns.map(column => [column, Reflect.get(row, column)])))}\n`,
}

export const formatOptions = { format: { type: 'string' }, out: { type: 'string' }, raw: { type: 'boolean' } } as const
export const formatHelp = `  --format ndjson|csv   one JSON object a line, or CSV with a heading
  --out <file>          instead of standard output; the file appears when it is complete. Whoever reads standard output
                        may stop early, as head does: exit code 0
  --raw                 CSV: leave text alone that a spreadsheet would run as a formula (else a ' is put before it)`

export const formatNamed = (name: string | undefined, raw = false): Format => {
  if (name === 'ndjson') return ndjson
  if (name === 'csv') return csv(raw)
  throw misuse(name ? `there is no format "${name}"` : 'in which format? --format ndjson or --format csv')
}

/** The lines of pages of rows, a piece of text a page. */
export async function* written(format: Format, columns: readonly string[], pages: AsyncIterable<readonly object[]>) {
  const head = format.head(columns)
  if (head) yield head
  for await (const rows of pages) if (rows.length > 0) yield rows.map(row => format.line(columns, row)).join('')
}
