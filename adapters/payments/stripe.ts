import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { z } from 'zod'
import type { Checkout, PaymentProvider } from '../../commands/ports/payments.ts'
import { outage } from '../../domain/kernel/outage.ts'
import { stripeNotices } from './stripe-notices.ts'

type Parts = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where Stripe is, when it is not Stripe. */
  readonly apiUrl: string | null
  readonly publicUrl: string
  /** What is written on the page where it is paid. */
  readonly productName: string
  readonly clock: () => string
}

const message = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.object({}) }),
})

const secondsOf = (moment: string) => Math.ceil(Date.parse(moment) / 1000)

/** Whatever Stripe cannot do now is an outage: what was asked stays asked, under the same key. */
const asking = async <Answer>(ask: Promise<Answer>): Promise<Answer> => {
  try {
    return await ask
  } catch (error) {
    throw outage('stripe', error)
  }
}

/** What is gone there needs no ending: it takes nothing more. */
const unlessGone = (ask: Promise<unknown>): Promise<unknown> =>
  ask.catch(error => {
    const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (!isGone) throw error
  })

const connected = ({ secretKey, apiUrl }: Pick<Parts, 'secretKey' | 'apiUrl'>) => {
  const elsewhere = apiUrl ? new URL(apiUrl) : null
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(elsewhere
      ? {
          host: elsewhere.hostname,
          port: Number(elsewhere.port),
          protocol: elsewhere.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  })
}

/** Hours from the order on in which its page can be paid, fewer than it counts as open for. */
const pageHours = 23

type Site = { readonly page: string; readonly productName: string }

/** Prices are not kept at Stripe: each checkout says its own, gross. Whoever pays names their address there themselves. */
const checkoutOf = (
  { order, user, at, plan, price }: Checkout,
  customer: string | null,
  { page, productName }: Site,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { order, user, plan }
  return {
    mode: 'subscription',
    client_reference_id: order,
    ...(customer ? { customer } : {}),
    expires_at: secondsOf(at) + pageHours * 3600,
    locale: 'de',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: price.currency.toLowerCase(),
          unit_amount: price.cents,
          tax_behavior: 'inclusive',
          recurring: { interval: plan === 'monthly' ? 'month' : 'year' },
          product_data: { name: productName },
        },
      },
    ],
    metadata,
    subscription_data: { metadata },
    success_url: `${page}?bezahlt=1`,
    cancel_url: page,
  }
}

/** Stripe takes a key for the very same words only, which another release may put otherwise. */
const digestOf = (params: object) =>
  createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 16)

const isPaid = ({ status }: Stripe.Checkout.Session) => status === 'complete'

/** An order has a customer of its own at Stripe, by which what was opened for it is found again, and at most one page open. */
const stripeCheckouts = (
  stripe: Stripe,
  site: Site,
  refund: (invoice: string, key: string) => Promise<void>,
): Pick<PaymentProvider, 'checkout' | 'closeCheckout' | 'undoCheckout'> => {
  /** Null where Stripe failed once: under the same key it says so for a day. */
  const customerOf = async ({ order, user }: Pick<Checkout, 'order' | 'user'>) => {
    const wanted = { metadata: { order, user } }
    try {
      return (await stripe.customers.create(wanted, { idempotencyKey: `customer of ${order}` })).id
    } catch (error) {
      if (error instanceof Stripe.errors.StripeAPIError) return null
      throw outage('stripe', error)
    }
  }

  /** Without a customer they are looked for among all that were opened since. */
  const sessionsOf = async (customer: string | null, { order, at }: Pick<Checkout, 'order' | 'at'>) => {
    if (customer) return (await asking(stripe.checkout.sessions.list({ customer, limit: 100 }))).data
    const found: Stripe.Checkout.Session[] = []
    const since = { created: { gte: secondsOf(at) - 60 }, limit: 100 }
    await asking(
      stripe.checkout.sessions
        .list(since)
        .autoPagingEach(one => void (one.client_reference_id === order && found.push(one))),
    )
    return found
  }

  /** What was paid meanwhile cannot expire. */
  const expire = async ({ id }: Stripe.Checkout.Session) => {
    try {
      await stripe.checkout.sessions.expire(id)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }
  }

  return {
    checkout: async wanted => {
      const customer = await customerOf(wanted)
      const sessions = await sessionsOf(customer, wanted)
      if (sessions.some(isPaid)) return null
      const open = sessions.find(({ status }) => status === 'open')
      const params = checkoutOf(wanted, customer, site)
      const idempotencyKey = `order ${wanted.order} ${sessions.length} ${digestOf(params)}`
      const { url } = open ?? (await asking(stripe.checkout.sessions.create(params, { idempotencyKey })))
      if (!url) throw outage('stripe', 'a checkout without an address')
      return url
    },

    closeCheckout: async order => {
      const customer = await customerOf(order)
      for (const session of await sessionsOf(customer, order))
        if (session.status === 'open') await asking(expire(session))
      const sessions = await sessionsOf(customer, order)
      if (sessions.some(({ status }) => status === 'open')) throw outage('stripe', 'a checkout that does not expire')
      return !sessions.some(isPaid)
    },

    undoCheckout: async (order, key) => {
      for (const { subscription, invoice } of (await sessionsOf(await customerOf(order), order)).filter(isPaid)) {
        if (subscription)
          await asking(
            unlessGone(stripe.subscriptions.cancel(idOf(subscription), {}, { idempotencyKey: `${key} end` })),
          )
        if (invoice) await refund(idOf(invoice), key)
      }
    },
  }
}

const idOf = (one: string | { readonly id?: string | undefined }) => (typeof one === 'string' ? one : (one.id ?? ''))

/** Paid on Stripe's pages, told by its messages. */
export const stripeProvider = (parts: Parts): PaymentProvider => {
  const { webhookSecret, publicUrl, productName, clock } = parts
  const stripe = connected(parts)
  const page = `${publicUrl}/settings/membership`

  /** What was taken for an invoice. */
  const intentsOf = async (invoice: string) => {
    const { data } = await asking(stripe.invoicePayments.list({ invoice, status: 'paid' }))
    return data.flatMap(({ payment: { payment_intent: intent } }) =>
      intent ? [typeof intent === 'string' ? intent : intent.id] : [],
    )
  }

  const refund = async (invoice: string, key: string) => {
    for (const intent of await intentsOf(invoice))
      await asking(stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `${key} ${intent}` }))
  }

  return {
    name: 'stripe',

    ...stripeCheckouts(stripe, { page, productName }, refund),

    manage: async subscription => {
      const { customer } = await asking(stripe.subscriptions.retrieve(subscription))
      const id = typeof customer === 'string' ? customer : customer.id
      return (await asking(stripe.billingPortal.sessions.create({ customer: id, return_url: page }))).url
    },

    cancel: async (subscription, endsAt, idempotencyKey) => {
      if (endsAt <= clock()) await asking(unlessGone(stripe.subscriptions.cancel(subscription, {}, { idempotencyKey })))
      else {
        const change = { cancel_at: secondsOf(endsAt), proration_behavior: 'none' } as const
        await asking(unlessGone(stripe.subscriptions.update(subscription, change, { idempotencyKey })))
      }
    },

    resume: async (subscription, idempotencyKey) => {
      await asking(stripe.subscriptions.update(subscription, { cancel_at: '' }, { idempotencyKey }))
    },

    giveBack: async (subscription, invoices, key) => {
      const { status } = await asking(stripe.subscriptions.retrieve(subscription))
      if (status !== 'canceled')
        await asking(stripe.subscriptions.cancel(subscription, {}, { idempotencyKey: `${key} end` }))
      for (const invoice of invoices) await refund(invoice, key)
    },

    giveBackPart: async (_, { payment, amount }, key) => {
      const [intent] = await intentsOf(payment)
      if (!intent) return
      const part = { payment_intent: intent, amount: amount.cents }
      await asking(stripe.refunds.create(part, { idempotencyKey: `${key} ${intent}` }))
    },

    read: async ({ raw, signature }) => {
      let event: Stripe.Event
      try {
        const now = Date.parse(clock())
        event = stripe.webhooks.constructEvent(raw, signature ?? '', webhookSecret, 300, undefined, now)
      } catch {
        return { refused: 'message-forged' }
      }
      if (!message.safeParse(event).success) return { refused: 'message-unreadable' }
      return stripeNotices(event, async intent => {
        const payment = { type: 'payment_intent', payment_intent: intent } as const
        const [found] = (await asking(stripe.invoicePayments.list({ payment }))).data
        if (!found) return null
        return asking(stripe.invoices.retrieve(typeof found.invoice === 'string' ? found.invoice : found.invoice.id))
      })
    },
  }
}
