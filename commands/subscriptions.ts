import { LRUCache } from 'lru-cache'
import { coursesOf, currentOf, restsOf } from '../domain/entitlement.ts'
import { keysOf } from '../domain/fields.ts'
import type { EventId, OrderId, UserId } from '../domain/ids.ts'
import { type Ask, isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { isOutage } from '../domain/kernel/outage.ts'
import type { Event } from '../domain/membership.ts'
import { erased } from '../domain/personal.ts'
import { type Command, openOrders, standingOrder } from '../domain/subscribing.ts'
import type { Money, Plan, Provider } from '../domain/subscription.ts'
import type { Accounts } from './accounts.ts'
import { derivedId } from './derived-id.ts'
import type { MembershipCommands } from './memberships.ts'
import type { Clock } from './ports/log.ts'
import type { Checkout, PaymentProvider, ProviderMessage, ReadMessage } from './ports/payments.ts'

type Parts = {
  readonly clock: Clock
  readonly accounts: Pick<Accounts, 'load'>
  readonly memberships: MembershipCommands
  /** Who is paid on the website; null: nobody. */
  readonly payments: PaymentProvider | null
  /** Whose messages are read, by the provider's name. */
  readonly messengers: Readonly<Partial<Record<Provider, ReadMessage>>>
}

type Wanted = { readonly plan: Plan; readonly price: Money; readonly terms: string; readonly earlyStart: string | null }

/** From wanting a subscription to its end: what people ask goes to the log first, and from there to the provider. */
export const subscriptions = ({ clock, accounts, memberships, payments, messengers }: Parts) => {
  const { ask, now } = memberships
  const there = atProvider({ clock, payments, now })

  /** Answers where it is paid. */
  const order = async (context: CommandContext, wanted: Wanted) => {
    if (!payments) return refuse('payments-unavailable')
    const { state: account } = await accounts.load(context.subject)
    if (account.status !== 'open') return refuse('no-such-user')
    if (account.age.standing === 'waiting' || account.age.standing === 'confirmed') return refuse('adults-only')
    const { plan, price } = wanted
    const asked = {
      order: derivedId<'order'>(context.commandId, 'order'),
      provider: payments.name,
      at: clock(),
      ...wanted,
    }
    const standing = await decided(context, asked)
    if (isRefused(standing)) return standing
    const { done, order, at } = standing
    const to = { order, at, user: context.subject, plan, price }
    const opened = await reached(there.soleCheckout(payments, to))
    if (opened === null) return refuse('payments-out-of-reach')
    if (isRefused(opened)) return opened
    return { ...done, order, ...opened }
  }

  /** And which order stands by it. One that is paid in between stands no more, and it is decided anew. */
  const decided = async (context: CommandContext, asked: Omit<Ask<Command, 'OrderSubscription'>, 'type'>) => {
    for (;;) {
      const done = await ask(context, { type: 'OrderSubscription', ...asked })
      if (isRefused(done)) return done
      const state = await now(context.subject)
      const order = standingOrder(state, asked)
      if (order !== null) return { done, order, at: state.orders[order]?.at ?? asked.at }
      if (asked.order in state.orders) return refuse('order-overtaken')
    }
  }

  const manage = async (user: UserId) => {
    const course = currentOf(await now(user), clock())
    if (!course || !payments || course.subscription.provider !== payments.name) return refuse('no-subscription')
    const url = await reached(payments.manage(course.id))
    return url === null ? refuse('payments-out-of-reach') : { url }
  }

  /** A provider's message: proven first, then each of its notices recorded once, however often it is told. */
  const receive = async (provider: Provider, message: ProviderMessage) => {
    const read = messengers[provider]
    if (!read) return refuse('payments-unavailable')
    const told = await read(message)
    if ('refused' in told) return told
    for (const { user, notice } of told) {
      const { state } = await accounts.load(user)
      if (state.status !== 'open') return refuse('no-such-user')
      const commandId = derivedId<'command'>(user, `notice/${provider}/${notice.id}/${notice.what}`)
      const context = { commandId, actor: { kind: 'system', id: provider }, subject: user } as const
      const taken = await memberships.takeNotice(context, provider, notice)
      if (isRefused(taken)) return taken
    }
    return { taken: told.length }
  }

  return {
    now,
    tellProvider: there.tellProvider,
    leave: there.leave,
    order,
    manage,
    cancel: (context: CommandContext) =>
      ask(context, { type: 'CancelSubscription', proof: context.commandId, at: clock() }),
    resume: (context: CommandContext) =>
      ask(context, { type: 'ResumeSubscription', proof: context.commandId, at: clock() }),
    withdraw: (context: CommandContext) =>
      ask(context, { type: 'WithdrawSubscription', proof: context.commandId, at: clock() }),
    receive,
    seller: payments?.name ?? null,
  }
}

const youngMs = 5 * 60_000

/** What follows at the provider from what the log says. */
const atProvider = ({ clock, payments, now }: Pick<Parts, 'clock' | 'payments'> & Pick<MembershipCommands, 'now'>) => {
  /** What an athlete asked for, done where the money is taken. Safe to be asked twice. */
  const tellProvider = async (user: UserId, id: EventId, event: Asked) => {
    if (!payments || event.provider !== payments.name || event.subscription === erased) return
    if ('by' in event && event.by !== 'athlete') return
    switch (event.type) {
      case 'SubscriptionCancelled':
        return payments.cancel(event.subscription, event.endsAt, id)
      case 'SubscriptionResumed':
        return payments.resume(event.subscription, id)
      case 'SubscriptionWithdrawn': {
        const paid = (await now(user)).subscriptions[event.subscription]
        return payments.giveBack(event.subscription, keysOf(paid?.payments ?? {}), id)
      }
      case 'SubscriptionEnded': {
        const ended = (await now(user)).subscriptions[event.subscription]
        for (const rest of ended && ended.withdrawnAt === null ? restsOf(ended) : [])
          await payments.giveBackPart(event.subscription, rest, derivedId(user, `rest of ${rest.payment}`))
        return
      }
    }
  }

  /** Orders that can be paid no more. Of a young one the page may be opening at this moment; of others closed stays closed. */
  const known = new LRUCache<OrderId, true>({ max: 10_000 })
  const isClosed = async (payments: PaymentProvider, order: Pick<Checkout, 'order' | 'user' | 'at'>) => {
    if (known.has(order.order)) return true
    const closed = await payments.closeCheckout(order)
    if (closed && Date.parse(clock()) - Date.parse(order.at) > youngMs) known.set(order.order, true)
    return closed
  }

  /** Where this order is paid, once no other can be: neither one of before, nor this one where another came meanwhile. */
  const soleCheckout = async (payments: PaymentProvider, to: Checkout) => {
    const open = async () =>
      openOrders(await now(to.user), clock()).filter(({ provider }) => provider === payments.name)
    const others = (await open()).filter(({ id }) => id !== to.order)
    const closed = await Promise.all(others.map(({ id, at }) => isClosed(payments, { order: id, at, user: to.user })))
    const payAt = closed.every(Boolean) ? await payments.checkout(to) : null
    if (payAt === null) return refuse('already-subscribed')
    if ((await open()).at(-1)?.id === to.order) return { payAt }
    return (await payments.closeCheckout(to)) ? refuse('order-overtaken') : refuse('already-subscribed')
  }

  /** Asked before somebody's keys go, without which nobody knows any more what to end: nothing more is taken from them. */
  const leave = async (user: UserId) => {
    const at = clock()
    for (const { id, subscription, standing } of coursesOf(await now(user), at))
      if (standing !== 'lapsed' && payments && subscription.provider === payments.name && id !== erased)
        await payments.cancel(id, at, derivedId(user, `leave ${id}`))
    for (const { id: order, at: orderedAt, provider } of openOrders(await now(user), at)) {
      if (!payments || provider !== payments.name) continue
      const left = { order, at: orderedAt, user }
      if (!(await isClosed(payments, left))) await payments.undoCheckout(left, derivedId(user, `leave ${order}`))
    }
  }

  return { tellProvider, soleCheckout, leave }
}

/** Null where the provider does not answer now. */
const reached = async <Answer>(asked: Promise<Answer>) => {
  try {
    return await asked
  } catch (error) {
    if (isOutage(error)) return null
    throw error
  }
}

export const askedTypes = [
  'SubscriptionCancelled',
  'SubscriptionResumed',
  'SubscriptionWithdrawn',
  'SubscriptionEnded',
] as const
type Asked = Extract<Event, { type: (typeof askedTypes)[number] }>

export type Subscriptions = ReturnType<typeof subscriptions>
