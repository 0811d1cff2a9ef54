import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { passkey } from '../support/passkey.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

// What proves something once, shown ten times at the same moment, by two processes.

let now = Date.parse('2026-12-01T08:00:10.000Z')
let one: TestProduct
let other: TestProduct
beforeAll(async () => {
  const environment = { SIGN_IN_FAILURES_PER_ACCOUNT: '1000', SIGN_IN_FAILURES_PER_ADDRESS: '1000' }
  const clock = () => new Date(now).toISOString()
  one = await startProduct({ environment, clock })
  other = await startProduct({ environment, clock, databaseUrl: one.databaseUrl })
})
afterAll(async () => {
  await other?.close()
  await one?.close()
})

const password = 'ein langer Satz'
const tenTimes = (call: string, body: object, token?: string) =>
  Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? one : other).ask(call, { body, ...(token ? { token } : {}) })),
  )
const right = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status < 300)
const factsOf = async (id: string, type: string) =>
  (await one.product.log.load(streamOf('user', asUserId(id)))).filter(({ event }) => event.type === type)

const withApp = async (email: string) => {
  const person = await one.person(email)
  const { access_token: token } = person
  const { ticket, secret } = (await one.ask('POST /auth/factors/totp-secret', { token })).json
  const code = () => new TOTP({ secret }).generate({ timestamp: now })
  const added = await one.ask('POST /auth/factors/totp', { token, body: { ticket, code: code() } })
  now += 30_000
  return { ...person, code, codes: added.json.recovery_codes as string[] }
}
const stepOf = async (email: string) =>
  (await one.ask('POST /auth/login', { body: { email, password } })).json.step.ticket as string

test('a code of an app opens one session, by one ticket or by ten', async () => {
  const { code } = await withApp('app@formkurve.test')
  const ticket = await stepOf('app@formkurve.test')
  expect(right(await tenTimes('POST /auth/login/second-factor', { ticket, totp: code() }))).toHaveLength(1)
  now += 30_000
  const tickets: string[] = []
  for (let n = 0; n < 6; n++) tickets.push(await stepOf('app@formkurve.test'))
  const answers = await Promise.all(
    tickets.map((ticket, n) =>
      (n % 2 ? one : other).ask('POST /auth/login/second-factor', { body: { ticket, totp: code() } }),
    ),
  )
  expect(right(answers)).toHaveLength(1)
})

test('a recovery code opens one session and is told of once', async () => {
  const { codes, id } = await withApp('notfall@formkurve.test')
  const tickets: string[] = []
  for (let n = 0; n < 6; n++) tickets.push(await stepOf('notfall@formkurve.test'))
  const answers = await Promise.all(
    tickets.map((ticket, n) =>
      (n % 2 ? one : other).ask('POST /auth/login/second-factor', { body: { ticket, recovery_code: codes[0] } }),
    ),
  )
  expect(right(answers)).toHaveLength(1)
  expect(await factsOf(id, 'RecoveryCodeUsed')).toHaveLength(1)
})

test('what a passkey signed opens one session', async () => {
  const { access_token: token } = await one.person('schluessel@formkurve.test')
  const key = passkey('https://formkurve.test')
  const offered = (await one.ask('POST /auth/factors/passkey-challenge', { token })).json
  const body = { ticket: offered.ticket, name: 'Schlüssel', passkey: key.make(offered.challenge) }
  expect(right(await tenTimes('POST /auth/factors/passkeys', body, token))).toHaveLength(1)
  const asked = (await one.ask('POST /auth/login/passkey-challenge')).json
  const shown = { ticket: asked.ticket, passkey: key.show(asked.challenge) }
  expect(right(await tenTimes('POST /auth/login/passkey', shown))).toHaveLength(1)
})

test('a link to another address moves one account once, and of two who want an address one gets it', async () => {
  const anna = await one.person('zieht@formkurve.test')
  const ben = await one.person('auch@formkurve.test')
  const wish = async ({ access_token: token }: typeof anna) => {
    const body = { email: 'begehrt@formkurve.test', password }
    expect((await one.ask('POST /auth/change-email', { token, body })).status).toBeLessThan(300)
  }
  await wish(anna)
  const first = (await one.mail('begehrt@formkurve.test', '', 1)).token
  await wish(ben)
  const second = (await one.mail('begehrt@formkurve.test', '', 2)).token
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? one : other).ask(`GET /auth/verify-email?token=${n % 3 === 0 ? first : second}`),
    ),
  )
  expect(right(answers).length).toBeLessThanOrEqual(2)
  const moved = [await factsOf(anna.id, 'EmailChanged'), await factsOf(ben.id, 'EmailChanged')]
  expect(moved.flat()).toHaveLength(1)
  const holder = await one.product.accounts.holder('begehrt@formkurve.test')
  expect([anna.id, ben.id]).toContain(holder?.user)
  expect(moved.map(facts => facts.length)).toEqual([anna.id, ben.id].map(id => (holder?.user === id ? 1 : 0)))
})

test('of a parent’s yes and no at the same moment one counts', async () => {
  const { id, access_token: token } = await one.person('jung@formkurve.test')
  await one.ask('PUT /api/age', { token, body: { age: '16-17', parent_email: 'mutter@formkurve.test' } })
  const { token: link } = await one.mail('mutter@formkurve.test')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      (n % 2 ? one : other).ask('POST /auth/parent/answer', { body: { token: link, confirmed: n % 3 > 0 } }),
    ),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const said = [await factsOf(id, 'ParentConfirmed'), await factsOf(id, 'AccountClosed')].map(({ length }) => length)
  // A yes may be followed by a no, which closes the account; nobody says either twice.
  expect([
    [0, 1],
    [1, 0],
    [1, 1],
  ]).toContainEqual(said)
})

test('a link without the factor removes it once', async () => {
  const email = 'verloren@formkurve.test'
  const { id } = await withApp(email)
  await one.ask('POST /auth/login/lost-factor', { body: { ticket: await stepOf(email) } })
  const { token } = await one.mail(email, 'ohne zweiten Faktor')
  now += 7 * 86_400_000 + 60_000
  const answers = await tenTimes('POST /auth/factor-reset', { token })
  expect(right(answers).length).toBeGreaterThan(0)
  expect(await factsOf(id, 'FactorsReset')).toHaveLength(1)
})

test('an account closed and kept at the same moment is one or the other, and nobody is shut out of one that is kept', async () => {
  const { id, email, access_token: token } = await one.person('schwankt@formkurve.test')
  for (let round = 0; round < 3; round++) {
    await one.ask('POST /auth/close-account', { token: (await one.signIn(email)).access_token, body: { password } })
    const { access_token: confined } = await one.signIn(email)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => (n % 2 ? one : other).ask('POST /auth/undo-closing', { token: confined })),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await factsOf(id, 'AccountClosingUndone')).toHaveLength(round + 1)
    const isIn = async () => (await one.ask('GET /users/profile', { token: confined })).status === 200
    expect(await until(isIn, 3000)).toBe(true)
  }
  expect(token).toBeTruthy()
})

test('and it troubled nobody', () => expect([...one.troubles, ...other.troubles]).toEqual([]))
