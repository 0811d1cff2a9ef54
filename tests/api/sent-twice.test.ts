import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Category } from '../../domain/facts.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { passkey } from '../support/passkey.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

vi.setConfig({ testTimeout: 90_000 })

let one: TestProduct
let other: TestProduct

beforeAll(async () => {
  const environment = { PAYMENTS: 'test' }
  one = await startProduct({ environment })
  other = await startProduct({ environment, databaseUrl: one.databaseUrl })
})
afterAll(async () => {
  await other?.close()
  await one?.close()
})

type Asked = Parameters<TestProduct['ask']>

/** Four times in the same instant, by two processes. */
const atOnce = (...asked: Asked) => Promise.all([one, other, one, other].map(each => each.ask(...asked)))
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()
const factsOf = async (stream: string) =>
  (await one.product.log.load(asStream<Category>(stream))).map(({ event }) => event)
const count = async (stream: string, type: string) => (await factsOf(stream)).filter(fact => fact.type === type).length

const password = 'ein langer Satz'
const codeOf = (secret: string, ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead })
const offerApp = async (token: string) => (await one.ask('POST /auth/factors/totp-secret', { token })).json
const signInBy = (product: TestProduct, ticket: string, proof: object) =>
  product.ask('POST /auth/login/second-factor', { body: { ticket, ...proof } })
const ticketFor = async (email: string) =>
  (await one.ask('POST /auth/login', { body: { email, password } })).json.step.ticket as string

describe('second factors', () => {
  test('of two apps set up in the same instant one stands, and its owner has codes that work', async () => {
    for (const email of ['app1@example.org', 'app2@example.org', 'app3@example.org']) {
      const { id, access_token: token } = await one.person(email)
      const offers = [await offerApp(token), await offerApp(token)]
      const answers = await Promise.all(
        [one, other].map((product, n) => {
          const { ticket, secret } = offers[n]
          return product.ask('POST /auth/factors/totp', { token, body: { ticket, code: codeOf(secret) } })
        }),
      )
      expect(statuses(answers)).toEqual([201, 400])
      const lost = answers.findIndex(({ status }) => status === 400)
      expect(answers[lost]?.json.code).toBe('ticket-invalid')
      const won = answers[1 - lost]
      expect((await one.ask('GET /auth/factors', { token })).json.factors).toHaveLength(1)
      const kinds = (await factsOf(`user-${id}`)).flatMap(fact => (fact.type === 'FactorAdded' ? [fact.kind] : []))
      expect(kinds).toEqual(['totp', 'recovery-codes'])
      const ahead = 30_000
      const dead = await signInBy(one, await ticketFor(email), { totp: codeOf(offers[lost].secret, ahead) })
      expect(dead.json.code).toBe('factor-wrong')
      const live = await signInBy(one, await ticketFor(email), { totp: codeOf(offers[1 - lost].secret, ahead) })
      expect(live.status).toBe(200)
      const codes = won?.json.recovery_codes
      expect((await signInBy(one, await ticketFor(email), { recovery_code: codes[0] })).status).toBe(200)
    }
  })

  test('of two passkeys made in the same instant one stands, however the second is asked for', async () => {
    const { access_token: token } = await one.person('schluessel@example.org')
    const keys = [passkey('https://formkurve.test'), passkey('https://formkurve.test')]
    const offers = await Promise.all(keys.map(() => one.ask('POST /auth/factors/passkey-challenge', { token })))
    const answers = await Promise.all(
      keys.map((key, n) => {
        const { ticket, challenge } = offers[n]?.json ?? {}
        const body = { ticket, name: `Schlüssel ${n}`, passkey: key.make(challenge) }
        return [one, other][n]?.ask('POST /auth/factors/passkeys', { token, body })
      }),
    )
    expect(answers.map(answer => answer?.status).sort()).toEqual([201, 400])
    const won = answers.find(answer => answer?.status === 201)
    expect((await one.ask('GET /auth/factors', { token })).json.factors).toHaveLength(1)
    const ticket = await ticketFor('schluessel@example.org')
    const byCode = await signInBy(one, ticket, { recovery_code: won?.json.recovery_codes[0] })
    expect(byCode.status).toBe(200)
  })

  test('a recovery code opens one of four sign-ins', async () => {
    const email = 'code@example.org'
    const { id, access_token: token } = await one.person(email)
    const { ticket, secret } = await offerApp(token)
    const added = await one.ask('POST /auth/factors/totp', { token, body: { ticket, code: codeOf(secret) } })
    const [recovery_code] = added.json.recovery_codes
    const tickets = [await ticketFor(email), await ticketFor(email), await ticketFor(email), await ticketFor(email)]
    const answers = await Promise.all(tickets.map((each, n) => signInBy(n % 2 ? one : other, each, { recovery_code })))
    expect(statuses(answers)).toEqual([200, 403, 403, 403])
    expect(await count(`user-${id}`, 'RecoveryCodeUsed')).toBe(1)
  })
})

describe('an account', () => {
  test('closed and kept by four hands at once is closed or kept, and each is said once', async () => {
    const { id, access_token: token } = await one.person('hin-und-her@example.org')
    const closed = await atOnce('POST /auth/close-account', { token, body: { password } })
    expect(closed.some(({ status }) => status === 202)).toBe(true)
    expect(await count(`user-${id}`, 'AccountClosingRequested')).toBe(1)
    const { access_token: back } = await one.signIn('hin-und-her@example.org')
    const kept = await atOnce('POST /auth/undo-closing', { token: back })
    expect(new Set(kept.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await count(`user-${id}`, 'AccountClosingUndone')).toBe(1)

    const { access_token: again } = await one.signIn('hin-und-her@example.org')
    const hands = [one, other, one, other].flatMap(each => [
      each.ask('POST /auth/close-account', { token: again, body: { password } }),
      each.ask('POST /auth/undo-closing', { token: again }),
    ])
    for (const { status } of await Promise.all(hands)) expect(status).toBeLessThan(500)
    const said = (await factsOf(`user-${id}`)).map(({ type }) => type).filter(type => type.startsWith('AccountClosing'))
    said.forEach((type, n) => {
      expect(type).toBe(n % 2 ? 'AccountClosingUndone' : 'AccountClosingRequested')
    })
    expect((await one.signIn('hin-und-her@example.org')).id).toBe(id)
  })

  test('whose new address is confirmed four times moves once', async () => {
    const { id, access_token: token } = await one.person('umzug@example.org')
    const asked = { token, body: { email: 'neu-da@example.org', password } }
    expect((await one.ask('POST /auth/change-email', asked)).status).toBe(202)
    const { token: link } = await one.mail('neu-da@example.org', 'neue E-Mail-Adresse')
    const answers = await atOnce(`GET /auth/verify-email?token=${link}`)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await count(`user-${id}`, 'EmailChanged')).toBe(1)
    expect((await one.signIn('neu-da@example.org')).id).toBe(id)
    expect((await one.ask('POST /auth/login', { body: { email: 'umzug@example.org', password } })).status).not.toBe(200)
  })

  test('that moves to two addresses at once has one, and the other is free', async () => {
    const { id, access_token: token } = await one.person('zwei-wege@example.org')
    const links: string[] = []
    for (const email of ['weg1@example.org', 'weg2@example.org']) {
      expect((await one.ask('POST /auth/change-email', { token, body: { email, password } })).status).toBe(202)
      links.push((await one.mail(email, 'neue E-Mail-Adresse')).token)
    }
    await Promise.all(links.map((link, n) => [one, other][n]?.ask(`GET /auth/verify-email?token=${link}`)))
    const { email } = (await one.ask('GET /auth/me', { token: (await signInAsEither(id)).access_token })).json
    const free = email === 'weg1@example.org' ? 'weg2@example.org' : 'weg1@example.org'
    await expect
      .poll(async () => (await one.ask('POST /auth/register', { body: { email: free, password } })).status, {
        timeout: 8000,
      })
      .toBe(201)
  })

  const signInAsEither = async (id: string) => {
    const answers = await Promise.all(
      ['weg1@example.org', 'weg2@example.org'].map(email => one.ask('POST /auth/login', { body: { email, password } })),
    )
    const mine = answers.filter(({ status, json }) => status === 200 && json.id === id)
    expect(mine).toHaveLength(1)
    return mine[0]?.json as { access_token: string }
  }

  test('of a child is let in once by a yes, and gone by a no, whichever came first', async () => {
    const { id, access_token: token } = await one.person('kind@example.org')
    const parent = 'elternteil@example.org'
    expect((await one.ask('PUT /api/age', { token, body: { age: '16-17', parent_email: parent } })).status).toBe(200)
    const { token: link } = await one.mail(parent, 'Darf dein Kind')
    const say = (product: TestProduct, confirmed: boolean) =>
      product.ask('POST /auth/parent/answer', { body: { token: link, confirmed } })
    const answers = await Promise.all([say(one, true), say(other, false), say(one, true), say(other, false)])
    for (const { status } of answers) expect([200, 400, 404]).toContain(status)
    const types = (await factsOf(`user-${id}`)).map(({ type }) => type)
    const ended = types.filter(type => type === 'ParentConfirmed' || type === 'AccountClosed')
    expect(ended).toHaveLength(1)
  })
})

describe('money', () => {
  const page = (url: string) => new URL(url).pathname + new URL(url).search
  const play = (product: TestProduct, url: string, act: string) =>
    product.ask(`POST ${page(url)}`, {
      body: `act=${act}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('a subscription ordered by four taps is one order; paid, and given back, it is so once', async () => {
    const email = 'viermal@example.org'
    const { id, access_token: token } = await one.person(email)
    const body = { plan: 'monthly', early_start: false }
    const orders = await atOnce('POST /api/membership/orders', { token, body })
    expect(statuses(orders)).toEqual([201, 201, 201, 201])
    const pages = [...new Set(orders.map(({ json }) => json.pay_at as string))]
    expect(pages).toHaveLength(1)
    await Promise.all(pages.flatMap(url => [play(one, url, 'pay'), play(other, url, 'pay')]))
    expect(await count(`membership-${id}`, 'SubscriptionStarted')).toBe(1)
    const back = await atOnce('POST /api/membership/withdrawal', { token })
    expect(back.some(({ status }) => status === 200)).toBe(true)
    expect(await count(`membership-${id}`, 'SubscriptionWithdrawn')).toBe(1)
    await one.mail(email, 'Erstattung')
    const payments = (await factsOf(`membership-${id}`)).flatMap(fact =>
      fact.type === 'PaymentRefunded' ? [fact.payment] : [],
    )
    expect(payments).toHaveLength(new Set(payments).size)
    expect((await one.mails(email)).filter(({ subject }) => subject.includes('Widerruf'))).toHaveLength(1)
  })
})

describe('a workout', () => {
  test('brought back by four hands is back once', async () => {
    const { id: user, access_token: token } = await one.person('zurueck@example.org')
    const { id } = (await one.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })).json
    expect((await one.ask(`DELETE /workouts/${id}`, { token })).status).toBeLessThan(300)
    const answers = await atOnce(`DELETE /api/deleted-workouts/${id}`, { token })
    for (const { status } of answers) expect([200, 204]).toContain(status)
    expect(await count(`workout-${id}`, 'WorkoutRestored')).toBe(1)
    expect(await count(`membership-${user}`, 'WorkoutCreditUsed')).toBe(1)
  })
})

describe('a repair', () => {
  const headers = { 'x-reason': 'Anfrage 4711' }

  test('is confirmed by nobody who proposed it, in another session either, and by four hands of another once', async () => {
    const { id, access_token: token } = await one.person('betroffen@example.org')
    const workout = (await one.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })).json.id
    const [eva, ben] = [await one.person('eva-stab@example.org'), await one.person('ben-stab@example.org')]
    for (const staff of [eva, ben]) await one.employ(staff.id)
    const repairs = `/desk/people/${id}/repairs`
    const body = { case: 'delete-workout', workout }
    const proposed = await one.ask(`POST ${repairs}`, { token: eva.access_token, headers, body })
    expect(proposed.status).toBe(201)
    const confirm = `POST ${repairs}/${proposed.json.repair}/confirm`
    const { access_token: again } = await other.signIn(eva.email)
    const own = await Promise.all(
      [eva.access_token, again].flatMap(token => [one, other].map(each => each.ask(confirm, { token, headers }))),
    )
    expect(own.map(({ json }) => json.code)).toEqual(Array(4).fill('another-must-confirm'))
    const { access_token: second } = await other.signIn(ben.email)
    await Promise.all(
      [ben.access_token, second].flatMap(token => [one, other].map(each => each.ask(confirm, { token, headers }))),
    )
    await expect.poll(() => count(`workout-${workout}`, 'WorkoutDeleted'), { timeout: 8000 }).toBe(1)
    const { rows } = await one.product.database.query(
      `select type, count(*)::int as n from log.events where stream like 'repair-%' group by type`,
    )
    expect(Object.fromEntries(rows.map(({ type, n }) => [type, n]))).toMatchObject({
      RepairProposed: 1,
      RepairConfirmed: 1,
    })
  })
})
