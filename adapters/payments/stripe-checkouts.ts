import Stripe from 'stripe'
import type { Checkout, PaymentProvider } from '../../commands/ports/payments.ts'
import { hour } from '../../domain/days.ts'
import type { OrderId, UserId } from '../../domain/ids.ts'
import { outage } from '../../domain/kernel/outage.ts'
import { asking, digestOf, idOf, secondsOf, underKey } from './stripe-asking.ts'

/** Hours from the order on in which its page can be paid, fewer than it counts as open for. */
const pageHours = 23

/** Hours for which Stripe is sure to know a key again. */
const keyHours = 23

type Site = { readonly page: string; readonly productName: string; readonly clock: () => string }

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
    cancel_url: `${page}?unbezahlt=1`,
  }
}

const isOpen = ({ status }: Stripe.Checkout.Session) => status === 'open'
const isPaid = ({ status }: Stripe.Checkout.Session) => status === 'complete'

export type GiveBack = (subscription: string, invoices: readonly string[], key: string) => Promise<void>

/** An order has a customer of its own at Stripe, by which what was opened for it is found again, and at most one page open. */
export const stripeCheckouts = (
  stripe: Stripe,
  site: Site,
  giveBack: GiveBack,
): Pick<PaymentProvider, 'checkout' | 'closeCheckout' | 'undoCheckout'> => {
  /** After a day the key would make another customer, who has bought nothing. */
  const customerOf = ({ order, user, at }: Pick<Checkout, 'order' | 'user' | 'at'>) =>
    Date.parse(site.clock()) - Date.parse(at) < keyHours * hour ? customerByKey(order, user) : customerOfOld(order)

  const customerOfOld = async (order: OrderId) => {
    const { data } = await asking(stripe.customers.search({ query: `metadata['order']:'${order}'`, limit: 1 }))
    return data[0]?.id ?? null
  }

  /** Null where Stripe failed once: under the same key it says so for a day. */
  const customerByKey = async (order: OrderId, user: UserId) => {
    const wanted = { metadata: { order, user } }
    try {
      return (await stripe.customers.create(wanted, { idempotencyKey: `customer of ${order}` })).id
    } catch (error) {
      if (error instanceof Stripe.errors.StripeAPIError) return null
      throw outage('stripe', error)
    }
  }

  /** Without a customer they are looked for among all that were opened on that day. */
  const sessionsOf = async (customer: string | null, { order, at }: Pick<Checkout, 'order' | 'at'>) => {
    if (customer) return (await asking(stripe.checkout.sessions.list({ customer, limit: 100 }))).data
    const found: Stripe.Checkout.Session[] = []
    const since = { created: { gte: secondsOf(at) - 60, lte: secondsOf(at) + 24 * 3600 }, limit: 100 }
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
      const open = sessions.find(isOpen)
      const params = checkoutOf(wanted, customer, site)
      const key = `order ${wanted.order} ${sessions.length} ${digestOf(params)}`
      const openNow = async () => (await sessionsOf(customer, wanted)).find(isOpen) ?? null
      const create = (options: Stripe.RequestOptions) => stripe.checkout.sessions.create(params, options)
      const { url } = open ?? (await underKey(key, create, openNow))
      if (!url) throw outage('stripe', 'a checkout without an address')
      return url
    },

    closeCheckout: async order => {
      const customer = await customerOf(order)
      for (const session of await sessionsOf(customer, order)) if (isOpen(session)) await asking(expire(session))
      const sessions = await sessionsOf(customer, order)
      if (sessions.some(isOpen)) throw outage('stripe', 'a checkout that does not expire')
      return !sessions.some(isPaid)
    },

    undoCheckout: async (order, key) => {
      for (const { subscription, invoice } of (await sessionsOf(await customerOf(order), order)).filter(isPaid)) {
        if (subscription) await giveBack(idOf(subscription), invoice ? [idOf(invoice)] : [], key)
      }
    },
  }
}
