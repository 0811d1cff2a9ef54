import type { Subscriptions } from '../../commands/subscriptions.ts'
import { currentTerms } from '../../content/legal/versions.ts'
import { earlyStart, plans } from '../../content/membership.ts'
import * as contract from '../../contract/membership.ts'
import { dayOf } from '../../domain/days.ts'
import { currentOf, endsAtIfCancelled, isCancelled, reminderOf, withdrawableUntil } from '../../domain/entitlement.ts'
import type { UserId } from '../../domain/ids.ts'
import { allowanceLeft, freeLeft, type State } from '../../domain/membership.ts'
import { whyNotWithdrawn } from '../../domain/subscribing.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly subscriptions: Subscriptions
  readonly clock: () => string
}

const offers = (['monthly', 'yearly'] as const).map(plan => {
  const { cents, currency, months } = plans[plan]
  return { plan, cents, currency, months }
})

/** Asked of the log: who has just paid must see it, and it is looked at seldom. */
export const membershipRoutes = (serving: Serving, { subscriptions, clock }: Parts) => {
  const standingFor = async (user: UserId) => ({
    ...standingOf(await subscriptions.now(user), clock()),
    offers,
    seller: subscriptions.seller,
  })

  route(serving, contract.getMembership, ({ who }) => standingFor(who.id))

  route(serving, contract.orderSubscription, async ({ context, body: { plan, early_start }, settle }) => {
    const { cents, currency } = plans[plan]
    const order = {
      plan,
      price: { cents, currency },
      terms: currentTerms(dayOf(clock())),
      earlyStart: early_start ? earlyStart.version : null,
    }
    const ordered = settle(await subscriptions.order(context, order))
    return { order: ordered.order, pay_at: ordered.payAt }
  })

  route(serving, contract.manageSubscription, async ({ who, settle }) => {
    const managed = settle(await subscriptions.manage(who.id))
    return { manage_at: managed.url }
  })

  route(serving, contract.cancelSubscription, async ({ who, context, settle }) => {
    settle(await subscriptions.cancel(context))
    return standingFor(who.id)
  })

  route(serving, contract.resumeSubscription, async ({ who, context, settle }) => {
    settle(await subscriptions.resume(context))
    return standingFor(who.id)
  })

  route(serving, contract.withdrawSubscription, async ({ who, context, settle }) => {
    settle(await subscriptions.withdraw(context))
    return standingFor(who.id)
  })
}

const iso = (ms: number) => new Date(ms).toISOString()

const standingOf = (state: State, now: string) => {
  const course = currentOf(state, now)
  const free_left = freeLeft(state)
  if (!course) {
    const standing = free_left > 0 ? ('free' as const) : ('used_up' as const)
    return { standing, free_left, allowance_left: null, subscription: null }
  }
  const { standing, plan, subscription, startedAt, paidUntil, until, over } = course
  const isOpen = standing === 'active' || standing === 'cancelled' || standing === 'grace'
  return {
    standing,
    free_left,
    allowance_left: isOpen ? allowanceLeft(state, now) : null,
    subscription: {
      plan,
      provider: subscription.provider,
      since: startedAt,
      paid_until: iso(paidUntil),
      until: iso(until),
      over,
      renews: standing !== 'lapsed' && !isCancelled(subscription),
      ends_at: (isCancelled(subscription) ? subscription.renewal.endsAt : null) ?? endsAtIfCancelled(course, now),
      reminder_at: reminderOf(course),
      withdraw_until: isOpen && whyNotWithdrawn(course, state, now) === null ? withdrawableUntil(startedAt) : null,
    },
  }
}
