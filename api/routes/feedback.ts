import type { z } from 'zod'
import type { FeedbackCommands } from '../../commands/feedback.ts'
import { questionnaire } from '../../content/questionnaire.ts'
import * as contract from '../../contract/feedback.ts'
import type { Given } from '../../domain/feedback.ts'
import { refused } from '../problems.ts'
import { type Serving, serve, settle } from '../serve.ts'

export const feedbackRoutes = (serving: Serving, { feedback }: { feedback: FeedbackCommands }) => {
  serve(serving, contract.giveFeedback, async ({ body, order, reply }) => {
    const { answers, questionnaireId = questionnaire.id, workoutId = null } = body
    const { id } = settle(reply, await feedback.give(order, { template: questionnaireId, workout: workoutId, answers }))
    return { message: 'Feedback saved', feedbackId: id }
  })

  serve(serving, contract.getFeedback, async ({ params, who }) => {
    const given = await feedback.of(who.id, params.feedbackId)
    if (!given) throw refused('no-such-feedback')
    return recordAnswer(params.feedbackId, given)
  })

  serve(serving, contract.reviseFeedback, async ({ params: { feedbackId }, body, order, reply }) => {
    const { answers, questionnaireId = questionnaire.id } = body
    settle(reply, await feedback.revise(order, feedbackId, questionnaireId, answers))
    return { message: 'Feedback updated', feedbackId }
  })

  serve(serving, contract.assessWorkout, async ({ params: { feedbackId }, body, order, reply }) => {
    settle(reply, await feedback.assess(order, feedbackId, body.type))
    return { message: 'Feedback updated', feedbackId }
  })

  serve(serving, contract.commentWorkout, async ({ params: { feedbackId }, body, order, reply }) => {
    settle(reply, await feedback.comment(order, feedbackId, body.comment))
    return { message: 'Feedback updated', feedbackId }
  })
}

export const recordAnswer = (id: number, given: Given): z.input<typeof contract.feedbackRecord> => ({
  id,
  questionnaire_template_id: given.template,
  workout_id: given.workout,
  answers: { ...given.answers },
  feedback_assessment: given.assessment,
  feedback_comment: given.comment,
  created_at: given.createdAt,
  updated_at: given.updatedAt,
})
