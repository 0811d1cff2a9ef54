import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

const day = 86_400_000
let now = Date.parse('2026-06-01T08:00:00.000Z')
const later = (days: number) => {
  now += days * day
}
const publishedTerms = [
  { version: '1.0', date: '2025-06-29' },
  { version: '1.1', date: '2025-08-16' },
]
let it: TestProduct
beforeAll(async () => {
  it = await startProduct({
    clock: () => new Date(now).toISOString(),
    publishedTerms,
    environment: { PAYMENTS: 'test' },
  })
})
afterAll(() => it.close())

const typesOf = async (user: string) =>
  (await it.product.log.load(streamOf('user', asUserId(user)))).map(({ event }) => event.type)
const isErased = (user: string) => until(async () => (await typesOf(user)).at(-1) === 'PersonalDataErased', 10_000)
const sayAge = (token: string, age: string, parent?: string) =>
  it.ask('PUT /api/age', { token, body: { age, ...(parent ? { parent_email: parent } : {}) } })
const workout = (token: string) => it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })
const asParent = (token: string, confirmed: boolean) =>
  it.ask('POST /auth/parent/answer', { body: { token, confirmed } })
const ageOf = async (token: string) => (await it.ask('GET /auth/me', { token })).json.age

/** Every row of every table, as text: bytes are looked into as they rest. */
const allTables = async () => {
  const { rows } = await it.product.database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts = rows.map(async ({ name }) => {
    const found = await it.product.database.query<{ line: string }>(`select t::text as line from ${name} t`)
    return found.rows.map(({ line }) => line).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}
const holdsNone = async (words: readonly string[]) => {
  const everything = await allTables()
  return words.every(word => !everything.includes(word) && !everything.includes(Buffer.from(word).toString('hex')))
}

test('who registers by the calls alone goes on working, and is asked once; what they say is a fact', async () => {
  const { id, access_token: token } = await it.person('anna@formkurve.test')
  expect(await ageOf(token)).toBeUndefined()
  expect((await workout(token)).status).toBe(201)
  expect(await sayAge(token, '18+')).toMatchObject({ status: 200, json: { standing: 'adult', account: 'open' } })
  expect((await sayAge(token, '18+')).status).toBe(200)
  expect((await typesOf(id)).filter(type => type === 'AgeStated')).toHaveLength(1)
  expect(await ageOf(token)).toBe('adult')
  for (const body of [{ age: '16-17' }, { age: '18+', parent_email: 'a@b.de' }, { age: '17' }, {}])
    expect((await it.ask('PUT /api/age', { token, body })).status, JSON.stringify(body)).toBe(400)
})

test('at sixteen nothing begins until a parent has said yes by the link of their mail, which works once', async () => {
  const kim = await it.person('kim@formkurve.test')
  const token = kim.access_token
  const oneself = { status: 400, json: { code: 'parent-is-self' } }
  for (const own of ['KIM@formkurve.test', 'kim+mama@formkurve.test', 'k.im@formkurve.test'])
    expect(await sayAge(token, '16-17', own), own).toMatchObject(oneself)
  const stated = { email: 'ole@formkurve.test', password: 'ein langer Satz', name: 'Ole', age: '16-17' }
  const withParent = (parent_email: string) => it.ask('POST /auth/register', { body: { ...stated, parent_email } })
  expect(await withParent('ole+papa@formkurve.test')).toMatchObject(oneself)
  expect(await sayAge(token, '16-17', 'mutter@formkurve.test')).toMatchObject({
    status: 200,
    json: { standing: 'waiting', parent_email: 'mutter@formkurve.test', until: '2026-06-15T08:00:00.000Z' },
  })
  expect(await workout(token)).toMatchObject({ status: 403, json: { code: 'parent-needed' } })
  const restrictions = it.ask('PUT /training-plan/mine', { token, body: { restrictions: 'Knie' } })
  expect(await restrictions).toMatchObject({ status: 403, json: { code: 'parent-needed' } })
  expect(await sayAge(token, '18+')).toMatchObject({ status: 403, json: { code: 'parent-needed' } })

  const first = await it.mail('mutter@formkurve.test', 'Darf dein Kind')
  expect(first.text).toContain('kim@formkurve.test')
  expect(first.text).not.toContain('Anna')
  expect(first.text).toContain('15. Juni 2026')
  expect((await it.ask(`GET /auth/parent?token=${first.token}`)).status).not.toBe(500)
  expect(await ageOf(token)).toBe('waiting')

  await sayAge(token, '16-17', 'vater@formkurve.test')
  const { token: link } = await it.mail('vater@formkurve.test', 'Darf dein Kind')
  expect(await asParent(first.token, true)).toMatchObject({ status: 400, json: { code: 'parent-not-asked' } })
  expect(await it.ask('POST /auth/parent/request', { body: { token: link } })).toMatchObject({
    status: 200,
    json: { email: 'kim@formkurve.test' },
  })
  const both = await Promise.all([asParent(link, true), asParent(link, true)])
  expect(both.map(({ status }) => status)).toContain(200)
  expect((await typesOf(kim.id)).filter(type => type === 'ParentConfirmed')).toHaveLength(1)
  expect((await asParent(link, false)).status).toBe(400)
  expect(await ageOf(token)).toBe('confirmed')
  expect((await workout(token)).status).toBe(201)
  expect((await it.mail('kim@formkurve.test', 'Es kann losgehen')).text).toContain('/dashboard')
  const order = { plan: 'monthly', early_start: true }
  expect(await it.ask('POST /api/membership/orders', { token, body: order })).toMatchObject({
    status: 403,
    json: { code: 'adults-only' },
  })
})

test('a parent is reminded once after seven days; after fourteen nothing of child and parent is left', async () => {
  const child = await it.person('linus@formkurve.test', undefined, 'Linus Wartend')
  await sayAge(child.access_token, '16-17', 'stumm@formkurve.test')
  await it.mail('stumm@formkurve.test', 'Darf')
  later(6)
  expect(await it.product.mindParents()).toEqual({ reminded: 0, closed: 0 })
  later(1)
  expect(await it.product.mindParents()).toEqual({ reminded: 1, closed: 0 })
  await until(async () => (await it.product.mindParents()).reminded === 0, 5000)
  expect((await it.mail('stumm@formkurve.test', 'Erinnerung')).token).not.toBe('')
  later(7)
  await until(async () => (await it.product.mindParents()).closed === 1, 5000)
  expect(await isErased(child.id)).toBe(true)
  expect(await holdsNone(['linus@formkurve.test', 'stumm@formkurve.test', 'Linus', 'Wartend'])).toBe(true)
})

test('a parent’s no erases the account at once', async () => {
  const child = await it.person('mia@formkurve.test')
  await sayAge(child.access_token, '16-17', 'nein@formkurve.test')
  const { token } = await it.mail('nein@formkurve.test', 'Darf')
  expect((await asParent(token, false)).status).toBe(200)
  expect(await isErased(child.id)).toBe(true)
  expect((await it.ask('GET /auth/me', { token: child.access_token })).status).toBe(401)
  expect(await holdsNone(['mia@formkurve.test', 'nein@formkurve.test'])).toBe(true)
})

test('an open laptop ends nobody’s account by an age: what leads there asks again who it is', async () => {
  const { id, access_token: token } = await it.person('offen@formkurve.test')
  const aged = "update vault.sessions set proven_at = now() - interval '11 minutes' where user_id = $1"
  await it.product.database.query(aged, [id])
  const refused = { status: 403, json: { code: 'step-up-needed' } }
  expect(await sayAge(token, 'under-16')).toMatchObject(refused)
  expect(await sayAge(token, '16-17', 'fremd@formkurve.test')).toMatchObject(refused)
  expect((await sayAge(token, '18+')).status).toBe(200)
  expect(await sayAge(token, '16-17', 'fremd@formkurve.test')).toMatchObject(refused)
  expect(await it.mails('fremd@formkurve.test')).toEqual([])
  const body = { password: 'ein langer Satz' }
  expect((await it.ask('POST /auth/step-up', { token, body })).status).toBe(200)
  expect((await sayAge(token, '16-17', 'mama@formkurve.test')).status).toBe(200)
})

const refusedByParent = async (token: string) => {
  await sayAge(token, '16-17', 'eltern@formkurve.test')
  await asParent((await it.mail('eltern@formkurve.test', 'Darf')).token, false)
}

test('below sixteen nothing is kept, said while registering or at the first sign-in', async () => {
  const body = { email: 'jung@formkurve.test', password: 'ein langer Satz', name: 'Jolanda Jung' }
  for (const said of [{ age: 'under-16' }, { of_age: false }])
    expect(await it.ask('POST /auth/register', { body: { ...body, ...said } })).toMatchObject({
      status: 403,
      json: { code: 'too-young' },
    })
  expect(await holdsNone(['jung@formkurve.test', 'Jolanda'])).toBe(true)
  const child = await it.person('klein@formkurve.test', undefined, 'Konrad Klein')
  expect(await sayAge(child.access_token, 'under-16')).toMatchObject({ status: 200, json: { account: 'closed' } })
  expect(await isErased(child.id)).toBe(true)
  expect(await holdsNone(['klein@formkurve.test', 'Konrad'])).toBe(true)
  // A client that never asks has let them train; what an address has spent is kept of nobody who is refused either.
  for (const [email, refuse] of [
    ['geuebt@formkurve.test', (token: string) => sayAge(token, 'under-16')],
    ['wartet@formkurve.test', refusedByParent],
  ] as const) {
    const spent = async () => (await it.product.database.query('select from vault.spent_addresses')).rowCount
    const before = await spent()
    const { id, access_token: token } = await it.person(email)
    expect((await workout(token)).status).toBe(201)
    await refuse(token)
    expect(await isErased(id)).toBe(true)
    expect(await spent(), email).toBe(before)
  }
  const grown = await it.person('gross@formkurve.test')
  await sayAge(grown.access_token, '18+')
  expect(await sayAge(grown.access_token, 'under-16')).toMatchObject({ status: 409, json: { code: 'age-stated' } })
})

const termsOf = async (token: string) => (await it.ask('GET /api/terms', { token })).json
const say = (token: string, version: string, accepted: boolean) =>
  it.ask(`PUT /api/terms/${version}`, { token, body: { accepted } })

test('who registers with sixteen names a parent, who hears of it once the address is confirmed', async () => {
  const body = { email: 'noa@formkurve.test', password: 'ein langer Satz', age: '16-17' }
  const register = (parent: string) => it.ask('POST /auth/register', { body: { ...body, parent_email: parent } })
  expect(await register('noa@formkurve.test')).toMatchObject({ status: 400, json: { code: 'parent-is-self' } })
  expect((await register('oma@formkurve.test')).status).toBe(201)
  const { token } = await it.mail('noa@formkurve.test')
  expect(await it.mails('oma@formkurve.test')).toEqual([])
  await it.ask(`GET /auth/verify-email?token=${token}`)
  expect((await it.mail('oma@formkurve.test', 'Darf')).token).not.toBe('')
  expect(await ageOf((await it.signIn('noa@formkurve.test')).access_token)).toBe('waiting')
})

test('terms are accepted by version; a change is told fourteen days before, and who objects keeps the old ones', async () => {
  const body = { email: 'neu@formkurve.test', password: 'ein langer Satz', terms: '1.0' }
  expect(await it.ask('POST /auth/register', { body })).toMatchObject({ status: 409, json: { code: 'terms-outdated' } })
  const registered = await it.ask('POST /auth/register', { body: { ...body, terms: '1.1' } })
  expect(registered.status).toBe(201)
  const { token: link } = await it.mail('neu@formkurve.test')
  await it.ask(`GET /auth/verify-email?token=${link}`)
  const { access_token: agrees, id } = await it.signIn('neu@formkurve.test')
  expect(await typesOf(id)).toContain('TermsAccepted')
  expect(await termsOf(agrees)).toEqual({ version: '1.1', read_at: '/agb', change: null })

  const silent = await it.person('still@formkurve.test')
  const objects = await it.person('dagegen@formkurve.test')
  publishedTerms.push({ version: '1.2', date: new Date(now + 3 * day).toISOString().slice(0, 10) })
  expect(await it.product.announceTerms()).toBeGreaterThanOrEqual(3)
  await until(async () => (await it.product.announceTerms()) === 0, 5000)
  const from = new Date(now + 14 * day).toISOString()
  const change = { version: '1.2', read_at: '/agb/1.2', from, objected: false }
  expect(await termsOf(silent.access_token)).toEqual({ version: '1.1', read_at: '/agb', change })
  expect((await it.ask('GET /auth/me', { token: silent.access_token })).json.terms_change).toEqual({
    version: '1.2',
    from,
  })
  const told = await it.mail('still@formkurve.test', 'Nutzungsbedingungen ändern sich')
  expect(told.text).toMatch(/Widersprichst du bis dahin nicht, gilt die Änderung als angenommen/)
  expect(told.text).toContain('/agb/1.2')

  expect(await say(agrees, '1.2', true)).toMatchObject({ status: 200, json: { version: '1.2', change: null } })
  expect(await say(objects.access_token, '9.9', false)).toMatchObject({ status: 409 })
  expect(await say(objects.access_token, '1.2', false)).toMatchObject({ status: 200, json: { version: '1.1' } })
  expect((await it.mail('dagegen@formkurve.test', 'Widerspruch')).text).toContain('bisherigen unverändert weiter')
  expect((await it.ask('GET /auth/me', { token: objects.access_token })).json).not.toHaveProperty('terms_change')

  later(15)
  const again = async (email: string) => (await it.signIn(email)).access_token
  expect(await termsOf(await again('still@formkurve.test'))).toMatchObject({ version: '1.2', change: null })
  const kept = await again('dagegen@formkurve.test')
  expect(await termsOf(kept)).toMatchObject({ version: '1.1', change: { version: '1.2', objected: true } })
  expect(await say(await again('still@formkurve.test'), '1.2', false)).toMatchObject({
    status: 409,
    json: { code: 'terms-objection-late' },
  })
  expect(await say(kept, '1.2', true)).toMatchObject({ status: 200, json: { version: '1.2', change: null } })
  expect(await it.product.announceTerms()).toBe(0)
})

test('nobody is troubled by it', () => expect(it.troubles).toEqual([]))
