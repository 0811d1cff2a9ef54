import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import fastify, { type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { liveBus } from '../../adapters/live/bus.ts'
import { type LiveSettings, liveRoute, usualLive } from '../../api/live.ts'
import { answerProblems, problem } from '../../api/problems.ts'
import type { Serving } from '../../api/route.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import type { State } from '../../domain/workout.ts'
import { goodAnswer, newcomer } from '../coach/athletes.ts'
import { watch } from '../coach/event-stream.ts'
import { type Scripted, says, saysLater, scriptedModel } from '../coach/scripted-model.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

describe('/live of the product', () => {
  let model: Scripted
  let product: TestProduct
  let url: string

  beforeAll(async () => {
    model = await scriptedModel(says('nothing yet'))
    product = await startProduct({ environment: { OPENAI_API_KEY: 'secret-key', OPENAI_BASE_URL: model.url } })
    url = await product.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await product.close()
    await model.close()
  })

  const good = goodAnswer(newcomer(45))

  const begin = async (email: string) => {
    const { access_token: token } = await product.person(email)
    await product.ask('PUT /api/consents/ai', { token, body: { given: true } })
    const { json } = await product.ask('POST /llm/start-workout-creation', { token, body: { duration_minutes: 45 } })
    return { token, id: json.workout_id as string }
  }

  test('tells every stage, then that it is done, when it can be read, and ends', async () => {
    model.nextSays(saysLater(400, { ...good, blocks: good.blocks.slice(0, 1) }), saysLater(300, good))
    const { token, id } = await begin('zuschauer@example.com')
    const watching = await watch(`${url}/live?workout=${id}`, token)
    expect(watching.status).toBe(200)
    expect(watching.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(watching.headers.get('cache-control')).toBe('no-store')
    expect(watching.headers.get('content-security-policy')).toContain("default-src 'none'")
    await watching.ended
    const stages = watching.told.map(({ data }) => data.stage)
    expect(stages.slice(-4)).toEqual(['checking', 'repairing', 'checking', 'done'])
    expect(watching.told.every(({ data, event }) => data.workout === id && event === 'stage')).toBe(true)
    expect((await product.ask(`GET /workouts/${id}`, { token })).json.status).toBe('PLANNED')
  })

  test('tells a late comer the end at once, whatever event they heard last', async () => {
    model.nextSays(says(good))
    const { token, id } = await begin('spaet@example.com')
    expect(
      await until(async () => (await product.ask(`GET /workouts/${id}`, { token })).json?.status === 'PLANNED', 10_000),
    ).toBe(true)
    for (const last of ['', '7', 'x'.repeat(5000)]) {
      const watching = await watch(`${url}/live?workout=${id}`, token, { 'last-event-id': last })
      await watching.ended
      expect(watching.told.map(({ data }) => data.stage)).toEqual(['done'])
    }
  })

  test('tells of a failure', async () => {
    const { access_token: token } = await product.person('arzt@example.com')
    await product.ask('PUT /training-plan/mine', { token, body: { restrictions: 'schwanger' } })
    const { json } = await product.ask('POST /llm/start-workout-creation', { token, body: { duration_minutes: 45 } })
    const watching = await watch(`${url}/live?workout=${json.workout_id}`, token)
    await watching.ended
    expect(watching.told.at(-1)?.data.stage).toBe('failed')
  })

  test('another person’s workout is no workout, and nobody watches without signing in', async () => {
    model.nextSays(says(good))
    const { id } = await begin('eine@example.com')
    const { access_token: other } = await product.person('andere@example.com')
    expect((await watch(`${url}/live?workout=${id}`, other)).status).toBe(404)
    expect((await watch(`${url}/live?workout=${randomUUID()}`, other)).status).toBe(404)
    expect((await watch(`${url}/live?workout=${id}`, 'no token')).status).toBe(401)
    expect((await watch(`${url}/live`, other)).status).toBe(400)
    expect((await watch(`${url}/live?workout=7`, other)).status).toBe(400)
  })

  test('closing the product ends every stream', async () => {
    const one = await startProduct({ working: false, databaseUrl: product.databaseUrl })
    const address = await one.app.listen({ port: 0, host: '127.0.0.1' })
    model.nextSays(saysLater(3000, good))
    const { token, id } = await begin('ende@example.com')
    const watching = await watch(`${address}/live?workout=${id}`, token)
    expect(watching.status).toBe(200)
    const began = performance.now()
    await one.close()
    await watching.ended
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

describe('/live under strain', () => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  const requested: State = { phase: 'requested', athlete: asUserId('anna') }

  const open = async (settings: Partial<LiveSettings> = {}) => {
    const app = fastify()
    const bus = liveBus()
    const ended = new Set<string>()
    const workouts = new Map<string, State>()
    const identify = async ({ headers }: FastifyRequest) => {
      const id = headers.authorization?.slice('Bearer '.length) ?? ''
      if (!id) throw problem(401, 'Please sign in')
      return { id, session: `session of ${id}` }
    }
    answerProblems(app, { note: () => {} })
    liveRoute({ app, identify } as unknown as Serving, {
      live: bus,
      workouts: {
        of: async (_, id) => {
          const state = workouts.get(id) ?? requested
          return state.phase === 'unknown' || state.phase === 'deleted' ? null : state
        },
      },
      sessions: { standing: async session => (ended.has(session) ? 'over' : 'open') },
      isReadable: async () => true,
      settings: { ...usualLive, ...settings },
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    closing.push(() => app.close())
    return { url, bus, ended, workouts, port: Number(new URL(url).port) }
  }

  test('a stream ends soon after its session, and others go on', async () => {
    const { url, ended } = await open({ heartbeatMs: 50 })
    const id = randomUUID()
    const [one, other] = [
      await watch(`${url}/live?workout=${id}`, 'anna'),
      await watch(`${url}/live?workout=${id}`, 'bea'),
    ]
    ended.add('session of anna')
    const began = performance.now()
    await one.ended
    expect(performance.now() - began).toBeLessThan(1000)
    expect(other.isOpen()).toBe(true)
    expect(await until(async () => other.beats() >= 2, 2000)).toBe(true)
    await other.stop()
  })

  test('what was told elsewhere and lost is found in the log at the next heartbeat', async () => {
    const { url, workouts } = await open({ heartbeatMs: 50 })
    const id = randomUUID()
    const watching = await watch(`${url}/live?workout=${id}`, 'anna')
    workouts.set(id, { phase: 'failed', athlete: asUserId('anna') })
    await watching.ended
    expect(watching.told.map(({ data }) => data.stage)).toEqual(['failed'])
  })

  test('no stream lasts longer than allowed', async () => {
    const { url } = await open({ heartbeatMs: 30, longestMs: 100 })
    const watching = await watch(`${url}/live?workout=${randomUUID()}`, 'anna')
    await watching.ended
    expect(watching.told).toEqual([])
  })

  test('there are as many streams as allowed and no more; a place that is left can be taken', async () => {
    const { url } = await open({ connections: 3, connectionsPerPerson: 2 })
    const ask = (person: string) => watch(`${url}/live?workout=${randomUUID()}`, person)
    const [first] = [await ask('anna'), await ask('anna')]
    const third = await ask('anna')
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5'])
    const bea = await ask('bea')
    expect(bea.status).toBe(200)
    const full = await ask('carla')
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '5'])
    await first?.stop()
    expect(await until(async () => (await ask('carla')).status === 200, 2000)).toBe(true)
  })

  test('a client that does not read is dropped; the others hear everything', async () => {
    const { url, port, bus } = await open()
    const id = randomUUID()
    const slow = connect(port, '127.0.0.1')
    closing.push(async () => slow.destroy())
    let gone = false
    slow.on('close', () => {
      gone = true
    })
    slow.on('error', () => {})
    slow.write(`GET /live?workout=${id} HTTP/1.1\r\nhost: live\r\nauthorization: Bearer slow\r\n\r\n`)
    await new Promise(resolve => slow.once('data', resolve))
    slow.pause()
    const watching = await watch(`${url}/live?workout=${id}`, 'anna')
    let told = 0
    const before = process.memoryUsage().rss
    const flood = async () => {
      for (let more = 0; more < 500; more += 1) bus.tell(asWorkoutId(id), 'planning')
      told += 500
      await new Promise(resolve => setTimeout(resolve, 5))
      return watching.told.length >= told - 500 && told >= 100_000
    }
    while (!(await flood())) if (told > 200_000) break
    slow.resume()
    expect(await until(async () => gone, 5000)).toBe(true)
    expect(await until(async () => watching.told.length === told, 10_000)).toBe(true)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    await watching.stop()
  })

  test('five hundred idle streams cost little and hear what is meant for them', async () => {
    const { url, bus } = await open()
    const ids = Array.from({ length: 500 }, () => randomUUID())
    const before = process.memoryUsage().rss
    const all = await Promise.all(ids.map((id, at) => watch(`${url}/live?workout=${id}`, `person ${at}`)))
    expect(all.every(({ status }) => status === 200)).toBe(true)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
    const [first = ''] = ids
    bus.tell(asWorkoutId(first), 'planning')
    expect(await until(async () => all[0]?.told.length === 1, 1000)).toBe(true)
    expect(all.slice(1).every(({ told }) => told.length === 0)).toBe(true)
    await Promise.all(all.map(({ stop }) => stop()))
  })
})
