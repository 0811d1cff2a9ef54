import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredEvent, StoredFacts } from '../../adapters/event-store/stored.ts'
import type { SearchEvents, SearchText } from '../../api/desk/search.ts'
import { asCommandId, asUserId, type EventId } from '../../domain/ids.ts'
import type { EventStore, NewEvent, Recorded } from '../../domain/kernel/log.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { someEvent } from '../support/some-event.ts'

type Opened = {
  readonly store: EventStore<StoredFacts>
  readonly searchEvents: SearchEvents
  readonly searchText: (open: Readonly<Record<string, readonly string[]>>) => SearchText
  readonly close: () => Promise<void>
}

/** What the desk's searches answer of a log, whatever that is made of and whoever looks through it. */
export const eventSearchContract = (name: string, open: () => Promise<Opened>) =>
  describe(`event search contract: ${name}`, () => {
    let opened: Opened
    let searchText: SearchText
    // The log may be one that others wrote to before.
    const tag = randomUUID()
      .slice(0, 8)
      .replaceAll(/\d/g, digit => 'ghijklmnop'[Number(digit)] ?? 'x')
    const [category, other] = [`some${tag}`, `more${tag}`]
    const type = (of: string) => `${of}${tag}`
    const one = asStream(`${category}-${randomUUID()}`)
    const two = asStream(`${other}-${randomUUID()}`)
    const [anna, coach] = [`anna-${tag}`, `coach-${tag}`]
    const [command, correlation] = [asCommandId(randomUUID()), asCommandId(randomUUID())]
    let log: readonly Recorded<StoredEvent>[] = []

    const by = (id: string, { metadata, ...event }: NewEvent<StoredEvent>): NewEvent<StoredEvent> => ({
      ...event,
      metadata: { ...metadata, actor: { kind: 'system', id } },
    })
    const asked = ({ metadata, ...event }: NewEvent<StoredEvent>): NewEvent<StoredEvent> => ({
      ...event,
      metadata: { ...metadata, commandId: command, correlationId: correlation, subject: asUserId(anna) },
    })

    // What was there before is no concern of these tests: they would look through all of it.
    let begun = ''

    beforeAll(async () => {
      opened = await open()
      const { store } = opened
      searchText = opened.searchText({
        [type('Noted')]: ['note', 'nested', 'count'],
        [type('Planned')]: ['plannerVersion'],
      })
      begun = new Date(Date.now() - 1000).toISOString()
      const append = (...events: NewEvent<StoredEvent>[]) => store.append(one, 'any', events)
      await append(
        asked(
          someEvent(type('Noted'), { note: 'Größe „Zwölf"\u0007', secret: 'Zirbel', at: '2026-01-01T10:00:00.000Z' }),
        ),
        by(anna, someEvent(type('Noted'), { note: 'nothing', nested: { zirbel: ['a', { b: 'ZIRBEL' }] } })),
      )
      await later()
      await store.append(two, 'no-stream', [
        asked(by(coach, someEvent(type('Planned'), { plannerVersion: 'rules-7.1' }))),
        someEvent(type('Planned'), { plannerVersion: 'rules-8', note: 'Zirbel' }),
      ])
      await later()
      await append(
        someEvent(type('Noted'), { note: '%_', nested: { zirbel: 1 }, count: 4711 }),
        someEvent(type('Closed')),
      )
      log = [...(await store.load(one)), ...(await store.load(two))].sort((a, b) =>
        store.compare(b.position, a.position),
      )
    }, 60_000)
    afterAll(() => opened?.close())

    /** So that moments lie between events, also for a server that counts whole milliseconds. */
    const later = () => new Promise(resolve => setTimeout(resolve, 20))

    /** Page after page, as somebody at the desk goes on. */
    const through = async <Found>(
      ask: (before?: string) => Promise<{ readonly events: readonly Found[]; readonly next: string | null }>,
    ) => {
      const found: Found[] = []
      for (let page = await ask(); ; page = await ask(page.next)) {
        found.push(...page.events)
        if (page.next === null) return found
      }
    }
    type Asked = Partial<Parameters<SearchEvents>[0]>
    const find = async (question: Asked) =>
      through(async before =>
        opened.searchEvents({ limit: 50, from: begun, ...question, ...(before ? { before } : {}) }),
      )
    const idsOf = async (question: Asked) => (await find(question)).map(({ id }) => id)
    const idsIn = (is: (recorded: Recorded<StoredEvent>) => boolean) => log.filter(is).map(({ id }) => id)
    const findText = async (text: string, question: Partial<Parameters<SearchText>[0]> = {}) =>
      through(async before =>
        searchText({ limit: 50, from: begun, text, category, ...question, ...(before ? { before } : {}) }),
      )

    test('finds by type, category, command, correlation, actor and planner, newest first', async () => {
      expect(await idsOf({ type: type('Noted') })).toEqual(idsIn(({ event }) => event.type === type('Noted')))
      expect(await idsOf({ category })).toEqual(idsIn(({ stream }) => stream === one))
      expect(await idsOf({ command })).toEqual(idsIn(({ metadata }) => metadata.commandId === command))
      expect(await idsOf({ correlation })).toEqual(idsIn(({ metadata }) => metadata.correlationId === correlation))
      expect(await idsOf({ actor: anna })).toEqual(idsIn(({ metadata }) => metadata.actor.id === anna))
      expect(await idsOf({ type: type('Planned'), planner: 'rules-7' })).toEqual(
        idsIn(({ event }) => event.plannerVersion === 'rules-7.1'),
      )
      expect(await idsOf({ category: other, type: type('Noted') })).toEqual([])
      expect(await idsOf({ actor: anna, correlation })).toEqual([])
    })

    test('answers what stands on an envelope, and nothing else', async () => {
      const [found] = await find({ command, category })
      const recorded = log.find(({ id }) => id === found?.id)
      if (!recorded) throw new Error('not found')
      const { id, stream, position, revision, at, event, metadata } = recorded
      const { correlationId, causationId, actor, subject } = metadata
      expect(found).toEqual({
        ...{ id, stream, position, revision, type: event.type, planner: null, happened: '2026-01-01T10:00:00.000Z' },
        ...{ at: expect.any(String), commandId: command, correlationId, causationId, actor, person: subject },
      })
      expect(Date.parse(found?.at ?? '')).toBe(Date.parse(at))
      const [planned] = await find({ category: other, actor: coach })
      expect(planned).toMatchObject({
        planner: 'rules-7.1',
        happened: planned?.at,
        actor: { kind: 'system', id: coach },
      })
    })

    test('finds what was recorded between two moments, both among them', async () => {
      const middle = log.filter(({ stream }) => stream === two)
      const [from, to] = [middle.at(-1)?.at, middle.at(0)?.at]
      const within = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
      expect((await idsOf(within)).filter(id => log.some(event => event.id === id))).toEqual(middle.map(({ id }) => id))
      expect(await idsOf({ ...within, category })).toEqual([])
      expect(await idsOf({ category, to: begun })).toEqual([])
      expect(await idsOf({ category, from: '2120-01-01T00:00:00.000Z' })).toEqual([])
    })

    test('goes on page by page, none twice and none left out', async () => {
      expect(await idsOf({ category, limit: 1 })).toEqual(await idsOf({ category }))
      const page = await opened.searchEvents({ category, from: begun, limit: 2 })
      expect(page.events).toHaveLength(2)
      expect(page.next).not.toBeNull()
      expect(page.searchedTo).toBe(page.events.at(-1)?.at)
    })

    test('finds events by their ids', async () => {
      const some: EventId[] = idsIn(_ => true).filter((_, nth) => nth % 2 === 0)
      expect(await idsOf({ ids: some })).toEqual(some)
      const { events } = await opened.searchEvents({ ids: [...some, someEvent().id], limit: 50 })
      expect(events.map(({ id }) => id)).toEqual(some)
    })

    test('finds text in the fields that are open, whatever its case, and in no other', async () => {
      expect(await findText('größe „zwölf"\u0007')).toMatchObject([
        { person: anna, found: [{ field: 'note', text: 'Größe „Zwölf"\u0007' }] },
      ])
      expect(await findText('zirbel')).toMatchObject([{ revision: 1, found: [{ field: 'nested' }] }])
      expect(await findText('471')).toMatchObject([{ found: [{ field: 'count', text: '4711' }] }])
      expect(await findText('%_')).toMatchObject([{ found: [{ field: 'note', text: '%_' }] }])
      expect(await findText('zirbel', { category: other })).toEqual([])
      expect(await findText('rules', { category: other })).toMatchObject([
        { found: [{ text: 'rules-8' }] },
        { found: [{ text: 'rules-7.1' }] },
      ])
      expect(await findText('rules', { category: other, limit: 1 })).toHaveLength(2)
      expect(await findText('rules', { category: other, to: begun })).toEqual([])
    })
  })
