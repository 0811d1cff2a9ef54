import type { Event } from './feedback.ts'
import type { Shapes } from './kernel/upcasting.ts'
import { upcasting } from './kernel/upcasting.ts'

export const shapes: Shapes<Event> = {
  FeedbackGiven: [],
  AnswersRevised: [],
  AssessmentGiven: [],
  CommentGiven: [],
}

export const upcast = upcasting<Event>(shapes)
