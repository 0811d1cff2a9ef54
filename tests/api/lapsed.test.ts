import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { calls } from '../../contract/all.ts'
import { asUserId } from '../../domain/ids.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
/** Nothing else changes between two looks. */
const now = Date.parse('2026-11-02T08:00:00.000Z')
beforeAll(async () => {
  it = await startProduct({ environment: { PAYMENTS: 'test' }, clock: () => new Date(now).toISOString() })
})
afterAll(() => it?.close())

const email = 'fertig@example.org'

/** Everything that somebody signed in may read of themselves, and what was said. */
const everything = async (known: Readonly<Record<string, string>>) => {
  const { access_token: token } = await it.signIn(email)
  const reads = calls.filter(
    ({ method, access, media }) => method === 'GET' && access === 'signed-in' && media !== 'text/event-stream',
  )
  const said: [string, number, string][] = []
  for (const { path, query } of reads) {
    const url = path.replace(/:(\w+)/g, (_, name) => known[path] ?? known[name] ?? known.id ?? name)
    const asked = query ? `${url}?${known[`?${path}`] ?? ''}` : url
    const { status, text } = await it.ask(`GET ${asked}`, { token })
    said.push([path, status, text])
  }
  return said
}

test('whose subscription is over reads and takes along all that they could before', async () => {
  const { access_token: token, id } = await it.person(email)
  const ordered = await it.ask('POST /api/membership/orders', { token, body: { plan: 'monthly', early_start: true } })
  const play = (act: string) =>
    it.ask(`POST ${ordered.json.pay_at.replace('https://formkurve.test', '')}`, {
      body: `act=${act}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  await play('pay')
  const place = await it.ask('POST /training-profiles/', { token, body: { name: 'Keller', equipment: ['dumbbells'] } })
  const body = { duration_minutes: 20, prompt: 'Schultern', profile_id: place.json.id }
  const context = {
    commandId: freshId<'command'>(),
    actor: { kind: 'system', id: 'test' },
    subject: asUserId(id),
  } as const
  await it.product.memberships.ask(context, { type: 'CarryOver', used: 10, at: new Date(now).toISOString() })
  const { status, json: done } = await it.ask('POST /llm/create-workout', { token, body })
  expect(status, JSON.stringify(done)).toBe(201)
  const [block] = done.blocks
  const [exercise] = block.exercises
  const set = `/api/workouts/${done.id}/sets/${exercise.sets[0].id}`
  expect((await it.ask(`PUT ${set}`, { token, body: { reps: 8, weight: 12 } })).status).toBe(200)
  expect((await it.ask(`PUT /api/workouts/${done.id}/status`, { token, body: { status: 'completed' } })).status).toBe(
    200,
  )

  const known = { id: done.id, workout: done.id, exercise: exercise.id, set: exercise.sets[0].id, person: id }
  const before = await everything(known)
  await play('refund')
  await play('end')
  const { access_token: later } = await it.signIn(email)
  expect((await it.ask('GET /api/membership', { token: later })).json.standing).toBe('lapsed')
  expect((await it.ask('POST /llm/create-workout', { token: later, body })).json.code).toBe('free-workouts-used-up')

  const after = await everything(known)
  expect(after.map(([path, status]) => [path, status])).toEqual(before.map(([path, status]) => [path, status]))
  const read = after.filter(([, status]) => status === 200).map(([path]) => path)
  expect(read).toEqual(expect.arrayContaining(['/api/export', '/api/export.csv', '/workouts', '/api/strength']))
  const textOf = (said: typeof before, path: string) => said.find(([one]) => one === path)?.[2] ?? ''
  for (const path of ['/workouts', '/workouts/:id', '/api/export.csv', '/api/strength', '/api/workouts/:id/history'])
    expect(textOf(after, path), path).toBe(textOf(before, path))
  for (const words of ['Schultern', 'Keller', 'WorkoutCompleted', 'SetLogged', 'SubscriptionEnded'])
    expect(textOf(after, '/api/export')).toContain(words)
})
