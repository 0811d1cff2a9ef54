import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { folder, goldenKeys, goldenLog } from '../golden/log.ts'
import { foldedRows, goldensInOrder } from '../golden/rows.ts'
import { type OpenLog, openLog } from '../support/open-log.ts'
import { postgresStores } from '../support/postgres-stores.ts'

// Every shape of every event that was ever written, as it rests in the table: whichever store reads it.

const events = goldensInOrder()

let open: OpenLog
beforeAll(async () => {
  open = await openLog()
  for (const [index, { stream, id, type, data, metadata }] of events.entries())
    await open.owner.query(
      `insert into log.events (gp, stream, version, type, id, data, meta, created)
       values ($1, $2, $3, $4, $5, $6, $7, '2026-03-01T18:00:00Z')`,
      [index + 1, stream, index, type, id, data, metadata],
    )
})
afterAll(() => open.close())

describe.for(postgresStores)('the past as $name reads it', ({ storeOf }) => {
  const log = () => sealedStore(storeOf(open), goldenKeys)

  test('is what the golden files say, event by event', async () => {
    const [read, expected]: [object[], object[]] = [[], []]
    for await (const page of log().read(null, {})) read.push(...page.events)
    for await (const page of goldenLog(events).read(null, {})) expected.push(...page.events)
    expect(read.length).toBe(events.length)
    expect(read).toEqual(expected)
  })

  test('is the same stream by stream', async () => {
    for (const { stream } of events) {
      const loaded = await storeOf(open).load(asStream(stream))
      expect(loaded.map(({ id }) => id)).toEqual(events.filter(one => one.stream === stream).map(({ id }) => id))
    }
  })

  test('makes the rows that it has always made', async () => {
    const pinned = JSON.parse(readFileSync(join(folder, 'rows.json'), 'utf8'))
    expect(await foldedRows(log())).toEqual(pinned)
  })
})
