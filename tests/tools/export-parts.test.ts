import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { expect, test } from 'vitest'
import { eventsTable } from '../../tools/export/columns.ts'
import { openPart } from '../../tools/export/parts.ts'

test('each time in a Parquet file is one in UTC, for every reader', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'formkurve-part-'))
  try {
    const path = join(folder, 'part.parquet')
    const part = await openPart(path, 'parquet', eventsTable.columns)
    const at = '2026-03-29T00:30:00.000Z'
    const cells = Object.entries(eventsTable.columns).map(([, { type }]) => [
      type === 'timestamptz' ? at : type === 'int' || type === 'bigint' ? 1 : 'x',
    ])
    await part.add(cells)
    await part.close()
    const file = await asyncBufferFromFile(path)
    const { schema } = await parquetMetadataAsync(file)
    const times = schema.filter(({ name }) => eventsTable.columns[name]?.type === 'timestamptz')
    expect(times.map(({ name }) => name)).toEqual(['recorded_at', 'occurred_at'])
    for (const { logical_type } of times)
      expect(logical_type).toEqual({ type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' })
    expect(await parquetReadObjects({ file })).toMatchObject([{ recorded_at: new Date(at), occurred_at: new Date(at) }])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a line of CSV holds each cell as a spreadsheet takes it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'formkurve-part-'))
  try {
    const path = join(folder, 'part.csv')
    const part = await openPart(path, 'csv', {
      id: { type: 'uuid', about: '' },
      text: { type: 'text', about: '' },
      at: { type: 'timestamptz', about: '' },
      data: { type: 'jsonb', about: '' },
    })
    const id = '0b1c2d3e-0000-4000-8000-00000000000f'
    const at = new Date('2026-03-01T18:00:00Z')
    // Bytes as they lie within others.
    const bytes = Buffer.from(`--${id}--`).subarray(2, 2 + id.length)
    await part.add([
      [bytes, id],
      ['ein, "zwei"', '=1+1'],
      [at, null],
      ['{"a":1}', 7],
    ])
    await part.add([[null], [''], ['2026-03-01'], ['Zeile\nZeile']])
    const { rows, bytes: length } = await part.close()
    const text = await readFile(path, 'utf8')
    expect(text.split('\r\n')).toEqual([
      'id,text,at,data',
      `${id},"ein, ""zwei""",2026-03-01T18:00:00.000Z,"{""a"":1}"`,
      `${id},'=1+1,,7`,
      ',"",2026-03-01,"Zeile\nZeile"',
      '',
    ])
    expect([rows, length]).toEqual([3, Buffer.byteLength(text)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
