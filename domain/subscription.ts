import { keysOf } from './fields.ts'
import { asPaymentId, asSubscriptionId, type OrderId, type PaymentId, type SubscriptionId } from './ids.ts'
import { erased, type Personal } from './personal.ts'

export type Plan = 'monthly' | 'yearly'

/** Who takes the money. `house`: given by us; `unnamed`: of facts from before providers were named. */
export type Provider = 'stripe' | 'app-store' | 'test' | 'house' | 'unnamed'

/** VAT included. */
export type Money = { readonly cents: number; readonly currency: string }

/** `proof`: by which message of the provider, or by which command, anybody can look it up again. */
type Told = { provider: Provider; subscription: SubscriptionId; proof: string; at: string }

/**
 * A period that was paid: `payment` names it at the provider, `order` is ours where it was ordered here. Renewals of
 * before providers were named did not say the plan.
 */
type Paid = Told & { payment: PaymentId; plan?: Plan; from: string; until: string; amount?: Money; order?: OrderId }

/** `happenedAt` is the provider's clock, by which messages that overtook each other are put in order. */
type Happened = Told & { happenedAt: string }

export type Event =
  | {
      type: 'SubscriptionOrdered'
      order: OrderId
      plan: Plan
      price: Money
      provider: Provider
      /** The version of the terms that were shown. */
      terms: string
      at: string
    }
  /** Agreed by a tick of its own that we begin at once and that the right to withdraw ends with it; `text`: its version. */
  | { type: 'EarlyStartAgreed'; order: OrderId; text: string; at: string }
  | ({ type: 'SubscriptionStarted' } & Paid)
  | ({ type: 'SubscriptionRenewed' } & Paid)
  | ({ type: 'PaymentFailed' } & Happened)
  /** The period that ended at `from` could not be renewed; the provider goes on trying until `until`. */
  | ({ type: 'GraceBegan'; from: string; until: string } & Told)
  | ({ type: 'SubscriptionCancelled'; by: 'athlete' | 'provider'; endsAt: string } & Happened)
  | ({ type: 'SubscriptionResumed'; by: 'athlete' | 'provider' } & Happened)
  | ({ type: 'SubscriptionWithdrawn' } & Happened)
  | ({ type: 'PaymentRefunded'; payment: PaymentId } & Happened)
  /** Taken back by the provider: charged back, or no longer shared by the family. */
  | ({ type: 'PaymentRevoked'; payment: PaymentId } & Happened)
  /** A part was given back, `refunded` in all so far; the period still counts. */
  | ({ type: 'PaymentPartlyRefunded'; payment: PaymentId; refunded: Money } & Happened)
  /** What was charged back or refunded is paid after all: a dispute that was won, a refund that was reversed. */
  | ({ type: 'PaymentReinstated'; payment: PaymentId } & Happened)
  | ({ type: 'SubscriptionEnded' } & Happened)
  /** They were told in good time that a long period renews itself at `renewsAt`, and for how much. */
  | ({ type: 'RenewalReminded'; plan: Plan; renewsAt: string; price?: Money } & Told)

const references = { subscription: asSubscriptionId(erased), proof: erased } as const
const payment = asPaymentId(erased)

/** References lead to the person at the provider. */
export const personal: Personal<Event> = {
  SubscriptionStarted: { ...references, payment },
  SubscriptionRenewed: { ...references, payment },
  PaymentFailed: references,
  GraceBegan: references,
  SubscriptionCancelled: references,
  SubscriptionResumed: references,
  SubscriptionWithdrawn: references,
  PaymentRefunded: { ...references, payment },
  PaymentRevoked: { ...references, payment },
  PaymentPartlyRefunded: { ...references, payment },
  PaymentReinstated: { ...references, payment },
  SubscriptionEnded: references,
  RenewalReminded: references,
}

// What we remember: sets, latest and earliest moments. Whatever the order in which it was told, it is the same memory.

type Period = { readonly plan?: Plan; readonly from: string; readonly until: string; readonly amount?: Money }

/** What may be said of a payment, at one moment the later of these. */
const rulings = ['reinstated', 'refunded', 'revoked'] as const
export type Ruling = { readonly at: string; readonly says: (typeof rulings)[number] }

export type Subscription = {
  readonly provider: Provider
  readonly order: OrderId | null
  /** By the provider's name of the payment. */
  readonly payments: Readonly<Record<PaymentId, Period>>
  /** Payments that were refunded or revoked, and not reinstated since. */
  readonly voided: readonly PaymentId[]
  /** What was last said of a payment, by the provider's clock. */
  readonly rulings: Readonly<Record<PaymentId, Ruling>>
  /** Cents of payments that were given back in part. */
  readonly givenBack: Readonly<Record<PaymentId, number>>
  readonly withdrawnAt: string | null
  readonly endings: readonly string[]
  readonly graces: readonly { readonly from: string; readonly until: string }[]
  /** Whether it goes on by itself, since when. */
  readonly renewal: { readonly goesOn: boolean; readonly since: string; readonly endsAt: string | null }
  readonly failures: readonly string[]
  /** Ends of periods that they were reminded of. */
  readonly reminded: readonly string[]
}

/** `earlyStart`: the version of the words that were agreed to. */
export type Order = {
  readonly plan: Plan
  readonly price: Money
  readonly provider: Provider
  readonly terms: string
  readonly earlyStart: string | null
  readonly at: string
}

export type State = {
  readonly subscriptions: Readonly<Record<SubscriptionId, Subscription>>
  readonly orders: Readonly<Record<OrderId, Order>>
}

export const initial: State = { subscriptions: {}, orders: {} }

const never = '0000-01-01T00:00:00.000Z'

const unheard = (provider: Provider): Subscription => ({
  provider,
  order: null,
  payments: {},
  voided: [],
  rulings: {},
  givenBack: {},
  withdrawnAt: null,
  endings: [],
  graces: [],
  renewal: { goesOn: true, since: never, endsAt: null },
  failures: [],
  reminded: [],
})

const withOne = (list: readonly string[], one: string) => [...new Set([...list, one])].sort()

/** Facts of a provider tell of one subscription; the others are about an order of ours. */
export const evolve = (state: State, event: Event): State => {
  if ('subscription' in event) return { ...state, subscriptions: subscriptionsAfter(state.subscriptions, event) }
  switch (event.type) {
    case 'SubscriptionOrdered': {
      const { type: _, order, ...what } = event
      return withOrder(state, order, { ...what, earlyStart: null })
    }
    case 'EarlyStartAgreed': {
      const order = state.orders[event.order]
      return order ? withOrder(state, event.order, { ...order, earlyStart: event.text }) : state
    }
  }
}

/** By the provider's name of each. */
export const subscriptionsAfter = (known: State['subscriptions'], event: Extract<Event, Told>) => {
  const was = known[event.subscription] ?? unheard(event.provider)
  return { ...known, [event.subscription]: told(was, event) }
}

const withOrder = (state: State, id: OrderId, order: Order): State => ({
  ...state,
  orders: { ...state.orders, [id]: order },
})

const told = (was: Subscription, event: Extract<Event, Told>): Subscription => {
  switch (event.type) {
    case 'SubscriptionStarted':
    case 'SubscriptionRenewed': {
      const { payment, plan, from, until, order, amount } = event
      const period = { ...(plan ? { plan } : {}), from, until, ...(amount ? { amount } : {}) }
      const payments = { ...was.payments, [payment]: period }
      return { ...was, payments, order: was.order ?? order ?? null }
    }
    case 'PaymentFailed':
      return { ...was, failures: withOne(was.failures, event.happenedAt) }
    case 'GraceBegan':
      return { ...was, graces: withGrace(was.graces, event) }
    case 'SubscriptionCancelled':
    case 'SubscriptionResumed': {
      if (event.happenedAt < was.renewal.since) return was
      const goesOn = event.type === 'SubscriptionResumed'
      const endsAt = event.type === 'SubscriptionCancelled' ? event.endsAt : null
      return { ...was, renewal: { goesOn, since: event.happenedAt, endsAt } }
    }
    case 'SubscriptionWithdrawn':
      return { ...was, withdrawnAt: was.withdrawnAt ?? event.happenedAt }
    case 'PaymentRefunded':
      return withRuling(was, event.payment, { at: event.happenedAt, says: 'refunded' })
    case 'PaymentRevoked':
      return withRuling(was, event.payment, { at: event.happenedAt, says: 'revoked' })
    case 'PaymentReinstated':
      return withRuling(was, event.payment, { at: event.happenedAt, says: 'reinstated' })
    case 'PaymentPartlyRefunded': {
      const cents = Math.max(was.givenBack[event.payment] ?? 0, event.refunded.cents)
      return { ...was, givenBack: { ...was.givenBack, [event.payment]: cents } }
    }
    case 'SubscriptionEnded':
      return { ...was, endings: withOne(was.endings, event.happenedAt) }
    case 'RenewalReminded':
      return { ...was, reminded: withOne(was.reminded, event.renewsAt) }
  }
}

/** Whether this overrules what is known: by the provider's clock, and at the same moment the loss of the money. */
export const overrules = ({ at, says }: Ruling, known: Ruling | undefined): boolean =>
  !known || at > known.at || (at === known.at && rulings.indexOf(says) > rulings.indexOf(known.says))

const withRuling = (was: Subscription, payment: PaymentId, ruling: Ruling): Subscription => {
  if (!overrules(ruling, was.rulings[payment])) return was
  const rulings: Subscription['rulings'] = { ...was.rulings, [payment]: ruling }
  const voided = keysOf(rulings).filter(each => rulings[each]?.says !== 'reinstated')
  return { ...was, rulings, voided: voided.sort() }
}

/** A failed period has one grace: the longest that was told. */
const withGrace = (graces: Subscription['graces'], { from, until }: { from: string; until: string }) => {
  const told = graces.find(grace => grace.from === from)
  if (told && told.until >= until) return graces
  return [...graces.filter(grace => grace !== told), { from, until }].sort((a, b) => (a.from < b.from ? -1 : 1))
}
