import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../adapters/config.ts'
import { openGround } from '../../../app/ground.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { startServer } from '../../support/server.ts'
import { asking, athlete } from './support/athlete.ts'
import { well } from './support/log-tool.ts'
import { eventStoreUrl } from './support/product.ts'
import { expectModelsEqualFreshFold, settled } from './support/truth.ts'

describe('moving the product from PostgreSQL to EventStoreDB', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>

  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database?.drop())

  test('the same history, nothing built again, no mail twice, and life goes on', async () => {
    const own = {
      DATABASE_URL: database.url,
      SECRET_KEY: randomBytes(32).toString('hex'),
      KEY_DIR: process.env.KEY_DIR ?? '',
    }
    const onPostgres = { ...own, EVENTSTORE_URL: '' }
    const onEventStore = { ...own, EVENTSTORE_URL: eventStoreUrl }
    // The server may hold a log already; the product's log here continues it.
    await well(['copy', '--from', eventStoreUrl, '--to', database.url])

    const before = await startServer(onPostgres)
    const { token, workout, sets, log, end, ask } = await athlete(before.url)
    for (const set of sets.slice(0, 3)) await log(set, 8)
    const { position } = await end()
    const history = await ask(`GET /api/workouts/${workout}/history`, { headers: { 'x-read-after': position } })
    const mails = (await asking(before.url)('GET /dev/mailbox')).json.length
    const old = await openGround(await readConfig(onPostgres), { say: () => {}, connections: 2 })
    await settled(old)
    await old.close()
    await before.stop()

    await well(['copy', '--to', eventStoreUrl], onPostgres)
    const { answer } = await well(['adopt', '--to', eventStoreUrl], onPostgres)
    expect(answer).toMatch(/^\d+ is \d+\/\d+$/m)

    const after = await startServer(onEventStore)
    const again = asking(after.url)
    const moved = await again(`GET /api/workouts/${workout}/history`, { token })
    expect([moved.status, moved.json]).toEqual([200, history.json])
    const next = await athlete(after.url)
    await next.log(next.sets[0] ?? '', 9)
    await setTimeout(1000)
    const sent = (await again('GET /dev/mailbox')).json.length
    expect(sent - mails).toBe(1)
    const ground = await openGround(await readConfig(onEventStore), { say: () => {}, connections: 2 })
    await settled(ground)
    await expectModelsEqualFreshFold(ground)
    await ground.close()
    await after.stop()
  }, 300_000)
})
