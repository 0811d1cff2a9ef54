import type { Shapes } from './kernel/upcasting.ts'
import { restsOtherwise, upcasting } from './kernel/upcasting.ts'
import type { Event } from './membership.ts'

export const shapes: Shapes<Event> = {
  WorkoutCreditUsed: [restsOtherwise],
  WorkoutCreditReturned: [],
  SubscriptionStarted: [],
  SubscriptionRenewed: [],
  SubscriptionEnded: [],
  FreeWorkoutsCarriedOver: [],
}

export const upcast = upcasting<Event>(shapes)
