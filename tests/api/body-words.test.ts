import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

/** Limits that come from one's own words, as a client meets them: each is listed, and each can be changed where it stands. */
let product: TestProduct
let now = Date.parse('2026-10-05T08:00:00.000Z')
let people = 0

beforeAll(async () => {
  product = await startProduct({ clock: () => new Date(now++).toISOString() })
})
afterAll(() => product.close())

const newcomer = async () => {
  const { access_token: token } = await product.person(`words${++people}@example.com`)
  const ask = (call: string, body?: object) =>
    product.ask(call, { token, ...(body ? { body } : {}), headers: { 'idempotency-key': randomUUID() } })
  const listed = async () => {
    const { status, json } = await ask('GET /api/body/words')
    expect(status).toBe(200)
    return json.words as {
      field: string
      effect: string
      words: { de: string }
      said: string
      workout_id: string | null
      feedback_id: string | null
      holds_until: string | null
    }[]
  }
  return { ask, listed }
}

test('what was written of oneself limits until it is changed there', async () => {
  const { ask, listed } = await newcomer()
  expect(await listed()).toEqual([])
  await ask('PUT /training-plan/mine', { restrictions: 'linkes Knie, keine Burpees', goal_details: 'bin schwanger' })
  expect((await listed()).map(({ field, effect, said }) => [field, effect, said])).toEqual([
    ['goal', 'stop', 'bin schwanger'],
    ['restrictions', 'limit', 'linkes Knie'],
    ['restrictions', 'unwanted', 'keine Burpees'],
  ])
  await ask('PUT /training-plan/mine', { restrictions: 'keine Burpees', goal_details: '' })
  expect((await listed()).map(({ effect }) => effect)).toEqual(['unwanted'])
})

test('a wish limits its workout until that is done, and words after it two weeks, unless they are taken back', async () => {
  const { ask, listed } = await newcomer()
  const { json: made } = await ask('POST /llm/create-workout', { duration_minutes: 20, prompt: 'Nacken verspannt' })
  expect(await listed()).toMatchObject([
    { field: 'wish', words: { de: 'Nacken: empfindlich' }, workout_id: made.id, holds_until: null },
  ])
  const [first] = made.blocks.flatMap(({ exercises }: { exercises: { sets: { id: string }[] }[] }) => exercises)
  await ask(`PUT /api/workouts/${made.id}/sets/${first.sets[0].id}`, { reps: 5, duration: 30 })
  await ask(`PUT /api/workouts/${made.id}/sets/${first.sets[0].id}/note`, { note: 'Handgelenk zwickt' })
  await ask(`PUT /api/workouts/${made.id}/status`, { status: 'completed' })
  expect((await listed()).map(({ field }) => field)).toEqual(['note'])

  const { json: given } = await ask('POST /api/feedback/questionnaire', { answers: {}, workoutId: made.id })
  const comment = `PUT /api/feedback/questionnaire/${given.feedbackId}/feedback/comment`
  await ask(comment, { comment: 'Ellbogen tat weh' })
  expect((await listed()).find(({ field }) => field === 'feedback')).toMatchObject({
    words: { de: 'Ellbogen: Schmerz' },
    workout_id: made.id,
    feedback_id: String(given.feedbackId),
    holds_until: expect.stringMatching(/^2026-10-19/),
  })
  expect((await ask(comment, { comment: '' })).status).toBe(200)
  expect((await listed()).map(({ field }) => field)).toEqual(['note'])
  await ask(`PUT /api/workouts/${made.id}/sets/${first.sets[0].id}/note`, { note: '' })
  expect(await listed()).toEqual([])

  await ask(comment, { comment: 'Ellbogen tat weh' })
  now += 15 * 86_400_000
  expect(await listed()).toEqual([])
})
