import { day, hour } from './days.ts'
import {
  type Course,
  coursesOf,
  currentOf,
  endsAtIfCancelled,
  isCancelled,
  isReminderDue,
  withdrawableUntil,
} from './entitlement.ts'
import { entriesOf } from './fields.ts'
import type { OrderId, PaymentId, SubscriptionId } from './ids.ts'
import { type Ask, type Decisions, isRefused, refuse } from './kernel/decider.ts'
import { type Event, type Money, type Order, overrules, type Plan, type Provider, type State } from './subscription.ts'

/** What a provider told, in words of ours. `id` names the message at the provider: told twice, it is the same. */
export type Notice = {
  readonly id: string
  readonly subscription: SubscriptionId
  readonly happenedAt: string
} & (
  | {
      readonly what: 'paid'
      readonly first: boolean
      readonly payment: PaymentId
      readonly plan: Plan
      readonly from: string
      readonly until: string
      readonly amount?: Money
      readonly order?: OrderId
    }
  /** `grace`: the period that ended at `from` still counts until `until`. */
  | { readonly what: 'payment-failed'; readonly grace?: { readonly from: string; readonly until: string } }
  | { readonly what: 'cancelled'; readonly endsAt: string }
  | { readonly what: 'resumed' | 'ended' }
  | { readonly what: 'refunded' | 'revoked' | 'reinstated'; readonly payment: PaymentId }
  /** `refunded`: in all so far. */
  | { readonly what: 'partly-refunded'; readonly payment: PaymentId; readonly refunded: Money }
)

export type Command =
  | {
      type: 'OrderSubscription'
      order: OrderId
      plan: Plan
      price: Money
      provider: Provider
      terms: string
      /** The version of the words that were ticked; null: not ticked. */
      earlyStart: string | null
      at: string
    }
  | { type: 'TakeNotice'; provider: Provider; notice: Notice; at: string }
  | { type: 'CancelSubscription'; proof: string; at: string }
  | { type: 'ResumeSubscription'; proof: string; at: string }
  | { type: 'WithdrawSubscription'; proof: string; at: string }
  | { type: 'RemindOfRenewal'; proof: string; at: string }

const mostOrdersADay = 20
const longestPeriodDays = 400
/**
 * An order leads to the same page for so long; what is open at a provider can be paid for a day at most, and a provider
 * that does not reach us tells it for three days more.
 */
const [openHours, untoldHours] = [20, 24 + 72]

type Wanted = Omit<Order, 'at'> & { readonly order: OrderId; readonly at: string }

/** Those that nobody has paid, as far as we were told, and that might be all the same; the last one stands. */
export const openOrders = ({ orders, subscriptions }: State, at: string) => {
  const since = Date.parse(at) - untoldHours * hour
  const paid = Object.values(subscriptions).map(({ order }) => order)
  return entriesOf(orders)
    .filter(([id, order]) => Date.parse(order.at) > since && !paid.includes(id))
    .map(([id, order]) => ({ id, ...order }))
}

/**
 * Of what is wanted, the order that stands: the last one, where it is of the same words. A second tap or tab is led to
 * where the first one pays, so that nobody pays twice.
 */
export const standingOrder = (state: State, wanted: Wanted): OrderId | null => {
  const last = openOrders(state, wanted.at).at(-1)
  if (!last || Date.parse(last.at) <= Date.parse(wanted.at) - openHours * hour) return null
  return last.id === wanted.order || isSame(last, wanted) ? last.id : null
}

const isSame = (one: Omit<Order, 'at'>, other: Omit<Order, 'at'>) =>
  one.plan === other.plan &&
  one.price.cents === other.price.cents &&
  one.price.currency === other.price.currency &&
  one.provider === other.provider &&
  one.terms === other.terms &&
  one.earlyStart === other.earlyStart

const remind = ({ proof, at }: Ask<Command, 'RemindOfRenewal'>, state: State): readonly Event[] =>
  coursesOf(state, at)
    .filter(course => isReminderDue(course, at))
    .map(course => reminded(course, proof, at))

const reminded = ({ id, subscription, plan, paidUntil }: Course, proof: string, at: string): Event => {
  const renewsAt = new Date(paidUntil).toISOString()
  const price = Object.values(subscription.payments).find(({ until }) => Date.parse(until) === paidUntil)?.amount
  const { provider } = subscription
  return { type: 'RenewalReminded', provider, subscription: id, proof, plan, renewsAt, ...(price ? { price } : {}), at }
}

const order = (command: Ask<Command, 'OrderSubscription'>, state: State) => {
  const { type: _, earlyStart, ...ordered } = command
  // What is cancelled and still runs is paid as well: nobody pays for the same days twice.
  const standing = currentOf(state, ordered.at)?.standing ?? 'lapsed'
  if (standing !== 'lapsed') return refuse('already-subscribed')
  if (standingOrder(state, command)) return []
  if (ordered.order in state.orders) return refuse('order-overtaken')
  const since = Date.parse(ordered.at) - day
  if (Object.values(state.orders).filter(({ at }) => Date.parse(at) > since).length >= mostOrdersADay)
    return refuse('too-many-orders')
  const { order, at } = ordered
  return [
    { type: 'SubscriptionOrdered', ...ordered },
    ...(earlyStart === null ? [] : [{ type: 'EarlyStartAgreed', order, text: earlyStart, at } as const]),
  ] satisfies Event[]
}

type Taking = Ask<Command, 'TakeNotice'>
type Payment = Extract<Notice, { what: 'paid' }>

const takePayment = ({ provider, at }: Taking, notice: Payment, state: State) => {
  const { id: proof, what: _, happenedAt: __, first, ...paid } = notice
  if (state.subscriptions[paid.subscription]?.payments[paid.payment]) return []
  const length = Date.parse(paid.until) - Date.parse(paid.from)
  if (!(length > 0 && length <= longestPeriodDays * day) && provider !== 'house') return refuse('period-impossible')
  const type = first ? 'SubscriptionStarted' : 'SubscriptionRenewed'
  return [{ type, provider, ...paid, proof, at } satisfies Event]
}

/** Nothing is left out because it came late: only what is known already, or was overtaken for good. */
const takeNews = ({ provider, at }: Taking, notice: Exclude<Notice, Payment>, state: State): Event[] => {
  const { subscription, happenedAt } = notice
  const told = { provider, subscription, proof: notice.id, at }
  const known = state.subscriptions[subscription]
  const isOvertaken = known !== undefined && known.renewal.since >= happenedAt
  switch (notice.what) {
    case 'payment-failed': {
      const { grace } = notice
      const isNews = grace && !known?.graces.some(({ from, until }) => from === grace.from && until >= grace.until)
      return [
        ...(known?.failures.includes(happenedAt) ? [] : [{ type: 'PaymentFailed', ...told, happenedAt } as const]),
        ...(isNews ? [{ type: 'GraceBegan', ...told, ...grace } as const] : []),
      ]
    }
    case 'cancelled':
      if (isOvertaken) return []
      return [{ type: 'SubscriptionCancelled', by: 'provider', ...told, endsAt: notice.endsAt, happenedAt }]
    case 'resumed':
      return isOvertaken ? [] : [{ type: 'SubscriptionResumed', by: 'provider', ...told, happenedAt }]
    case 'ended':
      return known?.endings.includes(happenedAt) ? [] : [{ type: 'SubscriptionEnded', ...told, happenedAt }]
    case 'refunded':
    case 'revoked':
    case 'reinstated': {
      const { payment, what } = notice
      if (!overrules({ at: happenedAt, says: what }, known?.rulings[payment])) return []
      return [{ type: rulings[what], ...told, payment, happenedAt }]
    }
    case 'partly-refunded': {
      const { payment, refunded } = notice
      if ((known?.givenBack[payment] ?? 0) >= refunded.cents) return []
      return [{ type: 'PaymentPartlyRefunded', ...told, payment, refunded, happenedAt }]
    }
  }
}

const rulings = { refunded: 'PaymentRefunded', revoked: 'PaymentRevoked', reinstated: 'PaymentReinstated' } as const

type Asking = Extract<Command, { type: `${string}Subscription`; proof: string }>

const isLive = ({ standing, subscription }: Course) => standing !== 'lapsed' && subscription.withdrawnAt === null

/** Who has several subscriptions means all of them that were not bought in the app. */
const oursOf = (courses: readonly Course[]) => {
  const live = courses.filter(isLive)
  if (live.length === 0) return refuse('no-subscription')
  const ours = live.filter(({ subscription }) => subscription.provider !== 'app-store')
  return ours.length === 0 ? refuse('managed-by-app-store') : ours
}

const cancel = (command: Ask<Command, 'CancelSubscription'>, state: State) => {
  const { at } = command
  const ours = oursOf(coursesOf(state, at))
  if (isRefused(ours)) return ours
  return ours
    .filter(({ subscription }) => !isCancelled(subscription))
    .map(course => {
      const endsAt = endsAtIfCancelled(course, at)
      return { type: 'SubscriptionCancelled', by: 'athlete', endsAt, ...told(course, command) } satisfies Event
    })
}

/** Beside one that goes on, bought in the app or since, none is taken up again: both would be paid. */
const resume = (command: Ask<Command, 'ResumeSubscription'>, state: State) => {
  const courses = coursesOf(state, command.at)
  const ours = oursOf(courses)
  if (isRefused(ours)) return ours
  if (courses.some(course => isLive(course) && !isCancelled(course.subscription))) return []
  return ours
    .filter(({ subscription }) => isCancelled(subscription))
    .map(course => ({ type: 'SubscriptionResumed', by: 'athlete', ...told(course, command) }) satisfies Event)
}

const withdraw = (command: Ask<Command, 'WithdrawSubscription'>, state: State) => {
  const { at } = command
  const all = coursesOf(state, at)
  if (!all.some(isLive) && all.some(({ subscription }) => subscription.withdrawnAt)) return []
  const ours = oursOf(all)
  if (isRefused(ours)) return ours
  const open = ours.filter(course => whyNotWithdrawn(course, state, at) === null)
  if (open.length === 0)
    return refuse(ours.flatMap(each => whyNotWithdrawn(each, state, at) ?? [])[0] ?? 'withdrawal-over')
  return open.map(
    course => ({ type: 'SubscriptionWithdrawn', ...told(course, command), happenedAt: at }) satisfies Event,
  )
}

const told = ({ id, subscription: { provider, renewal } }: Course, { proof, at }: Asking) => ({
  provider,
  subscription: id,
  proof,
  at,
  happenedAt: at > renewal.since ? at : renewal.since,
})

/** Null: it may be. */
export const whyNotWithdrawn = ({ subscription, startedAt }: Course, { orders }: State, at: string) => {
  if (subscription.order !== null && orders[subscription.order]?.earlyStart) return 'withdrawal-waived'
  return at >= withdrawableUntil(startedAt) ? 'withdrawal-over' : null
}

export const decisions = {
  OrderSubscription: order,
  TakeNotice: (command, state) =>
    command.notice.what === 'paid'
      ? takePayment(command, command.notice, state)
      : takeNews(command, command.notice, state),
  CancelSubscription: cancel,
  ResumeSubscription: resume,
  WithdrawSubscription: withdraw,
  RemindOfRenewal: remind,
} satisfies Decisions<Command, Event, State>
