import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { questionnaire } from '../../content/questionnaire.ts'
import { exampleAnswers } from '../../contract/feedback.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct()
})
afterAll(() => it?.close())

const phone = { 'user-agent': 'Fremde-App/3' }
const tell = (token: string, body: object) => it.ask('PUT /training-plan/mine', { token, body, headers: phone })
const told = async (token: string) => (await it.ask('GET /training-plan/mine', { token })).json
const allow = (token: string, purpose: string, given: boolean) =>
  it.ask(`PUT /api/consents/${purpose}`, { token, body: { given } })
const standing = async (token: string, wanted = 'health') =>
  (await it.ask('GET /api/consents', { token })).json.purposes.find(
    ({ purpose }: { purpose: string }) => purpose === wanted,
  )
const factsOf = async (category: 'user' | 'profiles' | 'health', id: string) =>
  (await it.product.log.load(streamOf(category, asUserId(id)))).map(({ event }) => event)

test('nothing about health is stored before a consent: a client that sends it declares that it asked', async () => {
  const { id, access_token: token } = await it.person('erklaert@example.org')
  expect(await standing(token)).toMatchObject({ given: false, since: null })
  await tell(token, { age: 33 })
  expect(await standing(token)).toMatchObject({ given: false })
  expect((await tell(token, { restrictions: 'linkes Knie', age: 34 })).status).toBe(200)
  expect(await standing(token)).toMatchObject({ given: true, how: 'declared', agreed_to: expect.any(String) })
  const [given] = (await factsOf('user', id)).filter(({ type }) => type === 'ConsentGiven')
  const [health] = (await factsOf('profiles', id)).filter(({ type }) => type === 'HealthTold')
  expect(given).toMatchObject({ purpose: 'health', how: 'declared', client: 'Fremde-App/3' })
  expect(health).toMatchObject({
    consent: given && 'consent' in given ? given.consent : '',
    fields: { restrictions: 'linkes Knie' },
  })
})

test('a client that asks people itself declares nothing: what tells of health is refused by name until they say yes', async () => {
  const { id, access_token: token } = await it.person('eigene@example.org')
  const ours = { 'user-agent': 'Mozilla/5.0', 'x-consent': 'ask' }
  const made = await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })
  const { feedbackId } = (
    await it.ask('POST /api/feedback/questionnaire', { token, body: { answers: {}, workoutId: made.json.id } })
  ).json
  const exercise = `/api/workouts/${made.json.id}/exercises/${made.json.blocks[0].exercises[0].id}`
  const pain = 'Schulter zwickt beim Drücken'
  const tellings = [
    ['POST /api/body/complaints', { part: 'knee', side: 'left', severity: 'pain' }],
    ['PUT /api/body/screening', { heart: true }],
    ['PUT /training-plan/mine', { restrictions: 'Knie' }],
    ['PUT /training-plan/mine', { goal_details: pain }],
    ['POST /training-profiles/', { name: 'Keller', equipment_details: pain }],
    ['POST /llm/start-workout-creation', { prompt: pain }],
    [`PUT /api/feedback/questionnaire/${feedbackId}/feedback/comment`, { comment: pain }],
    [`PUT ${exercise}/note`, { note: pain }],
    [`PUT ${exercise}/feeling`, { kind: 'pain' }],
  ] as const
  for (const [call, body] of tellings) {
    const { status, json } = await it.ask(call, { token, body, headers: ours })
    expect([call, status, json.code]).toEqual([call, 403, 'health-consent-needed'])
  }
  expect((await factsOf('user', id)).map(({ type }) => type)).not.toContain('ConsentGiven')
  expect(JSON.stringify(await told(token))).not.toContain('Schulter')
  expect((await it.ask('PUT /training-plan/mine', { token, body: { age: 33 }, headers: ours })).status).toBe(200)
  expect((await it.ask('POST /api/coach/understood', { token, body: { text: pain } })).json.tells_health).toBe(true)
  expect((await it.ask('POST /api/coach/understood', { token, body: { text: 'Beine' } })).json.tells_health).toBe(false)

  await allow(token, 'health', true)
  for (const [call, body] of tellings.filter(([call]) => !call.includes('workout'))) {
    const { status } = await it.ask(call, { token, body, headers: ours })
    expect([call, status < 300]).toEqual([call, true])
  }
  expect(await standing(token)).toMatchObject({ given: true, how: 'asked' })
}, 90_000)

test('what another client declared is no yes to our own screens: they ask once, and what was told stays', async () => {
  const { id, access_token: token } = await it.person('beides@example.org')
  const ours = { 'user-agent': 'Mozilla/5.0', 'x-consent': 'ask' }
  const own = (body: object) => it.ask('PUT /training-plan/mine', { token, body, headers: ours })
  expect((await tell(token, { restrictions: 'linkes Knie' })).status).toBe(200)
  expect(await own({ restrictions: 'rechtes Knie' })).toMatchObject({
    status: 403,
    json: { code: 'health-consent-needed' },
  })
  expect(
    (
      await it.ask('POST /api/body/complaints', {
        token,
        body: { part: 'knee', side: 'left', severity: 'pain' },
        headers: ours,
      })
    ).status,
  ).toBe(403)
  expect((await own({ age: 35 })).status).toBe(200)
  expect((await own({ age: 36, restrictions: 'linkes Knie' })).status).toBe(200)
  expect(await told(token)).toMatchObject({ age: 36, restrictions: 'linkes Knie' })
  expect((await tell(token, { restrictions: 'linkes Knie, links' })).status).toBe(200)

  await allow(token, 'health', true)
  expect((await own({ restrictions: 'rechtes Knie' })).status).toBe(200)
  const given = (await factsOf('user', id)).filter(({ type }) => type === 'ConsentGiven')
  expect(given).toMatchObject([{ how: 'declared' }, { how: 'asked' }])
  expect(new Set(given.map(one => ('consent' in one ? one.consent : ''))).size).toBe(1)
  await allow(token, 'health', false)
  expect((await told(token)).restrictions).toBe(null)
})

test('a withdrawal erases what was told, is kept until a new consent, and touches nothing else', async () => {
  const { id, access_token: token } = await it.person('widerruft@example.org')
  await allow(token, 'health', true)
  await tell(token, { age: 40, restrictions: 'Bandscheibe', mobility_restrictions: 'Hüfte', comments: 'Migräne' })
  const goal = 'Marathon im Mai'
  await tell(token, { goal_details: 'wieder laufen nach Meniskusriss', workout_goal_id: goal, equipment: ['barbell'] })
  const place = { equipment_details: 'nur leichte Hanteln, die Schulter tut weh' }
  expect((await it.ask('PUT /training-profiles/mine', { token, body: place })).status).toBe(200)
  const { id: cellar } = (
    await it.ask('POST /training-profiles/', { token, body: { name: 'Keller', equipment_llm_context: 'Knie tut weh' } })
  ).json
  expect(await standing(token)).toMatchObject({ given: true, how: 'asked' })
  const complaint = { part: 'knee', side: 'left', severity: 'pain' }
  await it.ask('POST /api/body/complaints', { token, body: complaint })
  await it.ask('PUT /api/body/screening', { token, body: { heart: true } })
  expect((await it.ask('GET /api/body', { token })).json.complaints).toHaveLength(1)
  const made = await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })
  const answered = { questionnaireId: questionnaire.id, answers: exampleAnswers }
  const { id: feedback } = (await it.ask('POST /showcase/feedback/questionnaire', { token, body: answered })).json
  expect((await allow(token, 'health', false)).status).toBe(200)

  expect(await standing(token)).toMatchObject({ given: false, since: expect.any(String) })
  expect(await told(token)).toMatchObject({ age: 40, restrictions: null, mobility_restrictions: null, comments: null })
  expect(JSON.stringify(await factsOf('profiles', id))).not.toMatch(/Bandscheibe|Hüfte|Migräne|Meniskus|Schulter|Knie/)
  expect(await told(token)).toMatchObject({ goal_details: null, workout_goal_id: goal, equipment: ['barbell'] })
  const places = (await it.ask('GET /training-profiles/all', { token })).json
  expect(JSON.stringify(places)).not.toMatch(/Schulter|Knie/)
  expect(places).toContainEqual(expect.objectContaining({ id: cellar, name: 'Keller', equipment_llm_context: null }))
  expect(JSON.stringify(await factsOf('profiles', id))).toContain('"age":40')

  const body = (await it.ask('GET /api/body', { token })).json
  expect([body.complaints, body.screening.answers]).toEqual([[], {}])
  expect(JSON.stringify(await factsOf('health', id))).not.toMatch(/knee|heart/)

  for (const [call, body] of [
    ['POST /api/body/complaints', complaint],
    ['PUT /training-plan/mine', { restrictions: 'Knie' }],
    ...[
      'goal_details',
      'workout_goal_llm_context',
      'other_regular_activities',
      'fitness_level_description',
      'experience_level_description',
      'workout_goal_id',
      'equipment',
    ].map(field => ['PUT /training-plan/mine', { [field]: 'mein Knie tut weh' }] as const),
    ['PUT /training-profiles/mine', { equipment_details: 'mein Knie tut weh' }],
    ['POST /training-profiles/', { name: 'Studio, Knie tut weh' }],
    [`PUT /training-profiles/${cellar}`, { equipment_llm_context: 'mein Knie tut weh' }],
    ['POST /llm/create-workout', { prompt: 'mein Knie tut weh, bitte Oberkörper' }],
    ['POST /llm/start-workout-creation', { prompt: 'ich habe einen Bandscheibenvorfall' }],
    ['POST /showcase/training-plans', { feedbackId: feedback, prompt: 'mein Knie tut weh' }],
    [`PUT /feedback/questionnaire/${feedback}/feedback/comment`, { comment: 'Danach tat mein Knie weh.' }],
    [`PUT /api/feedback/questionnaire/${feedback}/feedback/type`, { type: 'Danach tat mein Knie weh' }],
    [`PUT /api/workouts/${made.json.id}/exercises/${made.json.blocks[0].exercises[0].id}/feeling`, { kind: 'pain' }],
  ] as const) {
    const { status, json } = await it.ask(call, { token, body })
    expect([call, status, json.code]).toEqual([call, 403, 'health-consent-needed'])
  }
  expect((await tell(token, { age: 41, restrictions: null })).status).toBe(200)
  const wish = { prompt: 'Oberkörper, 20 Minuten', duration_minutes: 20 }
  expect((await it.ask('POST /llm/create-workout', { token, body: wish })).status).toBe(201)

  await allow(token, 'health', true)
  expect((await tell(token, { restrictions: 'Schulter' })).status).toBe(200)
  expect((await told(token)).restrictions).toBe('Schulter')
})

test('who withdraws while they write about health is obeyed or refused, never failed, and nothing stays', async () => {
  const { id, access_token: token } = await it.person('zugleich@example.org')
  const statuses = new Set<number>()
  for (let round = 0; round < 12; round++) {
    await allow(token, 'health', true)
    const writes = [0, 1, 2, 3].flatMap(n => [
      tell(token, { restrictions: `Geheimnis ${round} ${n}` }),
      it.ask('POST /api/body/complaints', { token, body: { part: 'knee', side: 'left', severity: 'pain' } }),
    ])
    const [withdrawn, ...answers] = await Promise.all([allow(token, 'health', false), ...writes])
    expect(withdrawn.status).toBe(200)
    for (const { status } of answers) statuses.add(status)
    expect((await told(token)).restrictions).toBeNull()
  }
  expect([...statuses].filter(status => ![200, 201, 403].includes(status))).toEqual([])
  expect(JSON.stringify(await factsOf('profiles', id))).not.toContain('Geheimnis')
})

test('a withdrawal that a crash cut off is carried out', async () => {
  const { id, access_token: token } = await it.person('abgestuerzt@example.org')
  await tell(token, { restrictions: 'Ellenbogen' })
  const order = {
    commandId: freshId<'command'>(),
    actor: { kind: 'user', id: asUserId(id) },
    subject: asUserId(id),
  } as const
  await it.product.accounts.askUser(order, { type: 'WithdrawConsent', purpose: 'health', at: new Date().toISOString() })
  const forgotten = async () => (await factsOf('profiles', id)).some(({ type }) => type === 'HealthForgotten')
  expect(await until(forgotten, 10_000)).toBe(true)
  expect(await until(async () => (await told(token)).restrictions === null, 10_000)).toBe(true)
  expect(JSON.stringify(await factsOf('profiles', id))).not.toContain('Ellenbogen')
})

test('other purposes are kept in the same ledger, each by itself', async () => {
  const { access_token: token } = await it.person('zwecke@example.org')
  await allow(token, 'mails', true)
  expect(await standing(token, 'mails')).toMatchObject({ given: true, how: 'asked' })
  expect(await standing(token, 'ai')).toMatchObject({ given: false })
  expect((await allow(token, 'mails', false)).json.ai.given).toBe(false)
  expect(await standing(token, 'mails')).toMatchObject({ given: false, since: expect.any(String) })
  expect((await allow(token, 'alles', true)).status).toBe(400)
})

test('who says they are of age is kept with the moment; who says they are not is refused, and nothing of them stays', async () => {
  const body = { email: 'alter@example.org', password: 'ein langer Satz' }
  const young = await it.ask('POST /auth/register', { body: { ...body, of_age: false } })
  expect([young.status, young.json.code]).toEqual([403, 'too-young'])
  const grown = await it.ask('POST /auth/register', { body: { ...body, of_age: true } })
  expect((await factsOf('user', grown.json.id)).map(({ type }) => type)).toEqual(['UserRegistered', 'AgeStated'])
  const silent = await it.register('schweigt@example.org')
  expect((await factsOf('user', silent.id)).map(({ type }) => type)).toEqual(['UserRegistered'])
  const again = await it.ask('POST /auth/register', { body: { ...body, email: 'jung@example.org', of_age: false } })
  expect(again.status).toBe(403)
  expect(await it.product.accounts.holder('jung@example.org')).toBeNull()
})

test('nobody is troubled by it', () => expect(it.troubles).toEqual([]))
