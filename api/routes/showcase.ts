import type { FeedbackCommands } from '../../commands/feedback.ts'
import type { WorkoutCommands } from '../../commands/workouts.ts'
import { questionnaire } from '../../content/questionnaire.ts'
import * as contract from '../../contract/showcase.ts'
import type { Db } from '../../projections/all.ts'
import { made } from '../made.ts'
import { refused } from '../problems.ts'
import { type Serving, serve, settle } from '../serve.ts'
import { type ProfilesNow, wishFor } from '../wish.ts'
import { languageOf } from '../workout-answer.ts'
import { generatedAnswer } from '../workout-text.ts'
import { recordAnswer } from './feedback.ts'

type Parts = {
  readonly feedback: FeedbackCommands
  readonly workouts: WorkoutCommands
  readonly db: Db
  readonly profilesNow: ProfilesNow
}

export const showcaseRoutes = (serving: Serving, { feedback, workouts, db, profilesNow }: Parts) => {
  serve(serving, contract.getQuestionnaire, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=300')
    const questions = questionnaire.questions.map(({ id, text, options }) => ({ id, text, options: [...options] }))
    return { questionnaireId: questionnaire.id, questions }
  })

  serve(serving, contract.giveShowcaseFeedback, async ({ body, order, reply }) => {
    const { questionnaireId, answers, workoutId = null } = body
    const asked = { template: questionnaireId, workout: workoutId, answers }
    const { id, record } = settle(reply, await feedback.give(order, asked))
    return recordAnswer(id, record)
  })

  serve(serving, contract.reviseShowcaseFeedback, async ({ params: { feedbackId }, body, order, reply }) => {
    const answer = await feedback.revise(order, feedbackId, body.questionnaireId, body.answers)
    return recordAnswer(feedbackId, settle(reply, answer).record)
  })

  serve(serving, contract.assessShowcase, async ({ params: { feedbackId }, body, order, reply }) =>
    recordAnswer(feedbackId, settle(reply, await feedback.assess(order, feedbackId, body.type)).record),
  )

  serve(serving, contract.commentShowcase, async ({ params: { feedbackId }, body, order, reply }) =>
    recordAnswer(feedbackId, settle(reply, await feedback.comment(order, feedbackId, body.comment)).record),
  )

  serve(serving, contract.createShowcasePlan, async ({ body, who, order, request, reply }) => {
    const cause = await feedback.lastEventOf(who.id, body.feedbackId)
    if (!cause) throw refused('no-such-feedback')
    const wish = await wishFor(profilesNow, who.id, body)
    const asked = settle(reply, await workouts.request({ ...order, causationId: cause }, wish))
    const row = await made(serving, db, who.id, asked.workout, asked.position)
    if (!row.planned.plan) throw refused('no-such-workout')
    const language = languageOf(request.headers['accept-language'])
    return generatedAnswer(row.id, row.planned.plan, row.requested_at, language)
  })
}
