import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { asWorkoutId } from '../../domain/ids.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'
import { trainingProfiles } from '../../projections/training-profiles.ts'
import { goodAnswer, newcomer } from '../coach/athletes.ts'
import { hangs, type Scripted, saysLater, scriptedModel } from '../coach/scripted-model.ts'
import { startWorker } from '../coach/worker-process.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

describe('kill -9 while a workout is being made', () => {
  let model: Scripted
  let product: TestProduct
  let worker: Awaited<ReturnType<typeof startWorker>>
  let token: string

  const start = () =>
    startWorker({
      DATABASE_URL: product.databaseUrl,
      DATA_DIR: product.config.DATA_DIR,
      SECRET_KEY: '5e'.repeat(32),
      OPENAI_API_KEY: 'secret-key',
      OPENAI_BASE_URL: model.url,
    })

  beforeAll(async () => {
    model = await scriptedModel(hangs)
    product = await startProduct({ working: false })
    worker = await start()
    token = (await product.person('absturz@example.com')).access_token
    await product.ask('PUT /api/consents/ai', { token, body: { given: true } })
  })
  afterAll(async () => {
    await worker.kill()
    await product.close()
    await model.close()
  })
  beforeEach(() => {
    model.asked.length = 0
  })

  const good = goodAnswer(newcomer(45))
  const freeLeft = async () => (await product.ask('GET /dashboard/overview', { token })).json.credits.free_left

  const asked = async () => {
    const { json } = await product.ask('POST /llm/start-workout-creation', { token, body: { duration_minutes: 45 } })
    const id = json.workout_id as string
    expect(await until(async () => model.asked.length > 0, 15_000)).toBe(true)
    return id
  }

  const types = async (id: string) =>
    (await product.product.log.load(streamOf('workout', asWorkoutId(id)))).map(({ event }) => event.type as string)

  const settled = async (id: string) => {
    expect(await until(async () => (await types(id)).length > 1, 20_000)).toBe(true)
    await new Promise(resolve => setTimeout(resolve, 1000))
    return types(id)
  }

  test('ends in exactly one plan, however often it happens', async () => {
    model.nextSays(saysLater(3000, good), saysLater(3000, good), saysLater(200, good))
    const id = await asked()
    for (let crash = 1; crash <= 2; crash += 1) {
      await worker.kill()
      expect(await types(id)).toEqual(['WorkoutRequested'])
      worker = await start()
      expect(await until(async () => model.asked.length > crash, 15_000)).toBe(true)
    }
    expect(await settled(id)).toEqual(['WorkoutRequested', 'WorkoutGenerated'])
    // Whose plan was the better one is not asked here.
    expect((await product.ask(`GET /workouts/${id}`, { token })).json.status).toBe('PLANNED')
    expect(await freeLeft()).toBe(9)
  })

  test('or in one clear failure with the credit given back', async () => {
    model.nextSays(hangs)
    const id = await asked()
    expect(await until(async () => (await freeLeft()) === 8, 10_000)).toBe(true)
    const told = await product.ask('PUT /training-plan/mine', { token, body: { restrictions: 'Ich bin schwanger' } })
    expect(told.status).toBe(200)
    const position = told.headers['x-position'] as Position
    expect(await product.product.fresh.reached([trainingProfiles.name], position, 10_000)).toBe(true)
    await worker.kill()
    expect(await types(id)).toEqual(['WorkoutRequested'])
    worker = await start()
    expect(await settled(id)).toEqual(['WorkoutRequested', 'GenerationFailed'])
    const { json } = await product.ask(`GET /workouts/${id}`, { token })
    expect(json).toMatchObject({ status: 'FAILED', failure: 'needs-medical-advice' })
    expect(await until(async () => (await freeLeft()) === 9, 10_000)).toBe(true)
  })
})
