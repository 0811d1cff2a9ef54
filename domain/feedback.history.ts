import type { Event } from './feedback.ts'
import type { Shapes } from './kernel/upcasting.ts'
import { restsOtherwise, upcasting } from './kernel/upcasting.ts'

export const shapes: Shapes<Event> = {
  FeedbackGiven: [restsOtherwise],
  AnswersRevised: [restsOtherwise],
  AssessmentGiven: [restsOtherwise],
  CommentGiven: [restsOtherwise],
}

export const upcast = upcasting<Event>(shapes)
