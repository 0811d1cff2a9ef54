import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

/** The screening, complaints and their end, clearances and unwanted exercises, as a client meets them. */
describe('what the coach respects about a body', () => {
  let product: TestProduct
  let now = Date.parse('2026-10-05T08:00:00.000Z')
  let people = 0

  beforeAll(async () => {
    product = await startProduct({ clock: () => new Date(now++).toISOString() })
  })
  afterAll(() => product.close())

  const newcomer = async () => (await product.person(`body${++people}@example.com`)).access_token
  const asks = (token: string) => (call: string, body?: object) =>
    product.ask(call, { token, ...(body ? { body } : {}), headers: { 'idempotency-key': randomUUID() } })
  const stops = async (token: string, path: string, body: object) => {
    const ask = asks(token)
    const credits = async () => (await ask('GET /dashboard/overview')).json.credits.free_left
    const before = await credits()
    const { status, json } = await ask(path, body)
    expect(await until(async () => (await credits()) === before, 5_000)).toBe(true)
    return { status, code: json.refusal?.code, words: json.refusal?.text[0] }
  }

  test('whoever comes new is asked to answer the screening, and nothing limits them', async () => {
    const ask = asks(await newcomer())
    const { status, json } = await ask('GET /api/body')
    expect(status).toBe(200)
    expect(json).toEqual({
      screening: { due: true, answered_at: null, version: null, answers: {} },
      complaints: [],
      clearances: [],
      unwanted: [],
      stops: [],
    })
  })

  test('a yes that stops says why on every path, costs nothing, and ends with the doctor’s word', async () => {
    const token = await newcomer()
    const ask = asks(token)
    const told = await ask('PUT /api/body/screening', { heart: false, chest_pain: true, drugs: ['beta-blocker'] })
    expect(told.json.screening).toMatchObject({ due: false, answers: { chest_pain: true, drugs: ['beta-blocker'] } })
    expect(told.json.stops[0].de).toContain('112')
    for (const [path, body] of [
      ['POST /llm/create-workout', { duration_minutes: 30 }],
      ['POST /api/workouts', { durationMinutes: 30 }],
    ] as const)
      expect(await stops(token, path, body)).toMatchObject({ status: 422, code: 'needs-emergency-help' })

    const early = await ask('PUT /api/body/clearances/chest-pain', { by: 'doctor', on: '2027-01-01' })
    expect([early.status, early.json.code]).toEqual([400, 'clearance-in-future'])
    const cleared = await ask('PUT /api/body/clearances/chest-pain', { by: 'doctor', on: '2026-10-01' })
    expect(cleared.json).toMatchObject({ clearances: [{ of: 'chest-pain', on: '2026-10-01' }], stops: [] })
    expect((await ask('POST /llm/create-workout', { duration_minutes: 30 })).status).toBe(201)
    await ask('DELETE /api/body/clearances/chest-pain')
    expect(await stops(token, 'POST /api/workouts', { durationMinutes: 30 })).toMatchObject({ status: 422 })
  })

  test('age, dizziness and joints shape plans or stop them, and the answer names the version of what was asked', async () => {
    const ask = asks(await newcomer())
    const made = async () => (await ask('POST /llm/create-workout', { duration_minutes: 30, prompt: 'Beine' })).json
    const told = { age: 71, dizziness: 'getting-up', joints: true, joint_parts: ['knee'] }
    expect((await ask('PUT /api/body/screening', told)).json.screening).toMatchObject({ version: 2, answers: told })
    const { blocks } = await made()
    expect(kneeLoad(blocks)).toBeLessThanOrEqual(1)
    const rirs = blocks.flatMap((block: Block) => block.exercises.map(({ rir }) => rir ?? 3))
    expect(Math.min(...rirs)).toBeGreaterThanOrEqual(3)
    await ask('PUT /api/body/screening', { dizziness: 'otherwise' })
    const stopped = await ask('POST /llm/create-workout', { duration_minutes: 30 })
    expect([stopped.status, stopped.json.refusal?.code]).toEqual([422, 'needs-medical-advice'])
    expect(stopped.json.refusal.text[0].de).toContain('schwindelig')
    const cleared = await ask('PUT /api/body/clearances/fainting', { by: 'doctor', on: '2026-10-01' })
    expect(cleared.json.stops).toEqual([])
  })

  test('where it is made in the background, the workout says why there is none, and the credit comes back', async () => {
    const ask = asks(await newcomer())
    const left = async () => (await ask('GET /dashboard/overview')).json.credits.free_left
    const before = await left()
    const asked = await ask('POST /llm/start-workout-creation', { today: ['sick'] })
    expect(asked.status).toBe(202)
    const shown = async () => (await ask(`GET /workouts/${asked.json.workout_id}`)).json
    await until(async () => (await shown()).status === 'FAILED' && (await left()) === before, 10_000)
    expect((await shown()).refusal).toMatchObject({ code: 'needs-rest' })
  })

  test('what is told after a plan was made stops its changes too', async () => {
    const ask = asks(await newcomer())
    const { json } = await ask('POST /llm/create-workout', { duration_minutes: 30 })
    await ask('PUT /api/body/screening', { fainted: true })
    const exercise = json.blocks.flatMap((block: Block) => block.exercises)[1]
    for (const [call, body] of [
      [`POST /api/workouts/${json.id}/revision`, { kind: 'harder' }],
      [`POST /api/workouts/${json.id}/revision`, { kind: 'shorter', minutes: 15 }],
      [`POST /api/workouts/${json.id}/exercises/${exercise.id}/swap`, {}],
      [`PUT /api/workouts/${json.id}`, { durationMinutes: 20 }],
    ] as const) {
      const answer = await ask(call, body)
      expect([call, answer.status, answer.json.refusal?.code]).toEqual([call, 422, 'needs-medical-advice'])
    }
  })

  test('"krank" by a tap stops this session and no other, "verkatert" makes it gentle', async () => {
    const token = await newcomer()
    const wish = { duration_minutes: 30, today: ['sick', 'bad-sleep'] }
    const { status, code, words } = await stops(token, 'POST /llm/create-workout', wish)
    expect([status, code]).toEqual([422, 'needs-rest'])
    expect(words.de).toContain('Ruhe')
    const gentle = await asks(token)('POST /llm/create-workout', { duration_minutes: 30, today: ['hangover'] })
    expect(gentle.status).toBe(201)
    const rirs = gentle.json.blocks.flatMap((block: Block) => block.exercises.map(({ rir }) => rir ?? 3))
    expect(Math.min(...rirs)).toBeGreaterThanOrEqual(3)
  })

  type Block = { exercises: { exercise_id: string; rir?: number; id: string; sets: { id: string }[] }[] }
  const kneeLoad = (blocks: Block[]) =>
    Math.max(
      ...blocks
        .flatMap(({ exercises }) => exercises)
        .map(({ exercise_id }) => catalogue.exercises.find(({ id }) => id === exercise_id)?.jointLoad.knee ?? 3),
    )

  test('"Knie ist wieder gut" in a wish lets the knee bear a step more, and offers to say so for good', async () => {
    const token = await newcomer()
    const ask = asks(token)
    const legs = async (more = '') =>
      kneeLoad((await ask('POST /llm/create-workout', { duration_minutes: 30, prompt: `Beine${more}` })).json.blocks)
    const chipsOf = async (text: string) => (await ask('POST /api/coach/understood', { text })).json.items
    const reported = await ask('POST /api/body/complaints', { part: 'knee', side: 'left', severity: 'pain' })
    const [{ id }] = reported.json.complaints
    await ask('POST /api/body/complaints', { part: 'shoulder' })
    expect(await legs()).toBeLessThanOrEqual(1)
    expect(await legs(', Schulter ist wieder gut')).toBeLessThanOrEqual(1)
    expect(await legs(', Knie ist wieder gut')).toBe(2)
    expect(await legs()).toBeLessThanOrEqual(1)

    const [offer] = (await chipsOf('Knie ist wieder gut')).filter((one: { kind: string }) => one.kind === 'recovered')
    expect(offer.ends).toEqual([id])
    expect((await chipsOf('Rücken ist wieder gut')).flatMap((one: { ends: string[] }) => one.ends)).toEqual([])
    await ask(`PUT /api/body/complaints/${id}`, { change: 'good' })
    expect(await legs()).toBe(2)
  })

  test('what was said of the age last counts, in the screening or in the profile', async () => {
    const ask = asks(await newcomer())
    const status = async () => (await ask('POST /llm/create-workout', { duration_minutes: 30 })).status
    await ask('PUT /api/body/screening', { age: 14 })
    expect(await status()).toBe(422)
    await ask('PUT /training-plan/mine', { age: 41 })
    expect(await status()).toBe(201)
    await ask('PUT /api/body/screening', { age: 14 })
    expect(await status()).toBe(422)
  })

  test('a reported knee is spared, asked after three sessions later, and can be taken back', async () => {
    const token = await newcomer()
    const ask = asks(token)
    const reported = await ask('POST /api/body/complaints', { part: 'knee', side: 'left' })
    expect(reported.json.complaints).toMatchObject([
      { name: { de: 'Knie links' }, severity: 'pain', effect: { de: 'trägt wenig Last' }, asks: false },
    ])
    const [{ id }] = reported.json.complaints
    for (let session = 1; session <= 3; session += 1) {
      now += 2 * 86_400_000
      const { json } = await ask('POST /llm/create-workout', { duration_minutes: 20, prompt: 'Beine' })
      expect(kneeLoad(json.blocks)).toBeLessThanOrEqual(1)
      const [first] = json.blocks.flatMap(({ exercises }: Block) => exercises)
      const logged = await ask(`PUT /api/workouts/${json.id}/sets/${first.sets[0].id}`, { reps: 5, duration: 30 })
      const done = await ask(`PUT /api/workouts/${json.id}/status`, { status: 'completed' })
      expect([logged.status, done.status]).toEqual([200, 200])
      expect((await ask('GET /api/body')).json.complaints[0].asks).toBe(session === 3)
    }
    const better = await ask(`PUT /api/body/complaints/${id}`, { change: 'better' })
    expect(better.json.complaints).toMatchObject([{ id, severity: 'mild', asks: false }])
    expect((await ask(`DELETE /api/body/complaints/${id}`)).json.complaints).toEqual([])
    expect((await ask(`DELETE /api/body/complaints/${randomUUID()}`)).json.code).toBe('no-such-complaint')
  })

  test('pain in an exercise names its place, and what was never to come again is listed until it may', async () => {
    const ask = asks(await newcomer())
    const { json } = await ask('POST /llm/create-workout', { duration_minutes: 30, prompt: 'Beine' })
    const [one, other] = json.blocks.flatMap(({ exercises }: Block) => exercises)
    const feel = (exercise: { id: string }, body: object) =>
      ask(`PUT /api/workouts/${json.id}/exercises/${exercise.id}/feeling`, body)
    expect((await feel(one, { kind: 'pain', where: { part: 'hip', side: 'right' } })).status).toBe(200)
    expect((await feel(other, { kind: 'never' })).status).toBe(200)
    const body = (await ask('GET /api/body')).json
    expect(body.complaints).toMatchObject([{ part: 'hip', side: 'right' }])
    expect(body.unwanted).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ exercise_id: one.exercise_id, kind: 'pain' }),
        expect.objectContaining({ exercise_id: other.exercise_id, kind: 'never' }),
      ]),
    )
    const left = await ask(`DELETE /api/body/unwanted/${other.exercise_id}`)
    expect(left.json.unwanted.map((unwanted: { exercise_id: string }) => unwanted.exercise_id)).toEqual([
      one.exercise_id,
    ])
  })

  test('nothing of it rests in the clear', async () => {
    const { id, access_token: token } = await product.person('secret@example.com')
    const ask = asks(token)
    await ask('POST /api/body/complaints', { part: 'groin', side: 'left' })
    await ask('PUT /api/body/screening', { drugs: ['epilepsy'] })
    await ask('PUT /api/body/clearances/fainting', { by: 'physio', on: '2026-10-01' })
    const { rows } = await product.product.database.query('select data::text from log.events where stream = $1', [
      `health-${id}`,
    ])
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/groin|left|epilepsy|fainting|physio|2026-10-01/)
  })
})
