import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { appleLike, signedBy } from '../support/certificates.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let now = Date.parse('2026-11-02T08:00:00.000Z')
const days = (count: number) => {
  now += count * 86_400_000
}

const { root, intermediate, leaf } = appleLike()
const bundle = 'de.formkurve.app'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-root-'))
  await writeFile(join(folder, 'root.cer'), root.certificate.raw)
  const apple = { APP_STORE_ROOT: join(folder, 'root.cer'), APP_STORE_BUNDLE_ID: bundle }
  it = await startProduct({ environment: { PAYMENTS: 'test', ...apple }, clock: () => new Date(now).toISOString() })
})
afterAll(async () => {
  await it.close()
  await rm(folder, { recursive: true })
})

const athlete = async (email: string) => {
  const { id, access_token: token } = await it.person(email)
  const ask = async (call: string, body?: object) => {
    // A set clock outruns the session's token.
    const { access_token } = await it.signIn(email)
    return it.ask(call, { token: access_token ?? token, ...(body ? { body } : {}) })
  }
  const membership = async () => (await ask('GET /api/membership')).json
  /** At the page of the test provider, as a browser's form does. */
  const play = (url: string, act: string) =>
    it.ask(`POST ${url.replace('https://formkurve.test', '')}`, {
      body: `act=${act}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const order = async (early_start: boolean, plan = 'monthly') => {
    const { status, json } = await ask('POST /api/membership/orders', { plan, early_start })
    expect(status).toBe(201)
    return json.pay_at as string
  }
  return { id, ask, membership, play, order }
}

test('an order is paid, told by mail with price, tax, period and the right to withdraw, cancelled, and runs out', async () => {
  const anna = await athlete('anna@example.org')
  expect(await anna.membership()).toMatchObject({ standing: 'free', free_left: 10, seller: 'test' })
  const payAt = await anna.order(false)
  expect((await anna.membership()).standing).toBe('free')
  expect((await anna.play(payAt, 'pay')).headers.location).toBe('/settings/membership')
  expect(await anna.membership()).toMatchObject({
    standing: 'active',
    allowance_left: 100,
    subscription: { paid_until: '2026-12-02T08:00:00.000Z', renews: true, withdraw_until: '2026-11-17T00:00:00.000Z' },
  })
  expect((await anna.ask('POST /api/membership/orders', { plan: 'yearly', early_start: true })).json.code).toBe(
    'already-subscribed',
  )
  const confirmed = await it.mail('anna@example.org', 'Abo läuft')
  for (const words of [
    '12,99',
    '2,07',
    '19 %',
    '2. November 2026 bis 2. Dezember 2026',
    'widerrufen',
    '16. November 2026',
  ])
    expect(confirmed.text).toContain(words)

  days(15)
  const cancelled = await anna.ask('POST /api/membership/cancellation')
  expect(cancelled.json).toMatchObject({
    standing: 'cancelled',
    subscription: { ends_at: '2026-12-02T08:00:00.000Z', renews: false, withdraw_until: null },
  })
  await anna.ask('POST /api/membership/cancellation')
  const receipt = await it.mail('anna@example.org', 'Kündigung erhalten')
  expect(receipt.text).toContain('endet am 2. Dezember 2026 um 09:00 Uhr')
  days(16)
  expect(await anna.membership()).toMatchObject({ standing: 'lapsed', allowance_left: null })
  expect((await it.mails('anna@example.org')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Bestätige'),
    'Dein Formkurve-Abo läuft',
    'Wir haben deine Kündigung erhalten',
  ])
})

test('what was agreed to with a tick of its own ends the right to withdraw; without it everything comes back', async () => {
  const ben = await athlete('ben@example.org')
  await ben.play(await ben.order(true), 'pay')
  expect((await ben.ask('POST /api/membership/withdrawal')).json.code).toBe('withdrawal-waived')
  expect((await it.mail('ben@example.org', 'Abo läuft')).text).toContain('Widerrufsrecht erloschen')

  const cara = await athlete('cara@example.org')
  const payAt = await cara.order(false)
  await cara.play(payAt, 'pay')
  expect((await cara.ask('POST /api/membership/withdrawal')).json).toMatchObject({
    standing: 'lapsed',
    subscription: { over: { why: 'withdrawn' } },
  })
  expect((await it.mail('cara@example.org', 'Widerruf')).text).toContain('14 Tagen')
  expect((await it.mail('cara@example.org', 'Erstattung')).text).toContain('12,99')

  for (const late of ['pay', 'fail', 'end', 'refund']) await cara.play(payAt, late)
  expect(await cara.membership()).toMatchObject({ standing: 'lapsed' })
  await it.mail('cara@example.org', 'Erstattung', 2)
  const subjects = (await it.mails('cara@example.org')).map(({ subject }) => subject)
  expect(subjects.filter(subject => /verlängert|nicht geklappt|zu Ende/.test(subject))).toEqual([])
})

test('who pays for a year is reminded once before it renews, by mail, with date and price; by the month nobody is', async () => {
  const [emma, finn] = [await athlete('emma@example.org'), await athlete('finn@example.org')]
  const began = now
  await emma.play(await emma.order(false, 'yearly'), 'pay')
  await finn.play(await finn.order(false), 'pay')
  const due = new Date(began + (365 - 30) * 86_400_000).toISOString()
  expect((await emma.membership()).subscription).toMatchObject({ renews: true, reminder_at: due })
  expect((await finn.membership()).subscription.reminder_at).toBeNull()
  days(334)
  expect(await it.product.remindOfRenewals()).toBe(0)
  days(2)
  expect(await it.product.remindOfRenewals()).toBe(1)
  days(3)
  expect(await it.product.remindOfRenewals()).toBe(0)
  const letter = await it.mail('emma@example.org', 'verlängert sich am')
  const ends = new Date(began + 365 * 86_400_000)
  const words = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  expect(letter.subject).toContain(words.format(ends))
  for (const said of ['99,99', 'kündige bis zum', '/settings/membership']) expect(letter.text).toContain(said)
  expect(await it.mails('emma@example.org')).toHaveLength(3)
  expect(await it.mails('finn@example.org')).toHaveLength(2)
  now = began
})

test('a renewal that fails has seven days of grace, and goes on when it is paid after all', async () => {
  const dora = await athlete('dora@example.org')
  const payAt = await dora.order(false)
  await dora.play(payAt, 'pay')
  days(31)
  await dora.play(payAt, 'fail')
  expect((await dora.membership()).standing).toBe('grace')
  expect((await it.mail('dora@example.org', 'nicht geklappt')).text).toMatch(/Bis zum \d+\. \w+ \d+ geht alles weiter/)
  days(7)
  expect((await dora.membership()).standing).toBe('failed')
  await dora.play(payAt, 'pay')
  expect((await dora.membership()).standing).toBe('active')
  await it.mail('dora@example.org', 'verlängert')
})

test('who asks to close the account pays no further', async () => {
  const frida = await athlete('frida@example.org')
  await frida.play(await frida.order(false), 'pay')
  expect((await frida.ask('POST /auth/close-account', { password: 'ein langer Satz' })).status).toBe(202)
  await it.mail('frida@example.org', 'Kündigung erhalten')
})

test('a page that was not made here plays nothing, and nobody pays where nobody is set up', async () => {
  const emil = await athlete('emil@example.org')
  const forged = (await emil.order(false)).replace(/plan=\w+/, 'plan=yearly')
  expect((await emil.play(forged, 'pay')).status).toBe(404)
  expect((await emil.play('/dev/payments?order=1', 'pay')).status).toBe(404)
  expect((await emil.membership()).standing).toBe('free')
})

describe('the app store', () => {
  const about = { bundleId: bundle, environment: 'Production' }
  const dayMs = 86_400_000

  /** What the store would send. */
  const message = (user: string, type: string, more: Message = {}) => {
    const { subtype, n = 1, data = {}, bought = {}, renewing = {}, by = [leaf, intermediate, root] } = more
    const start = began + (n - 1) * 30 * dayMs
    const one = { originalTransactionId: `2000-${user}` }
    const transaction = {
      ...about,
      ...one,
      transactionId: `2000-${user}-${n}`,
      productId: `${bundle}.monthly`,
      purchaseDate: start,
      expiresDate: start + 30 * dayMs,
      appAccountToken: user,
      ...bought,
    }
    const signedTransactionInfo = signedBy(by, transaction)
    const signedRenewalInfo = signedBy(by, { ...one, ...renewing })
    return signedBy(by, {
      notificationType: type,
      ...(subtype ? { subtype } : {}),
      notificationUUID: randomUUID(),
      version: '2.0',
      signedDate: now,
      data: { ...about, signedTransactionInfo, signedRenewalInfo, ...data },
    })
  }
  type Message = {
    subtype?: string
    /** Which month. */
    n?: number
    data?: object
    bought?: object
    renewing?: object
    by?: readonly (typeof root)[]
  }
  const began = now

  const send = (signedPayload: unknown) => it.ask('POST /webhooks/app-store', { body: { signedPayload } })
  const factsOf = async (user: string) =>
    (await it.product.log.load(streamOf('membership', asUserId(user)))).map(({ event }) => event.type)

  test('tells of each change once, however often and in whatever order', async () => {
    now = began
    const one = await athlete('apfel@example.org')
    const other = await athlete('birne@example.org')
    const messages = (id: string) => [
      message(id, 'SUBSCRIBED', { subtype: 'INITIAL_BUY' }),
      message(id, 'DID_RENEW', { n: 2 }),
      message(id, 'DID_FAIL_TO_RENEW', {
        n: 2,
        subtype: 'GRACE_PERIOD',
        renewing: { gracePeriodExpiresDate: began + 66 * dayMs },
      }),
      message(id, 'REFUND', { n: 2 }),
      message(id, 'TEST'),
    ]
    for (const each of messages(one.id)) for (const _ of [1, 2]) expect((await send(each)).status).toBe(200)
    for (const each of messages(other.id).reverse()) expect((await send(each)).status).toBe(200)
    const standings = async () => [(await one.membership()).standing, (await other.membership()).standing]
    expect((await factsOf(one.id)).toSorted()).toEqual((await factsOf(other.id)).toSorted())
    expect(await factsOf(one.id)).toEqual([
      'SubscriptionStarted',
      'SubscriptionRenewed',
      'PaymentFailed',
      'GraceBegan',
      'PaymentRefunded',
    ])
    expect(await standings()).toEqual(['active', 'active'])
    days(31)
    expect(new Set(await standings()).size).toBe(1)
    expect((await one.membership()).allowance_left).toBeNull()
    expect((await it.mails('apfel@example.org')).filter(({ subject }) => subject.includes('Abo läuft')).length).toBe(1)
  })

  test('and nobody else does: nothing forged, foreign or unreadable is recorded', async () => {
    const { id, ask } = await athlete('kirsche@example.org')
    const elsewhere = appleLike()
    const theirs = [elsewhere.leaf, elsewhere.intermediate, elsewhere.root]
    const good = message(id, 'SUBSCRIBED')
    const answers = {
      forged: [
        message(id, 'SUBSCRIBED', { by: theirs }),
        message(id, 'SUBSCRIBED', { by: [elsewhere.leaf, elsewhere.intermediate, root] }),
        message(id, 'SUBSCRIBED', { data: { bundleId: 'com.example' } }),
        message(id, 'SUBSCRIBED', { data: { environment: 'Sandbox' } }),
        message(id, 'SUBSCRIBED', { bought: { environment: 'Sandbox' } }),
        message(id, 'SUBSCRIBED', { data: { signedTransactionInfo: good } }).slice(0, -4),
        `${good}x`,
        'a.b.c',
        7,
      ],
      unreadable: [
        message(id, 'SUBSCRIBED', { bought: { productId: `${bundle}.gold` } }),
        message(id, 'SUBSCRIBED', { bought: { appAccountToken: undefined } }),
        message(id, 'SUBSCRIBED', { bought: { expiresDate: 1e300 } }),
        message(id, 'SUBSCRIBED', { bought: { expiresDate: began - 1 } }),
        message(id, 'SUBSCRIBED', { bought: { expiresDate: began + 4000 * dayMs } }),
      ],
    }
    for (const each of answers.forged) expect((await send(each)).status).toBe(401)
    for (const each of answers.unreadable) expect((await send(each)).status).toBe(400)
    expect((await send(message(randomUUID(), 'SUBSCRIBED'))).status).toBe(404)
    expect((await it.ask('POST /webhooks/app-store', { body: '{' })).status).toBe(401)
    expect((await it.ask('POST /webhooks/stripe', { body: {} })).status).toBe(409)
    expect(await factsOf(id)).toEqual([])
    expect((await ask('GET /api/membership')).json.standing).toBe('free')
  })
})
