import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { inspections } from '../../commands/inspections.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

const day = 86_400_000
let now = Date.parse('2026-06-01T08:00:00.000Z')
let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ clock: () => new Date(now).toISOString() })
})
afterAll(() => it.close())

const password = 'ein langer Satz'
const close = (token: string, more: object = {}) =>
  it.ask('POST /auth/close-account', { token, body: { password, ...more } })
const typesOf = async (user: string) =>
  (await it.product.log.load(streamOf('user', asUserId(user)))).map(({ event }) => event.type)
const isErased = (user: string) => until(async () => (await typesOf(user)).at(-1) === 'PersonalDataErased', 10_000)
const receiptOf = async (receipt: string) => (await it.ask(`GET /auth/closing-receipt?receipt=${receipt}`)).json

test('who closes has thirty days: signed in again they see when it goes, may take all with them, and may stay', async () => {
  const anna = await it.person('anna@formkurve.test')
  const workout = await it.ask('POST /llm/create-workout', {
    token: anna.access_token,
    body: { prompt: 'Rücken', duration_minutes: 30 },
  })
  const set = workout.json.blocks[0].exercises[0].sets[0].id
  await it.ask(`PUT /api/workouts/${workout.json.id}/sets/${set}`, {
    token: anna.access_token,
    body: { reps: 9, weight: 61.5 },
  })

  const closing = await close(anna.access_token)
  expect(closing).toMatchObject({ status: 202, json: { erase_at: '2026-07-01T08:00:00.000Z' } })
  expect(
    await until(async () => (await it.ask('GET /auth/me', { token: anna.access_token })).status === 401, 1500),
  ).toBe(true)
  const mail = await it.mail('anna@formkurve.test', 'wird')
  expect(mail.text).toContain('1. Juli 2026')
  expect(mail.text).toMatch(/rückgängig/i)
  expect(mail.text).toContain(closing.json.receipt)

  const again = await it.ask('POST /auth/login', { body: { email: 'anna@formkurve.test', password } })
  expect(again).toMatchObject({ status: 200, json: { user: { closing: { erase_at: '2026-07-01T08:00:00.000Z' } } } })
  const token = again.json.access_token
  expect((await it.ask('GET /auth/me', { token })).json.closing).toMatchObject({ erase_at: '2026-07-01T08:00:00.000Z' })
  for (const call of ['GET /dashboard/overview', 'GET /api/user', 'GET /workouts', 'GET /live'])
    expect(await it.ask(call, { token }), call).toMatchObject({ status: 403, json: { code: 'account-closing' } })
  expect(await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })).toMatchObject({
    status: 403,
    json: { code: 'account-closing' },
  })

  for (const [call, body] of [
    ['POST /auth/update-password', { newPassword: 'vier Kiesel am Ufer', currentPassword: password }],
    ['POST /api/auth/update-password', { newPassword: 'vier Kiesel am Ufer' }],
  ] as const)
    expect(await it.ask(call, { token, body }), call).toMatchObject({ status: 403, json: { code: 'account-closing' } })

  await inspections({ log: it.product.log, clock: () => new Date(now).toISOString() }).record(
    { commandId: freshId() },
    { id: 'eva', role: 'staff', reason: 'Anfrage 4711' },
    { people: [asUserId(again.json.user.id)], what: 'person', unsealed: false },
  )
  const copy = await it.ask('GET /api/export', { token })
  expect(copy.headers['content-disposition']).toMatch(/^attachment; filename="formkurve-2026-06-01\.json"/)
  const looked = copy.json.facts.find(({ fact }: { fact: { type: string } }) => fact.type === 'RecordInspected')
  expect(looked).toMatchObject({ by: { kind: 'staff', id: 'eva' }, fact: { reason: 'Anfrage 4711' } })
  expect(copy.json.facts.map(({ fact }: { fact: { type: string } }) => fact.type)).toEqual(
    expect.arrayContaining(['UserRegistered', 'WorkoutGenerated', 'SetLogged', 'AccountClosingRequested']),
  )
  const sheet = await it.ask('GET /api/export.csv', { token })
  expect(sheet.headers['content-type']).toContain('text/csv')
  expect(sheet.text).toMatch(/^date,workout,exercise,set,kind,side,reps,weight_kg/)
  expect(sheet.text).toMatch(/2026-06-01.*,9,61\.5,/)

  now += 29 * day
  expect(await it.product.eraseClosed()).toBe(0)
  expect(
    await it.ask('POST /auth/undo-closing', { token: (await it.signIn('anna@formkurve.test')).access_token }),
  ).toMatchObject({ status: 200 })
  const back = await it.signIn('anna@formkurve.test')
  expect((await it.ask('GET /auth/me', { token: back.access_token })).json).not.toHaveProperty('closing')
  expect((await it.ask('GET /dashboard/overview', { token: back.access_token })).status).toBe(200)
  expect((await it.mail('anna@formkurve.test', 'bleibt')).text).toContain('Dein Konto')
  now += 2 * day
  expect(await it.product.eraseClosed()).toBe(0)
  expect(await typesOf(anna.id)).not.toContain('AccountClosed')
  expect(await receiptOf(closing.json.receipt)).toMatchObject({ state: 'open' })
})

test('when the day has come everything goes, and a receipt without a person says what was destroyed when', async () => {
  const ben = await it.person('ben@formkurve.test', undefined, 'Benno Beleg')
  const posted = vi.spyOn(it.product.mailer, 'send')
  const { receipt } = (await close(ben.access_token)).json
  expect(await receiptOf(receipt)).toMatchObject({ state: 'closing', erased_at: null })
  now += 30 * day + 1000
  await until(async () => (await it.product.eraseClosed()) === 1, 5000)
  expect(await isErased(ben.id)).toBe(true)
  expect((await it.ask('POST /auth/login', { body: { email: 'ben@formkurve.test', password } })).status).toBe(401)
  const goodbye = posted.mock.calls.map(([, mail]) => mail).find(({ subject }) => subject.includes('ist gelöscht'))
  expect(goodbye).toMatchObject({ to: 'ben@formkurve.test', text: expect.stringContaining(receipt) })
  expect(await until(async () => (await receiptOf(receipt)).beyond_reach_at !== null, 30_000)).toBe(true)
  const told = await it.ask(`GET /auth/closing-receipt?receipt=${receipt}`)
  expect(told.json).toMatchObject({ state: 'erased', keys_destroyed: expect.any(Number), destroyed: expect.any(Array) })
  expect(told.json.keys_destroyed).toBeGreaterThan(0)
  expect(told.text).not.toMatch(/ben@|Benno|Beleg/)
  expect((await it.ask(`GET /auth/closing-receipt?receipt=${receipt.slice(0, -1)}x`)).status).toBe(404)
})

test('who wants it at once gets it at once, also within the thirty days', async () => {
  const cleo = await it.person('cleo@formkurve.test')
  await close(cleo.access_token)
  const { access_token: token } = await it.signIn('cleo@formkurve.test')
  expect(await close(token, { immediately: true })).toMatchObject({ status: 202, json: { erase_at: null } })
  expect(await isErased(cleo.id)).toBe(true)
})

test('nobody is troubled by it', () => expect(it.troubles).toEqual([]))
