import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../adapters/config.ts'
import { postgresRateLimits } from '../../adapters/rate-limits/postgres.ts'
import { clientAddress } from '../../api/client-address.ts'
import { rateLimiter } from '../../api/rate-limit.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

const few = {
  SIGN_IN_FAILURES_PER_ACCOUNT: '4',
  SIGN_IN_FAILURES_PER_ADDRESS: '12',
  REGISTRATIONS_PER_ADDRESS: '8',
  MAILS_PER_ACCOUNT: '2',
  MAIL_REQUESTS_PER_ADDRESS: '6',
}
let it: TestProduct

beforeAll(async () => {
  it = await startProduct({ environment: few })
})
afterAll(() => it.close())

const from = (remoteAddress: string, call: string, body: object, headers: Record<string, string> = {}) => {
  const [method, url] = call.split(' ') as ['POST', string]
  return it.app.inject({ method, url, payload: body, remoteAddress, headers })
}
const signIn = (address: string, email: string, password: string, headers = {}) =>
  from(address, 'POST /auth/login', { email, password }, headers)
const statuses = async (tries: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort()
const times = <Result>(count: number, act: (n: number) => Result) => Array.from({ length: count }, (_, n) => act(n))

describe('sign-in', () => {
  test('a few wrong passwords an account, then 429 with Retry-After, for the right one too', async () => {
    const { email } = await it.person('anna@example.org')
    const tries = await statuses(times(10, n => signIn(`198.51.100.${n}`, email, 'geraten')))
    expect(tries).toEqual([...times(4, () => 401), ...times(6, () => 429)])
    const blocked = await signIn('203.0.113.1', email, 'ein langer Satz')
    expect(blocked.statusCode).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(60)
    expect(blocked.json()).toMatchObject({
      code: 'too-many-attempts',
      message: expect.stringMatching(/^Too many attempts\. Please wait \d+ minutes\.$/),
    })
  })

  test('an address that is unknown is limited just the same', async () => {
    const tries = await statuses(times(6, n => signIn(`198.51.101.${n}`, 'niemand@example.org', 'geraten')))
    expect(tries).toEqual([401, 401, 401, 401, 429, 429])
  })

  test('a new password by mail opens the account again', async () => {
    const email = 'anna@example.org'
    await from('203.0.113.2', 'POST /auth/reset-password', { email })
    const { token } = await it.mail(email, 'Neues Passwort')
    const set = await from('203.0.113.2', 'POST /auth/update-password', { newPassword: 'ein neuer Satz', token })
    expect(set.statusCode).toBe(200)
    expect((await signIn('203.0.113.2', email, 'ein neuer Satz')).statusCode).toBe(200)
  })

  test('the right password clears the account and does not count for the client address', async () => {
    const { email } = await it.person('berta@example.org')
    for (let round = 0; round < 3; round++) {
      expect(await statuses(times(3, () => signIn('203.0.113.3', email, 'geraten')))).toEqual([401, 401, 401])
      expect((await signIn('203.0.113.3', email, 'ein langer Satz')).statusCode).toBe(200)
    }
    expect(await statuses(times(20, () => signIn('203.0.113.4', email, 'ein langer Satz')))).toEqual(
      times(20, () => 200),
    )
  })

  test('many accounts from one client address are slowed; nobody there waits longer than a minute', async () => {
    const { email } = await it.person('carla@example.org')
    const tries = await statuses(times(20, n => signIn('203.0.113.5', `wer${n}@example.org`, 'geraten')))
    expect(tries).toEqual([...times(16, () => 401), ...times(4, () => 429)])
    const slowed = await signIn('203.0.113.5', email, 'ein langer Satz')
    expect(slowed.statusCode).toBe(429)
    expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await signIn('203.0.113.6', email, 'ein langer Satz')).statusCode).toBe(200)
  })

  test('whoever shows by mail who they are gets in where others spray passwords, without a device known before', async () => {
    const email = 'carla@example.org'
    const spray = () => statuses(times(20, () => signIn('203.0.113.40', `${randomUUID()}@example.org`, 'geraten')))
    await spray()
    expect((await signIn('203.0.113.40', email, 'ein langer Satz')).statusCode).toBe(429)
    await from('203.0.113.40', 'POST /auth/reset-password', { email })
    const { token } = await it.mail(email, 'Neues Passwort')
    const set = await from('203.0.113.40', 'POST /auth/update-password', { newPassword: 'ein neuer Satz', token })
    const known = { cookie: String(set.headers['set-cookie']).split(';')[0] ?? '' }
    await spray()
    expect((await signIn('203.0.113.40', email, 'ein neuer Satz', known)).statusCode).toBe(200)
    expect((await signIn('203.0.113.40', 'zoe@example.org', 'geraten', known)).statusCode).toBe(429)
  })

  test('X-Forwarded-For of just anybody is not believed', async () => {
    const spoofed = (n: number) => ({
      'x-forwarded-for': `192.0.2.${n}`,
      forwarded: `for=192.0.2.${n}`,
      'x-real-ip': `192.0.2.${n}`,
    })
    const tries = await statuses(times(20, n => signIn('203.0.113.7', `x${n}@example.org`, 'geraten', spoofed(n))))
    expect(tries.filter(status => status === 401)).toHaveLength(16)
  })

  test('a browser that has signed in before is shut out by nobody', async () => {
    const { email } = await it.person('gina@example.org')
    const first = await signIn('203.0.113.8', email, 'ein langer Satz')
    const cookie = String(first.headers['set-cookie'])
    expect(cookie).toMatch(
      /^__Secure-known-[0-9a-f]{16}=[\w-]{22}\.[\w-]{43}; Path=\/auth\/login; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
    )
    await statuses(times(20, n => signIn('203.0.113.8', `zz${n}@example.org`, 'geraten')))
    await statuses(times(5, n => signIn(`198.51.103.${n}`, email, 'geraten')))
    const known = { cookie: `other=1; ${cookie.split(';')[0]}` }
    expect((await signIn('203.0.113.8', email, 'ein langer Satz')).statusCode).toBe(429)
    expect((await signIn('203.0.113.8', email, 'ein langer Satz', known)).statusCode).toBe(200)

    const forged = { cookie: known.cookie.replace(/.{4}$/, 'AAAA') }
    expect((await signIn('203.0.113.8', email, 'ein langer Satz', forged)).statusCode).toBe(429)
    expect((await signIn('203.0.113.8', 'hanna@example.org', 'geraten', known)).statusCode).toBe(429)
    expect(await statuses(times(6, () => signIn('203.0.113.8', email, 'geraten', known)))).toEqual([
      401, 401, 401, 401, 429, 429,
    ])
  })

  test('refreshing goes on where sign-ins are slowed', async () => {
    const { refresh_token } = await it.person('ida@example.org')
    await statuses(times(20, n => signIn('203.0.113.9', `yy${n}@example.org`, 'geraten')))
    expect((await from('203.0.113.9', 'POST /auth/refresh', { refresh_token })).statusCode).toBe(200)
  })

  test('a session is renewed sixty times in a quarter of an hour, and goes on afterwards', async () => {
    const { refresh_token, email } = await it.person('jule@example.org')
    let token = refresh_token
    const renew = async (n: number) => {
      const answer = await from(`198.51.104.${n}`, 'POST /auth/refresh', { refresh_token: token })
      if (answer.statusCode === 200) token = answer.json().refresh_token
      return answer
    }
    for (let n = 0; n < 60; n++) expect((await renew(n)).statusCode).toBe(200)
    const refused = await renew(61)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const { refresh_token: other } = await it.signIn(email)
    expect((await from('198.51.104.62', 'POST /auth/refresh', { refresh_token: other })).statusCode).toBe(200)
    await it.product.database.query(
      "update vault.rate_limits set at = array(select t - interval '15 minutes' from unnest(at) t)",
    )
    await setTimeout(2100)
    expect((await renew(63)).statusCode).toBe(200)
  })

  test('asking for the password again counts like a sign-in', async () => {
    const { access_token } = await it.person('dora@example.org')
    const close = () => it.ask('POST /auth/close-account', { token: access_token, body: { password: 'geraten' } })
    const tries = (await Promise.all(times(6, close))).map(({ status }) => status).sort()
    expect(tries).toEqual([403, 403, 403, 403, 429, 429])
  })
})

test('registrations are counted by client address', async () => {
  const register = (n: number) =>
    from('203.0.113.20', 'POST /auth/register', { email: `neu${n}@example.org`, password: 'ein langer Satz' })
  const answers = await Promise.all(times(10, register))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...times(8, () => 201), 429, 429])
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.headers['retry-after']).toBe('3600')
  expect(refused?.json().message).toBe('Zu viele Versuche. Bitte warte 60 Minuten.')
})

test('mails are counted by account and by client address, known or not', async () => {
  const { email } = await it.person('emma@example.org')
  const ask = (address: string) => from('203.0.113.30', 'POST /auth/reset-password', { email: address })
  expect(await statuses(times(3, () => ask(email)))).toEqual([200, 200, 429])
  expect(await statuses(times(3, () => ask('fremd@example.org')))).toEqual([404, 404, 429])
  expect((await ask('noch@example.org')).statusCode).toBe(429)
})

test('two hundred resets for addresses that nobody has end in 429', async () => {
  const many = await startProduct({ working: false })
  const answers = []
  for (let n = 0; n < 200; n++)
    answers.push((await many.ask('POST /auth/reset-password', { body: { email: `wer${n}@example.org` } })).status)
  expect(answers.filter(status => status === 404)).toHaveLength(50)
  expect(answers.slice(50).every(status => status === 429)).toBe(true)
  await many.close()
})

test('with TRUST_PROXY the forwarded address counts, when it comes from that proxy', async () => {
  const behind = await startProduct({ environment: { ...few, TRUST_PROXY: '10.0.0.0/8' } })
  const tryFrom = async (remoteAddress: string, forwarded: (n: number) => string = n => `192.0.2.${n}`) => {
    const tries = times(20, n =>
      behind.app.inject({
        method: 'POST',
        url: '/auth/login',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded(n) },
        payload: { email: `y${n}${randomUUID()}@example.org`, password: 'geraten' },
      }),
    )
    return (await statuses(tries)).filter(status => status === 401).length
  }
  expect(await tryFrom('10.1.2.3')).toBe(20)
  expect(await tryFrom('203.0.113.40')).toBe(16)
  // What the client says of itself stands before what the proxy saw.
  expect(await tryFrom('10.1.2.4', n => `198.51.100.${n}, 203.0.113.41`)).toBe(16)
  await behind.close()
})

test('by default one machine may register 200 and sign in 600 times an hour', async () => {
  const config = await readConfig({ SECRET_KEY: '00'.repeat(32), DATA_DIR: it.config.DATA_DIR })
  const limiter = rateLimiter(postgresRateLimits(it.product.database, Buffer.alloc(32)), {
    signInFailuresPerAccount: config.SIGN_IN_FAILURES_PER_ACCOUNT,
    signInFailuresPerAddress: config.SIGN_IN_FAILURES_PER_ADDRESS,
    registrationsPerAddress: config.REGISTRATIONS_PER_ADDRESS,
    mailsPerAccount: config.MAILS_PER_ACCOUNT,
    mailRequestsPerAddress: config.MAIL_REQUESTS_PER_ADDRESS,
    writesPerMinute: config.WRITES_PER_MINUTE,
  })
  const gym = { ip: '203.0.113.50' } as FastifyRequest
  for (let n = 0; n < 200; n++) await limiter.registration(gym)
  for (let n = 0; n < 600; n++)
    await limiter.attempt(
      { request: gym, what: 'password', account: `person ${n % 20}` },
      () => 'succeeded',
      async () => {},
    )
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, key) => expect(clientAddress({ ip })).toBe(key))
