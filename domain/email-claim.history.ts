import type { Event } from './email-claim.ts'
import type { Shapes } from './kernel/upcasting.ts'
import { restsOtherwise, upcasting } from './kernel/upcasting.ts'

export const shapes: Shapes<Event> = {
  EmailClaimed: [restsOtherwise],
  EmailReleased: [],
}

export const upcast = upcasting<Event>(shapes)
