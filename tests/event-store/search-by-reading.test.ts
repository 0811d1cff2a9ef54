import { UnavailableError } from '@eventstore/db-client'
import { describe, expect, test } from 'vitest'
import { storeOver } from '../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { eventsByReading, placeByReading, textByReading } from '../../adapters/event-store/search-by-reading.ts'
import { isOutage } from '../../domain/kernel/outage.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { someEvent } from '../support/some-event.ts'
import { clientDouble } from './support/client-double.ts'

// A search that has no database to ask: how far it looks, and what it says where it did not look further.

const many = Array.from({ length: 2500 }, (_, n) => someEvent(n === 0 ? 'First' : 'Noted', { n }))

const filled = async () => {
  const store = memoryStore()
  for (let from = 0; from < many.length; from += 500)
    await store.append(asStream('thing-1'), 'any', many.slice(from, from + 500))
  return store
}

describe('a search whose time is over', () => {
  test('says how far it came, and goes on from there until the log begins', async () => {
    const search = eventsByReading(await filled(), 0)
    const [found, reached] = [[] as string[], [] as (string | null)[]]
    for (let before: string | null | undefined; before !== null; ) {
      const page = await search({ type: 'First', limit: 50, ...(before ? { before } : {}) })
      found.push(...page.events.map(({ id }) => id))
      reached.push(page.next)
      expect(page.searchedTo === null).toBe(page.next === null)
      before = page.next
    }
    expect(found).toEqual([many[0]?.id])
    expect(reached).toEqual(['1501', '501', '1', null])
  })

  test('leaves no id out that it did not reach', async () => {
    const search = eventsByReading(await filled(), 0)
    const ids = [many[0], many[2499]].flatMap(event => (event ? [event.id] : []))
    const newest = await search({ ids, limit: 50 })
    expect(newest).toMatchObject({ events: [{ id: many[2499]?.id }], next: '1501' })
    expect(await search({ ids, limit: 50, before: '501' })).toMatchObject({ events: [{ id: many[0]?.id }], next: '1' })
    expect(await eventsByReading(await filled())({ ids, limit: 50 })).toMatchObject({ searchedTo: null, next: null })
  })

  test('tells an event that is not there from one that it may not have come to', async () => {
    const store = await filled()
    const [first, none] = [many[0]?.id, someEvent().id]
    if (!first) throw new Error('no first event')
    expect(await placeByReading(store, 0)(first)).toEqual({ refused: 'log-not-searched' })
    expect(await placeByReading(store)(first)).toEqual({ stream: 'thing-1', revision: 0 })
    expect(await placeByReading(store)(none)).toBeNull()
  })
})

test('what a text is found in is shortened, and names of what is nested are not searched', async () => {
  const store = memoryStore()
  const long = `${'🏋️'.repeat(100)} end`
  await store.append(asStream('thing-1'), 'no-stream', [
    someEvent('Noted', { note: long, nested: { end: { deep: [null, true, 'no'] } } }),
  ])
  const search = textByReading(store, { Noted: ['note', 'nested', 'toString'] })
  const { events } = await search({ text: 'END', limit: 50 })
  expect(events.map(({ found }) => found.map(({ field }) => field))).toEqual([['note']])
  expect(events[0]?.found[0]?.text).toBe([...long].slice(0, 160).join(''))
  expect((await search({ text: 'native code', limit: 50 })).events).toEqual([])
  expect((await search({ text: 'true', limit: 50 })).events).toHaveLength(1)
})

test('a server that does not answer is asked again, and told as an outage in the end', async () => {
  const { wire, readFaults } = clientDouble()
  const store = storeOver(wire, { attempt: 60, total: 600, silence: 200, follower: 600 })
  await store.append(asStream('thing-1'), 'no-stream', [someEvent('Noted')])
  readFaults.push(new UnavailableError())
  expect((await eventsByReading(store)({ type: 'Noted', limit: 50 })).events).toHaveLength(1)
  readFaults.push(...Array.from({ length: 20 }, () => new UnavailableError()))
  await expect(eventsByReading(store)({ type: 'Noted', limit: 50 })).rejects.toSatisfy(isOutage)
})
