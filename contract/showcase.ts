import { z } from 'zod'
import { questionnaire } from '../content/questionnaire.ts'
import { exampleGenerated, form, generated } from './app.ts'
import { call } from './call.ts'
import {
  aboutWorkout,
  answers,
  assessing,
  commenting,
  exampleAnswers,
  exampleAssessment,
  exampleComment,
  exampleRecord,
  feedbackRecord,
  params,
  questionnaireId,
} from './feedback.ts'
import { namedFeedback } from './ids.ts'
import { refusesWorkout } from './workouts.ts'

export const getQuestionnaire = call({
  method: 'GET',
  path: '/showcase/questionnaire',
  summary: 'The questionnaire of today',
  description: 'Anyone may read it. Answers belong to somebody: writing them asks for a session.',
  access: 'anyone',
  status: 200,
  answer: z.object({
    questionnaireId: z.string().describe('a versioned name'),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        options: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
  }),
  examples: { answer: { questionnaireId: questionnaire.id, questions: questionnaire.questions } },
})

const body = z.strictObject({ questionnaireId, answers })
const exampleBody = { questionnaireId: questionnaire.id, answers: exampleAnswers }

export const giveShowcaseFeedback = call({
  method: 'POST',
  path: '/showcase/feedback/questionnaire',
  summary: 'Answer the questionnaire',
  access: 'signed-in',
  body: body.extend({ workoutId: aboutWorkout }),
  status: 201,
  answer: feedbackRecord,
  refuses: ['no-such-workout'],
  examples: { body: exampleBody, answer: exampleRecord },
})

export const reviseShowcaseFeedback = call({
  method: 'PUT',
  path: '/showcase/feedback/questionnaire/:feedbackId',
  summary: 'Change the answers; the new ones replace the old ones',
  access: 'signed-in',
  params,
  body,
  status: 200,
  answer: feedbackRecord,
  refuses: ['no-such-feedback'],
  examples: { body: exampleBody, answer: exampleRecord },
})

export const assessShowcase = call({
  ...assessing,
  path: '/feedback/questionnaire/:feedbackId/feedback/type',
  answer: feedbackRecord,
  examples: { body: exampleAssessment, answer: exampleRecord },
})

export const commentShowcase = call({
  ...commenting,
  path: '/feedback/questionnaire/:feedbackId/feedback/comment',
  answer: feedbackRecord,
  examples: { body: exampleComment, answer: exampleRecord },
})

export const createShowcasePlan = call({
  method: 'POST',
  path: '/showcase/training-plans',
  summary: 'A workout made from feedback',
  description:
    'Waits until the workout is made. The coach takes all that the athlete has told; the feedback named here is noted as the cause.',
  access: 'signed-in',
  body: z.strictObject({ feedbackId: namedFeedback, ...form }),
  status: 201,
  answer: generated,
  refuses: ['no-such-feedback', 'no-such-workout', ...refusesWorkout],
  examples: { body: { feedbackId: exampleRecord.id, durationMinutes: 45 }, answer: exampleGenerated },
})
