import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { calls } from '../../contract/all.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import type * as Workout from '../../domain/workout.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let anna: { id: string; access_token: string }
let eva: { id: string; access_token: string }
let workout: string
const reason = 'Beschwerde vom 3. März: „Satz fehlt“'
const because = { 'x-reason': encodeURIComponent(reason) }

const desk = (call: string, headers: Record<string, string> = because, token = eva.access_token) =>
  it.ask(call, { token, headers })
const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows

beforeAll(async () => {
  it = await startProduct()
  const [one, two] = [await it.person('anna@example.org'), await it.person('eva@example.org')]
  anna = { ...one, id: (await it.ask('GET /auth/me', { token: one.access_token })).json.id }
  eva = { ...two, id: (await it.ask('GET /auth/me', { token: two.access_token })).json.id }
  await it.employ(eva.id)
  const made = await it.ask('POST /llm/create-workout', {
    token: anna.access_token,
    body: { prompt: 'Rücken, 30 Minuten' },
  })
  expect(made.status).toBe(201)
  workout = made.json.id
}, 60_000)
afterAll(() => it?.close())

/** What shows nothing of a person: the product, the log as a whole, kinds of events, what is one's own. */
const ofNobody = new Set([
  'GET /desk/facts',
  'GET /desk/facts/catalogue',
  'GET /desk/planners',
  'GET /desk/models',
  'GET /desk/builds',
  'GET /desk/webhooks',
  'GET /desk/operations',
  'GET /desk/undone',
  'GET /desk/proof',
  'POST /desk/proof/audits',
  'DELETE /desk/proof/audits',
  'GET /desk/searches',
  'POST /desk/searches',
  'PUT /desk/searches/:search/name',
  'DELETE /desk/searches/:search',
  // Envelopes: where what is asked for names somebody, a reason is wanted, as a test of its own says.
  'GET /desk/events',
  // Says that something was forgotten since it was asked before, and neither what nor when.
  'GET /desk/streams/:stream/standing',
])

describe('the desk', () => {
  test('shows nothing of a person without a reason', async () => {
    const path = (text: string) =>
      text
        .replace(':id', anna.id)
        .replace(':stream', `workout-${workout}`)
        .replace(':revision', '0')
        .replace(/:week(.*)/, '2026-03-02$1?of=kg')
    const asking = calls.filter(({ path, method }) => path.startsWith('/desk/') && !ofNobody.has(`${method} ${path}`))
    expect(calls.filter(({ method, path }) => ofNobody.has(`${method} ${path}`))).toHaveLength(ofNobody.size)
    expect(asking.length).toBeGreaterThan(30)
    for (const { method, path: text } of asking) {
      for (const headers of [{}, { 'x-reason': 'x' }, { 'x-reason': '%' }, { 'x-reason': 'x'.repeat(301) }]) {
        const { status, json } = await desk(`${method} ${path(text)}`, headers)
        expect([text, status, json.code]).toEqual([text, 400, 'reason-needed'])
      }
    }
    expect(await sql(`select 1 from log.events where type = 'RecordInspected'`)).toEqual([])
  })

  test('finds people by address, by id and by workout, and events by id', async () => {
    const find = async (text: string) => {
      const { status, json } = await it.ask('POST /desk/find', {
        token: eva.access_token,
        headers: because,
        body: { text },
      })
      expect(status).toBe(200)
      return json.found
    }
    expect(await find(' Anna@Example.org ')).toEqual([
      { kind: 'person', person: anna.id, stream: null, revision: null },
    ])
    expect(await find(anna.id)).toMatchObject([{ kind: 'person', person: anna.id }])
    expect(await find(workout)).toMatchObject([{ kind: 'stream', person: anna.id, stream: `workout-${workout}` }])
    const [event] = await sql('select id from log.events where stream = $1 and version = 1', [`workout-${workout}`])
    expect(await find(event.id)).toMatchObject([
      { kind: 'event', person: anna.id, stream: `workout-${workout}`, revision: 1 },
    ])
    for (const nobody of ['niemand@example.org', randomUUID(), 'workout-x', 'quatsch', '-', '@'])
      expect(await find(nobody)).toEqual([])
    const looks = await sql(`select data->>'what' as what from log.events where stream = $1`, [`inspection-${anna.id}`])
    expect(looks).toEqual([{ what: 'search' }])
  })

  test('reads a stream as it stands in the log, what is sealed only unsealed', async () => {
    const stored = await sql('select id, version, type from log.events where stream = $1 order by version', [
      `workout-${workout}`,
    ])
    const { json } = await desk(`GET /desk/streams/workout-${workout}`)
    expect(json.events.map(({ id, revision: version, type }: never) => ({ id, version, type }))).toEqual(stored)
    expect(json).toMatchObject({ person: anna.id, total: stored.length, next: null })
    expect(json.events[0]).toMatchObject({ type: 'WorkoutRequested', sealed: expect.arrayContaining(['prompt']) })
    expect(JSON.stringify(json)).not.toContain('Rücken')

    const open = await desk(`GET /desk/streams/workout-${workout}?unsealed=true`)
    expect(open.json.events[0]).toMatchObject({
      data: { prompt: 'Rücken, 30 Minuten' },
      sentence: 'Asked for a workout: “Rücken, 30 Minuten”',
    })
    const page = await desk(`GET /desk/streams/workout-${workout}?from=1&limit=1`)
    expect(page.json.events.map(({ revision }: never) => revision)).toEqual([1])
  })

  test.each([
    '?from=2147483648',
    '/standing?from=9007199254740991',
    '/states/2147483648',
    '/states/1?against=2147483648',
  ])('a revision that no stream can have is refused by its name: %s', async asked => {
    const { status, json } = await desk(`GET /desk/streams/workout-${workout}${asked}`)
    expect(status).toBe(400)
    expect(JSON.stringify(json)).toMatch(/from|revision|against/)
  })

  test('what did the stream hold at revision n: the state before and after, and what differs', async () => {
    const { json } = await desk(`GET /desk/streams/user-${anna.id}/states/1`)
    expect(json.event.type).toBe('EmailVerified')
    expect(json.differences).toEqual([{ path: 'verified', was: false, is: true }])
    expect(JSON.stringify(json)).not.toContain('anna@example.org')
    const open = await desk(`GET /desk/streams/user-${anna.id}/states/0?unsealed=true`)
    expect(open.json).toMatchObject({ before: { status: 'unknown' }, after: { email: 'anna@example.org' } })
    const both = await desk(`GET /desk/streams/user-${anna.id}/states/1?against=0&unsealed=true`)
    expect(both.json.before).toEqual(open.json.after)
    expect(both.json.differences).toEqual([{ path: 'verified', was: false, is: true }])
    expect((await desk(`GET /desk/streams/user-${anna.id}/states/0?against=1`)).status).toBe(404)
    expect((await desk(`GET /desk/streams/user-${anna.id}/states/99`)).status).toBe(404)
  })

  test('names the planners that ever answered, the last one first, also those of since it was asked last', async () => {
    const versions = async () => (await desk('GET /desk/planners')).json.planners
    const [{ planner, at }] = await sql(
      `select data->>'plannerVersion' as planner, created as at from log.events where type = 'WorkoutGenerated'`,
    )
    const today = { version: planner, last: new Date(at).toISOString() }
    expect(await versions()).toEqual([today])
    const id = asWorkoutId(randomUUID())
    const stream = streamOf('workout', id)
    const fact = (event: Workout.Event) => {
      const commandId = freshId<'command'>()
      const actor = { kind: 'system', id: 'coach' } as const
      const metadata = { commandId, correlationId: commandId, causationId: commandId, actor }
      return { id: freshId<'event'>(), event, metadata: { ...metadata, subject: asUserId(anna.id), schema: 1 } }
    }
    const now = new Date().toISOString()
    const athlete = asUserId(anna.id)
    await it.product.log.append(stream, -1, [
      fact({ type: 'WorkoutRequested', athlete, durationMinutes: 30, seed: id, at: now }),
      fact({ type: 'GenerationFailed', reason: 'planner-down', plannerVersion: '2025-01.1-alt', at: now }),
    ])
    expect(await versions()).toEqual([{ version: '2025-01.1-alt', last: expect.any(String) }, today])
  })

  test('which reactions did a command cause: all with its correlation, each after its cause', async () => {
    const [{ id, correlation }] = await sql(
      `select id, meta->>'correlationId' as correlation from log.events
       where stream = $1 and type = 'WorkoutCreditUsed'`,
      [`membership-${anna.id}`],
    )
    const { json } = await desk(`GET /desk/events/${id}/story`)
    const stored = await sql(
      `select id, meta->>'causationId' as cause from log.events where meta->>'correlationId' = $1 order by gp`,
      [correlation],
    )
    expect(json.events.map(({ id, causationId: cause }: never) => ({ id, cause }))).toEqual(stored)
    expect(json.events.map(({ type }: never) => type)).toContain('WorkoutGenerated')
    for (const stream of [`membership-${anna.id}`, `workout-${randomUUID()}`, 'nobody-knows'])
      expect((await desk(`GET /desk/events/${id}/story?stream=${stream}`)).json).toEqual(json)
  })

  test('shows a fact as it rests in the log beside today’s shape, and nothing personal of it', async () => {
    const { json } = await desk(`GET /desk/streams/workout-${workout}/states/0?unsealed=true`)
    const [{ data }] = await sql('select data from log.events where stream = $1 and version = 0', [
      `workout-${workout}`,
    ])
    expect(Object.keys(json.stored)).toEqual(Object.keys(data))
    expect(json.stored).toMatchObject({ athlete: anna.id, sealed: expect.stringMatching(/encrypted/) })
    expect(json.event.data.prompt).toBe('Rücken, 30 Minuten')
  })

  test('what did the athlete see then: the screen as it was folded after that event', async () => {
    const today = await it.ask(`GET /workouts/${workout}`, { token: anna.access_token })
    const { json } = await desk(`GET /desk/workouts/${workout}/screens/1`)
    expect(json.workout).toEqual(today.json)
    const inEnglish = await desk(`GET /desk/workouts/${workout}/screens/1?language=en`)
    const past = await it.product.log.load(streamOf('workout', asWorkoutId(workout)))
    const plan = past.flatMap(({ event }) => (event.type === 'WorkoutGenerated' ? event.plan : []))[0]
    expect(inEnglish.json.workout.blocks[1].exercises[0].name).toBe(plan?.blocks[1]?.exercises[0]?.name.en)
    expect((await desk(`GET /desk/workouts/${workout}/screens/1?language=fr`)).status).toBe(400)
    const first = await desk(`GET /desk/workouts/${workout}/screens/0`)
    expect(first.json).toMatchObject({ deleted: false, workout: { status: 'GENERATING', blocks: [] } })
    expect((await desk(`GET /desk/workouts/${workout}/screens/99`)).status).toBe(404)
  })

  test('what did the overview show then: progress, weeks, programme, strength and body as they were', async () => {
    const clara = await it.person('clara@example.org')
    const token = clara.access_token
    const made = await it.ask('POST /llm/create-workout', { token, body: { prompt: 'Rücken, 30 Minuten' } })
    const { id } = made.json
    const mine = async () => {
      const [overview, programme, strength, body] = await Promise.all(
        ['/dashboard/overview', '/api/programme', '/api/strength', '/api/body'].map(path =>
          it.ask(`GET ${path}`, { token }),
        ),
      )
      return { overview: overview?.json, programme: programme?.json, strength: strength?.json, body: body?.json }
    }
    const [first, second] = made.json.blocks.flatMap((block: { exercises: { sets: { id: string }[] }[] }) =>
      block.exercises.flatMap(({ sets }) => sets),
    )
    const set = `/api/workouts/${id}/sets/`
    const acts = [
      ['PUT /training-plan/mine', { weight: 72, workout_goal_id: 'strength' }],
      [`PUT /api/workouts/${id}/status`, { status: 'in_progress' }],
      [`PUT ${set}${first.id}`, { reps: 10, weight: 20 }],
      ['POST /api/body/complaints', { part: 'knee', side: 'left' }],
      [`PUT ${set}${second.id}`, { reps: 8, weight: 22.5 }],
      [`PUT /api/workouts/${id}/status`, { status: 'completed' }],
      ['POST /llm/create-workout', { prompt: 'Beine' }],
      [`DELETE /workouts/${id}`, undefined],
      [`DELETE /api/deleted-workouts/${id}`, undefined],
    ] as const
    const seen: { stream: string; version: number; shown: Awaited<ReturnType<typeof mine>> }[] = []
    for (const [call, body] of acts) {
      const { status } = await it.ask(call, { token, ...(body ? { body } : {}) })
      expect([call, status]).toEqual([call, expect.toSatisfy(code => code < 300)])
      const [last] = await sql('select stream, version from log.events order by gp desc limit 1')
      seen.push({ ...last, shown: await mine() })
    }
    for (const { stream, version, shown } of seen) {
      const { status, json } = await desk(`GET /desk/streams/${stream}/overviews/${version}`)
      expect(status).toBe(200)
      const { at: _, ...then } = json
      expect({ stream, version, ...then }).toEqual({ stream, version, ...shown })
    }
    expect(new Set(seen.map(({ shown }) => JSON.stringify(shown))).size).toBeGreaterThan(6)
    const user = (await it.ask('GET /auth/me', { token })).json.id
    const begin = await desk(`GET /desk/streams/user-${user}/overviews/0`)
    expect(begin.json.overview).toMatchObject({ nextWorkouts: [], progress: { total: 0 }, credits: { free_left: 10 } })
    expect((await desk(`GET /desk/streams/user-${user}/overviews/99`)).status).toBe(404)
  })

  test('finds events by type, category, time, command, correlation and actor, page by page', async () => {
    const find = async (query: Record<string, string>) => {
      const found = await it.ask(`GET /desk/events?${new URLSearchParams(query)}`, {
        token: eva.access_token,
        headers: because,
      })
      expect(found.status).toBe(200)
      return found.json
    }
    const ids = async (where: string, values: unknown[] = []) =>
      (await sql(`select id from log.events where ${where} order by gp desc`, values)).map(({ id }) => id)
    const idsIn = (json: { events: { id: string }[] }) => json.events.map(({ id }) => id)
    expect(idsIn(await find({ type: 'UserRegistered' }))).toEqual(await ids(`type = 'UserRegistered'`))
    expect(idsIn(await find({ category: 'workout' }))).toEqual(await ids(`stream like 'workout-%'`))
    const [{ at, command, correlation }] = await sql(
      `select created as at, meta->>'commandId' as command, meta->>'correlationId' as correlation from log.events
       where type = 'WorkoutRequested'`,
    )
    expect(idsIn(await find({ command }))).toEqual(await ids(`meta->>'commandId' = $1`, [command]))
    expect(idsIn(await find({ correlation }))).toEqual(await ids(`meta->>'correlationId' = $1`, [correlation]))
    expect(idsIn(await find({ actor: 'coach' }))).toEqual(await ids(`meta->'actor'->>'id' = 'coach'`))
    const moment = String(at)
    expect(idsIn(await find({ from: moment }))).toEqual(
      await ids(`date_trunc('milliseconds', created) >= $1`, [moment]),
    )
    expect(idsIn(await find({ to: moment }))).toEqual(await ids(`date_trunc('milliseconds', created) <= $1`, [moment]))

    const all: string[] = []
    for (let next: string | undefined = undefined; ; ) {
      const page: { events: { id: string }[]; next: string | null } = await find({
        limit: '2',
        ...(next ? { before: next } : {}),
      })
      all.push(...idsIn(page))
      if (!page.next) break
      next = page.next
    }
    expect(all).toEqual(await ids('true'))
    const some = (await ids('true')).filter((_, nth) => nth % 3 === 0)
    expect(await find({ ids: [...some, randomUUID()].join() })).toMatchObject({
      events: some.map(id => ({ id })),
      next: null,
    })
    expect((await it.ask('GET /desk/events?ids=1', { token: eva.access_token })).status).toBe(400)
    const elsewhere = await it.ask('GET /desk/events?before=12/12', { token: eva.access_token })
    expect([elsewhere.status, elsewhere.json.code]).toEqual([400, 'no-such-page'])
    expect(JSON.stringify(await find({}))).not.toContain('Rücken')
    expect((await it.ask('GET /desk/events?type=1', { token: eva.access_token })).status).toBe(400)
  })

  test('who looked at this person: they see it themselves, each look once', async () => {
    const { json } = await it.ask('GET /api/inspections', { token: anna.access_token })
    const stored = await sql(`select data->>'what' as what from log.events where stream = $1 order by version desc`, [
      `inspection-${anna.id}`,
    ])
    expect(json.total).toBe(stored.length)
    expect(json.inspections).toHaveLength(stored.length)
    for (const look of json.inspections) expect(look).toMatchObject({ by: eva.id, role: 'staff', reason })
    expect(json.inspections.map(({ what }: never) => what)).toEqual(
      stored.map(({ what }) => String(what).replace(/-.*/, '')),
    )
    await desk(`GET /desk/streams/workout-${workout}`)
    expect((await it.ask('GET /api/inspections', { token: anna.access_token })).json.total).toBe(stored.length)
    expect((await it.ask('GET /api/inspections', { token: eva.access_token })).json.total).toBe(0)
    const [{ data }] = await sql(`select data::text from log.events where type = 'RecordInspected' limit 1`)
    expect(data).not.toContain('Beschwerde')
  })

  test('signs a person out everywhere, as a fact that they read with its reason', async () => {
    const dora = await it.person('dora@example.org')
    const other = await it.signIn('dora@example.org')
    const isIn = async (token: string) => (await it.ask('GET /auth/me', { token })).status === 200
    expect((await desk(`POST /desk/people/${randomUUID()}/sessions/end`)).json.code).toBe('no-such-user')
    expect((await desk(`POST /desk/people/${dora.id}/sessions/end`, {})).json.code).toBe('reason-needed')
    expect([await isIn(dora.access_token), await isIn(other.access_token)]).toEqual([true, true])

    const { status, json } = await desk(`POST /desk/people/${dora.id}/sessions/end`)
    expect([status, json]).toEqual([200, { sessions: 2 }])
    for (const { access_token } of [dora, other])
      await expect.poll(() => isIn(access_token), { timeout: 5000 }).toBe(false)
    expect((await it.ask('POST /auth/refresh', { body: { refresh_token: other.refresh_token } })).status).toBe(401)
    expect(await isIn(eva.access_token)).toBe(true)
    const { access_token: token } = await it.signIn('dora@example.org')
    const { inspections } = (await it.ask('GET /api/inspections', { token })).json
    expect(inspections).toMatchObject([{ what: 'sessions', by: eva.id, role: 'staff', reason }])
  })

  test('whoever has something open is told how far it has come and that something of it was forgotten: no look', async () => {
    const ben = await it.person('ben@example.org')
    const id = (await it.ask('GET /auth/me', { token: ben.access_token })).json.id
    const standing = (stream: string, from = 0) => desk(`GET /desk/streams/${stream}/standing?from=${from}`, {})
    const [{ total }] = await sql('select count(*)::int as total from log.events where stream = $1', [`user-${id}`])
    const { json: first } = await standing(`user-${id}`)
    expect(first).toEqual({ total, forgotten: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await standing(`user-${id}`, total)).json).toEqual(first)
    // Whether anything was forgotten before is not told.
    expect(first.forgotten).not.toBe((await standing(`user-${anna.id}`)).json.forgotten)
    for (const nobody of [`user-${randomUUID()}`, 'nonsense-1', 'x'])
      expect((await standing(nobody)).json.code).toBe('no-such-stream')
    expect((await standing(`user-${id}`, -1)).status).toBe(400)
    await it.ask('POST /auth/close-account', {
      token: ben.access_token,
      body: { password: 'ein langer Satz', immediately: true },
    })
    const erased = () =>
      sql(`select created from log.events where stream = $1 and type = 'PersonalDataErased'`, [`user-${id}`])
    await expect.poll(async () => (await erased()).length, { timeout: 8000 }).toBe(1)
    const { json } = await standing(`user-${id}`, total)
    expect(json.forgotten).not.toBe(first.forgotten)
    expect(json.forgotten).toHaveLength(43)
    expect(json.total).toBeGreaterThan(total)
    expect(await sql('select 1 from log.events where stream = $1', [`inspection-${id}`])).toEqual([])
    const odd = `workout-${randomUUID()}`
    await sql(
      `insert into log.events (gp, stream, version, type, id, data, meta)
       select (select max(gp) + 1 from log.events), $1, 0, 'WorkoutTeleported', $2, '{}', meta from log.events limit 1`,
      [odd, randomUUID()],
    )
    expect((await standing(odd)).json.code).toBe('stream-unreadable')
  })

  test('one’s own records need no entry', async () => {
    expect((await desk(`GET /desk/streams/user-${eva.id}?unsealed=true`)).status).toBe(200)
    expect((await it.ask('GET /api/inspections', { token: eva.access_token })).json.total).toBe(0)
  })
})
