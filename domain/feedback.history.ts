import type { Event } from './feedback.ts'
import type { Shapes } from './history.ts'
import { upcasting } from './history.ts'

export const shapes: Shapes<Event> = {
  FeedbackGiven: [],
  AnswersRevised: [],
  AssessmentGiven: [],
  CommentGiven: [],
}

export const upcast = upcasting(shapes)
