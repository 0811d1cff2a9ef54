import type { Shapes } from './history.ts'
import { upcasting } from './history.ts'
import type { Event } from './membership.ts'

export const shapes: Shapes<Event> = {
  WorkoutCreditUsed: [],
  WorkoutCreditReturned: [],
  SubscriptionStarted: [],
  SubscriptionRenewed: [],
  SubscriptionEnded: [],
}

export const upcast = upcasting(shapes)
