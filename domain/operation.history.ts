import { type Shapes, upcasting } from './kernel/upcasting.ts'
import type { Event } from './operation.ts'

export const shapes: Shapes<Event> = {
  WebhookAdded: [],
  WebhookReplayed: [],
  WebhookRemoved: [],
}

export const upcast = upcasting<Event>(shapes)
