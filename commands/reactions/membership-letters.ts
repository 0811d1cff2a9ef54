import { isCancelled, withdrawableUntil } from '../../domain/entitlement.ts'
import { fold } from '../../domain/kernel/decider.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import * as Membership from '../../domain/membership.ts'
import type { MembershipNews } from '../ports/mail.ts'

/** The facts that a mail tells of. */
export const newsTypes = [
  'SubscriptionStarted',
  'SubscriptionRenewed',
  'PaymentFailed',
  'SubscriptionCancelled',
  'SubscriptionResumed',
  'SubscriptionWithdrawn',
  'PaymentRefunded',
  'PaymentRevoked',
  'PaymentPartlyRefunded',
  'PaymentReinstated',
  'SubscriptionEnded',
  'RenewalReminded',
] as const

export type News = Extract<Membership.Event, { type: (typeof newsTypes)[number] }>

/** What a mail tells of a fact; null where it changes nothing that was told before. */
export const newsOf = (
  { event, revision }: Pick<Recorded<News>, 'event' | 'revision'>,
  past: readonly Membership.Event[],
): MembershipNews | null => {
  if (event.provider === 'house' || event.provider === 'unnamed') return null
  const state = fold(Membership.decider, past.slice(0, revision))
  const before = state.subscriptions[event.subscription]
  /** What a provider still says of payments then gives nothing to the athlete. */
  const isWithdrawn = (before?.withdrawnAt ?? null) !== null
  switch (event.type) {
    case 'SubscriptionStarted':
    case 'SubscriptionRenewed': {
      const { plan = 'monthly', from, until, amount = null, payment, at, order } = event
      const period = { plan, from, until, amount, payment, at }
      if (event.type === 'SubscriptionRenewed') return isWithdrawn ? null : { what: 'renewed', ...period }
      const waived = order !== undefined && typeof state.orders[order]?.earlyStart === 'string'
      return { what: 'started', waived, withdrawUntil: withdrawableUntil(from), ...period }
    }
    case 'RenewalReminded': {
      const { plan, renewsAt, price = null } = event
      return { what: 'renews', plan, renewsAt, price }
    }
    case 'PaymentFailed': {
      if (isWithdrawn) return null
      const grace = past.find(each => each.type === 'GraceBegan' && each.proof === event.proof)
      return { what: 'failed', graceUntil: grace?.type === 'GraceBegan' ? grace.until : null }
    }
    case 'SubscriptionCancelled':
      if (before && isCancelled(before)) return null
      return { what: 'cancelled', receivedAt: event.at, endsAt: event.endsAt }
    case 'SubscriptionResumed':
      return before && isCancelled(before) ? { what: 'resumed' } : null
    case 'SubscriptionWithdrawn':
      return { what: 'withdrawn', receivedAt: event.at }
    case 'PaymentRefunded': {
      if (before?.voided.includes(event.payment)) return null
      const paid = past.find(each => 'from' in each && 'payment' in each && each.payment === event.payment)
      return { what: 'refunded', amount: paid && 'amount' in paid ? (paid.amount ?? null) : null }
    }
    case 'PaymentPartlyRefunded': {
      const cents = event.refunded.cents - (before?.givenBack[event.payment] ?? 0)
      return { what: 'refunded', amount: { ...event.refunded, cents } }
    }
    case 'PaymentRevoked':
      return before?.voided.includes(event.payment) ? null : { what: 'revoked' }
    case 'PaymentReinstated':
      return before?.voided.includes(event.payment) ? { what: 'reinstated' } : null
    case 'SubscriptionEnded':
      return isWithdrawn || (before && before.endings.length > 0) ? null : { what: 'ended' }
  }
}
