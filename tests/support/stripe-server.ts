import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

type Asked = { readonly call: string; readonly key: string; readonly form: Readonly<Record<string, string>> }

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return Object.fromEntries(new URLSearchParams(text))
}

/** As much of Stripe as is asked of it, with the messages it would send. The same key again has the same answer. `tag` ends its ids. */
export const startStripe = async (webhookSecret: string, clock: () => number, tag = '1') => {
  const asked: Asked[] = []
  const answers = new Map<string, object>()
  let isDown = false
  let isGone = false
  let refusal: string | null = null
  let metadata: Readonly<Record<string, string>> = {}
  const subscription = { id: `sub_${tag}`, object: 'subscription', status: 'active', customer: `cus_${tag}` }

  const answerTo = (call: string, form: Readonly<Record<string, string>>): object => {
    if (call === 'POST /v1/checkout/sessions') {
      const own = ['order', 'user', 'plan'].map(name => [name, form[`subscription_data[metadata][${name}]`] ?? ''])
      metadata = Object.fromEntries(own)
      return { id: `cs_${tag}`, object: 'checkout.session', url: `https://checkout.stripe.test/cs_${tag}` }
    }
    if (call === 'POST /v1/billing_portal/sessions')
      return { object: 'billing_portal.session', url: `https://portal.test/${tag}` }
    if (call.startsWith('GET /v1/invoice_payments')) {
      const payment = { type: 'payment_intent', payment_intent: `pi_${tag}` }
      return { object: 'list', data: [{ object: 'invoice_payment', invoice: `in_${tag}`, payment }], has_more: false }
    }
    if (call.startsWith('GET /v1/invoices/'))
      return { id: `in_${tag}`, object: 'invoice', ...invoice(clock(), clock()) }
    return subscription
  }

  const server = createServer(async (request, response) => {
    const call = `${request.method} ${(request.url ?? '').split('?')[0]}`
    const form = await bodyOf(request)
    const key = String(request.headers['idempotency-key'] ?? '')
    asked.push({ call, key, form })
    const known = request.method === 'POST' ? answers.get(`${call} ${key}`) : undefined
    const missing = isGone && call.includes('/subscriptions/')
    const [status, answer] = refusal
      ? [400, { error: { type: 'invalid_request_error', message: refusal } }]
      : isDown
        ? [500, { error: { type: 'api_error', message: 'down' } }]
        : missing
          ? [
              404,
              { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such subscription' } },
            ]
          : [200, known ?? answerTo(call, form)]
    if (status === 200) answers.set(`${call} ${key}`, answer)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  const invoice = (start: number, end: number) => ({
    currency: 'eur',
    amount_paid: 1299,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id, metadata } },
    lines: { object: 'list', data: [{ period: { start, end } }] },
  })

  let events = 0
  /** A message with its signature. */
  const message = (type: string, object: object, previous_attributes?: object) => {
    const id = `evt_${tag === '1' ? '' : `${tag}_`}${++events}`
    const data = { object, ...(previous_attributes ? { previous_attributes } : {}) }
    const payload = JSON.stringify({ id, object: 'event', type, created: clock(), data })
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: clock() })
    return { raw: Buffer.from(payload), signature }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    down: (state: boolean) => {
      isDown = state
    },
    /** It refuses everything in these words, until there are none. */
    refuse: (words: string | null) => {
      refusal = words
    },
    /** The subscription was ended there, and nobody told us. */
    lose: () => {
      isGone = true
    },
    messages: {
      paid: (id: string, billing_reason: string, start: number, end: number) =>
        message('invoice.paid', { id, object: 'invoice', billing_reason, ...invoice(start, end) }),
      failed: (start: number, end: number) =>
        message('invoice.payment_failed', { id: 'in_9', billing_reason: 'subscription_cycle', ...invoice(start, end) }),
      cancelled: (end: number | null) =>
        message('customer.subscription.updated', { ...subscription, metadata, cancel_at: end }, { cancel_at: 1 }),
      deleted: () => message('customer.subscription.deleted', { ...subscription, metadata, ended_at: clock() }),
      partlyRefunded: (cents: number) => {
        const charge = { refunded: false, amount_refunded: cents, currency: 'eur', payment_intent: `pi_${tag}` }
        return message('charge.refunded', { id: `ch_${tag}`, ...charge })
      },
      disputed: (what: 'created' | 'funds_withdrawn' | 'closed' | 'funds_reinstated', status: string) =>
        message(`charge.dispute.${what}`, { id: 'dp_1', status, payment_intent: `pi_${tag}` }),
      refunded: () => message('charge.refunded', { id: 'ch_1', refunded: true, payment_intent: `pi_${tag}` }),
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
