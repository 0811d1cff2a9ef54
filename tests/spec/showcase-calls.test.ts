import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as showcase from '../../contract/showcase.ts'
import { asFeedbackId, asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { holds, refuses } from '../support/holds.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let token: string

beforeAll(async () => {
  it = await startProduct()
  token = (await it.person('showcase@example.org')).access_token
})
afterAll(() => it.close())

const ask = (call: string, body?: object) => it.ask(call, { token, ...(body ? { body } : {}) })
const questionnaireId = 'q_v1.1'
const give = async (answers: Record<string, string> = {}) =>
  holds(showcase.giveShowcaseFeedback, await ask('POST /showcase/feedback/questionnaire', { questionnaireId, answers }))

describe('§3 questionnaire', () => {
  test('the template id is a versioned string', async () => {
    const { questionnaireId: id } = holds(showcase.getQuestionnaire, await it.ask('GET /showcase/questionnaire'))
    expect(id).toBe('q_v1.1')
  })

  test('four questions are known, with these values', async () => {
    const { questions } = holds(showcase.getQuestionnaire, await it.ask('GET /showcase/questionnaire'))
    expect(questions.map(({ options }) => options.map(({ value }) => value))).toEqual([
      ['ja', 'nein'],
      ['plan', 'jetzt'],
      ['erstes', 'erfahren', 'kein_interesse'],
      ['regelmässig', 'gezielt', 'analyse', 'kein_interesse'],
    ])
    for (const { id, text, options } of questions) {
      expect([id, text]).not.toContain('')
      for (const { label } of options) expect(label).not.toBe('')
    }
  })
})

describe('§7 showcase family', () => {
  test('GET /showcase/questionnaire answers questionnaireId and questions to anyone', async () => {
    const answer = await it.ask('GET /showcase/questionnaire')
    expect(holds(showcase.getQuestionnaire, answer)).toEqual(answer.json)
  })

  test('POST /showcase/feedback/questionnaire answers 201 with the feedback record', async () => {
    const record = await give({ plan_difficulty: 'nein', mobility: 'regelmässig' })
    expect(Object.keys(record).sort()).toEqual(
      [
        'answers',
        'created_at',
        'feedback_assessment',
        'feedback_comment',
        'id',
        'questionnaire_template_id',
        'updated_at',
        'workout_id',
      ].sort(),
    )
    expect(Number.isSafeInteger(record.id)).toBe(true)
    expect(record).toMatchObject({
      questionnaire_template_id: questionnaireId,
      workout_id: null,
      answers: { plan_difficulty: 'nein', mobility: 'regelmässig' },
      feedback_assessment: null,
      feedback_comment: null,
    })
    expect(record.updated_at).toBe(record.created_at)
  })

  test('PUT /showcase/feedback/questionnaire/{feedbackId} answers 200 with the feedback record', async () => {
    const { id } = await give({ plan_or_now: 'plan' })
    const url = `PUT /showcase/feedback/questionnaire/${id}`
    const record = holds(
      showcase.reviseShowcaseFeedback,
      await ask(url, { questionnaireId, answers: { hyrox_experience: 'erfahren' } }),
    )
    expect(record).toMatchObject({ id, answers: { hyrox_experience: 'erfahren' } })
    expect(record.updated_at >= record.created_at).toBe(true)
  })

  test('PUT /feedback/questionnaire/{feedbackId}/feedback/type and …/comment answer 200 with the record', async () => {
    const { id } = await give()
    const type = await ask(`PUT /feedback/questionnaire/${id}/feedback/type`, { type: 'zu schwer' })
    expect(holds(showcase.assessShowcase, type).feedback_assessment).toBe('zu schwer')
    const comment = await ask(`PUT /feedback/questionnaire/${id}/feedback/comment`, { comment: '  Schön war’s 💪\n' })
    expect(holds(showcase.commentShowcase, comment)).toMatchObject({
      feedback_assessment: 'zu schwer',
      feedback_comment: '  Schön war’s 💪\n',
    })
  })

  test('POST /showcase/training-plans with a feedbackId answers 201 with workoutId and workout', async () => {
    const { id } = await give({ plan_or_now: 'jetzt' })
    const answer = await ask('POST /showcase/training-plans', { feedbackId: id, durationMinutes: 30 })
    const { workoutId, workout } = holds(showcase.createShowcasePlan, answer)
    expect(workout.main).not.toBe('')
    const [given] = await it.product.log.load(streamOf('feedback', asFeedbackId(String(id))))
    const credits = await it.product.log.load(streamOf('membership', given?.metadata.subject ?? asUserId('')))
    const paid = credits.find(({ event }) => event.type === 'WorkoutCreditUsed' && event.workout === workoutId)
    expect(paid?.metadata.causationId).toBe(given?.id)
  })

  test('a feedback may be about one of the own workouts', async () => {
    const made = await ask('POST /showcase/training-plans', { feedbackId: (await give()).id })
    const { workoutId } = holds(showcase.createShowcasePlan, made)
    const body = { questionnaireId, answers: {}, workoutId }
    const record = holds(showcase.giveShowcaseFeedback, await ask('POST /showcase/feedback/questionnaire', body))
    expect(record.workout_id).toBe(workoutId)
    const stranger = (await it.person('stranger@example.org')).access_token
    refuses(
      await it.ask('POST /showcase/feedback/questionnaire', { token: stranger, body }),
      404,
      'Workout ID not found',
    )
  })

  test('an unknown feedbackId is a 404 everywhere', async () => {
    const words = 'Feedback ID not found'
    const body = { questionnaireId, answers: {} }
    refuses(await ask('PUT /showcase/feedback/questionnaire/4711', body), 404, words)
    refuses(await ask('PUT /feedback/questionnaire/4711/feedback/type', { type: 'gut' }), 404, words)
    refuses(await ask('PUT /feedback/questionnaire/4711/feedback/comment', { comment: 'gut' }), 404, words)
    refuses(await ask('POST /showcase/training-plans', { feedbackId: 4711 }), 404, words)
  })

  test('answers are held to the questionnaire, and writing them asks for a session', async () => {
    const url = 'POST /showcase/feedback/questionnaire'
    refuses(await ask(url, { questionnaireId: 'q_v0.9', answers: {} }), 400)
    const wrong = refuses(await ask(url, { questionnaireId, answers: { mobility: 'nie' } }), 400)
    expect(wrong.errors?.[0]?.field).toBe('answers.mobility')
    const unknown = refuses(await ask(url, { questionnaireId, answers: { farbe: 'rot' } }), 400)
    expect(unknown.errors?.[0]?.field).toBe('answers.farbe')
    refuses(await it.ask(url, { body: { questionnaireId, answers: {} } }), 401)
  })
})
