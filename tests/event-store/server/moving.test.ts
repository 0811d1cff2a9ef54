import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../adapters/config.ts'
import { openInfrastructure } from '../../../app/infrastructure.ts'
import { startServer } from '../../support/server.ts'
import { asking, athlete } from './support/athlete.ts'
import { well } from './support/log-tool.ts'
import { eventStoreUrl, productOn } from './support/product.ts'
import { expectModelsEqualFreshFold, settled } from './support/truth.ts'

describe('moving the product from PostgreSQL to EventStoreDB', () => {
  test('the same history, nothing built again, no mail twice, and life goes on', async () => {
    const onPostgres = productOn('')
    const onEventStore = productOn(eventStoreUrl)
    // The server may hold the product's log already: then it first moves the other way.
    await well(['copy', '--from', eventStoreUrl, '--to', onPostgres.DATABASE_URL])
    await well(['adopt', '--from', eventStoreUrl, '--to', onPostgres.DATABASE_URL], onPostgres)

    const before = await startServer(onPostgres)
    const { token, workout, sets, log, end, ask } = await athlete(before.url)
    for (const set of sets.slice(0, 3)) await log(set, 8)
    const { position } = await end()
    const history = await ask(`GET /api/workouts/${workout}/history`, { headers: { 'x-read-after': position } })
    const old = await openInfrastructure(await readConfig(onPostgres), { say: () => {}, connections: 2 })
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
    const sent: readonly { to: string; subject: string }[] = (await again('GET /dev/mailbox')).json
    // What is sent by the calendar, like new terms, may have come meanwhile: once to each.
    const each = sent.map(({ to, subject }) => `${subject} to ${to}`)
    expect(each).toEqual([...new Set(each)])
    expect(each.filter(one => one.endsWith(next.email))).not.toEqual([])
    const infrastructure = await openInfrastructure(await readConfig(onEventStore), { say: () => {}, connections: 2 })
    await settled(infrastructure)
    await expectModelsEqualFreshFold(infrastructure)
    await infrastructure.close()
    await after.stop()
  }, 300_000)
})
