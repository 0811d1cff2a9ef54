import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFields } from '../../api/desk/fact-catalogue.ts'
import { everyType } from '../../domain/facts.ts'
import { blanksOf } from '../../domain/sealing.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

// Events by text inside the fields that are about no person.

let it: TestProduct
let anna: { id: string; access_token: string }
let token: string
let workout: string

const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows
const because = { 'x-reason': encodeURIComponent('Ticket 4711: welche Workouts') }
const find = async (body: object) => (await it.ask('POST /desk/events/text', { token, headers: because, body })).json

beforeAll(async () => {
  it = await startProduct()
  const one = await it.person('anna@example.org')
  anna = { ...one, id: (await it.ask('GET /auth/me', { token: one.access_token })).json.id }
  token = (await it.person('eva@example.org')).access_token
  await it.employ((await it.ask('GET /auth/me', { token })).json.id, 'auditor')
  const made = await it.ask('POST /llm/create-workout', {
    token: anna.access_token,
    body: { prompt: 'Rücken mit Zirbelkiefer', duration_minutes: 30 },
  })
  workout = made.json.id
}, 60_000)
afterAll(() => it?.close())

describe('text inside fields', () => {
  test('is found where it stands, whatever its case, and whoever it is about reads that it was looked for', async () => {
    const [{ planner }] = await sql(
      `select data->>'plannerVersion' as planner from log.events where type = 'WorkoutGenerated'`,
    )
    const { events, next } = await find({ text: String(planner).slice(2).toUpperCase() })
    const truth = await sql(
      `select id, stream, version from log.events where type = 'WorkoutGenerated' and data->>'plannerVersion' = $1 order by gp desc`,
      [planner],
    )
    expect(events.map(({ id }: { id: string }) => id)).toEqual(truth.map(({ id }) => id))
    expect(events[0]).toMatchObject({
      stream: `workout-${workout}`,
      person: anna.id,
      found: [{ field: 'plannerVersion', text: planner }],
    })
    expect(next).toBeNull()
    const { json } = await it.ask('GET /api/inspections', { token: anna.access_token })
    expect(json.inspections).toMatchObject([
      { what: 'search', unsealed: false, reason: 'Ticket 4711: welche Workouts' },
    ])
  })

  test('is not looked for without a reason, by athletes, or in one letter', async () => {
    const unsaid = await it.ask('POST /desk/events/text', { token, body: { text: 'rules' } })
    expect([unsaid.status, unsaid.json.code]).toEqual([400, 'reason-needed'])
    const athlete = await it.ask('POST /desk/events/text', {
      token: anna.access_token,
      headers: because,
      body: { text: 'rules' },
    })
    expect(athlete.status).toBe(403)
    expect((await find({ text: ' a ' })).code).toBe('invalid')
  })

  test('no sealed value answers, nor what seals it, nor what an old fact kept in the open', async () => {
    expect((await find({ text: 'Zirbelkiefer' })).events).toEqual([])
    const [{ sealed }] = await sql(
      `select data->>'sealed' as sealed from log.events where data->>'sealed' is not null limit 1`,
    )
    expect((await find({ text: String(sealed).slice(4, 40) })).events).toEqual([])
    await sql(
      `insert into log.events (gp, stream, version, type, id, data, meta)
       select (select max(gp) + 1 from log.events), $1, 9999, 'UserRegistered', $2,
         '{"email":"alt@zirbelkiefer.example","firstName":"Zirbelkiefer","comment":"Zirbelkiefer","at":"2026-03-01T18:00:00.000Z"}', meta
       from log.events where type = 'UserRegistered' limit 1`,
      [`user-${randomUUID()}`, randomUUID()],
    )
    expect((await find({ text: 'zirbelkiefer' })).events).toEqual([])
    for (const { category, type } of everyType)
      for (const field of Object.keys(blanksOf(category, type) ?? {})) expect(openFields[type]).not.toContain(field)
  })

  test('whatever JSON writes otherwise than it reads', async () => {
    const url = 'https://example.org/Größe"\\\n\u0007?'
    await sql(
      `insert into log.events (gp, stream, version, type, id, data, meta)
       select (select max(gp) + 1 from log.events), 'operation-webhooks', 9999, 'WebhookAdded', $1, $2, meta
       from log.events where type = 'UserRegistered' limit 1`,
      [
        randomUUID(),
        JSON.stringify({ webhook: randomUUID(), url, types: ['SetLogged'], from: null, at: '2026-03-01' }),
      ],
    )
    for (const text of ['größe"', 'E"\\', '"\\\n\u0007?', 'HTTPS://EXAMPLE.ORG/grö'])
      expect((await find({ text })).events).toMatchObject([
        { type: 'WebhookAdded', found: [{ field: 'url', text: url }] },
      ])
  })

  test('in pages of its time, its kind and its category, bounded from both sides', async () => {
    const all = await find({ text: workout.slice(0, 13), limit: 50 })
    expect(all.events.length).toBeGreaterThan(1)
    const paged = []
    for (let before: string | undefined; ; ) {
      const page = await find({ text: workout.slice(0, 13), limit: 1, ...(before ? { before } : {}) })
      paged.push(...page.events)
      if (page.next === null) break
      before = page.next
    }
    expect(paged.map(({ id }) => id)).toEqual(all.events.map(({ id }: { id: string }) => id))
    const typed = await find({ text: workout.slice(0, 13), type: 'WorkoutCreditUsed' })
    expect(typed.events.map(({ type }: { type: string }) => type)).toEqual(['WorkoutCreditUsed'])
    expect((await find({ text: workout.slice(0, 13), to: '2026-01-01T00:00:00Z' })).events).toEqual([])
    expect((await find({ text: `%_'"\\` })).events).toEqual([])
  })
})
