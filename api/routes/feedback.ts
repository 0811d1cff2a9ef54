import type { z } from 'zod'
import type { FeedbackCommands } from '../../commands/feedback.ts'
import { questionnaire } from '../../content/questionnaire.ts'
import * as contract from '../../contract/feedback.ts'
import type { Given } from '../../domain/feedback.ts'
import type { FeedbackId } from '../../domain/ids.ts'
import type { HealthGate } from '../health.ts'
import { route, type Serving } from '../route.ts'

type Parts = { readonly feedback: FeedbackCommands; readonly gate: HealthGate }

export const feedbackRoutes = (serving: Serving, { feedback, gate }: Parts) => {
  route(serving, contract.giveFeedback, async ({ body, context, settle }) => {
    const { answers, questionnaireId = questionnaire.id, workoutId = null } = body
    const { id } = settle(await feedback.give(context, { template: questionnaireId, workout: workoutId, answers }))
    return { message: 'Feedback saved', feedbackId: Number(id) }
  })

  route(serving, contract.getFeedback, async ({ params, who, refused }) => {
    const given = await feedback.of(who.id, params.feedbackId)
    if (!given) throw refused('no-such-feedback')
    return recordAnswer(params.feedbackId, given)
  })

  route(serving, contract.reviseFeedback, async ({ params: { feedbackId }, body, context, settle }) => {
    const { answers, questionnaireId = questionnaire.id } = body
    settle(await feedback.revise(context, feedbackId, questionnaireId, answers))
    return { message: 'Feedback updated', feedbackId: Number(feedbackId) }
  })

  route(serving, contract.assessWorkout, async ({ params: { feedbackId }, body, context, request, settle }) => {
    settle(await gate.allowWords(context, request, body.type))
    settle(await feedback.assess(context, feedbackId, body.type))
    return { message: 'Feedback updated', feedbackId: Number(feedbackId) }
  })

  route(serving, contract.commentWorkout, async ({ params: { feedbackId }, body, context, request, settle }) => {
    settle(await gate.allowWords(context, request, body.comment))
    settle(await feedback.comment(context, feedbackId, body.comment))
    return { message: 'Feedback updated', feedbackId: Number(feedbackId) }
  })
}

export const recordAnswer = (id: FeedbackId, given: Given): z.input<typeof contract.feedbackRecord> => ({
  id: Number(id),
  questionnaire_template_id: given.template,
  workout_id: given.workout,
  answers: { ...given.answers },
  feedback_assessment: given.assessment,
  feedback_comment: given.comment,
  created_at: given.createdAt,
  updated_at: given.updatedAt,
})
