import { afterAll, beforeAll, expect, test } from 'vitest'
import { asFeedbackId, asUserId } from '../../domain/ids.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'
import { athleteMemory } from '../../projections/athlete-memory.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct

beforeAll(async () => {
  it = await startProduct()
})
afterAll(() => it.close())

const now = () => new Date().toISOString()

test('the coach remembers the newest answer to each question and what was said, with the events that say so', async () => {
  const { id, access_token: token } = await it.person('anna@example.org')
  const ask = async (call: string, body: object) => (await it.ask(call, { token, body })).json
  const give = async (answers: object) => (await ask('POST /api/feedback/questionnaire', { answers })).feedbackId
  const older = await give({ plan_difficulty: 'ja', mobility: 'regelmässig', hyrox_experience: 'erstes' })
  const newer = await give({ mobility: 'analyse', plan_or_now: 'jetzt' })
  await ask(`PUT /api/feedback/questionnaire/${newer}/feedback/type`, { type: 'zu schwer' })
  await ask(`PUT /api/feedback/questionnaire/${newer}/feedback/comment`, { comment: 'zu viele Burpees' })

  await ask(`PUT /api/feedback/questionnaire/${older}/feedback/comment`, { comment: 'spät gesagt' })

  const remember = athleteMemory(it.product.db, it.product.fresh, now)
  const { feedback } = await remember(asUserId(id), null, (await it.product.log.head()) as Position)
  const eventsOf = async (feedback: number) =>
    (await it.product.log.load(streamOf('feedback', asFeedbackId(String(feedback))))).map(({ id }) => id)
  const [first, late] = await eventsOf(older)
  const [given, assessed] = await eventsOf(newer)
  expect(feedback).toMatchObject({
    struggles: { value: 'ja', event: first },
    hyrox: { value: 'erstes', event: first },
    mobility: { value: 'analyse', event: given },
    wants: { value: 'jetzt', event: given },
    said: [
      { event: late, difficulty: null, comment: 'spät gesagt' },
      { event: assessed, workout: null, difficulty: 'too-hard', comment: 'zu viele Burpees' },
    ],
  })
})

test('what was never said is nothing', async () => {
  const { id } = await it.person('ben@example.org')
  const remember = athleteMemory(it.product.db, it.product.fresh, now)
  const { feedback } = await remember(asUserId(id), null, (await it.product.log.head()) as Position)
  expect(feedback).toEqual({ struggles: null, wants: null, hyrox: null, mobility: null, said: [] })
})

test('nothing of it rests in the clear', async () => {
  const { access_token: token } = await it.person('cleo@example.org')
  const body = { answers: { mobility: 'analyse' } }
  const { json } = await it.ask('POST /api/feedback/questionnaire', { token, body })
  const url = `PUT /api/feedback/questionnaire/${json.feedbackId}/feedback`
  await it.ask(`${url}/comment`, { token, body: { comment: 'Streng geheim' } })
  await it.ask(`${url}/type`, { token, body: { type: 'Auch geheim' } })
  const { rows } = await it.product.database.query('select data::text from log.events where stream = $1', [
    `feedback-${json.feedbackId}`,
  ])
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/geheim|analyse/)
})
