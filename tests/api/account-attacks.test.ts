import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

const plenty = {
  SIGN_IN_FAILURES_PER_ACCOUNT: '100000',
  SIGN_IN_FAILURES_PER_ADDRESS: '100000',
  REGISTRATIONS_PER_ADDRESS: '100000',
  MAILS_PER_ACCOUNT: '100000',
  MAIL_REQUESTS_PER_ADDRESS: '100000',
}
let it: TestProduct
let victim = ''
let anna: { access_token: string; email: string; id: string }

beforeAll(async () => {
  it = await startProduct({ environment: plenty })
  anna = await it.person('anna@example.org')
  victim = (await it.person('opfer@example.org')).access_token
})
afterAll(() => it.close())

const times = <Result>(count: number, act: (n: number) => Result) => Array.from({ length: count }, (_, n) => act(n))
const statusesOf = async (asked: Promise<{ status: number }>[]) =>
  (await Promise.all(asked)).map(({ status }) => status)
const resetToken = async (email: string, count: number) => {
  await it.ask('POST /auth/reset-password', { body: { email } })
  return (await it.mail(email, 'Neues Passwort', count)).token
}

describe('links of mails', () => {
  test('a reset link used ten times at once works once', async () => {
    const { email } = await it.person('zehnmal@example.org')
    const token = await resetToken(email, 1)
    const statuses = await statusesOf(
      times(10, n =>
        it.ask('POST /auth/update-password', { body: { newPassword: `drei Kiesel am Ufer ${n}`, token } }),
      ),
    )
    expect(statuses.sort()).toEqual([200, ...times(9, () => 400)])
    const signIns = await statusesOf(
      times(10, n => it.ask('POST /auth/login', { body: { email, password: `drei Kiesel am Ufer ${n}` } })),
    )
    expect(signIns.filter(status => status === 200)).toHaveLength(1)
  })

  test('a verification link opened ten times at once works once', async () => {
    await it.register('auchzehn@example.org')
    const { token } = await it.mail('auchzehn@example.org')
    const statuses = await statusesOf(times(10, () => it.ask(`GET /auth/verify-email?token=${token}`)))
    expect(statuses.sort()).toEqual([200, ...times(9, () => 400)])
  })

  test('a new reset link ends the one before', async () => {
    const { email } = await it.person('neuer@example.org')
    const first = await resetToken(email, 1)
    const second = await resetToken(email, 2)
    const use = (token: string) =>
      it.ask('POST /auth/update-password', { body: { newPassword: 'ein neuer Satz', token } })
    expect([(await use(first)).status, (await use(second)).status]).toEqual([400, 200])
  })

  test('an expired one is none', async () => {
    const { email } = await it.person('spaet@example.org')
    await it.register('auchspaet@example.org')
    const reset = await resetToken(email, 1)
    const verify = (await it.mail('auchspaet@example.org')).token
    const { rows } = await it.product.database.query(
      `select purpose, extract(epoch from expires_at - now())::int as seconds from vault.tokens
       where user_id in (select user_id from vault.tokens) order by expires_at`,
    )
    expect(Object.fromEntries(rows.map(({ purpose, seconds }) => [purpose, Math.ceil(seconds / 60)]))).toEqual({
      'reset-password': 15,
      'verify-email': 1440,
    })
    await it.product.database.query("update vault.tokens set expires_at = now() - interval '1 second'")
    const update = await it.ask('POST /auth/update-password', { body: { newPassword: 'ein neuer Satz', token: reset } })
    expect(update.status).toBe(400)
    expect((await it.ask(`GET /auth/verify-email?token=${verify}`)).status).toBe(400)
  })

  test('one purpose does not serve another', async () => {
    const { email } = await it.person('zweck@example.org')
    await it.register('andererzweck@example.org')
    const reset = await resetToken(email, 1)
    const verify = (await it.mail('andererzweck@example.org')).token
    expect((await it.ask(`GET /auth/verify-email?token=${reset}`)).status).toBe(400)
    const body = { newPassword: 'ein neuer Satz', token: verify }
    expect((await it.ask('POST /auth/update-password', { body })).status).toBe(400)
  })

  test('rest as hashes', async () => {
    const token = await resetToken(anna.email, 1)
    expect(token).toMatch(/^[\w-]{43}$/)
    const { rows } = await it.product.database.query('select t::text as row from vault.tokens t')
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
    const sessions = await it.product.database.query('select t::text as row from vault.refresh_tokens t')
    const { refresh_token } = await it.signIn(anna.email)
    expect(sessions.rows.filter(({ row }) => row.includes(refresh_token))).toEqual([])
  })

  test('no row of them leads from an address that somebody guesses to its account, whatever keys they have', async () => {
    const email = 'geraten@example.org'
    const { access_token: token } = await it.person(email)
    const password = 'ein langer Satz'
    const parent = 'mutter@example.org'
    const moved = 'umgezogen@example.org'
    await it.ask('POST /auth/change-email', { token, body: { email: moved, password } })
    await it.ask('PUT /api/age', { token, body: { age: '16-17', parent_email: parent } })
    // Links are made when their mail is written.
    await Promise.all([it.mail(moved), it.mail(parent)])
    const { rows } = await it.product.database.query('select purpose, t::text as row from vault.tokens t')
    const { addressKey } = it.product.accounts
    expect(rows.map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(['verify-email', 'change-email', 'parent']),
    )
    for (const address of [email, parent, moved])
      expect(rows.filter(({ row }) => row.includes(addressKey(address)))).toEqual([])
  })

  test('a HEAD of a mail scanner changes nothing', async () => {
    await it.register('scanner@example.org')
    const { token } = await it.mail('scanner@example.org')
    const head = await it.app.inject({ method: 'HEAD', url: `/auth/verify-email?token=${token}` })
    expect(head.statusCode).toBe(200)
    const body = { email: 'scanner@example.org', password: 'ein langer Satz' }
    expect((await it.ask('POST /auth/login', { body })).status).toBe(403)
    expect((await it.ask(`GET /auth/verify-email?token=${token}`)).status).toBe(200)
  })
})

describe('a refresh token that comes back', () => {
  const renew = (refresh_token: string) => it.ask('POST /auth/refresh', { body: { refresh_token } })
  const longAgo = () =>
    it.product.database.query("update vault.refresh_tokens set used_at = used_at - interval '1 minute'")

  test('ends the session of both who know it', async () => {
    const first = await it.signIn(anna.email)
    const second = (await renew(first.refresh_token)).json
    await longAgo()
    const third = (await renew(second.refresh_token)).json
    await longAgo()
    expect((await renew(first.refresh_token)).status).toBe(401)
    expect((await renew(third.refresh_token)).status).toBe(401)
    const isOut = async () => (await it.ask('GET /auth/me', { token: third.access_token })).status === 401
    expect(await until(isOut, 1000)).toBe(true)
  })

  test('at once, from a second tab or after a lost answer, is no theft', async () => {
    const { refresh_token } = await it.signIn(anna.email)
    const [one, other] = await Promise.all([renew(refresh_token), renew(refresh_token)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.json.refresh_token).not.toBe(other.json.refresh_token)
    expect((await renew(one.json.refresh_token)).status).toBe(200)
    expect((await renew(other.json.refresh_token)).status).toBe(200)
  })
})

test('a session that begins while the password changes does not outlive it', async () => {
  const { email, access_token } = await it.person('wettlauf@example.org')
  for (let round = 0; round < 4; round++) {
    const old = round === 0 ? 'ein langer Satz' : `runde ${round - 1} Satz`
    const [change, ...signIns] = await Promise.all([
      it.ask('POST /auth/update-password', { token: access_token, body: { newPassword: `runde ${round} Satz` } }),
      ...times(4, () => it.ask('POST /auth/login', { body: { email, password: old } })),
    ])
    expect(change.status).toBe(200)
    const { rows } = await it.product.database.query(
      `select count(*)::int as open from vault.sessions s join vault.passwords p using (user_id)
       where ended_at is null and s.created_at < p.changed_at and user_id = (select user_id from vault.sessions where id = $1)`,
      [sessionOf(access_token)],
    )
    expect(rows[0].open).toBe(1)
    expect(signIns.every(({ status }) => status === 200 || status === 401)).toBe(true)
    const late = signIns.filter(({ status }) => status === 200)
    for (const { json } of late) {
      const isOut = async () => (await it.ask('GET /auth/me', { token: json.access_token })).status === 401
      expect(await until(isOut, 1500)).toBe(true)
    }
  }
})

const sessionOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid

const hostile = [
  "' or 1=1; drop schema vault cascade; --",
  '"; select pg_sleep(10); --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202eevil\u202c',
  '\u200b\ufeff',
  '💪🏽👩‍👩‍👧',
  '__proto__',
  'constructor',
  'NaN',
  '9007199254740993',
  '',
  ' ',
  'x'.repeat(100_000),
]

const fields: Record<string, (value: unknown) => object> = {
  'POST /auth/login email': email => ({ email, password: 'x' }),
  'POST /auth/login password': password => ({ email: 'wer@example.org', password }),
  'POST /auth/register email': email => ({ email, password: 'ein langer Satz' }),
  'POST /auth/register password': password => ({ email: `p${Math.random()}@example.org`, password }),
  'POST /auth/register name': name => ({ email: `n${Math.random()}@example.org`, password: 'ein langer Satz', name }),
  'POST /auth/register first_name': first_name => ({
    email: `f${Math.random()}@example.org`,
    password: 'ein langer Satz',
    first_name,
  }),
  'POST /auth/reset-password email': email => ({ email }),
  'POST /auth/update-password token': token => ({ newPassword: 'ein neuer Satz', token }),
  'POST /auth/resend-verification email': email => ({ email }),
  'POST /auth/refresh refresh_token': refresh_token => ({ refresh_token }),
  'POST /api/auth/register name': name => ({
    email: `a${Math.random()}@example.org`,
    password: 'ein langer Satz',
    name,
  }),
  'POST /api/auth/update-password newPassword': newPassword => ({ newPassword }),
  'POST /auth/change-email email': email => ({ email, password: 'falsch' }),
  'POST /auth/close-account password': password => ({ password }),
}

describe('hostile input is answered, never with an error of ours', () => {
  const wrongTypes: readonly unknown[] = [null, true, 0, -1, 2 ** 53, [], ['a'], {}, { $gt: '' }, { toString: 'x' }]

  test.each(Object.keys(fields))('%s', async field => {
    const [method, path] = field.split(' ')
    const bodyOf = fields[field] ?? (() => ({}))
    const asked = [...hostile, ...wrongTypes].map(value =>
      it.ask(`${method} ${path}`, { token: victim, body: bodyOf(value) }),
    )
    for (const { status, json } of await Promise.all(asked)) {
      expect(status).toBeLessThan(500)
      if (status >= 400) expect(json).toMatchObject({ status, message: expect.any(String) })
    }
  })

  test('any text at all', async () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(anyText, anyText, fc.constantFrom('name', 'email', 'token'), async (text, other, where) => {
        const asked = {
          name: () => it.ask('POST /auth/resend-verification', { body: { email: text, [other]: 1 } }),
          email: () => it.ask('POST /auth/reset-password', { body: { email: text } }),
          token: () => it.ask(`GET /auth/verify-email?token=${encodeURIComponent(text.toWellFormed())}`),
        }
        expect((await asked[where]()).status).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })

  test.each([
    ['no JSON', '{"email":', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['a poisoned prototype', '{"__proto__":{"verified":true},"email":"a@b.de","password":"ein langer Satz"}', 400],
    ['a key twice', '{"email":"a@b.de","email":"c@d.de"}', 400],
    ['ten thousand deep', `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
    ['ten thousand keys', JSON.stringify(Object.fromEntries(times(10_000, n => [`k${n}`, n]))), 400],
    ['a megabyte', `{"email":"${'x'.repeat(1_048_577)}"}`, 413],
  ])('a body that is %s', async (_, body, status) => {
    const headers = { 'content-type': 'application/json' }
    const began = performance.now()
    expect((await it.ask('POST /auth/register', { body, headers })).status).toBe(status)
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test.each([
    ['\tapplication/json', 404],
    ['text/plain', 400],
    ['application/jsonx', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json; charset=utf-8', 404],
    ['Application/JSON', 404],
  ])('the content type %j', async (type, status) => {
    const answer = await it.app.inject({
      method: 'POST',
      url: '/auth/reset-password',
      headers: { 'content-type': type },
      payload: '{"email":"niemand@example.org"}',
      // Somebody who has not asked for unknown addresses yet.
      remoteAddress: '203.0.113.9',
    })
    expect(answer.statusCode).toBe(status)
  })

  test('a header full of it', async () => {
    for (const value of ["' or 1=1", 'x'.repeat(5000), '\u00ff\u00fe']) {
      const headers = { 'user-agent': value, 'idempotency-key': value, 'x-read-after': value, accept: value }
      const answer = await it.ask('POST /auth/login', {
        body: { email: anna.email, password: 'ein langer Satz' },
        headers,
      })
      expect(answer.status).toBe(200)
      expect((await it.ask('GET /auth/sessions', { token: answer.json.access_token })).status).toBe(200)
    }
  })
})

test('two people cannot be told apart by how a name is written: what was given comes back', async () => {
  const names = ["Robert'); DROP TABLE", '<b>Zoë</b>', '李小龙', 'O’Neill-Ñandú']
  for (const [index, first_name] of names.entries()) {
    const email = `name${index}@example.org`
    await it.ask('POST /auth/register', { body: { email, password: 'ein langer Satz', first_name, last_name: 'B' } })
    const { token, html } = await it.mail(email)
    expect(html).not.toContain('<b>Zoë')
    await it.ask(`GET /auth/verify-email?token=${token}`)
    const { access_token } = await it.signIn(email)
    expect((await it.ask('GET /auth/me', { token: access_token })).json.name).toBe(`${first_name} B`)
  }
})

test('nothing of all this troubled the product', () => expect(it.troubles).toEqual([]))

test('a session ends after thirty idle days, and after ninety in any case', async () => {
  const { id } = await it.person('vergesslich@example.org')
  const later = (days: number) =>
    it.product.database.query(
      `update vault.sessions set created_at = created_at - $2 * interval '1 day',
         expires_at = expires_at - $2 * interval '1 day' where user_id = $1`,
      [id, days],
    )
  const usedAfter = async (...pauses: number[]) => {
    let { refresh_token } = await it.signIn('vergesslich@example.org')
    const statuses: number[] = []
    for (const days of pauses) {
      await later(days)
      const renewed = await it.ask('POST /auth/refresh', { body: { refresh_token } })
      statuses.push(renewed.status)
      refresh_token = renewed.json.refresh_token
    }
    return statuses
  }
  expect(await usedAfter(29, 31)).toEqual([200, 401])
  expect(await usedAfter(29, 29, 29, 4)).toEqual([200, 200, 200, 401])
})
