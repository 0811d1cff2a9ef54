import { z } from 'zod'
import { questionnaire } from '../content/questionnaire.ts'
import { asWorkoutId } from '../domain/ids.ts'
import { call } from './call.ts'
import { feedbackId, feedbackNumber } from './ids.ts'
import { saying, text, uuid } from './text.ts'

const optionsOf = (question: (typeof questionnaire.questions)[number]) =>
  z
    .enum(question.options.map(({ value }) => value))
    .optional()
    .describe(question.text)

/** The value chosen, by the question's id. A question may be left out. */
export const answers = z.strictObject(
  Object.fromEntries(questionnaire.questions.map(question => [question.id, optionsOf(question)])),
) as unknown as z.ZodType<Record<string, string>, Record<string, string>>

export const questionnaireId = z.literal(questionnaire.id)

/** Free words; the coach understands these few about difficulty. */
const assessment = saying(60).describe(
  'how it was; the coach understands too_easy, just_right and too_hard (zu_leicht, genau_richtig, zu_schwer)',
)
const comment = text(2000)
export const params = z.object({ feedbackId })
export const aboutWorkout = uuid.transform(asWorkoutId).nullish().describe('the workout that the feedback is about')

export const feedbackRecord = z.object({
  id: feedbackNumber,
  questionnaire_template_id: z.string(),
  workout_id: z.string().nullable(),
  answers: z.record(z.string(), z.string()).describe('the value chosen, by the id of the question'),
  feedback_assessment: z.string().nullable(),
  feedback_comment: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export const exampleAnswers = { plan_difficulty: 'nein', plan_or_now: 'jetzt', mobility: 'gezielt' }

export const exampleRecord = {
  id: 2_874_561_093_377_465,
  questionnaire_template_id: questionnaire.id,
  workout_id: null,
  answers: exampleAnswers,
  feedback_assessment: 'just_right',
  feedback_comment: 'Die Pausen waren mir zu kurz.',
  created_at: '2026-03-01T18:20:00.000Z',
  updated_at: '2026-03-01T18:21:30.000Z',
}

const told = z.object({ message: z.string(), feedbackId: feedbackNumber })
const exampleTold = { message: 'Feedback updated', feedbackId: exampleRecord.id }

export const giveFeedback = call({
  method: 'POST',
  path: '/api/feedback/questionnaire',
  summary: 'Answer the questionnaire',
  access: 'signed-in',
  body: z.strictObject({ answers, questionnaireId: questionnaireId.optional(), workoutId: aboutWorkout }),
  status: 201,
  answer: told,
  refuses: ['no-such-workout'],
  examples: { body: { answers: exampleAnswers }, answer: { ...exampleTold, message: 'Feedback saved' } },
})

export const getFeedback = call({
  method: 'GET',
  path: '/api/feedback/questionnaire/:feedbackId',
  summary: 'One feedback record of your own',
  access: 'signed-in',
  params,
  status: 200,
  answer: feedbackRecord,
  refuses: ['no-such-feedback'],
  examples: { answer: exampleRecord },
})

export const reviseFeedback = call({
  method: 'PUT',
  path: '/api/feedback/questionnaire/:feedbackId',
  summary: 'Change the answers; the new ones replace the old ones',
  access: 'signed-in',
  params,
  body: z.strictObject({ answers, questionnaireId: questionnaireId.optional() }),
  status: 200,
  answer: told,
  refuses: ['no-such-feedback'],
  examples: { body: { answers: exampleAnswers }, answer: exampleTold },
})

/** What is added to a record, as the app asks it and the showcase; each answers in a way of its own. */
const added = {
  method: 'PUT',
  access: 'signed-in',
  params,
  status: 200,
  refuses: ['no-such-feedback', 'health-consent-needed', 'parent-needed'],
} as const

export const assessing = { ...added, summary: 'Say how it was', body: z.strictObject({ type: assessment }) } as const
export const commenting = {
  ...added,
  summary: 'Say something in your own words',
  body: z.strictObject({ comment }),
} as const
export const exampleAssessment = { type: 'just_right' }
export const exampleComment = { comment: 'Die Pausen waren mir zu kurz.' }

export const assessWorkout = call({
  ...assessing,
  path: '/api/feedback/questionnaire/:feedbackId/feedback/type',
  answer: told,
  examples: { body: exampleAssessment, answer: exampleTold },
})

export const commentWorkout = call({
  ...commenting,
  path: '/api/feedback/questionnaire/:feedbackId/feedback/comment',
  answer: told,
  examples: { body: exampleComment, answer: exampleTold },
})
