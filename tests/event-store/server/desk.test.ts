import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handle } from '../../../commands/handle.ts'
import type { RecordedEvent } from '../../../domain/facts.ts'
import type { CommandContext } from '../../../domain/kernel/handle.ts'
import { streamOf } from '../../../domain/streams.ts'
import * as User from '../../../domain/user.ts'
import { givePlace } from '../../support/give-place.ts'
import { type Athlete, athlete } from './support/athlete.ts'
import { type OnEventStore, startOnEventStore } from './support/product.ts'

// What somebody at the desk finds in a log that no database answers for, checked against that log.

const because = { 'x-reason': encodeURIComponent('Ticket 4711: welche Workouts') }

describe('the desk on EventStoreDB', () => {
  let on: OnEventStore
  let [anna, eva] = [] as unknown as [Athlete, Athlete]
  let log: readonly RecordedEvent[] = []
  // What lies before was written by others, and may be more than is looked through in time.
  const from = new Date().toISOString()

  beforeAll(async () => {
    on = await startOnEventStore()
    anna = await athlete(on.server.url)
    for (const [nth, set] of anna.sets.slice(0, 3).entries()) await anna.log(set, 8 + nth)
    eva = await athlete(on.server.url)
    const { log: stored } = on.infrastructure
    const askUser = <Asked extends User.Command>(context: CommandContext, command: Asked) =>
      handle(stored, User.decider, streamOf('user', context.subject), command, context)
    await givePlace({ askUser }, eva.id, 'auditor')
    await find({ limit: '1' })
    for await (const { events } of on.infrastructure.log.read(null, {}))
      log = [...log, ...events.filter(({ at }) => at >= from)]
    log = log.toReversed()
  }, 120_000)
  afterAll(() => on?.close())

  const desk = (call: string, more: Parameters<Athlete['ask']>[1] = {}) => eva.ask(call, { headers: because, ...more })
  const found = async (call: string, more: Parameters<Athlete['ask']>[1] = {}) => {
    const answer = await desk(call, more)
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.json)}`)
    return answer.json
  }
  /** All pages, as somebody goes on. */
  const find = async (query: Record<string, string>) => {
    const ids: string[] = []
    for (let next: string | null | undefined; next !== null; ) {
      const page = await found(
        `GET /desk/events?${new URLSearchParams({ from, ...query, ...(next ? { before: next } : {}) })}`,
      )
      ids.push(...page.events.map(({ id }: { id: string }) => id))
      next = page.next
      if (query.limit === '1' && !query.type) break
    }
    return ids
  }
  const idsIn = (is: (recorded: RecordedEvent) => boolean) => log.filter(is).map(({ id }) => id)

  test('tells of what is not done where its event stands, whom it hurts and since when', async () => {
    const registered = log.find(({ stream, event }) => stream === `user-${anna.id}` && event.type === 'UserRegistered')
    if (!registered) throw new Error('nobody registered')
    const { database } = on.infrastructure
    await database.query(
      `insert into reactions.parked (reaction, event_id, stream, attempts, error)
       values ('when-account-changed-then-mail', $1, $2, 84, 'Error: 550 no mailbox')`,
      [registered.id, registered.stream],
    )
    try {
      const { effects } = await found('GET /desk/undone')
      expect(effects.find(({ event }: { event: string }) => event === registered.id)).toMatchObject({
        stream: `user-${anna.id}`,
        revision: registered.revision,
        person: anna.id,
        since: registered.at,
      })
    } finally {
      await database.query('delete from reactions.parked where event_id = $1', [registered.id])
    }
  })

  test('finds events by type, category, command, correlation, actor and time, page by page, newest first', async () => {
    expect(await find({ type: 'SetLogged', limit: '2' })).toEqual(idsIn(({ event }) => event.type === 'SetLogged'))
    expect(await find({ category: 'workout' })).toEqual(idsIn(({ stream }) => stream.startsWith('workout-')))
    const planned = log.find(
      ({ stream, event }) => stream === `workout-${anna.workout}` && event.type === 'WorkoutGenerated',
    )
    if (!planned) throw new Error('nothing was planned')
    const { commandId: command, correlationId: correlation, actor } = planned.metadata
    expect(await find({ command })).toEqual(idsIn(({ metadata }) => metadata.commandId === command))
    expect(await find({ correlation })).toEqual(idsIn(({ metadata }) => metadata.correlationId === correlation))
    expect(await find({ actor: actor.id })).toEqual(idsIn(({ metadata }) => metadata.actor.id === actor.id))
    const { at } = planned
    // Finding by whom is a look of its own, and by now in the log.
    const before = (ids: readonly string[]) => ids.filter(id => log.some(event => event.id === id))
    expect(before(await find({ from: at }))).toEqual(idsIn(event => event.at >= at))
    expect(await find({ to: at, type: 'WorkoutGenerated' })).toEqual(
      idsIn(event => event.at <= at && event.event.type === 'WorkoutGenerated'),
    )
    expect(await find({ ids: [planned.id, randomUUID()].join() })).toEqual([planned.id])
    for (const page of ['12', '5/5', '1001/17', '999999999999999999/1']) {
      const { status, json } = await desk(`GET /desk/events?before=${page}`)
      expect([page, status, json.code]).toEqual([page, 400, 'no-such-page'])
    }
  }, 60_000)

  test('finds text in open fields, none that is sealed, and the person reads of it', async () => {
    const asked = (text: string) => found('POST /desk/events/text', { body: { text } })
    const { events } = await asked(anna.workout.slice(0, 13).toUpperCase())
    expect(events.length).toBeGreaterThan(0)
    for (const { person, found } of events)
      expect([person, found.every(({ text }: { text: string }) => text.includes(anna.workout))]).toEqual([
        anna.id,
        true,
      ])
    expect((await asked('Anna Beispiel')).events).toEqual([])
    const { json } = await anna.ask('GET /api/inspections')
    expect(json.inspections).toMatchObject([{ what: 'search', reason: 'Ticket 4711: welche Workouts' }])
  }, 60_000)

  test('tells what one cause led to, from an event alone and from where it stands', async () => {
    const credit = log.find(({ stream }) => stream === `membership-${anna.id}`)
    if (!credit) throw new Error('no credit was used')
    const { correlationId } = credit.metadata
    const truth = idsIn(({ metadata }) => metadata.correlationId === correlationId).reverse()
    for (const query of ['', `?stream=${credit.stream}`]) {
      const { events } = await found(`GET /desk/events/${credit.id}/story${query}`)
      expect(events.map(({ id }: { id: string }) => id)).toEqual(truth)
    }
    expect((await found('POST /desk/find', { body: { text: credit.id } })).found).toMatchObject([
      { kind: 'event', stream: credit.stream, revision: credit.revision, person: anna.id },
    ])
    const { status, json } = await desk(`GET /desk/events/${randomUUID()}/story`)
    expect([`404 no-such-event`, '409 log-not-searched']).toContain(`${status} ${json.code}`)
  }, 60_000)
})
