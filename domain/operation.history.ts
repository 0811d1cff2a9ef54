import { type Shapes, upcasting } from './kernel/upcasting.ts'
import type { Event } from './operation.ts'

export const shapes: Shapes<Event> = {
  WebhookAdded: [],
  WebhookReplayed: [],
  WebhookPaused: [],
  WebhookResumed: [],
  WebhookRemoved: [],
  EffectsRetried: [],
  SetAsideRetried: [],
  ModelWorkBegun: [],
  ModelWorkPaused: [],
  ModelWorkResumed: [],
  ModelWorkThrottled: [],
  ModelWorkCancelled: [],
  ModelWorkEnded: [],
  BuildBegun: [],
  BuildDropped: [],
}

export const upcast = upcasting<Event>(shapes)
