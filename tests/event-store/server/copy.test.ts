import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../../adapters/crypto/fresh-id.ts'
import { eventStoreDbStore } from '../../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import { postgresStore } from '../../../adapters/event-store/postgres/postgres-store.ts'
import { wakeUps } from '../../../adapters/event-store/wake-ups.ts'
import { migrate } from '../../../adapters/postgres/migrations.ts'
import { openPool } from '../../../adapters/postgres/pool.ts'
import { asUserId } from '../../../domain/ids.ts'
import { isConflict } from '../../../domain/kernel/log.ts'
import { asStream } from '../../../domain/kernel/stream.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { logTool, startTool, well } from './support/log-tool.ts'
import { eventStoreUrl } from './support/product.ts'

const added = 20_000

describe('npm run log -- copy', () => {
  let one: Awaited<ReturnType<typeof freshDatabase>>
  let other: Awaited<ReturnType<typeof freshDatabase>>

  beforeAll(async () => {
    one = await freshDatabase()
    other = await freshDatabase()
  })
  afterAll(async () => {
    await one?.drop()
    await other?.drop()
  })

  test(`${added} events to EventStoreDB and back, cut off in the middle both times`, async () => {
    // The server may hold a log already: it is taken over first, so that what is added here continues it.
    await well(['copy', '--from', eventStoreUrl, '--to', one.url])
    await addEvents(one.url)

    const there = copying(one.url, eventStoreUrl)
    await grown(eventStoreUrl, 4_000_000)
    await kill(there)
    const { said } = await well(['copy', '--from', one.url, '--to', eventStoreUrl])
    const [, were = '0', rest = '0'] = /(\d+) events were there, (\d+) were copied/.exec(said) ?? []
    expect(Number(rest)).toBeGreaterThan(0)
    expect(Number(rest)).toBeLessThan(added)
    console.log(`to EventStoreDB: cut off after ${were} events, ${rest} copied by the second call`)

    const back = copying(eventStoreUrl, other.url)
    await rowsIn(other.url, 10_000)
    await kill(back)
    await well(['copy', '--from', eventStoreUrl, '--to', other.url])

    const { answer } = await well(['digest', '--of', one.url])
    expect(answer).toMatch(/^[0-9a-f]{64} {2}\d+ events$/)
    for (const url of [eventStoreUrl, other.url]) expect((await well(['digest', '--of', url])).answer).toBe(answer)
    console.log(answer)
  }, 900_000)

  test('a target that holds something else is left alone, with exit code 1', async () => {
    const third = await freshDatabase()
    await addEvents(third.url, 1)
    const refused = await logTool(['copy', '--from', third.url, '--to', eventStoreUrl])
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('The target')
    await third.drop()
  }, 60_000)
})

const copying = (from: string, to: string) => startTool(['copy', '--from', from, '--to', to])

const kill = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  expect((await ended)[1]).toBe('SIGKILL')
}

const addEvents = async (url: string, count = added) => {
  const owner = openPool(url, { max: 1 })
  await migrate(owner)
  const store = postgresStore(url, owner, wakeUps())
  const athletes = Math.min(32, count)
  await Promise.all(
    Array.from({ length: athletes }, async () => {
      const stream = `moved-${randomUUID()}`
      for (let n = 0; n < count / athletes; n++) {
        const id = freshId<'command'>()
        const metadata = {
          commandId: id,
          correlationId: id,
          causationId: id,
          actor: { kind: 'system', id: 'test' },
          subject: asUserId('nobody'),
          schema: 1,
        } as const
        const event = { type: 'SetLogged', n, note: 'Zoë „ß“ \u0000 🏋️', list: [1.5, null, { b: 1, a: 2 }] }
        const answer = await store.append(asStream(stream), n === 0 ? 'no-stream' : n - 1, [
          { id: freshId(), event, metadata },
        ])
        if (isConflict(answer)) throw new Error('conflict')
      }
    }),
  )
  await store.close()
  await owner.end()
}

const grown = async (url: string, bytes: number) => {
  const store = eventStoreDbStore(url)
  const before = await store.head()
  while ((store.distance?.(before, await store.head()) ?? 0) < bytes) await setTimeout(50)
  await store.close()
}

const rowsIn = async (url: string, count: number) => {
  const database = openPool(url, { max: 1 })
  const rows = () =>
    database.query('select count(*)::int as count from log.events').then(
      ({ rows }) => rows[0].count as number,
      () => 0,
    )
  while ((await rows()) < count) await setTimeout(50)
  await database.end()
}
