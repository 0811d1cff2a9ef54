import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { admission } from '../../api/admission.ts'
import { addressAtDoor } from '../../api/client-address.ts'

type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly said: string }

let app: FastifyInstance
let agent: Agent
let told: { readonly sentAway: number; readonly inHand: number }[]
let letGo: () => void
/** What came past the door. */
let seen: string[]

const ask = (call: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<Answer>(resolve => {
    const [method, path] = call.split(' ')
    const { port } = app.server.address() as { port: number }
    const asked = request({ port, method, path, agent, headers })
    asked.once('error', () => resolve({ status: undefined, headers: {}, said: '' }))
    asked.once('response', async answer =>
      resolve({ status: answer.statusCode, headers: answer.headers, said: await text(answer) }),
    )
    asked.end(body)
  })

/** So many calls that are not answered until `letGo`. */
const hold = async (count: number, call: string) => {
  const before = seen.length
  const held = Array.from({ length: count }, () => ask(call).then(({ status }) => status))
  while (seen.length < before + count) await new Promise(resolve => setTimeout(resolve, 5))
  return held
}

beforeEach(async () => {
  told = []
  seen = []
  agent = new Agent({ keepAlive: true })
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  app = fastify({ serverFactory: admission(addressAtDoor('127.0.0.1'), each => told.push(each)) })
  app.addHook('onRequest', async ({ method, url }) => void seen.push(`${method} ${url}`))
  app.all('/quick', async () => 'done')
  app.get('/healthz', async () => 'well')
  for (const path of ['/slow', '/llm/create-workout', '/live', '/live/changes', '/auth/login'])
    app.all(path, async () => {
      await held
      return 'done'
    })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  letGo()
  await app.close()
  agent.destroy()
})

test('who is one too many is sent away at the door: told when to come again, in their language, and nothing is read', async () => {
  await hold(120, 'GET /slow')
  const away = await Promise.all(Array.from({ length: 50 }, () => ask('PUT /quick', {}, 'x'.repeat(5000))))
  expect(away.map(({ status }) => status)).toEqual(away.map(() => 503))
  expect(seen).toHaveLength(120)
  for (const { headers, said } of away) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers).toMatchObject({
      'content-language': 'de',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-type']).toBe('application/problem+json')
    expect(JSON.parse(said)).toMatchObject({
      status: 503,
      code: 'too-busy',
      detail: expect.stringMatching(/viel los\. Bitte/),
    })
  }
  const english = await ask('PUT /quick', { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' })
  expect(english.headers['content-language']).toBe('en')
  expect(JSON.parse(english.said).message).toMatch(/try again/)
  const form = await ask('POST /quick', { accept: 'text/html,application/xhtml+xml' })
  expect(form).toMatchObject({ status: 503, said: expect.stringMatching(/^<!doctype html>.*viel los/) })
  expect(told).toEqual([{ sentAway: 1, inHand: expect.any(Number) }])
})

test('a full house still says that it lives, and still shows its pages', async () => {
  await hold(120, 'GET /slow')
  expect((await ask('GET /quick')).status).toBe(503)
  expect((await ask('GET /healthz')).status).toBe(200)
  expect((await ask('GET /quick', { accept: 'text/html' })).status).toBe(200)
  expect((await ask('GET /quick', { 'sec-fetch-dest': 'script' })).status).toBe(200)
  expect((await ask('GET /live?workout=1')).status).toBe(503)
})

test.each(['GET /dashboard/overview', 'GET /workouts/1?a=b', 'GET /desk/undone'])(
  '%s is no page, whatever it is asked for as',
  async call => {
    await hold(120, 'GET /slow')
    for (const headers of [{ accept: 'text/html' }, { 'sec-fetch-dest': 'script' }])
      expect((await ask(call, headers)).status).toBe(503)
  },
)

test.each(['POST /llm/create-workout', 'GET /live?workout=1', 'GET /live/changes', 'POST /auth/login'])(
  '%s waits for something else, and takes nobody’s place',
  async call => {
    const held = await hold(400, call)
    const others = await Promise.all(Array.from({ length: 30 }, () => ask('PUT /quick')))
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
    letGo()
    expect(new Set(await Promise.all(held))).toEqual(new Set([200]))
    expect(told).toEqual([])
  },
)

test('who went away before the answer came holds no place', async () => {
  await hold(118, 'GET /slow')
  agent.destroy()
  await new Promise(resolve => setTimeout(resolve, 100))
  const later = await Promise.all(Array.from({ length: 30 }, () => ask('PUT /quick')))
  expect(later.map(({ status }) => status)).toEqual(later.map(() => 200))
})
