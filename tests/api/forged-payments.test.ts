import { createHmac, createPublicKey, randomUUID, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { appleLike, appleMarks, certified, signedBy } from '../support/certificates.ts'
import { startProduct, type TestProduct } from '../support/product.ts'
import { startStripe } from '../support/stripe-server.ts'

// An attacker at a running server: nothing but HTTP, and whatever they have overheard, bought or made themselves.

const { root, intermediate, leaf } = appleLike()
const chain = [leaf, intermediate, root]
const bundleId = 'de.formkurve.app'
const about = { bundleId, environment: 'Production' }
const secret = 'whsec_right'
const dayMs = 86_400_000
const past = new Date('2025-01-01')

let it: TestProduct
let stripe: Awaited<ReturnType<typeof startStripe>>
let url = ''
let folder = ''
/** Whose membership they are after, and their own. */
let victim = ''
let own = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-root-'))
  const file = join(folder, 'root.cer')
  await writeFile(file, root.certificate.raw)
  stripe = await startStripe(secret, () => Math.floor(Date.now() / 1000))
  const paid = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: stripe.url }
  it = await startProduct({ environment: { ...paid, APP_STORE_ROOT: file, APP_STORE_BUNDLE_ID: bundleId } })
  url = await it.app.listen({ port: 0, host: '127.0.0.1' })
  victim = (await it.person('opfer@example.org')).id
  own = (await it.person('mallory@example.org')).id
})
afterAll(async () => {
  await it?.close()
  await stripe?.close()
  await rm(folder, { recursive: true, force: true })
})

const factsOf = async (user: string) =>
  (await it.product.log.load(streamOf('membership', asUserId(user)))).map(({ event }) => event.type)

/** Told all at once by a provider, who tells again whatever was sent away because too much was in hand. */
const aHundredTimes = (send: () => Promise<number>) =>
  Promise.all(
    Array.from({ length: 100 }, async () => {
      for (let times = 1; ; times++) {
        const status = await send()
        if (status !== 503 || times === 40) return status
        await setTimeout(250)
      }
    }),
  )

const base64url = (value: string | object) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

describe('at the App Store’s door', () => {
  const transaction = (user: string, more: object = {}) => ({
    ...about,
    transactionId: `t ${user}`,
    originalTransactionId: `o ${user}`,
    productId: `${bundleId}.yearly`,
    purchaseDate: Date.now() - dayMs,
    expiresDate: Date.now() + 300 * dayMs,
    appAccountToken: user,
    ...more,
  })
  const notice = (signedTransactionInfo: string, more: object = {}, data: object = {}) => ({
    notificationType: 'SUBSCRIBED',
    subtype: 'INITIAL_BUY',
    notificationUUID: randomUUID(),
    version: '2.0',
    signedDate: Date.now(),
    data: { ...about, signedTransactionInfo, ...data },
    ...more,
  })
  const genuine = (user: string) => signedBy(chain, notice(signedBy(chain, transaction(user))))
  const send = async (signedPayload: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ signedPayload })
    return (await fetch(`${url}/webhooks/app-store`, { method: 'POST', headers, body })).status
  }

  /** Their own purchase, as the store really told of it. */
  const overheard = () => genuine(own)
  /** One part of a message put in place of another's, or of what it said. */
  const withPart = (jws: string, nth: 0 | 1 | 2, part: string) => jws.split('.').with(nth, part).join('.')
  const x5c = (...holders: readonly (typeof root)[]) =>
    holders.map(({ certificate }) => certificate.raw.toString('base64'))
  const payload = () => notice(signedBy(chain, transaction(victim)))
  /** Signed by somebody's own key, whatever the head says. */
  const signed = (head: object, key = leaf.key) => {
    const text = `${base64url(head)}.${base64url(payload())}`
    return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
  }
  const hmac = (head: object, key: string | Buffer) => {
    const text = `${base64url(head)}.${base64url(payload())}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }
  const mine = appleLike()
  const publicPem = createPublicKey(leaf.key).export({ type: 'spki', format: 'pem' })
  const by = (...holders: readonly (typeof root)[]) => signedBy(holders, notice(signedBy(holders, transaction(victim))))
  const stale = certified({ name: 'Old', by: root, ca: true, mark: appleMarks.intermediate, until: past })
  const unborn = certified({ name: 'Soon', by: intermediate, mark: appleMarks.leaf, from: new Date('2039-01-01') })

  test.each<[string, () => unknown]>([
    ['of a chain of their own', () => by(mine.leaf, mine.intermediate, mine.root)],
    ['of a chain of their own that names our root', () => by(mine.leaf, mine.intermediate, root)],
    ['of a leaf of their own under the true intermediate’s name', () => by(mine.leaf, intermediate, root)],
    [
      'of an expired leaf',
      () => by(certified({ name: 'L', by: intermediate, mark: appleMarks.leaf, until: past }), intermediate, root),
    ],
    ['of an expired intermediate', () => by(certified({ name: 'L', by: stale, mark: appleMarks.leaf }), stale, root)],
    ['of a leaf that is not valid yet', () => by(unborn, intermediate, root)],
    ['of Apple’s for something else', () => by(certified({ name: 'Push', by: intermediate }), intermediate, root)],
    [
      'of a leaf that signs for further leaves',
      () => by(certified({ name: 'L', by: leaf, mark: appleMarks.leaf }), leaf, root),
    ],
    ['without certificates', () => signed({ alg: 'ES256' })],
    ['with no certificate in the list', () => signed({ alg: 'ES256', x5c: [] })],
    ['with the leaf alone', () => signed({ alg: 'ES256', x5c: x5c(leaf) })],
    ['with two', () => signed({ alg: 'ES256', x5c: x5c(leaf, root) })],
    ['with four', () => signed({ alg: 'ES256', x5c: x5c(leaf, intermediate, intermediate, root) })],
    ['with the root three times', () => signed({ alg: 'ES256', x5c: x5c(root, root, root) }, root.key)],
    ['with certificates that are none', () => signed({ alg: 'ES256', x5c: ['AAAA', 'AAAA', 'AAAA'] })],
    [
      'with a key in the head',
      () =>
        signed(
          { alg: 'ES256', jwk: createPublicKey(mine.leaf.key).export({ format: 'jwk' }), x5c: x5c(...chain) },
          mine.leaf.key,
        ),
    ],
    ['with alg none', () => `${base64url({ alg: 'none', x5c: x5c(...chain) })}.${base64url(payload())}.`],
    ['with alg None, signed', () => signed({ alg: 'None', x5c: x5c(...chain) })],
    ['with HS256 by the public key', () => hmac({ alg: 'HS256', x5c: x5c(...chain) }, publicPem)],
    ['with HS256 by the certificate', () => hmac({ alg: 'HS256', x5c: x5c(...chain) }, leaf.certificate.raw)],
    ['with ES256 in the head and an HMAC', () => hmac({ alg: 'ES256', x5c: x5c(...chain) }, publicPem)],
    ['overheard, with the signature left out', () => withPart(overheard(), 2, '')],
    ['overheard, with a signature of zeroes', () => withPart(overheard(), 2, base64url('\0'.repeat(64)))],
    ['overheard, about the victim instead', () => withPart(overheard(), 1, base64url(payload()))],
    [
      'overheard whole, with another transaction',
      () => {
        const [head = '', body = '', signature = ''] = overheard().split('.')
        const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
          data: { signedTransactionInfo: string }
        }
        const bought = withPart(said.data.signedTransactionInfo, 1, base64url(transaction(victim)))
        return [head, base64url({ ...said, data: { ...said.data, signedTransactionInfo: bought } }), signature].join(
          '.',
        )
      },
    ],
    [
      'of ours about a transaction that somebody else signed',
      () => signedBy(chain, notice(signedBy([mine.leaf, mine.intermediate, mine.root], transaction(victim)))),
    ],
    [
      'of another app',
      () => signedBy(chain, notice(signedBy(chain, transaction(victim)), {}, { bundleId: 'com.mallory' })),
    ],
    [
      'of another app’s purchase',
      () => signedBy(chain, notice(signedBy(chain, transaction(victim, { bundleId: 'com.mallory' })))),
    ],
    [
      'of the sandbox',
      () => signedBy(chain, notice(signedBy(chain, transaction(victim)), {}, { environment: 'Sandbox' })),
    ],
    [
      'of a sandbox purchase',
      () => signedBy(chain, notice(signedBy(chain, transaction(victim, { environment: 'Sandbox' })))),
    ],
    ['of Xcode', () => signedBy(chain, notice(signedBy(chain, transaction(victim)), {}, { environment: 'Xcode' }))],
    ['twice in one', () => [genuine(victim), genuine(victim)]],
    ['as an object', () => ({ toString: genuine(victim) })],
  ])('a message %s is 401, and nothing of it is recorded', async (_, forged) => {
    expect(await send(forged())).toBe(401)
    expect(await factsOf(victim)).toEqual([])
  })

  test('a purchase is no message, and a message that is true is none of another kind', async () => {
    expect(await send(signedBy(chain, transaction(victim)))).toBe(400)
    expect(await send(signedBy(chain, notice(signedBy(chain, transaction(victim)), { version: '1.0' })))).toBe(400)
    expect(await factsOf(victim)).toEqual([])
  })

  test('their own purchase told a hundred times is theirs, once', async () => {
    const message = overheard()
    const answers = await aHundredTimes(() => send(message))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await factsOf(own)).toEqual(['SubscriptionStarted'])
    expect(await factsOf(victim)).toEqual([])
  })
})

describe('at Stripe’s door', () => {
  const seconds = () => Math.floor(Date.now() / 1000)
  let told = 0
  const invoice = (user: string, more: object = {}) => ({
    id: `in_${++told}`,
    object: 'invoice',
    billing_reason: 'subscription_create',
    currency: 'eur',
    amount_paid: 1299,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: `sub_${user}`, metadata: { user, order: randomUUID(), plan: 'monthly' } },
    },
    lines: { object: 'list', data: [{ period: { start: seconds(), end: seconds() + 30 * 86_400 } }] },
    ...more,
  })
  const event = (object: object, type = 'invoice.paid') =>
    JSON.stringify({ id: `evt_${++told}`, object: 'event', type, created: seconds(), data: { object } })
  const mac = (body: string, at: number, key = secret) =>
    createHmac('sha256', key).update(`${at}.${body}`).digest('hex')
  const header = (body: string, { at = seconds(), key = secret, scheme = 'v1' } = {}) =>
    `t=${at},${scheme}=${mac(body, at, key)}`
  const send = async (body: string, signature?: string | string[]) => {
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const each of [signature ?? []].flat()) headers.append('stripe-signature', each)
    return (await fetch(`${url}/webhooks/stripe`, { method: 'POST', headers, body })).status
  }
  const paid = () => event(invoice(victim))

  test.each<[string, (body: string) => string | string[] | undefined]>([
    ['without a signature', () => undefined],
    ['with an empty one', () => ''],
    ['by another secret', body => header(body, { key: 'whsec_wrong' })],
    ['by no secret', body => header(body, { key: '' })],
    ['of six minutes ago', body => header(body, { at: seconds() - 360 })],
    ['of six minutes ago, called now', body => `t=${seconds()},v1=${mac(body, seconds() - 360)}`],
    ['of six minutes ago, with both moments', body => `${header(body, { at: seconds() - 360 })},t=${seconds()}`],
    ['without a moment', body => `v1=${mac(body, seconds())}`],
    ['by the scheme of tests', body => header(body, { scheme: 'v0' })],
    ['with two wrong ones', body => [header(body, { key: 'a' }), header(body, { key: 'b' })]],
    ['for another message', () => header(paid())],
    ['cut short', body => header(body).slice(0, -2)],
  ])('a message %s is 401, and nothing of it is recorded', async (_, signature) => {
    const body = paid()
    expect(await send(body, signature(body))).toBe(401)
    expect(await factsOf(victim)).toEqual([])
  })

  test.each<[string, (body: string) => string]>([
    ['about somebody else', body => body.replaceAll(own, victim)],
    ['with one more blank', body => `${body} `],
    ['with another amount', body => body.replace('1299', '1')],
    ['in other words', body => JSON.stringify(JSON.parse(body), null, 1)],
  ])('one that was changed on the way, %s, is 401', async (_, change) => {
    const body = event(invoice(own))
    expect(await send(change(body), header(body))).toBe(401)
    expect(await factsOf(victim)).toEqual([])
  })

  test('true ones without our marks, for nobody, or impossible, are recorded nowhere', async () => {
    const all = [
      event(invoice(victim, { parent: null })),
      event(invoice(victim, { amount_paid: 0 })),
      event(invoice(randomUUID())),
      event(invoice(victim, { lines: { object: 'list', data: [{ period: { start: 5, end: 4 } }] } })),
      event(invoice(victim, { lines: { object: 'list', data: [] } })),
      event(
        { id: 'sub_x', metadata: { user: 'victim', order: '1', plan: 'gold' }, ended_at: 1 },
        'customer.subscription.deleted',
      ),
    ]
    const answers = []
    for (const body of all) answers.push(await send(body, header(body)))
    expect(answers).toEqual([200, 200, 404, 400, 200, 200])
    expect(await factsOf(victim)).toEqual([])
  })

  test('a secret that is being exchanged signs twice, and one of the two is enough', async () => {
    const body = event(invoice(own))
    const at = seconds()
    expect(await send(body, `t=${at},v1=${mac(body, at, 'whsec_next')},v1=${mac(body, at)}`)).toBe(200)
  })

  test('one message a hundred times is one payment, and what comes late changes nothing of what came after', async () => {
    const user = (await it.person('spaet@example.org')).id
    const bought = invoice(user)
    const payment = event(bought)
    const answers = await aHundredTimes(() => send(payment, header(payment)))
    expect(new Set(answers)).toEqual(new Set([200]))
    const again = event(bought)
    expect(await send(again, header(again))).toBe(200)
    expect(await factsOf(user)).toEqual(['SubscriptionStarted'])
  })

  test('bodies that no message has are refused, whoever signed them', async () => {
    const answers = []
    for (const body of [
      '',
      '{',
      '\0',
      '[]',
      'null',
      '"text"',
      '7',
      '{"__proto__":{"type":"invoice.paid"}}',
      '{"type":"invoice.paid"}',
    ])
      answers.push(await send(body, header(body)))
    expect(answers).toEqual([401, 401, 401, 400, 400, 400, 400, 400, 400])
    const huge = 'x'.repeat(200_000)
    expect(await send(huge, header(huge))).toBe(413)
    expect(await factsOf(victim)).toEqual([])
  })
})
