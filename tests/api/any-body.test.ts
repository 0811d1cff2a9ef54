import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Schema } from '../../api/docs/schema-words.ts'
import { calls } from '../../contract/all.ts'
import { schemaBook } from '../../contract/openapi/schemas.ts'
import { openapi } from '../../contract/openapi.ts'
import { problem } from '../../contract/problem.ts'
import { fromSchema, hostile, nearly, rawHostile } from '../support/from-schema.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

type Described = (typeof calls)[number]
type Asked = { url: string; body?: unknown; raw?: string; headers: Record<string, string> }

vi.setConfig({ testTimeout: 300_000 })

const secret = 'Annas-Geheimnis-4711'
/** RUNS=100 looks longer. */
const runs = Number(process.env.RUNS ?? 8)
const book = schemaBook()
const unlimited = {
  SIGN_IN_FAILURES_PER_ADDRESS: '100000',
  REGISTRATIONS_PER_ADDRESS: '100000',
  WRITES_PER_MINUTE: '100000',
}
let it: TestProduct
let anna: string
let ben: string
let ids: { own: Record<string, string>; hers: Record<string, string> }
let before: string

/** They end the session that asks, or the account. */
const parting = ['/auth/logout', '/api/auth/logout', '/auth/close-account', '/auth/sessions', '/api/age']

beforeAll(async () => {
  it = await startProduct({ environment: unlimited })
  anna = (await it.person('anna-geheim@example.org')).access_token
  const { id, access_token } = await it.person('abo@example.org')
  ben = access_token
  const order = { commandId: randomUUID(), actor: { kind: 'user', id }, subject: id } as const
  await it.product.memberships.grant(order, 'yearly', new Date(Date.now() + 1e10).toISOString())
  ids = { hers: await live(anna, secret), own: await live(ben, 'Bens Ort') }
  before = await everythingOf(anna)
}, 60_000)
afterAll(() => it.close())

/** A place, a workout, feedback: something of everything. */
const live = async (token: string, words: string) => {
  const place = await it.ask('POST /training-profiles/', { token, body: { name: words, equipment: ['dumbbells'] } })
  await it.ask('PUT /training-plan/mine', { token, body: { comments: words, age: 30 } })
  const made = await it.ask('POST /llm/create-workout', { token, body: { prompt: words, duration_minutes: 15 } })
  const given = await it.ask('POST /api/feedback/questionnaire', { token, body: { answers: {} } })
  const feedbackId = String(given.json.feedbackId)
  await it.ask(`PUT /api/feedback/questionnaire/${feedbackId}/feedback/comment`, { token, body: { comment: words } })
  const [block] = made.json.blocks
  const [exercise] = block.exercises
  return {
    workout: made.json.id as string,
    place: place.json.id as string,
    feedbackId,
    block: block.id as string,
    exercise: exercise.id as string,
    set: exercise.sets[0].id as string,
  }
}

const everythingOf = async (token: string) => {
  const { workout, feedbackId } = ids.hers
  const urls = ['/training-profiles/all', '/training-plan/mine', '/users/profile', '/workouts', `/workouts/${workout}`]
  const more = [`/api/workouts/${workout}/history`, `/api/feedback/questionnaire/${feedbackId}`]
  const answers = await Promise.all([...urls, ...more].map(url => it.ask(`GET ${url}`, { token })))
  return JSON.stringify(answers.map(({ status, json }) => [status, json]))
}

const oddText = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('..', '%00', 'null', '-1', '0', '1e9', 'x'.repeat(190), "' or 1=1 --", '\u0000', 'ü/ö'),
)

/** Ids of one's own most of the time, else another's, else anything. */
const pathOf = (call: Described): fc.Arbitrary<string> => {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
  const known = (name: string) => (name === 'id' ? (call.path.startsWith('/training') ? 'place' : 'workout') : name)
  const value = (name: string) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(() => ids.own[known(name)] ?? '') },
      { weight: 1, arbitrary: fc.constant(() => ids.hers[known(name)] ?? '') },
      { weight: 1, arbitrary: oddText.map(text => () => text) },
    )
  return fc
    .tuple(...names.map(value))
    .map(values => names.reduce((path, name, at) => path.replace(`:${name}`, escaped(values[at]?.() ?? '')), call.path))
}

const escaped = (text: string) => encodeURIComponent(text.toWellFormed()) || 'x'

const queryOf = (call: Described): fc.Arbitrary<string> => {
  if (!call.query) return fc.constant('')
  const good = fromSchema(book.write(call.query, 'input') as Schema, book.components as Record<string, Schema>)
  return fc
    .oneof(good, fc.dictionary(fc.constantFrom('status', 'limit', 'before', 'token', 'odd'), oddText))
    .map(fields => {
      const given = Object.entries(fields as object).map(([name, value]) => [name, String(value).toWellFormed()])
      return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
    })
}

const headersOf = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('idempotency-key', 'if-match', 'if-none-match', 'x-read-after', 'accept-language'),
      fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom('"0"', '*', 'W/"1"', '"', 'en', '99999999999999999999')),
      { maxKeys: 3 },
    ),
  },
)

const bodyOf = (call: Described): fc.Arbitrary<Pick<Asked, 'body' | 'raw'>> => {
  if (!call.body) return fc.constant({})
  const good = fromSchema(book.write(call.body, 'input') as Schema, book.components as Record<string, Schema>)
  return fc.oneof(
    { weight: 4, arbitrary: good.map(body => ({ body })) },
    { weight: 4, arbitrary: nearly(good).map(body => ({ body })) },
    { weight: 1, arbitrary: hostile.map(body => ({ body })) },
    { weight: 1, arbitrary: rawHostile.map(raw => ({ raw })) },
  )
}

const askedOf = (call: Described): fc.Arbitrary<Asked> =>
  fc
    .tuple(pathOf(call), queryOf(call), headersOf, bodyOf(call))
    .map(([path, query, headers, body]) => ({ url: path + query, headers, ...body }))

const send = async (call: Described, { url, body, raw, headers }: Asked, token: string) => {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return it.ask(`${call.method} ${url}`, {
    token,
    headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(text === undefined ? {} : { body: text }),
  })
}

type Paths = Record<string, Record<string, { responses: object }>>
const paths = openapi('/').paths as Paths

/** The statuses that the description promises. */
const told = ({ method, path }: Described) =>
  Object.keys(paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {})

const isFine = (call: Described, { status, text, json }: Awaited<ReturnType<typeof send>>) => {
  expect(status, text).toBeLessThan(500)
  expect(text).not.toContain(secret)
  expect(text).not.toContain('anna-geheim')
  if (status < 400) expect([call.status, 304]).toContain(status)
  else expect(problem.parse(json).status).toBe(status)
  if (json?.message !== 'There is nothing here') expect([...told(call), '304', '413', '415']).toContain(String(status))
}

describe('whatever is sent', () => {
  test.each(
    calls
      .filter(call => !parting.includes(call.path) && call.media !== 'text/event-stream')
      .map(call => [`${call.method} ${call.path}`, call] as const),
  )('%s never fails and never tells of another', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(askedOf(call), async asked => isFine(call, await send(call, asked, ben))),
      { numRuns: call.body ? runs * 2 : runs },
    )
  })

  test.each(
    calls.filter(({ path }) => parting.includes(path)).map(call => [`${call.method} ${call.path}`, call] as const),
  )('%s likewise, by somebody new', async (_, call) => {
    const { access_token } = await it.person(`${randomUUID()}@example.org`)
    await fc.assert(
      fc.asyncProperty(askedOf(call), async asked => isFine(call, await send(call, asked, access_token))),
      { numRuns: 5 },
    )
  })

  test('and none of it has changed anything of another, or troubled the house', async () => {
    expect(await everythingOf(anna)).toBe(before)
    expect(it.troubles).toEqual([])
  })
})
