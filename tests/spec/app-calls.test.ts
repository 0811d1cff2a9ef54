import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as app from '../../contract/app.ts'
import * as feedback from '../../contract/feedback.ts'
import * as workouts from '../../contract/workouts.ts'
import { holds, refuses } from '../support/holds.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let token: string
let workoutId: string

beforeAll(async () => {
  it = await startProduct()
  token = (await it.person('app@example.org')).access_token
  const created = await ask('POST /llm/create-workout', { duration_minutes: 30 })
  workoutId = holds(workouts.createWorkout, created).id
})
afterAll(() => it.close())

const ask = (call: string, body?: object) => it.ask(call, { token, ...(body ? { body } : {}) })
const workout = async () => holds(app.getAppWorkout, await ask(`GET /api/workouts/${workoutId}`))
const unknown = randomUUID()

describe('§7 app-facing family', () => {
  test('GET /api/dashboard/overview answers user, progress, nextWorkouts, trainingHistory', async () => {
    const { user, progress, nextWorkouts, trainingHistory } = holds(
      app.appOverview,
      await ask('GET /api/dashboard/overview'),
    )
    expect(user.email).toBe('app@example.org')
    expect(progress, 'a plan is no workout yet').toEqual({ completed: 0, total: 0 })
    expect(nextWorkouts).toMatchObject([{ id: workoutId, name: expect.any(String), date: expect.any(String) }])
    expect(nextWorkouts[0]?.duration).toBeGreaterThan(0)
    expect(trainingHistory).toEqual([])
  })

  test('POST /api/training-plan answers 201 with a message', async () => {
    const { message, workoutId: planned } = holds(app.requestTrainingPlan, await ask('POST /api/training-plan'))
    expect(message).not.toBe('')
    const list = holds(workouts.listWorkouts, await ask('GET /workouts'))
    expect(list.some(({ id }) => id === planned)).toBe(true)
  })

  test('GET /api/workouts/{id} answers the workout with blocks', async () => {
    const { id, status, durationMinutes, blocks } = await workout()
    expect({ id, status }).toEqual({ id: workoutId, status: 'planned' })
    expect(durationMinutes).toBeGreaterThan(0)
    expect(blocks.length).toBeGreaterThan(0)
    for (const { type, ...exercise } of blocks.flatMap(({ exercises }) => exercises)) {
      expect(exercise).toHaveProperty(type === 'repetitions' ? 'repetitions' : 'durationSeconds', expect.any(Number))
      expect(Reflect.get(exercise, type === 'repetitions' ? 'repetitions' : 'durationSeconds')).toBeGreaterThan(0)
    }
  })

  test('GET /api/workouts/{workoutId}/blocks/{blockId} answers the block', async () => {
    const [first] = (await workout()).blocks
    const block = holds(app.getAppBlock, await ask(`GET /api/workouts/${workoutId}/blocks/${first?.id}`))
    expect(block).toEqual(first)
    refuses(await ask(`GET /api/workouts/${workoutId}/blocks/nirgends`), 404, 'Block ID not found')
  })

  test('PUT /api/workouts/{workoutId} takes a form, answers 200 with workoutId and workout', async () => {
    const answer = await ask(`PUT /api/workouts/${workoutId}`, { durationMinutes: 20, prompt: 'nur Mobilität' })
    const { workoutId: changed, workout: told } = holds(app.changeAppWorkout, answer)
    expect(changed).toBe(workoutId)
    expect(told.warmup + told.main + told.cooldown).not.toBe('')
    expect((await workout()).durationMinutes).toBeLessThanOrEqual(24)
  })

  test('PUT …/exercises/{exerciseId}/status answers a message plus echo, and keeps the sets that came with it', async () => {
    const block = (await workout()).blocks.find(({ exercises }) => exercises.length > 0)
    const exercise = block?.exercises[0]
    const sets = (exercise?.sets ?? []).map(({ id }) => ({ id, reps: 5, duration: 20 }))
    const url = `/api/workouts/${workoutId}/blocks/${block?.id}/exercises/${exercise?.id}/status`
    const echo = holds(workouts.setExerciseStatus, await ask(`PUT ${url}`, { completed: true, sets }))
    expect(echo.message).not.toBe('')
    expect(echo).toMatchObject({ exerciseId: exercise?.id, blockId: block?.id, completed: true, sets })
    const now = (await workout()).blocks.find(({ id }) => id === block?.id)?.exercises[0]
    expect(now?.completed).toBe(true)
    expect(now?.sets.every(({ done }) => done)).toBe(true)
    expect((await workout()).status).toBe('in_progress')
    holds(workouts.setExerciseStatus, await ask(`PUT ${url}`, { completed: false }))
    expect((await workout()).blocks.find(({ id }) => id === block?.id)?.status).toBe('in_progress')
  })

  test('PUT …/blocks/{blockId}/complete answers a message', async () => {
    const [block] = (await workout()).blocks
    const url = `/api/workouts/${workoutId}/blocks/${block?.id}/complete`
    expect(holds(workouts.completeBlock, await ask(`PUT ${url}`)).message).not.toBe('')
    const now = (await workout()).blocks[0]
    expect(now?.status).toBe('complete')
    expect(now?.exercises.every(({ completed }) => completed)).toBe(true)
  })

  test('POST /api/workouts takes a form, answers 201 with workoutId and workout', async () => {
    const answer = await ask('POST /api/workouts', { prompt: 'Oberkörper', durationMinutes: 40, mood: 4 })
    const { workoutId: id, workout: told } = holds(app.createAppWorkout, answer)
    expect(told.warmup).not.toBe('')
    expect(told.main).not.toBe('')
    expect(told.cooldown).not.toBe('')
    expect(Date.parse(told.createdAt)).toBeGreaterThan(0)
    expect(holds(app.getAppWorkout, await ask(`GET /api/workouts/${id}`)).status).toBe('planned')
  })

  test('a workout goes from planned through in_progress to completed, another to aborted', async () => {
    holds(workouts.setWorkoutStatus, await ask(`PUT /api/workouts/${workoutId}/status`, { status: 'completed' }))
    expect((await workout()).status).toBe('completed')
    const { workoutId: other } = holds(app.requestTrainingPlan, await ask('POST /api/training-plan'))
    const made = holds(app.createAppWorkout, await ask('POST /api/workouts'))
    holds(workouts.setWorkoutStatus, await ask(`PUT /api/workouts/${made.workoutId}/status`, { status: 'aborted' }))
    expect(holds(app.getAppWorkout, await ask(`GET /api/workouts/${made.workoutId}`)).status).toBe('aborted')
    expect(['not_started', 'planned']).toContain(
      holds(app.getAppWorkout, await ask(`GET /api/workouts/${other}`)).status,
    )
  })

  test('POST /api/feedback/questionnaire answers 201 with feedbackId; PUTs of answers, type and comment answer 200', async () => {
    const answers = { plan_difficulty: 'ja', plan_or_now: 'jetzt' }
    const given = await ask('POST /api/feedback/questionnaire', { answers })
    const { feedbackId } = holds(feedback.giveFeedback, given)
    const url = `/api/feedback/questionnaire/${feedbackId}`
    const revised = { ...answers, mobility: 'regelmässig', hyrox_experience: 'erstes' }
    holds(feedback.reviseFeedback, await ask(`PUT ${url}`, { answers: revised }))
    holds(feedback.assessWorkout, await ask(`PUT ${url}/feedback/type`, { type: 'too_hard' }))
    holds(feedback.commentWorkout, await ask(`PUT ${url}/feedback/comment`, { comment: 'Zu viele Burpees' }))
    expect(holds(feedback.getFeedback, await ask(`GET ${url}`))).toMatchObject({
      id: feedbackId,
      answers: revised,
      feedback_assessment: 'too_hard',
      feedback_comment: 'Zu viele Burpees',
      workout_id: null,
      questionnaire_template_id: 'q_v1.1',
    })
  })
})

describe('§8 app-facing family', () => {
  test.each([`/api/workouts/${unknown}`, '/api/workouts/keine-id'])('an unknown workout id is a 404: %s', async url => {
    const words = 'Workout ID not found'
    refuses(await ask(`GET ${url}`), 404, words)
    refuses(await ask(`PUT ${url}`, { durationMinutes: 30 }), 404, words)
    refuses(await ask(`PUT ${url}/status`, { status: 'completed' }), 404, words)
    refuses(await ask(`GET ${url}/blocks/b1`), 404, words)
    refuses(await ask(`PUT ${url}/blocks/b1/complete`), 404, words)
    refuses(await ask(`PUT ${url}/blocks/b1/exercises/e1/status`, { completed: true }), 404, words)
  })

  test.each(['4711', 'keine-id', '0', '99999999999999999999'])('an unknown feedback id is a 404: %s', async id => {
    const words = 'Feedback ID not found'
    const url = `/api/feedback/questionnaire/${id}`
    refuses(await ask(`GET ${url}`), 404, words)
    refuses(await ask(`PUT ${url}`, { answers: {} }), 404, words)
    refuses(await ask(`PUT ${url}/feedback/type`, { type: 'too_hard' }), 404, words)
    refuses(await ask(`PUT ${url}/feedback/comment`, { comment: 'x' }), 404, words)
  })
})
