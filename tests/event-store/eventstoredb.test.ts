import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AccessDeniedError, UnavailableError } from '@eventstore/db-client'
import { describe, expect, test } from 'vitest'
import { storeOver } from '../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import { eventsByReading, textByReading } from '../../adapters/event-store/search-by-reading.ts'
import { isConflict } from '../../domain/kernel/log.ts'
import { isOutage, isTooLarge } from '../../domain/kernel/outage.ts'
import { asStream, type Position } from '../../domain/kernel/stream.ts'
import { eventSearchContract } from '../contracts/event-search.ts'
import { eventStoreContract } from '../contracts/event-store.ts'
import { someEvent as event } from '../support/some-event.ts'
import { clientDouble, type SendFault } from './support/client-double.ts'

const double = 'EventStoreDB adapter over a double of its client (no server is used)'

const quick = { attempt: 60, total: 600, silence: 200, follower: 600 }

const open = () => {
  const client = clientDouble()
  return { ...client, store: storeOver(client.wire, quick) }
}

eventStoreContract(double, async () => {
  const { store } = open()
  return { store, close: store.close }
})

eventSearchContract(double, async () => {
  const { store } = open()
  return {
    store,
    searchEvents: eventsByReading(store),
    searchText: fields => textByReading(store, fields),
    close: store.close,
  }
})

describe(`${double}: metadata`, () => {
  test('what an event belongs to and what caused it are kept under the names that the server and its tools know', async () => {
    const { store, log } = open()
    const noted = event()
    await store.append(asStream('thing-1'), 'no-stream', [noted])
    const { correlationId, causationId, ...others } = noted.metadata
    expect(log[0]?.metadata).toEqual({ ...others, $correlationId: correlationId, $causationId: causationId })
    expect((await store.load(asStream('thing-1')))[0]?.metadata).toEqual(noted.metadata)
  })

  test('events of before, under our own names, are read as they are', async () => {
    const { store, put } = open()
    const { id, event: was, metadata } = event()
    put('thing-1', 0, id, was.type, '{}', JSON.stringify(metadata))
    expect((await store.load(asStream('thing-1')))[0]?.metadata).toEqual(metadata)
  })
})

describe(`${double}: appending`, () => {
  test.each<[string, SendFault[]]>([
    ['a connection that breaks', ['unavailable', 'unavailable']],
    ['a server that is not ready yet', ['not-ready', 'not-ready', 'not-ready']],
    ['an answer that never comes', ['hangs']],
    ['an append that was written, its answer lost', ['written-but-lost']],
    ['an append that was written, its answer late', ['written-but-hangs', 'unavailable']],
    ['discovery that finds no node', [new Error('Failed to discover after 10 attempts.')]],
  ])('%s: asked again with the same ids, stored once', async (_, faults) => {
    const { store, log, requests, ...client } = open()
    client.faults.push(...faults)
    const noted = event()
    const answer = await store.append(asStream('thing-1'), 'no-stream', [noted])
    expect(answer).toMatchObject({ revision: 0 })
    expect(log.map(({ id }) => id)).toEqual([noted.id])
    expect(requests).toHaveLength(faults.length + 1)
    expect(new Set(requests.map(({ events }) => events[0]?.id))).toEqual(new Set([noted.id]))
    expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length)
  })

  test('an append to whatever is there is not stored twice either', async () => {
    const { store, log, faults } = open()
    await store.append(asStream('thing-1'), 'no-stream', [event()])
    faults.push('written-but-lost')
    expect(await store.append(asStream('thing-1'), 'any', [event(), event()])).toMatchObject({ revision: 2 })
    expect(log).toHaveLength(3)
  })

  test('an append that was given up and written later answers its first result when asked again', async () => {
    const { store, log, put, faults } = open()
    faults.push(...Array<SendFault>(100).fill('hangs'))
    const noted = event()
    await expect(store.append(asStream('thing-1'), 'no-stream', [noted])).rejects.toSatisfy(isOutage)
    put('thing-1', 0, noted.id, 'Noted', '{}', JSON.stringify(noted.metadata))
    put('thing-1', 1, randomUUID(), 'Noted', '{}', '{}')
    faults.length = 0
    expect(await store.append(asStream('thing-1'), 'no-stream', [noted])).toEqual({ revision: 0, position: '100/100' })
    expect(log).toHaveLength(2)
  })

  test('an outage is told within the time allowed, with its cause', async () => {
    const { store, faults } = open()
    faults.push(...Array<SendFault>(100).fill('unavailable'))
    const began = performance.now()
    const error = await store.append(asStream('thing-1'), 'no-stream', [event()]).catch(caught => caught)
    expect(isOutage(error)).toBe(true)
    expect(error.cause).toBeInstanceOf(UnavailableError)
    expect(performance.now() - began).toBeLessThan(quick.total + 100)
  })

  test('what asking again cannot change is told at once, and is no outage', async () => {
    const { store, faults, requests } = open()
    faults.push(new AccessDeniedError())
    const error = await store.append(asStream('thing-1'), 'no-stream', [event()]).catch(caught => caught)
    expect(isOutage(error)).toBe(false)
    expect(error.message).toContain('refuses')
    expect(requests).toHaveLength(1)
  })

  test('nothing too large is sent', async () => {
    const { store, requests } = open()
    const big = (bytes: number) => event('Big', { text: 'x'.repeat(bytes) })
    await expect(store.append(asStream('thing-1'), 'no-stream', [big(65_536)])).rejects.toSatisfy(isTooLarge)
    const many = Array.from({ length: 9 }, () => big(60_000))
    await expect(store.append(asStream('thing-1'), 'no-stream', many)).rejects.toSatisfy(isTooLarge)
    expect(requests).toEqual([])
    expect(isConflict(await store.append(asStream('thing-1'), 'no-stream', [big(60_000)]))).toBe(false)
  })

  test('a conflict tells the real revision, also of a stream that is not there', async () => {
    const { store } = open()
    expect(await store.append(asStream('thing-1'), 4, [event()])).toEqual({ conflict: 'no-stream' })
    await store.append(asStream('thing-1'), 'no-stream', [event(), event(), event()])
    expect(await store.append(asStream('thing-1'), 0, [event()])).toEqual({ conflict: 2 })
  })
})

describe(`${double}: following`, () => {
  const write = async (store: ReturnType<typeof open>['store'], count: number, category = 'thing') => {
    for (let n = 0; n < count; n++)
      await store.append(asStream(`${category}-${randomUUID()}`), 'no-stream', [event('Step', { n })])
  }

  const collect = (store: ReturnType<typeof open>['store'], from: Position | null, categories?: string[]) => {
    const stop = new AbortController()
    const seen: string[] = []
    const places: Position[] = []
    const done = (async () => {
      for await (const page of store.follow(from, categories ? { categories } : {}, stop.signal)) {
        seen.push(...page.events.map(({ id }) => id))
        places.push(page.position)
      }
    })()
    return { seen, places, done, stop: () => stop.abort() }
  }

  const until = async (holds: () => boolean) => {
    for (let tries = 0; tries < 400 && !holds(); tries++) await setTimeout(10)
    expect(holds()).toBe(true)
  }

  test('a subscription that is dropped is taken up again after the last event handled, over and over', async () => {
    const { store, log, drop, subscribed } = open()
    await write(store, 5)
    const following = collect(store, null)
    for (let round = 0; round < 4; round++) {
      const before = subscribed.length
      await write(store, 5)
      await until(() => following.seen.length === log.length)
      drop()
      await write(store, 3)
      await until(() => subscribed.length > before && following.seen.length === log.length)
    }
    following.stop()
    await following.done
    expect(following.seen).toEqual(log.map(({ id }) => id))
    expect([...following.places].sort(store.compare)).toEqual(following.places)
  })

  test('a second delivery of the same event is left out', async () => {
    const { store, log, live } = open()
    await write(store, 1)
    const following = collect(store, null)
    await until(() => following.seen.length === 1 && live.size > 0)
    const [first] = log
    for (const subscription of live) if (first) subscription.take(first)
    await write(store, 1)
    await until(() => following.seen.length === 2)
    following.stop()
    await following.done
    expect(following.seen).toEqual(log.map(({ id }) => id))
  })

  test('a follower knows how far the log has come, though nothing of it is for it', async () => {
    const { store, log } = open()
    const following = collect(store, null, ['apple'])
    await write(store, 3, 'pear')
    const head = await store.head()
    await until(() => following.places.at(-1) === head)
    following.stop()
    await following.done
    expect(following.seen).toEqual([])
    expect(log).toHaveLength(3)
  })

  test('far behind, it is fed by the filter, and believes a checkpoint only when the next has come', async () => {
    const client = clientDouble()
    const { log, put } = client
    for (let n = 0; n < 50; n++) put(`pear-${n}`, 0, randomUUID(), 'Step', '{}', '{}')
    put('apple-1', 0, randomUUID(), 'Step', '{}', '{}')
    const reader = client.wire.log
    const nowhere = { commit: 2n ** 64n - 1n, prepare: 2n ** 64n - 1n }
    const untrue = {
      ...reader,
      subscribeToAll: (options: { filter?: { checkpointReached?: (s: unknown, p: object) => void } } = {}) => {
        const report = options.filter?.checkpointReached ?? (() => {})
        setImmediate(() => {
          for (const checkpoint of [log.at(-1)?.position, log.at(-1)?.position, nowhere])
            if (checkpoint) report(subscription, checkpoint)
        })
        const subscription = reader.subscribeToAll(options as never)
        return subscription
      },
    }
    const store = storeOver({ ...client.wire, log: untrue as typeof reader }, quick)
    const following = collect(store, null, ['apple'])
    await until(() => following.seen.length === 1)
    following.stop()
    await following.done
    expect(following.places.at(-1)).toBe(await store.head())
  })

  test('it waits longer after each failure, and tells an outage that lasts', async () => {
    const { store, readFaults } = open()
    await write(store, 1)
    readFaults.push(...Array.from({ length: 1000 }, () => new UnavailableError()))
    const began = performance.now()
    const following = collect(store, null)
    await expect(following.done).rejects.toSatisfy(isOutage)
    expect(performance.now() - began).toBeGreaterThan(300)
    expect(1000 - readFaults.length).toBeLessThan(40)
  })

  test('a log that may not be read is told to its follower, and asked for no oftener than once a second', async () => {
    const { store, readFaults } = open()
    await write(store, 1)
    readFaults.push(...Array.from({ length: 1000 }, () => new AccessDeniedError()))
    await expect(collect(store, null).done).rejects.toThrow('refuses')
    const asked = 1000 - readFaults.length
    await setTimeout(300)
    expect(1000 - readFaults.length - asked).toBeLessThan(3)
    await store.close()
  })

  test('a read goes on where it was cut off', async () => {
    const { store, log, readFaults } = open()
    await write(store, 2500)
    const seen: string[] = []
    for await (const { events } of store.read(null, {})) {
      if (seen.length === 0) readFaults.push(new UnavailableError())
      seen.push(...events.map(({ id }) => id))
    }
    expect(seen).toEqual(log.map(({ id }) => id))
  })

  test('the position of another store is refused in words', async () => {
    const { store } = open()
    await write(store, 1)
    await expect(async () => {
      for await (const _ of store.read('123' as Position, {}));
    }).rejects.toThrow('"123" is not a position of this event store')
  })

  test('what the server writes about itself is not shown, but counts as seen', async () => {
    const { store, put } = open()
    await write(store, 1)
    put('$stats-1', 0, randomUUID(), '$statsCollected', '{}', '{}')
    const seen: string[] = []
    let place: Position | null = null
    for await (const page of store.read(null, {})) {
      seen.push(...page.events.map(({ stream }) => stream))
      place = page.position
    }
    expect(seen).toHaveLength(1)
    expect(place).toBe(await store.head())
  })
})
