import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let anna: { access_token: string; id: string; email: string }

beforeAll(async () => {
  it = await startProduct()
  anna = await it.person('anna@example.org')
  await it.register('neu@example.org')
})
afterAll(() => it.close())

const ask: TestProduct['ask'] = (call, options) => it.ask(call, options)

describe('§7 Website account calls', () => {
  test('GET /auth/me: none → returns the user (string email); 401 when nobody is signed in', async () => {
    const { status, json } = await ask('GET /auth/me', { token: anna.access_token })
    expect(status).toBe(200)
    expect(json).toEqual({
      id: anna.id,
      email: 'anna@example.org',
      verified: true,
      name: 'Anna Beispiel',
      staff: false,
    })
    expect((await ask('GET /auth/me')).status).toBe(401)
  })

  test('POST /auth/login: email, password → access_token and user', async () => {
    const { status, json, headers } = await ask('POST /auth/login', {
      body: { email: 'anna@example.org', password: 'ein langer Satz' },
    })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      user: { id: anna.id, email: 'anna@example.org', verified: true },
    })
    expect(json.access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('POST /auth/logout: none → the session is over', async () => {
    const { access_token } = await it.signIn('anna@example.org')
    expect((await ask('POST /auth/logout', { token: access_token })).status).toBe(200)
    expect((await ask('GET /auth/me', { token: access_token })).status).toBe(401)
  })

  test('POST /auth/register: email, password → 201 with id and email; names may come along', async () => {
    const { status, json } = await ask('POST /auth/register', {
      body: { email: 'nur@example.org', password: 'ein langer Satz' },
    })
    expect(status).toBe(201)
    expect(json).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), email: 'nur@example.org' })
    const named = { email: 'mit@example.org', password: 'ein langer Satz', first_name: 'Mia', last_name: 'von der Au' }
    expect((await ask('POST /auth/register', { body: named })).status).toBe(201)
    expect((await it.mail('mit@example.org')).text).toContain('Hallo,')
  })

  test('POST /auth/reset-password: email; POST /auth/update-password: newPassword', async () => {
    await it.person('rita@example.org')
    expect((await ask('POST /auth/reset-password', { body: { email: 'rita@example.org' } })).status).toBe(200)
    const { token } = await it.mail('rita@example.org', 'Neues Passwort')
    const set = await ask('POST /auth/update-password', { body: { newPassword: 'ein neuer Satz', token } })
    expect(set.status).toBe(200)
    const { access_token } = await it.signIn('rita@example.org', 'ein neuer Satz')
    const again = await ask('POST /auth/update-password', {
      token: access_token,
      body: { newPassword: 'noch ein Satz' },
    })
    expect(again.status).toBe(200)
    await it.signIn('rita@example.org', 'noch ein Satz')
  })

  test('POST /auth/resend-verification: email; GET /auth/verify-email?token={token}', async () => {
    const first = await it.mail('neu@example.org')
    const sent = await ask('POST /auth/resend-verification', { body: { email: 'neu@example.org' } })
    expect(sent.status).toBe(200)
    const second = await it.mail('neu@example.org', '', 2)
    expect(second.token).not.toBe(first.token)
    expect((await ask(`GET /auth/verify-email?token=${first.token}`)).status).toBe(400)
    expect((await ask(`GET /auth/verify-email?token=${second.token}`)).status).toBe(200)
    await it.signIn('neu@example.org')
  })
})

describe('§7 App-facing family', () => {
  test('GET /api/user: none → id, name', async () => {
    const { status, json } = await ask('GET /api/user', { token: anna.access_token })
    expect(status).toBe(200)
    expect(json).toEqual({ id: anna.id, name: 'Anna Beispiel' })
  })

  test('GET /auth/me: none → id, email, verified', async () => {
    const { json } = await ask('GET /auth/me', { token: anna.access_token })
    expect(json).toMatchObject({ id: anna.id, email: 'anna@example.org', verified: true })
  })

  test('POST /auth/login: email, password → the user', async () => {
    const body = { email: 'anna@example.org', password: 'ein langer Satz' }
    const { json } = await ask('POST /auth/login', { body })
    expect(json).toMatchObject({ id: anna.id, email: 'anna@example.org', verified: true })
  })

  test('POST /api/auth/logout: none → 200, empty', async () => {
    const { access_token } = await it.signIn('anna@example.org')
    const { status, text } = await ask('POST /api/auth/logout', { token: access_token })
    expect([status, text]).toEqual([200, ''])
    expect((await ask('GET /api/user', { token: access_token })).status).toBe(401)
  })

  test('POST /api/auth/register: email, password → id, email', async () => {
    const body = { email: 'app@example.org', password: 'ein langer Satz' }
    const { status, json } = await ask('POST /api/auth/register', { body })
    expect(status).toBe(201)
    expect(json).toEqual({ id: expect.any(String), email: 'app@example.org' })
    expect((await it.mail('app@example.org')).token).not.toBe('')
  })

  test('POST /api/auth/reset-password: email → 200', async () => {
    const { status } = await ask('POST /api/auth/reset-password', { body: { email: 'anna@example.org' } })
    expect(status).toBe(200)
    expect((await it.mail('anna@example.org', 'Neues Passwort')).token).not.toBe('')
  })

  test('POST /api/auth/update-password: newPassword → 200', async () => {
    const { access_token } = await it.person('paul@example.org')
    const body = { newPassword: 'sechs6' }
    expect((await ask('POST /api/auth/update-password', { token: access_token, body })).status).toBe(200)
    await it.signIn('paul@example.org', 'sechs6')
  })

  test('POST /api/auth/resend-verification: email → 200', async () => {
    await it.register('warte@example.org')
    const body = { email: 'warte@example.org' }
    expect((await ask('POST /api/auth/resend-verification', { body })).status).toBe(200)
    await it.mail('warte@example.org', '', 2)
  })
})

describe('§8 App-facing family', () => {
  const refused = async (call: string, body: object, token?: string) => {
    const { status, json, headers } = await ask(call, { body, ...(token ? { token } : {}) })
    expect(headers['content-type']).toContain('application/problem+json')
    expect(json).toMatchObject({ status, detail: json.message })
    return { status, message: json.message, code: json.code }
  }

  test("Sign-in with an unverified account: 403, 'User not verified', code not_verified", async () => {
    await it.register('unverified@example.org')
    const body = { email: 'unverified@example.org', password: 'ein langer Satz' }
    expect(await refused('POST /auth/login', body)).toEqual({
      status: 403,
      message: 'User not verified',
      code: 'not_verified',
    })
    expect((await ask('POST /auth/login', { body })).json.email).toBe('unverified@example.org')
  })

  test.each([
    ['anna@example.org', 'falsch'],
    ['niemand@example.org', 'ein langer Satz'],
    ['unverified@example.org', 'falsch'],
  ])("Bad credentials: 401, 'Invalid credentials' (%s)", async (email, password) => {
    expect(await refused('POST /auth/login', { email, password })).toMatchObject({
      status: 401,
      message: 'Invalid credentials',
    })
  })

  test("Registration with an existing email: 409, 'Email already exists'", async () => {
    for (const email of ['anna@example.org', ' Anna@EXAMPLE.org '])
      expect(await refused('POST /api/auth/register', { email, password: 'ein langer Satz' })).toMatchObject({
        status: 409,
        message: 'Email already exists',
      })
  })

  test("Reset for an unknown email: 404, 'Email not found'", async () => {
    for (const call of ['POST /auth/reset-password', 'POST /api/auth/reset-password'])
      expect(await refused(call, { email: 'niemand@example.org' })).toMatchObject({
        status: 404,
        message: 'Email not found',
      })
  })

  test("Update password invalid or not signed in: 400, 'Unauthorized or invalid password'", async () => {
    const wanted = { status: 400, message: 'Unauthorized or invalid password' }
    const call = 'POST /api/auth/update-password'
    expect(await refused(call, { newPassword: 'lang genug' })).toMatchObject(wanted)
    expect(await refused(call, { newPassword: 'lang genug' }, 'kein.echtes.token')).toMatchObject(wanted)
    for (const body of [{ newPassword: 'fuenf' }, { newPassword: '' }, { newPassword: 123456 }, {}])
      expect(await refused(call, body, anna.access_token)).toMatchObject(wanted)
  })

  test('signed in for longer than five minutes, the app signs in anew before it changes a password', async () => {
    const { access_token: token, id, email } = await it.person('lange.angemeldet@example.org')
    await it.product.database.query(
      "update vault.sessions set created_at = now() - interval '6 minutes' where user_id = $1",
      [id],
    )
    const change = (by: string) =>
      ask('POST /api/auth/update-password', { token: by, body: { newPassword: 'sechs Wolken' } })
    expect((await change(token)).json.message).toBe('Unauthorized or invalid password')
    expect((await change((await it.signIn(email)).access_token)).status).toBe(200)
  })

  test("Resend for an unknown or already verified email: 404, 'Email not found or already verified'", async () => {
    for (const call of ['POST /auth/resend-verification', 'POST /api/auth/resend-verification'])
      for (const email of ['niemand@example.org', 'anna@example.org'])
        expect(await refused(call, { email })).toMatchObject({
          status: 404,
          message: 'Email not found or already verified',
        })
  })
})

describe('§8 Web registration, reset, update and verification', () => {
  test("a message containing 'already registered'", async () => {
    const body = { email: 'anna@example.org', password: 'ein langer Satz' }
    const { status, json } = await ask('POST /auth/register', { body })
    expect(status).toBe(409)
    expect(json.message).toContain('already registered')
  })

  test("§5 the password needs at least 8 characters ('Passwort muss mindestens 8 Zeichen lang sein')", async () => {
    const short = await ask('POST /auth/register', { body: { email: 'kurz@example.org', password: 'sieben7' } })
    expect(short.status).toBe(400)
    expect(short.json.errors).toEqual([{ field: 'password', message: 'Passwort muss mindestens 8 Zeichen lang sein' }])
    const body = { newPassword: 'sieben7' }
    const update = await ask('POST /auth/update-password', { token: anna.access_token, body })
    expect(update.json.errors[0].message).toBe('Passwort muss mindestens 8 Zeichen lang sein')
  })

  test('verify failure: the server detail tells that the link is expired or not valid', async () => {
    const { status, json } = await ask('GET /auth/verify-email?token=erfunden')
    expect(status).toBe(400)
    expect(json.detail).toBe('Verifizierung fehlgeschlagen. Der Link ist möglicherweise abgelaufen oder ungültig.')
  })

  test('update by a link that is not valid tells so', async () => {
    const body = { newPassword: 'ein neuer Satz', token: 'erfunden' }
    const { status, json } = await ask('POST /auth/update-password', { body })
    expect(status).toBe(400)
    expect(json.message).toContain('Der Link ist möglicherweise abgelaufen oder ungültig.')
  })

  test('update by nobody is 401', async () =>
    expect((await ask('POST /auth/update-password', { body: { newPassword: 'ein neuer Satz' } })).status).toBe(401))
})

describe('fields', () => {
  test.each([
    ['POST /auth/login', { email: 'a@b.de', password: 'x', remember: true }, 'remember'],
    ['POST /auth/register', { email: 'a@b.de', password: 'ein langer Satz', staff: true }, 'staff'],
    ['POST /api/auth/register', { email: 'a@b.de', password: 'ein langer Satz', verified: true }, 'verified'],
    ['POST /auth/reset-password', { email: 'a@b.de', to: 'c@d.de' }, 'to'],
    ['POST /auth/update-password', { newPassword: 'ein langer Satz', user: 'x' }, 'user'],
    ['POST /api/auth/update-password', { newPassword: 'ein langer Satz', user: 'x' }, 'user'],
    ['POST /auth/resend-verification', { email: 'a@b.de', x: 1 }, 'x'],
    ['POST /auth/refresh', { refresh_token: 'x', y: 1 }, 'y'],
  ])('%s refuses a field it does not know, by its name', async (call, body, field) => {
    const { status, json } = await ask(call, { body })
    expect(status).toBe(400)
    expect(json.errors).toContainEqual({ field, message: 'is not a field of this call' })
  })

  test('a missing field is named', async () => {
    const { status, json } = await ask('POST /auth/login', { body: { email: 'a@b.de' } })
    expect(status).toBe(400)
    expect(json.errors[0].field).toBe('password')
  })
})
