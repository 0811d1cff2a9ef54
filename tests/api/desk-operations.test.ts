import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { projections } from '../../projections/all.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let anna: { id: string; access_token: string }
let token: string
let workout: string

const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows
const desk = async (call: string, body?: object) => {
  const { status, json } = await it.ask(call, { token, ...(body ? { body } : {}) })
  expect([call, status]).toEqual([call, call.includes('/jobs') ? 202 : 200])
  return json
}

beforeAll(async () => {
  it = await startProduct()
  const [one, two] = [await it.person('anna@example.org'), await it.person('eva@example.org')]
  const idOf = async (access_token: string) => (await it.ask('GET /auth/me', { token: access_token })).json.id
  anna = { ...one, id: await idOf(one.access_token) }
  token = two.access_token
  const staff = await idOf(token)
  await it.product.accounts.askUser(
    { commandId: randomUUID(), actor: { kind: 'system', id: 'test' }, subject: staff },
    { type: 'GrantStaffRole', by: 'test', role: 'staff', reason: 'Support', at: new Date().toISOString() },
  )
  workout = (await it.ask('POST /llm/create-workout', { token: anna.access_token, body: { duration_minutes: 30 } }))
    .json.id
}, 60_000)
afterAll(() => it?.close())

describe('what is not done', () => {
  test('an effect that waits for a person: why, whom it hurts, since when; tried again it is done', async () => {
    const [event] = await sql(
      `select id, stream, version, created from log.events where stream = $1 and type = 'UserRegistered'`,
      [`user-${anna.id}`],
    )
    await sql(
      `insert into reactions.parked (reaction, event_id, stream, attempts, error)
       values ('when-account-changed-then-mail', $1, $2, 84, 'Error: 550 anna@example.org is no mailbox')`,
      [event.id, event.stream],
    )
    expect(await desk('GET /desk/undone')).toMatchObject({
      effects: [
        {
          reaction: 'when-account-changed-then-mail',
          event: event.id,
          stream: event.stream,
          revision: event.version,
          person: anna.id,
          since: event.created,
          attempts: 84,
          why: 'Error: 550 [address] is no mailbox',
          nextAt: null,
        },
      ],
      more: false,
    })
    const effect = { reaction: 'when-account-changed-then-mail', event: event.id }
    expect(await desk('POST /desk/undone/retry', { effect })).toEqual({ effects: 1, back: 0 })
    expect(await until(async () => (await desk('GET /desk/undone')).effects.length === 0, 5000)).toBe(true)
  })

  test('a stream that a model cannot follow: why, whom it hurts, since when; tried again it stays while nothing was mended', async () => {
    await sql(
      `insert into log.events (gp, stream, version, type, id, data, meta)
       select (select max(gp) + 1 from log.events), stream, version + 1, 'WorkoutTeleported', $2, '{}', meta
       from log.events where stream = $1 order by version desc limit 1`,
      [`workout-${workout}`, randomUUID()],
    )
    const mine = async () => {
      const { aside } = await desk('GET /desk/undone')
      return aside.filter((each: { model: string }) => each.model === workoutList.name)
    }
    expect(await until(async () => (await mine()).length === 1, 5000)).toBe(true)
    const [event] = await sql(`select id, version, created from log.events where type = 'WorkoutTeleported'`)
    const told = {
      event: event.id,
      stream: `workout-${workout}`,
      revision: event.version,
      person: anna.id,
      since: event.created,
      why: expect.stringContaining('WorkoutTeleported'),
    }
    expect(await mine()).toMatchObject([told])
    expect(await desk('POST /desk/undone/retry', { model: workoutList.name })).toEqual({ effects: 0, back: 0 })
    expect(await mine()).toMatchObject([told])
    const { models } = await desk('GET /desk/models')
    expect(models.find(({ name }: { name: string }) => name === workoutList.name).aside).toBe(1)
  })
})

describe('the read models', () => {
  const modelNamed = async (name: string) =>
    (await desk('GET /desk/models')).models.find((each: { name: string }) => each.name === name)

  const worked = async (name: string, what: 'verify' | 'rebuild') => {
    await desk(`POST /desk/models/${name}/jobs`, { what })
    expect(await until(async () => (await modelNamed(name)).job.state !== 'running', 30_000)).toBe(true)
    return (await modelNamed(name)).job
  }

  test('each with version, position, lag, size and who keeps it up', async () => {
    const { head, models } = await desk('GET /desk/models')
    expect(Number(head)).toBe(Number((await sql('select max(gp) as head from log.events'))[0].head))
    expect(models.map(({ name }: { name: string }) => name)).toEqual(projections.map(({ name }) => name))
    for (const model of models) {
      expect(model).toMatchObject({ error: null, holder: expect.stringMatching(/^-?\d+$/), job: null })
      expect(model.version).toBe(Number(model.name.split('_v')[1]))
      expect(model.bytes).toBeGreaterThan(0)
    }
  })

  test('a row that is not what the log says is found, and made right by a rebuild', async () => {
    expect(await worked('accounts_v4', 'verify')).toMatchObject({ state: 'done', says: '2 rows, all as the log says.' })
    await sql('update read_models.accounts_v4 set verified = false where id = $1', [anna.id])
    expect(await worked('accounts_v4', 'verify')).toMatchObject({
      state: 'done',
      says: `Row ${anna.id} differs in verified.`,
    })
    expect(await worked('accounts_v4', 'rebuild')).toMatchObject({
      state: 'done',
      part: 1,
      endedAt: expect.any(String),
    })
    expect(await sql('select verified from read_models.accounts_v4 where id = $1', [anna.id])).toEqual([
      { verified: true },
    ])
  }, 60_000)

  test('no such model', async () => {
    const answer = await it.ask('POST /desk/models/nothing_v1/jobs', { token, body: { what: 'verify' } })
    expect([answer.status, answer.json.code]).toEqual([404, 'no-such-model'])
  })
})
