/** Signs by which text would move the cursor of a terminal, turn a line, or do more, as they would be written in JSON. */
const harmless = (cell: string) =>
  cell.replace(/[\p{Cc}\p{Bidi_Control}]/gu, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Columns side by side, each as wide as its widest cell. */
export const table = (written: readonly (readonly string[])[]): string => {
  const rows = written.map(row => row.map(harmless))
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
