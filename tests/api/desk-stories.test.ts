import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

// What came of one cause, in whatever streams; and by what somebody did, only with a reason.

let it: TestProduct
let anna: { id: string; access_token: string }
let eva: { id: string; access_token: string }
const because = { 'x-reason': encodeURIComponent('Beschwerde vom 3. März: „Satz fehlt“') }

const desk = (call: string, headers: Record<string, string> = because) =>
  it.ask(call, { token: eva.access_token, headers })
const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows

beforeAll(async () => {
  it = await startProduct()
  anna = await it.person('anna@example.org')
  eva = await it.person('eva@example.org')
  await it.employ(eva.id)
  const asked = { token: anna.access_token, body: { prompt: 'Rücken, 30 Minuten' } }
  expect((await it.ask('POST /llm/create-workout', asked)).status).toBe(201)
}, 60_000)
afterAll(() => it?.close())

describe('at the desk', () => {
  test('events by what somebody did, or what came of it, are a look at whom they are about', async () => {
    const ben = await it.person('benno@example.org')
    const [{ id, command, correlation }] = await sql(
      `select id, meta->>'commandId' as command, meta->>'correlationId' as correlation from log.events
       where stream = $1 and version = 0`,
      [`user-${ben.id}`],
    )
    const find = (query: string, headers: Record<string, string>) => desk(`GET /desk/events?${query}`, headers)
    const looks = async () => (await sql(`select 1 from log.events where stream = $1`, [`inspection-${ben.id}`])).length
    const naming = [`actor=${ben.id}`, `command=${command}`, `correlation=${correlation}`, `ids=${id}`]
    for (const query of [...naming, `type=UserRegistered&${naming[0]}`]) {
      const { status, json } = await find(query, {})
      expect([query, status, json.code]).toEqual([query, 400, 'reason-needed'])
    }
    expect(await looks()).toBe(0)
    for (const query of ['', 'type=UserRegistered', 'category=user', 'actor=coach']) {
      const { status, json, text } = await find(query, {})
      expect([query, status, json.events[0]?.person]).toEqual([query, 200, null])
      // Nor by the name of a stream, nor by who acted.
      for (const whose of [ben.id, anna.id]) expect([query, text.includes(whose)]).toEqual([query, false])
    }
    expect(await looks()).toBe(0)
    for (const [nth, query] of naming.entries()) {
      const why = `Beschwerde ${nth}: ${query.slice(0, 3)}`
      const { json } = await find(query, { 'x-reason': encodeURIComponent(why) })
      expect([query, ...new Set(json.events.map(({ person }: never) => person))]).toEqual([query, ben.id])
      expect(await looks()).toBe(nth + 1)
    }
  })

  test('which reactions did a registration cause: also those in streams of another name', async () => {
    const [{ id, correlation }] = await sql(
      `select id, meta->>'correlationId' as correlation from log.events where stream = $1 and version = 0`,
      [`user-${anna.id}`],
    )
    const stored = await sql(
      `select id, meta->>'causationId' as cause from log.events where meta->>'correlationId' = $1 order by gp`,
      [correlation],
    )
    const { json } = await desk(`GET /desk/events/${id}/story`)
    expect(json.events.map(({ id, causationId: cause }: never) => ({ id, cause }))).toEqual(stored)
    expect(json.events.map(({ type }: never) => type)).toEqual(
      expect.arrayContaining(['EmailClaimed', 'UserRegistered']),
    )
    expect(json.whole).toBe(true)
  })

  test('what was set going at the product has a story as well', async () => {
    const asked = { token: eva.access_token, headers: because, body: {} }
    expect((await it.ask('POST /desk/undone/retry', asked)).status).toBe(200)
    const stored = await sql(
      `select id from log.events where meta->>'correlationId' =
         (select meta->>'correlationId' from log.events where stream = 'operation-effects' limit 1) order by gp`,
    )
    const { json } = await desk(`GET /desk/events/${stored[0]?.id}/story`)
    expect(json.events.map(({ id }: never) => ({ id }))).toEqual(stored)
    expect(stored.length).toBeGreaterThan(0)
  })

  test('lists a person’s streams, also those that are not named by their id', async () => {
    const named = (json: { streams: { stream: string }[] }) => json.streams.map(({ stream }) => stream)
    const answered = await it.ask('POST /api/feedback/questionnaire', {
      token: anna.access_token,
      body: { answers: { mobility: 'gezielt' } },
    })
    expect(answered.status).toBeLessThan(300)
    await expect
      .poll(async () => named((await desk(`GET /desk/people/${anna.id}`)).json).join(), { timeout: 8000 })
      .toContain('feedback-')
    const { json } = await desk(`GET /desk/people/${anna.id}`)
    expect(json).toMatchObject({ status: 'open', role: 'athlete', next: null })
    const stored = await sql(
      `select stream, count(*)::int as events from log.events where stream = any($1) group by 1`,
      [json.streams.map(({ stream }: never) => stream)],
    )
    expect(json.streams.map(({ stream, events }: never) => ({ stream, events })).sort(byStream)).toEqual(
      stored.sort(byStream),
    )
    const about = await sql(
      `select distinct stream from log.events where meta->>'subject' = $1 and stream not like 'workout-%' order by 1`,
      [anna.id],
    )
    expect(about.map(({ stream }) => stream).filter(stream => !named(json).includes(stream))).toEqual([])
    expect(json.streams.map(({ category }: never) => category)).toEqual([
      'user',
      'membership',
      'programme',
      'inspection',
      'email',
      'feedback',
      'workout',
    ])
    expect((await desk(`GET /desk/people/${randomUUID()}`)).status).toBe(404)
  })
})

const byStream = (one: { stream: string }, other: { stream: string }) => (one.stream < other.stream ? -1 : 1)
