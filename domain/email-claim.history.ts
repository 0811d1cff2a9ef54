import type { Event } from './email-claim.ts'
import type { Shapes } from './history.ts'
import { upcasting } from './history.ts'

export const shapes: Shapes<Event> = {
  EmailClaimed: [],
  EmailReleased: [],
}

export const upcast = upcasting(shapes)
