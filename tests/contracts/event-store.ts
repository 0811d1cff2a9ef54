import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backward, StoredEvent, StoredFacts } from '../../adapters/event-store/stored.ts'
import {
  type EventStore,
  type Expected,
  type Filter,
  inShare,
  isConflict,
  type NewEvent,
  type Part,
  type Recorded,
} from '../../domain/kernel/log.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { placeIn } from '../../projections/place-in-log.ts'
import { someEvent as event } from '../support/some-event.ts'

type Opened = { store: EventStore<StoredFacts> & Backward; close: () => Promise<void> }

const stream = (category = 'thing') => `${category}-${randomUUID()}`

/** What every event store must do, whatever it is made of. */
export const eventStoreContract = (name: string, open: () => Promise<Opened>) =>
  describe(`event store contract: ${name}`, () => {
    let opened: Opened
    let store: Opened['store']

    beforeAll(async () => {
      opened = await open()
      store = opened.store
    })
    afterAll(() => opened.close())

    const append = (to: string, expected: Expected, ...events: NewEvent<StoredEvent>[]) =>
      store.append(asStream(to), expected, events)

    const everything = async (from: Parameters<typeof store.read>[0] = null, categories?: string[]) => {
      const all: Recorded<StoredEvent>[] = []
      for await (const page of store.read(from, categories ? { categories } : {})) all.push(...page.events)
      return all
    }

    test('a stream that was never written is empty', async () => {
      expect(await store.load(asStream(stream()))).toEqual([])
    })

    test('reads a part of a stream, from a revision on', async () => {
      const to = stream()
      await append(to, 'no-stream', ...[0, 1, 2, 3].map(n => event('Opened', { n })))
      const revisions = async (part: Part) => (await store.load(asStream(to), part)).map(({ revision }) => revision)
      expect(await revisions({ from: 1 })).toEqual([1, 2, 3])
      expect(await revisions({ from: 1, most: 2 })).toEqual([1, 2])
      expect(await revisions({ from: 4 })).toEqual([])
      expect(await store.load(asStream(stream()), { from: 3, most: 1 })).toEqual([])
    })

    test('reads back what was appended, in order, unchanged', async () => {
      const to = stream()
      const odd = { text: 'Zoë „ß“ \u0000 🏋️ __proto__', list: [1, -0.5, null], nested: { b: 1, a: 2 } }
      const first = event('Opened', odd)
      const second = event('Closed', { at: '2026-01-01T00:00:00.000Z' })
      await append(to, 'no-stream', first, second)
      const loaded = await store.load(asStream(to))
      expect(loaded.map(({ id, event, revision, metadata }) => ({ id, event, revision, metadata }))).toEqual([
        { ...first, revision: 0 },
        { ...second, revision: 1 },
      ])
      expect(Number.isNaN(Date.parse(loaded[0]?.at ?? ''))).toBe(false)
    })

    test('an exact revision appends once and conflicts afterwards, telling the real one', async () => {
      const to = stream()
      await append(to, 'no-stream', event('A'))
      expect(await append(to, 0, event('B'))).toMatchObject({ revision: 1 })
      expect(await append(to, 0, event('C'))).toEqual({ conflict: 1 })
      expect(await store.load(asStream(to))).toHaveLength(2)
    })

    test('an exact revision on a missing stream conflicts', async () => {
      const to = stream()
      expect(await append(to, 0, event('A'))).toEqual({ conflict: 'no-stream' })
      expect(await append(to, 7, event('A'))).toEqual({ conflict: 'no-stream' })
      expect(await store.load(asStream(to))).toEqual([])
    })

    test('of 64 racing creates one wins', async () => {
      const to = stream()
      const answers = await Promise.all(Array.from({ length: 64 }, () => append(to, 'no-stream', event('Created'))))
      expect(answers.filter(answer => !isConflict(answer))).toHaveLength(1)
      expect(await store.load(asStream(to))).toHaveLength(1)
    })

    test('of 64 racing appends at one revision one wins', async () => {
      const to = stream()
      await append(to, 'no-stream', event('Created'))
      const answers = await Promise.all(Array.from({ length: 64 }, () => append(to, 0, event('Changed'))))
      expect(answers.filter(answer => !isConflict(answer))).toHaveLength(1)
      expect(await store.load(asStream(to))).toHaveLength(2)
    })

    test('twenty parallel appends that expect nothing all land', async () => {
      const to = stream()
      const answers = await Promise.all(Array.from({ length: 20 }, () => append(to, 'any', event('Noted'))))
      expect(answers.filter(isConflict)).toEqual([])
      expect((await store.load(asStream(to))).map(({ revision }) => revision)).toEqual(
        Array.from({ length: 20 }, (_, n) => n),
      )
    })

    test('appending the same events again answers the first result', async () => {
      const to = stream()
      const events = [event('A'), event('B')]
      const first = await append(to, 'no-stream', ...events)
      await append(to, 1, event('C'))
      // Some servers answer as they did first, and do not say that they knew: with 'any' the adapter looks for itself.
      expect({ known: true, ...(await append(to, 'no-stream', ...events)) }).toEqual({ ...first, known: true })
      expect(await append(to, 'any', ...events)).toEqual({ ...first, known: true })
      expect(await store.load(asStream(to))).toHaveLength(3)
    })

    test('half known, half new events conflict and change nothing', async () => {
      const to = stream()
      const known = event('A')
      await append(to, 'no-stream', known)
      expect(isConflict(await append(to, 'any', known, event('B')))).toBe(true)
      expect(await store.load(asStream(to))).toHaveLength(1)
    })

    test('an event that is too large is refused before it reaches the log', async () => {
      const to = stream()
      await expect(append(to, 'no-stream', event('Big', { text: 'x'.repeat(65_536) }))).rejects.toMatchObject({
        tooLarge: expect.any(Number),
      })
      const many = Array.from({ length: 10 }, () => event('Big', { text: 'x'.repeat(60_000) }))
      await expect(append(to, 'no-stream', ...many)).rejects.toMatchObject({ tooLarge: expect.any(Number) })
      expect(await store.load(asStream(to))).toEqual([])
    })

    test('the whole log reads in the order it was committed, and only what was asked for', async () => {
      const before = await store.head()
      const one = stream('apple')
      const two = stream('pear')
      await append(one, 'no-stream', event('A1'))
      await append(two, 'no-stream', event('P1'), event('P2'))
      await append(one, 0, event('A2'))
      const ours = (await everything(before)).filter(({ stream }) => stream === one || stream === two)
      expect(ours.map(({ event }) => event.type)).toEqual(['A1', 'P1', 'P2', 'A2'])
      const positions = ours.map(({ position }) => position)
      expect([...positions].sort(store.compare)).toEqual(positions)
      expect(new Set(positions).size).toBe(4)
      const pears = (await everything(before, ['pear'])).filter(({ stream }) => stream === one || stream === two)
      expect(pears.map(({ event }) => event.type)).toEqual(['P1', 'P2'])
      expect(await everything(await store.head())).toEqual([])
    })

    test('the log reads back from its end, newest first, and from before any of its events', async () => {
      const to = stream()
      const before = await store.head()
      for (let n = 0; n < 12; n++)
        await append(to, 'any', ...Array.from({ length: 100 }, (_, m) => event('Noted', { m })))
      const forward = (await everything(before)).map(({ id }) => id)
      const back = async (from: Parameters<typeof store.back>[0], most = forward.length) => {
        const found: Recorded<StoredEvent>[] = []
        for await (const { events, position } of store.back(from)) {
          found.push(...events)
          for (const event of events) expect(store.compare(event.position, position)).toBeGreaterThanOrEqual(0)
          if (found.length >= most) break
        }
        return found.slice(0, most)
      }
      const all = await back(null)
      expect(all.map(({ id }) => id)).toEqual([...forward].reverse())
      const fifth = all[4]
      expect((await back(fifth?.position ?? null, 700)).map(({ id }) => id)).toEqual(forward.slice(-705, -5).reverse())
      expect(fifth).toEqual((await store.load(asStream(to))).at(-5))
    })

    test('reading back ends where the log begins', async () => {
      const to = stream()
      await append(to, 'any', ...Array.from({ length: 3 }, () => event('Noted')))
      const first: Recorded<StoredEvent>[] = []
      for await (const { events } of store.read(null, {})) if (first.push(...events) > 2) break
      const earlierThan = async (nth: number) => {
        const earlier: string[] = []
        for await (const { events } of store.back(first[nth]?.position ?? null))
          earlier.push(...events.map(({ id }) => id))
        return earlier
      }
      expect(await earlierThan(0)).toEqual([])
      expect(await earlierThan(2)).toEqual([first[1]?.id, first[0]?.id])
    })

    test('shares of the log are disjoint and together the whole; types leave out the rest', async () => {
      const category = `shared${randomUUID().slice(0, 8)}`
      const before = await store.head()
      for (let n = 0; n < 24; n++) await append(stream(category), 'no-stream', event(n % 2 ? 'Odd' : 'Even', { n }))
      const read = async (filter: Filter) => {
        const found: Recorded<StoredEvent>[] = []
        for await (const page of store.read(before, { categories: [category], ...filter })) found.push(...page.events)
        return found
      }
      const shares = await Promise.all([0, 1, 2].map(index => read({ share: { index, of: 3 } })))
      for (const [index, share] of shares.entries())
        expect(share.every(({ stream }) => inShare(stream, { index, of: 3 }))).toBe(true)
      expect(
        shares
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual((await read({})).map(({ id }) => id).sort())
      const odd = { only: { [category]: ['Odd'], other: ['Even'] } }
      expect((await read(odd)).map(({ event }) => event.type)).toEqual(Array(12).fill('Odd'))
      expect((await read({ types: ['Odd'] })).map(({ event }) => event.type)).toEqual(Array(12).fill('Odd'))
    })

    test('a copied event answers the time it was first recorded, in every way of reading', async () => {
      const category = `copied${randomUUID().slice(0, 8)}`
      const to = stream(category)
      const from = await store.head()
      const { metadata, ...copied } = event('Copied')
      const recordedAt = '2024-02-29T12:34:56.789Z'
      const stop = new AbortController()
      const followed: Recorded<StoredEvent>[] = []
      const following = (async () => {
        for await (const { events } of store.follow(from, { categories: [category] }, stop.signal)) {
          followed.push(...events)
          if (followed.length > 0) stop.abort()
        }
      })()
      const withTime: NewEvent<StoredEvent>['metadata'] & { recordedAt: string } = { ...metadata, recordedAt }
      await append(to, 'no-stream', { ...copied, metadata: withTime })
      await following
      const read = [...(await store.load(asStream(to))), ...(await everything(from, [category])), ...followed]
      expect(read.map(({ at, metadata }) => ({ at, metadata }))).toEqual(Array(3).fill({ at: recordedAt, metadata }))
    })

    test('the position an append answers is where the log then stands for its reader', async () => {
      const to = stream()
      const answer = await append(to, 'no-stream', event('A'), event('B'))
      if (isConflict(answer)) throw new Error('conflict')
      const last = (await store.load(asStream(to))).at(-1)
      expect(store.compare(answer.position, last?.position ?? null)).toBe(0)
      expect(store.compare(await store.head(), answer.position)).toBeGreaterThanOrEqual(0)
    })

    test('knows its own places from what is none', async () => {
      const to = stream()
      const answer = await append(to, 'no-stream', event('A'))
      if (isConflict(answer)) throw new Error('conflict')
      expect(placeIn(store, answer.position)).toBe(answer.position)
      for (const none of ['', 'x', '-1', '1e999', 'null', '🏋️', `${'9'.repeat(5000)}-`])
        expect(placeIn(store, none)).toBeNull()
    })

    test('says which event stands at a place, where it can', async () => {
      const to = stream()
      await append(to, 'no-stream', event('A'), event('B'))
      const last = (await store.load(asStream(to))).at(-1)
      if (!last) throw new Error('nothing was stored')
      if (store.at) expect(await store.at(last.position)).toBe(last.id)
    })

    test('a follower gets what is there and what comes, wakes at once, and ends when told', async () => {
      const to = stream('follow')
      const from = await store.head()
      await append(to, 'no-stream', event('Before'))
      const stop = new AbortController()
      const seen: string[] = []
      const delays: number[] = []
      let sent = 0
      for await (const page of store.follow(from, { categories: ['follow'] }, stop.signal)) {
        for (const { event } of page.events) {
          seen.push(event.type)
          if (event.type !== 'Before') delays.push(performance.now() - sent)
          if (seen.length === 6) stop.abort()
          else {
            sent = performance.now()
            void append(to, 'any', event_(seen.length))
          }
        }
      }
      expect(seen).toEqual(['Before', 'After1', 'After2', 'After3', 'After4', 'After5'])
      expect(Math.min(...delays)).toBeLessThan(200)
    })

    const event_ = (n: number) => event(`After${n}`)

    test('under 32 writers a follower sees every stream without gap or disorder', async () => {
      const category = `busy${randomUUID().slice(0, 8)}`
      const from = await store.head()
      const stop = new AbortController()
      const next = new Map<string, number>()
      const wanted = 32 * 20
      let seen = 0
      const reading = (async () => {
        for await (const page of store.follow(from, { categories: [category] }, stop.signal)) {
          for (const { stream, revision } of page.events) {
            expect(revision).toBe(next.get(stream) ?? 0)
            next.set(stream, revision + 1)
            if (++seen === wanted) stop.abort()
          }
        }
      })()
      await Promise.all(
        Array.from({ length: 32 }, async () => {
          const to = stream(category)
          for (let n = 0; n < 20; n++) await append(to, n === 0 ? 'no-stream' : n - 1, event('Step', { n }))
        }),
      )
      await reading
      expect(seen).toBe(wanted)
    })
  })
