import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Athlete, asking, athlete } from './support/athlete.ts'
import { type OnEventStore, startOnEventStore } from './support/product.ts'
import { expectModelsEqualFreshFold, expectOnceInLog, settled } from './support/truth.ts'

describe('the product on EventStoreDB', () => {
  let on: OnEventStore
  let anna: Athlete

  beforeAll(async () => {
    on = await startOnEventStore()
  }, 120_000)
  afterAll(() => on?.close())

  test('register, verify by mail, sign in, one click, log sets, complete, history', async () => {
    anna = await athlete(on.server.url)
    const logged = []
    for (const [index, set] of anna.sets.slice(0, 4).entries()) logged.push(await anna.log(set, 8 + index))
    const end = await anna.end()

    const history = await anna.ask(`GET /api/workouts/${anna.workout}/history`, {
      headers: { 'x-read-after': end.position },
    })
    expect(history.stale).toBe(false)
    const types = history.json.events.map(({ type }: { type: string }) => type)
    expect(types.slice(0, 3)).toEqual(['WorkoutRequested', 'WorkoutGenerated', 'WorkoutStarted'])
    expect(types.filter((type: string) => type === 'SetLogged')).toHaveLength(4)
    expect(types.at(-1)).toBe('WorkoutCompleted')
    await expectOnceInLog(on.infrastructure, [...logged, end], [`workout-${anna.workout}`])
  }, 60_000)

  test('who writes reads the own write at once, also from models that the write does not touch', async () => {
    const ben = await athlete(on.server.url)
    const waits: number[] = []
    for (const set of ben.sets.slice(0, 8)) {
      const { position } = await ben.log(set, 9)
      for (const path of [`/workouts/${ben.workout}`, '/auth/me', '/dashboard/overview']) {
        const began = performance.now()
        const { stale, status } = await ben.ask(`GET ${path}`, { headers: { 'x-read-after': position } })
        waits.push(performance.now() - began)
        expect([status, stale, path]).toEqual([200, false, path])
      }
    }
    const [median, most] = [waits.sort((one, other) => one - other)[waits.length / 2] ?? 0, Math.max(...waits)]
    console.log(
      `what was written is seen ${median.toFixed()} ms after its answer (median), ${most.toFixed()} ms at most`,
    )
    expect(most).toBeLessThan(1000)
  }, 60_000)

  test('a new process finds everything again', async () => {
    await on.server.crash()
    await on.server.start()
    const { status, json } = await anna.ask(`GET /api/workouts/${anna.workout}/history`)
    expect(status).toBe(200)
    expect(json.events.at(-1).type).toBe('WorkoutCompleted')
    expect((await asking(on.server.url)('GET /readyz')).status).toBe(200)
  }, 60_000)

  test('the read models are what a fresh fold of the log makes', async () => {
    await settled(on.infrastructure)
    await expectModelsEqualFreshFold(on.infrastructure)
  }, 120_000)
})
