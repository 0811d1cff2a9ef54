import { mkdtemp, rm } from 'node:fs/promises'
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
