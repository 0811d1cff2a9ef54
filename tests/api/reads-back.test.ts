import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Schema } from '../../api/docs/schema-words.ts'
import { withoutHidden } from '../../content/hidden-signs.ts'
import type { Call } from '../../contract/call.ts'
import * as feedback from '../../contract/feedback.ts'
import { schemaBook } from '../../contract/openapi/schemas.ts'
import * as profiles from '../../contract/profiles.ts'
import * as workouts from '../../contract/workouts.ts'
import { fromSchema } from '../support/from-schema.ts'
import { holds } from '../support/holds.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

vi.setConfig({ testTimeout: 300_000 })

const book = schemaBook()
const numRuns = Number(process.env.RUNS ?? 25)
let it: TestProduct
let token: string

beforeAll(async () => {
  it = await startProduct()
  token = (await it.person('wieder@example.org')).access_token
})
afterAll(() => it.close())

type Fields = Record<string, unknown>

/** Bodies that the contract accepts. */
const bodiesOf = ({ body }: Call) => {
  const good = fromSchema(body ? (book.write(body) as Schema) : {}, book.components as Record<string, Schema>)
  return (good as fc.Arbitrary<Fields>).filter(given => body?.safeParse(given).success === true)
}

const ask = (call: string, body?: object) => it.ask(call, { token, ...(body ? { body } : {}) })
const always = (given: fc.Arbitrary<Fields>, check: (body: Fields) => Promise<void>) =>
  fc.assert(fc.asyncProperty(given, check), { numRuns })

/** Names are kept trimmed and without signs that nobody sees, lists wrapped, as the contract says; everything else as it came. */
const kept = (body: Fields): Fields => {
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
  const { name, equipment, workout_goal_id, ...rest } = body
  return {
    ...rest,
    ...('name' in body ? { name: trimmed(withoutHidden(String(name))) } : {}),
    ...('workout_goal_id' in body ? { workout_goal_id: trimmed(workout_goal_id) } : {}),
    ...('equipment' in body ? { equipment: [equipment].flat().map(trimmed) } : {}),
  }
}

describe('what was accepted reads back the same', () => {
  test('in the training plan', () =>
    always(bodiesOf(profiles.changeTrainingPlan), async body => {
      const answer = holds(profiles.changeTrainingPlan, await ask('PUT /training-plan/mine', body))
      expect(answer).toMatchObject(kept(body))
      expect(holds(profiles.myTrainingPlan, await ask('GET /training-plan/mine'))).toEqual(answer)
    }))

  test('in a profile, made and changed', () =>
    always(
      fc
        .tuple(bodiesOf(profiles.createProfile), bodiesOf(profiles.changeProfile))
        .map(([made, changed]) => ({ made, changed })),
      async ({ made, changed }) => {
        const { is_primary: _, ...first } = made as Fields
        const profile = holds(profiles.createProfile, await ask('POST /training-profiles/', first))
        expect(profile).toMatchObject(kept(first))
        const { is_primary: __, ...second } = changed as Fields
        const answer = holds(profiles.changeProfile, await ask(`PUT /training-profiles/${profile.id}`, second))
        expect(answer).toEqual({ ...profile, ...kept(second) })
        const all = holds(profiles.allProfiles, await ask('GET /training-profiles/all'))
        expect(all).toContainEqual(answer)
        await ask(`DELETE /training-profiles/${profile.id}`)
      },
    ))

  test('in the primary profile with the plan beside it', async () => {
    await ask('POST /training-profiles/', { name: 'Erster', is_primary: true })
    await always(bodiesOf(profiles.changeMyProfile), async ({ is_primary: _, ...body }) => {
      const answer = holds(profiles.changeMyProfile, await ask('PUT /training-profiles/mine', body))
      expect(answer).toMatchObject(kept(body))
      expect(holds(profiles.myProfile, await ask('GET /training-profiles/mine'))).toEqual(answer)
    })
  })

  test('in the user profile', () =>
    always(bodiesOf(profiles.changeUserProfile), async body => {
      const answer = holds(profiles.changeUserProfile, await ask('PATCH /users/profile', body))
      expect(answer).toMatchObject(body)
      expect(holds(profiles.getUserProfile, await ask('GET /users/profile'))).toEqual(answer)
    }))

  test('in feedback', () =>
    always(
      fc
        .tuple(bodiesOf(feedback.reviseFeedback), bodiesOf(feedback.assessWorkout), bodiesOf(feedback.commentWorkout))
        .map(([revised, assessed, commented]) => ({ revised, assessed, commented })),
      async given => {
        const { revised, assessed, commented } = given as Record<string, Fields>
        const first = await ask('POST /api/feedback/questionnaire', { answers: {} })
        const url = `/api/feedback/questionnaire/${holds(feedback.giveFeedback, first).feedbackId}`
        holds(feedback.reviseFeedback, await ask(`PUT ${url}`, revised))
        holds(feedback.assessWorkout, await ask(`PUT ${url}/feedback/type`, assessed))
        holds(feedback.commentWorkout, await ask(`PUT ${url}/feedback/comment`, commented))
        expect(holds(feedback.getFeedback, await ask(`GET ${url}`))).toMatchObject({
          answers: revised?.answers,
          feedback_assessment: String(assessed?.type).trim(),
          feedback_comment: commented?.comment,
        })
      },
    ))

  test('in a logged set and its rest', async () => {
    // Somebody of whom nothing is known: what stands in the others' plans may forbid any workout.
    token = (await it.person('neu@example.org')).access_token
    const made = holds(workouts.createWorkout, await ask('POST /llm/create-workout', { duration_minutes: 15 }))
    const set = made.blocks[0]?.exercises[0]?.sets[0]?.id
    const logged = async () => {
      const { blocks } = holds(workouts.getWorkout, await ask(`GET /workouts/${made.id}`))
      return blocks[0]?.exercises[0]?.sets[0]
    }
    const performed = bodiesOf(workouts.logSet).filter(({ reps, duration, distance }) =>
      [reps, duration, distance].some(value => value !== undefined),
    )
    await always(performed, async body => {
      holds(workouts.logSet, await ask(`PUT /api/workouts/${made.id}/sets/${set}`, body))
      const nothing = { reps: null, duration: null, weight: null, distance: null, speed: null, rir: null }
      expect((await logged())?.logged).toEqual({ ...nothing, ...body, at: expect.any(String), edited: null })
    })
    await ask(`PUT /api/workouts/${made.id}/sets/${set}/rest`, { seconds: 77 })
    expect((await logged())?.rest_taken).toBe(77)
  })
})

test('a place whose name shows nothing is refused, at its name', async () => {
  for (const name of ['\u0001', '\u0007 \u009f', '\u200b', ' \t ']) {
    const { status, json } = await ask('POST /training-profiles', { name })
    expect([status, json], JSON.stringify(name)).toMatchObject([400, { errors: [{ field: 'name' }] }])
  }
  const { status, json } = await ask('POST /training-profiles', { name: 'Gerät\u00adeschuppen 🏋🏽' })
  expect([status, json]).toMatchObject([201, { name: 'Geräteschuppen 🏋🏽' }])
})
