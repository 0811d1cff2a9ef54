import type { FeedbackCommands } from '../../commands/feedback.ts'
import type { WorkoutCommands } from '../../commands/workouts.ts'
import { questionnaire } from '../../content/questionnaire.ts'
import * as contract from '../../contract/showcase.ts'
import type { Db } from '../../projections/all.ts'
import type { HealthGate } from '../health.ts'
import { route, type Serving } from '../route.ts'
import { untilMade } from '../until-made.ts'
import { type ProfilesNow, wishFor } from '../wish.ts'
import { languageOf } from '../workout-answer.ts'
import { generatedAnswer } from '../workout-text.ts'
import { recordAnswer } from './feedback.ts'

type Parts = {
  readonly feedback: FeedbackCommands
  readonly workouts: WorkoutCommands
  readonly gate: HealthGate
  readonly db: Db
  readonly profilesNow: ProfilesNow
}

export const showcaseRoutes = (serving: Serving, { feedback, workouts, gate, db, profilesNow }: Parts) => {
  route(serving, contract.getQuestionnaire, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=300')
    const questions = questionnaire.questions.map(({ id, text, options }) => ({ id, text, options: [...options] }))
    return { questionnaireId: questionnaire.id, questions }
  })

  route(serving, contract.giveShowcaseFeedback, async ({ body, context, settle }) => {
    const { questionnaireId, answers, workoutId = null } = body
    const asked = { template: questionnaireId, workout: workoutId, answers }
    const { id, record } = settle(await feedback.give(context, asked))
    return recordAnswer(id, record)
  })

  route(serving, contract.reviseShowcaseFeedback, async ({ params: { feedbackId }, body, context, settle }) => {
    const answer = await feedback.revise(context, feedbackId, body.questionnaireId, body.answers)
    return recordAnswer(feedbackId, settle(answer).record)
  })

  route(serving, contract.assessShowcase, async ({ params: { feedbackId }, body, context, request, settle }) => {
    settle(await gate.allowWords(context, request, body.type))
    return recordAnswer(feedbackId, settle(await feedback.assess(context, feedbackId, body.type)).record)
  })

  route(serving, contract.commentShowcase, async ({ params: { feedbackId }, body, context, request, settle }) => {
    settle(await gate.allowWords(context, request, body.comment))
    return recordAnswer(feedbackId, settle(await feedback.comment(context, feedbackId, body.comment)).record)
  })

  route(serving, contract.createShowcasePlan, async ({ body, who, context, request, settle, refused }) => {
    const cause = await feedback.lastEventOf(who.id, body.feedbackId)
    if (!cause) throw refused('no-such-feedback')
    settle(await gate.allowWords(context, request, body.prompt))
    const wish = settle(await wishFor(profilesNow, who.id, body))
    const asked = settle(await workouts.request({ ...context, causationId: cause }, wish))
    const row = settle(await untilMade(serving, db, who.id, asked.workout, asked.position))
    if (!row.planned.plan) throw refused('no-such-workout')
    const language = languageOf(request.headers['accept-language'])
    return generatedAnswer(row.id, row.planned.plan, row.requested_at, language)
  })
}
