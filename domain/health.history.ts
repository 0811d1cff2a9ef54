import type { Event } from './health.ts'
import { type Shapes, upcasting } from './kernel/upcasting.ts'

export const shapes: Shapes<Event> = {
  ScreeningAnswered: [],
  ComplaintReported: [],
  ComplaintAnswered: [],
  ComplaintRevoked: [],
  ClearanceStated: [],
  ClearanceRevoked: [],
  ExerciseAllowed: [],
  BodyForgotten: [],
}

export const upcast = upcasting<Event>(shapes)
