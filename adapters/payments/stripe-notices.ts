import type Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderNotice } from '../../commands/ports/payments.ts'
import { userId } from '../../contract/ids.ts'
import { day } from '../../domain/days.ts'
import { asOrderId, asPaymentId, asSubscriptionId } from '../../domain/ids.ts'
import type { Notice } from '../../domain/subscribing.ts'
import type { Money } from '../../domain/subscription.ts'
import { idOf } from './stripe-asking.ts'

/** What we wrote on the subscription when it was ordered; on everything else at Stripe it is not there. */
const ours = z.object({ user: userId, order: z.uuid().transform(asOrderId), plan: z.enum(['monthly', 'yearly']) })

const graceMs = 7 * day

const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

type InvoiceOf = (paymentIntent: string) => Promise<Stripe.Invoice | null>

/** What an event says of a subscription that was ordered here. `invoiceOf` asks Stripe what a payment was for. */
export const stripeNotices = async (event: Stripe.Event, invoiceOf: InvoiceOf): Promise<readonly ProviderNotice[]> => {
  switch (event.type) {
    case 'invoice.paid':
      return paid(event, event.data.object)
    case 'invoice.payment_failed':
      return failed(event, event.data.object)
    case 'customer.subscription.updated':
      return changed(event, event.data.object, event.data.previous_attributes ?? {})
    case 'customer.subscription.deleted': {
      const { id, metadata, ended_at } = event.data.object
      return about(metadata, { ...news(event, id), happenedAt: iso(ended_at ?? event.created), what: 'ended' })
    }
    case 'charge.refunded': {
      const { refunded, payment_intent, amount_refunded, currency } = event.data.object
      if (refunded) return aboutPayment(event, payment_intent, { what: 'refunded' }, invoiceOf)
      const part = { cents: amount_refunded, currency: currency.toUpperCase() }
      return aboutPayment(event, payment_intent, { what: 'partly-refunded', refunded: part }, invoiceOf)
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn': {
      const { payment_intent, status } = event.data.object
      // A bank that only asks has taken nothing.
      if (status.startsWith('warning_')) return []
      return aboutPayment(event, payment_intent, { what: 'revoked' }, invoiceOf)
    }
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated': {
      const { payment_intent, status } = event.data.object
      return status === 'won' ? aboutPayment(event, payment_intent, { what: 'reinstated' }, invoiceOf) : []
    }
    default:
      return []
  }
}

const news = ({ id, created }: Stripe.Event, subscription: string) => ({
  id,
  subscription: asSubscriptionId(subscription),
  happenedAt: iso(created),
})

const about = (metadata: unknown, notice: Notice): readonly ProviderNotice[] => {
  const read = ours.safeParse(metadata)
  return read.success ? [{ user: read.data.user, notice }] : []
}

/** The subscription that an invoice is for, and the period it pays. */
const partsOf = ({ parent, lines }: Stripe.Invoice) => {
  const details = parent?.subscription_details
  const read = ours.safeParse(details?.metadata)
  const period = lines.data
    .map(({ period }) => period)
    .sort((one, other) => one.end - other.end)
    .at(-1)
  if (!details || !read.success || !period) return null
  return { ...read.data, subscription: idOf(details.subscription), from: iso(period.start), until: iso(period.end) }
}

const paid = (event: Stripe.Event, invoice: Stripe.Invoice): readonly ProviderNotice[] => {
  const parts = partsOf(invoice)
  if (!parts || invoice.amount_paid <= 0) return []
  const { user, order, plan, subscription, from, until } = parts
  const amount = { cents: invoice.amount_paid, currency: invoice.currency.toUpperCase() }
  const first = invoice.billing_reason === 'subscription_create'
  const period = { plan, from, until, amount, order, payment: asPaymentId(invoice.id) }
  return [{ user, notice: { ...news(event, subscription), what: 'paid', first, ...period } }]
}

/** Stripe knows no grace, it only tries again: what was to be renewed goes on for a week. */
const failed = (event: Stripe.Event, invoice: Stripe.Invoice): readonly ProviderNotice[] => {
  const parts = partsOf(invoice)
  if (!parts) return []
  const { user, subscription, from } = parts
  const until = new Date(Date.parse(from) + graceMs).toISOString()
  const grace = invoice.billing_reason === 'subscription_cycle' ? { grace: { from, until } } : {}
  return [{ user, notice: { ...news(event, subscription), what: 'payment-failed', ...grace } }]
}

const changed = (
  event: Stripe.Event,
  { id, metadata, cancel_at, cancel_at_period_end, items }: Stripe.Subscription,
  previous: Partial<Stripe.Subscription>,
): readonly ProviderNotice[] => {
  if (!('cancel_at' in previous) && !('cancel_at_period_end' in previous)) return []
  const end = cancel_at ?? (cancel_at_period_end ? items.data[0]?.current_period_end : null)
  if (end === undefined) return []
  const common = news(event, id)
  return about(
    metadata,
    end === null ? { ...common, what: 'resumed' } : { ...common, what: 'cancelled', endsAt: iso(end) },
  )
}

type Said =
  | { readonly what: 'refunded' | 'revoked' | 'reinstated' }
  | { readonly what: 'partly-refunded'; readonly refunded: Money }

const aboutPayment = async (
  event: Stripe.Event,
  intent: string | { readonly id: string } | null,
  said: Said,
  invoiceOf: InvoiceOf,
): Promise<readonly ProviderNotice[]> => {
  const invoice = intent === null ? null : await invoiceOf(idOf(intent))
  const parts = invoice && partsOf(invoice)
  if (!parts) return []
  return [
    { user: parts.user, notice: { ...news(event, parts.subscription), ...said, payment: asPaymentId(invoice.id) } },
  ]
}
