import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

type Asked = { readonly call: string; readonly key: string; readonly form: Form }

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return Object.fromEntries(new URLSearchParams(text))
}

type Form = Readonly<Record<string, string>>
type Session = {
  readonly id: string
  readonly url: string
  readonly customer: string
  readonly client_reference_id: string
  readonly created: number
  readonly expires_at: number
  readonly subscription: string
  readonly invoice: string
  status: string
}
type Answer = readonly [status: number, body: object]

const invalid = (status: number, message: string, code?: string): Answer => [
  status,
  { error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) } },
]

/** What is sold on its pages: opened, paid or expired there, each for a customer. */
const checkouts = (tag: string, clock: () => number) => {
  const made: Session[] = []
  const customers: { readonly id: string; readonly order: string }[] = []
  /** What nobody paid in time expires by itself. */
  const all = () => {
    for (const each of made) if (each.status === 'open' && each.expires_at <= clock()) each.status = 'expired'
    return made
  }
  const numbered = (kind: string, count: number) => `${kind}_${tag}${count === 0 ? '' : `_${count + 1}`}`

  const answer = (call: string, form: Form, query: URLSearchParams): Answer | null => {
    if (call === 'POST /v1/customers') {
      const id = numbered('cus', customers.length)
      customers.push({ id, order: form['metadata[order]'] ?? '' })
      return [200, { id, object: 'customer' }]
    }
    if (call === 'GET /v1/customers/search') {
      const [, order] = /^metadata\['order'\]:'([\w-]+)'$/.exec(query.get('query') ?? '') ?? []
      const data = customers.filter(each => each.order === order).map(({ id }) => ({ id, object: 'customer' }))
      return [200, { object: 'search_result', data, has_more: false }]
    }
    if (call === 'POST /v1/checkout/sessions') {
      const { customer = '', client_reference_id = '' } = form
      if (customer && !customers.some(({ id }) => id === customer))
        return invalid(400, 'No such customer', 'resource_missing')
      const [created, expires_at] = [clock(), Number(form.expires_at)]
      if (!(expires_at >= created + 1800 && expires_at <= created + 86_400))
        return invalid(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now')
      const id = numbered('cs', made.length)
      const url = `https://checkout.stripe.test/${id}`
      const bought = { subscription: `sub_${tag}`, invoice: `in_${tag}` }
      const session = { id, url, customer, client_reference_id, created, expires_at, ...bought, status: 'open' }
      made.push(session)
      return [200, { object: 'checkout.session', ...session }]
    }
    if (call === 'GET /v1/checkout/sessions') {
      const customer = query.get('customer')
      const [since, until] = ['gte', 'lte'].map(end => Number(query.get(`created[${end}]`) ?? Number.NaN))
      const data = all().filter(
        ({ customer: theirs, created }) =>
          (customer === null || theirs === customer) && !(created < (since ?? 0)) && !(created > (until ?? 0)),
      )
      return [200, { object: 'list', data: data.map(each => ({ ...each })), has_more: false }]
    }
    const [, expired] = /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(call) ?? []
    const session = all().find(({ id }) => id === expired)
    if (!session) return null
    if (session.status !== 'open')
      return invalid(400, 'Only Checkout Sessions with a status in ["open"] can be expired')
    session.status = 'expired'
    return [200, { ...session }]
  }

  /** Somebody goes through with it, where that can still be done. */
  const complete = (url: string) => {
    const session = all().find(each => each.url === url && each.status === 'open')
    if (session) session.status = 'complete'
    return session !== undefined
  }

  const open = () => all().flatMap(({ status, url }) => (status === 'open' ? [url] : []))
  return { answer, complete, open }
}

/** What was given back, by what was paid. */
const refundsMade = (tag: string) => {
  const made: { readonly id: string; readonly payment_intent: string; readonly amount: number }[] = []
  const paid = 1299
  const answer = (call: string, form: Form, query: URLSearchParams): Answer | null => {
    if (call === 'GET /v1/refunds') {
      const data = made.filter(each => each.payment_intent === query.get('payment_intent'))
      return [200, { object: 'list', data: data.map(each => ({ ...each, status: 'succeeded' })), has_more: false }]
    }
    if (call !== 'POST /v1/refunds') return null
    const { payment_intent = '' } = form
    const left = paid - made.reduce((sum, { amount }) => sum + amount, 0)
    if (left === 0) return invalid(400, 'Charge has already been refunded.', 'charge_already_refunded')
    const amount = Number(form.amount ?? left)
    if (amount > left) return invalid(400, 'Refund amount is greater than unrefunded amount on charge')
    const refund = { id: `re_${tag}_${made.length + 1}`, payment_intent, amount }
    made.push(refund)
    return [200, { object: 'refund', ...refund }]
  }
  return { answer, amounts: () => made.map(({ amount }) => amount) }
}

const failure: Answer = [500, { error: { type: 'api_error', message: 'down' } }]

/**
 * As much of Stripe as is asked of it, with the messages it would send. Within a day the same key again has the same answer,
 * which is said to be an old one, also where that was a failure, and is refused for other words. `tag` ends its ids.
 */
export const startStripe = async (webhookSecret: string, clock: () => number, tag = '1') => {
  const asked: Asked[] = []
  const answers = new Map<string, { readonly words: string; readonly answer: Answer; readonly at: number }>()
  const { answer: sold, ...pages } = checkouts(tag, clock)
  const { answer: givenBack, amounts } = refundsMade(tag)
  const stumbles: { readonly call: string; readonly isDone: boolean }[] = []
  let isDown = false
  let isGone = false
  let refusal: string | null = null
  let metadata: Readonly<Record<string, string>> = {}
  const subscription = { id: `sub_${tag}`, object: 'subscription', status: 'active', customer: `cus_${tag}` }

  const answerTo = (call: string): object => {
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

  /** Null where nothing goes wrong. */
  const wrong = (call: string, key: string): { readonly answer: Answer; readonly isDone: boolean } | null => {
    if (refusal) return { answer: invalid(400, refusal), isDone: false }
    if (isDown) return { answer: failure, isDone: false }
    const at = stumbles.findIndex(one => one.call === call)
    const [stumble] = at < 0 || answers.has(`${call} ${key}`) ? [] : stumbles.splice(at, 1)
    return stumble ? { answer: failure, isDone: stumble.isDone } : null
  }

  const answerUnder = (call: string, key: string, form: Form, query: URLSearchParams) => {
    const words = JSON.stringify(form)
    for (const [old, { at }] of answers) if (clock() - at >= 86_400) answers.delete(old)
    const isKept = call.startsWith('POST') && key !== ''
    const fault = wrong(call, key)
    if (fault && isKept && fault.answer[0] === 500)
      answers.set(`${call} ${key}`, { words, answer: fault.answer, at: clock() })
    if (fault && !fault.isDone) return { answer: fault.answer, isOld: false }
    if (isGone && call.includes('/subscriptions/'))
      return { answer: invalid(404, 'No such subscription', 'resource_missing'), isOld: false }
    const known = isKept && !fault ? answers.get(`${call} ${key}`) : undefined
    if (known && known.words !== words)
      return { answer: [400, { error: { type: 'idempotency_error', message: 'other words' } }] as Answer, isOld: false }
    if (known) return { answer: known.answer, isOld: true }
    const answer: Answer = sold(call, form, query) ?? givenBack(call, form, query) ?? [200, answerTo(call)]
    if (call === 'POST /v1/checkout/sessions')
      metadata = Object.fromEntries(
        ['order', 'user', 'plan'].map(name => [name, form[`subscription_data[metadata][${name}]`] ?? '']),
      )
    if (fault) return { answer: fault.answer, isOld: false }
    if (isKept && answer[0] === 200) answers.set(`${call} ${key}`, { words, answer, at: clock() })
    return { answer, isOld: false }
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test')
    const call = `${request.method} ${pathname}`
    const form = await bodyOf(request)
    const key = String(request.headers['idempotency-key'] ?? '')
    asked.push({ call, key, form })
    const { answer, isOld } = answerUnder(call, key, form, searchParams)
    const [status, body] = answer
    const headers = {
      'content-type': 'application/json',
      ...(isOld ? { 'idempotent-replayed': 'true' } : {}),
      ...(status === 500 ? { 'stripe-should-retry': 'false' } : {}),
    }
    response.writeHead(status, headers).end(JSON.stringify(body))
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
    ...pages,
    down: (state: boolean) => {
      isDown = state
    },
    /** What was given back, in cents. */
    amounts,
    /** The next time that it is asked this it fails, though it may have done it. */
    stumble: (call: string, isDone = false) => void stumbles.push({ call, isDone }),
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
