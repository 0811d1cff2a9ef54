import Stripe from 'stripe'
import { z } from 'zod'
import type { PaymentProvider } from '../../commands/ports/payments.ts'
import { asking, idOf, secondsOf, underKey, unlessGivenBack, unlessGone } from './stripe-asking.ts'
import { type GiveBack, stripeCheckouts } from './stripe-checkouts.ts'
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

/** Paid on Stripe's pages, told by its messages. */
export const stripeProvider = (parts: Parts): PaymentProvider => {
  const { webhookSecret, publicUrl, productName, clock } = parts
  const stripe = connected(parts)
  const page = `${publicUrl}/settings/membership`

  /** What was taken for an invoice. */
  const intentsOf = async (invoice: string) => {
    const { data } = await asking(stripe.invoicePayments.list({ invoice, status: 'paid' }))
    return data.flatMap(({ payment: { payment_intent: intent } }) => (intent ? [idOf(intent)] : []))
  }

  /** Stripe knows no more of a subscription that is over than of one that never was. */
  const giveBack: GiveBack = async (subscription, invoices, key) => {
    await asking(unlessGone(stripe.subscriptions.cancel(subscription, {}, { idempotencyKey: `${key} end` })))
    for (const intent of (await Promise.all(invoices.map(intentsOf))).flat())
      await underKey(`${key} ${intent}`, options =>
        unlessGivenBack(stripe.refunds.create({ payment_intent: intent }, options)),
      )
  }

  return {
    name: 'stripe',

    ...stripeCheckouts(stripe, { page, productName, clock }, giveBack),

    manage: async subscription => {
      const { customer } = await asking(stripe.subscriptions.retrieve(subscription))
      return (await asking(stripe.billingPortal.sessions.create({ customer: idOf(customer), return_url: page }))).url
    },

    cancel: async (subscription, endsAt, idempotencyKey) => {
      if (endsAt <= clock()) await asking(unlessGone(stripe.subscriptions.cancel(subscription, {}, { idempotencyKey })))
      else {
        const change = { cancel_at: secondsOf(endsAt), proration_behavior: 'none' } as const
        await underKey(idempotencyKey, options =>
          unlessGone(stripe.subscriptions.update(subscription, change, options)),
        )
      }
    },

    resume: async (subscription, idempotencyKey) => {
      await underKey(idempotencyKey, options => stripe.subscriptions.update(subscription, { cancel_at: '' }, options))
    },

    giveBack,

    giveBackPart: async (_, { payment, amount }, key) => {
      const [intent] = await intentsOf(payment)
      if (!intent) return
      const part = { payment_intent: intent, amount: amount.cents }
      const given = async () => {
        const { data } = await asking(stripe.refunds.list({ payment_intent: intent, limit: 100 }))
        return (
          data.find(one => one.amount === part.amount && one.status !== 'failed' && one.status !== 'canceled') ?? null
        )
      }
      await underKey(`${key} ${intent}`, options => stripe.refunds.create(part, options), given)
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
        return asking(stripe.invoices.retrieve(idOf(found.invoice)))
      })
    },
  }
}
