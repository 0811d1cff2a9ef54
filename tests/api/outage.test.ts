import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct

beforeEach(async () => {
  it = await startProduct()
})
afterEach(async () => {
  await database(true)
  await it.close()
})

/** Cuts every connection to the product's database and lets none in, or lets them in again. */
const database = async (isThere: boolean) => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const name = new URL(it.databaseUrl).pathname.slice(1)
  await client.query(`alter database ${name} with allow_connections ${isThere}`)
  if (!isThere) await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.end()
}

test('without the database every call answers 503 in time and says when to ask again, then all goes on', async () => {
  const { access_token: token } = await it.person('anna@formkurve.test')
  const asked = await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 30 } })
  expect(asked.status).toBe(201)
  const position = String(asked.headers['x-position'])
  const calls: readonly (readonly [string, object?])[] = [
    ['GET /workouts'],
    [`GET /workouts/${asked.json.id}`],
    ['GET /auth/me'],
    ['GET /dashboard/overview'],
    ['POST /llm/start-workout-creation', { duration_minutes: 20 }],
    ['POST /auth/login', { email: 'anna@formkurve.test', password: 'ein langer Satz' }],
  ]
  const known = await Promise.all(calls.map(([call, body]) => it.ask(call, { token, ...(body ? { body } : {}) })))
  await database(false)
  for (const [at, [call, body]] of calls.entries()) {
    expect(known[at]?.status, call).toBeLessThan(300)
    for (const headers of [{}, { 'x-read-after': position }]) {
      const began = performance.now()
      const { status, headers: said, json } = await it.ask(call, { token, headers, ...(body ? { body } : {}) })
      expect({ call, headers, status, code: json?.code }).toEqual({ call, headers, status: 503, code: 'unavailable' })
      expect(Number(said['retry-after'])).toBeGreaterThan(0)
      expect(performance.now() - began).toBeLessThan(8000)
    }
  }
  await database(true)
  expect(await until(async () => (await it.ask('GET /workouts', { token })).status === 200, 10_000)).toBe(true)
  const odd = await it.ask('GET /workouts', { token, headers: { 'x-read-after': 'yesterday' } })
  expect(odd).toMatchObject({ status: 400, json: { detail: expect.stringContaining('x-read-after') } })
}, 60_000)
