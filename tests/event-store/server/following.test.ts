import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type AllStreamSubscription, UnavailableError } from '@eventstore/db-client'
import { afterAll, describe, expect, test } from 'vitest'
import { freshId } from '../../../adapters/crypto/fresh-id.ts'
import { eventStoreDbStore, storeOver } from '../../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import { openWire } from '../../../adapters/event-store/eventstoredb/wire.ts'
import type { StoredEvent, StoredFacts } from '../../../adapters/event-store/stored.ts'
import { asUserId } from '../../../domain/ids.ts'
import type { EventStore, NewEvent } from '../../../domain/kernel/log.ts'
import { asId, asStream, type Position, streamOf } from '../../../domain/kernel/stream.ts'
import { eventStoreUrl } from './support/product.ts'

const unwanted = Number(process.env.EVENTSTORE_UNWANTED ?? 50_000)

const event = (type = 'Step'): NewEvent<StoredEvent> => ({
  id: freshId<'event'>(),
  event: { type },
  metadata: {
    commandId: asId<'command'>('c'),
    correlationId: asId<'command'>('c'),
    causationId: asId<'command'>('c'),
    actor: { kind: 'system', id: 'test' },
    subject: asUserId('nobody'),
    schema: 1,
  },
})

describe('following a real log', () => {
  const stores: { close: () => Promise<void> }[] = []
  afterAll(() => Promise.all(stores.map(({ close }) => close())))

  const opened = () => {
    const store = eventStoreDbStore(eventStoreUrl)
    stores.push(store)
    return store
  }

  /** Follows until `enough`, and answers where it then stood. */
  const follow = async (
    store: EventStore<StoredFacts>,
    from: Position | null,
    categories: readonly string[],
    enough: (seen: readonly string[], place: Position) => boolean,
  ) => {
    const stop = new AbortController()
    const seen: string[] = []
    let place = from
    for await (const { events, position } of store.follow(from, { categories }, stop.signal)) {
      seen.push(...events.map(({ id }) => id))
      place = position
      if (enough(seen, position)) stop.abort()
    }
    return { seen, place }
  }

  test(`${unwanted} events that nobody asked for: the place moves on, and the next wanted one is not missed`, async () => {
    const [writing, first] = [opened(), opened()]
    const rare = `rare${randomUUID().slice(0, 8)}`
    const start = await writing.head()
    for (let written = 0; written < unwanted; written += 500)
      await writing.append(
        streamOf('common', randomUUID()),
        'no-stream',
        Array.from({ length: 500 }, () => event()),
      )
    const head = await writing.head()

    const began = performance.now()
    const some = await follow(first, start, [rare], () => true)
    expect(first.compare(some.place, start)).toBe(1)
    const second = opened()
    const all = await follow(second, some.place, [rare], (_, place) => second.compare(place, head) >= 0)
    console.log(`${unwanted} unwanted events passed in ${Math.round(performance.now() - began)} ms`)

    const wanted = event()
    await writing.append(streamOf('common', randomUUID()), 'no-stream', [event()])
    await writing.append(asStream(`${rare}-${randomUUID()}`), 'no-stream', [wanted])
    await writing.append(streamOf('common', randomUUID()), 'no-stream', [event()])
    for (const place of [start, some.place, all.place]) {
      const found = await follow(opened(), place, [rare], seen => seen.length > 0)
      expect(found.seen).toEqual([wanted.id])
    }
  }, 300_000)

  test('a subscription dropped and its connection given up 100 ms after each start: each event comes once, in order', async () => {
    const wire = openWire(eventStoreUrl)
    const open: AllStreamSubscription[] = []
    let isGiving = true
    const drop = () => {
      if (!isGiving) return
      wire.renewLog()
      for (const subscription of open) subscription.destroy(new UnavailableError())
    }
    const subscribeToAll: typeof wire.log.subscribeToAll = (...asked) => {
      const subscription = wire.log.subscribeToAll(...asked)
      open.push(subscription)
      // Not sooner: how long a cluster is looked through for its leader is the machine's affair.
      subscription.once('confirmation', () => void setTimeout(100).then(drop))
      return subscription
    }
    const log = {
      readAll: wire.log.readAll.bind(wire.log),
      readStream: wire.log.readStream.bind(wire.log),
      subscribeToAll,
    }
    const flaky = storeOver({ ...wire, log }, { attempt: 2500, total: 8000, silence: 2500, follower: 30_000 })
    const writing = opened()
    const category = `flaky${randomUUID().slice(0, 8)}`
    const from = await writing.head()
    const streams: string[][] = []
    const count = () => streams.reduce((sum, ids) => sum + ids.length, 0)
    let isWritten = false
    const following = follow(flaky, from, [category], seen => isWritten && seen.length >= count())
    const write = async (more: (n: number) => boolean) => {
      const stream = `${category}-${randomUUID()}`
      const ids: string[] = []
      streams.push(ids)
      for (let n = 0; more(n); n++) {
        const step = event()
        ids.push(step.id)
        await writing.append(asStream(stream), n === 0 ? 'no-stream' : n - 1, [step])
        await setTimeout(5)
      }
    }
    await Promise.all(Array.from({ length: 6 }, () => write(n => n < 100 || open.length < 20)))
    isWritten = true
    await write(n => n < 1)
    const { seen } = await following
    isGiving = false
    await flaky.close()
    expect(open.length).toBeGreaterThanOrEqual(20)
    expect(seen).toHaveLength(count())
    for (const ids of streams) expect(seen.filter(id => ids.includes(id))).toEqual(ids)
  }, 120_000)
})
