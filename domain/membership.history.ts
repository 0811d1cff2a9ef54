import type { Shapes } from './kernel/upcasting.ts'
import { restsOtherwise, type Upcast, upcasting, type Written } from './kernel/upcasting.ts'
import type { Event } from './membership.ts'

/** Before there were providers, one subscription had no name, and a period no proof. */
const unnamed = ({ type }: Written) => ({ provider: 'unnamed', subscription: 'unnamed', proof: `${type} v1` })

const namedPeriod: Upcast = event => ({
  ...event,
  ...unnamed(event),
  payment: `until ${event.until}`,
  from: event.at,
})

export const shapes: Shapes<Event> = {
  WorkoutCreditUsed: [restsOtherwise],
  WorkoutCreditReturned: [],
  WorkoutCreditReclaimed: [],
  SubscriptionOrdered: [],
  EarlyStartAgreed: [],
  SubscriptionStarted: [namedPeriod],
  SubscriptionRenewed: [namedPeriod],
  PaymentFailed: [],
  GraceBegan: [],
  SubscriptionCancelled: [],
  SubscriptionResumed: [],
  SubscriptionWithdrawn: [],
  PaymentRefunded: [],
  PaymentRevoked: [],
  PaymentPartlyRefunded: [],
  PaymentReinstated: [],
  SubscriptionEnded: [event => ({ ...event, ...unnamed(event), happenedAt: event.at })],
  RenewalReminded: [],
  FreeWorkoutsCarriedOver: [],
}

export const upcast = upcasting<Event>(shapes)
