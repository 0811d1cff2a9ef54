import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId } from '../../domain/ids.ts'
import { accounts } from '../../projections/accounts.ts'
import { projections } from '../../projections/all.ts'
import { feedback } from '../../projections/feedback.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { commandLine } from '../support/command-line.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let anna: { id: string; access_token: string }
let token: string
let staff: string
let workout: string

/** Of each thread of this process, as the kernel schedules them; the higher, the later its turn. */
const niceness = async () =>
  Promise.all(
    (await readdir('/proc/self/task')).map(async thread => {
      const told = await readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => '')
      return Number(told.split(') ')[1]?.split(' ')[16] ?? 0)
    }),
  )

const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows
const because = { 'x-reason': encodeURIComponent('Störung 12: Mails bleiben liegen') }

const readiness = async () => {
  const { status, json } = await it.ask('GET /readyz')
  return { status, leftToPeople: json.leftToPeople, setAside: json.setAside }
}

/** Ms. What folds for the desk gets only what nobody else wants of the processor: tests beside it take that. */
const patience = 90_000

const desk = async (call: string, body?: object) => {
  const { status, json } = await it.ask(call, { token, headers: because, ...(body ? { body } : {}) })
  expect([call, status]).toEqual([call, /^POST .*\/jobs$/.test(call) ? 202 : 200])
  return json
}

beforeAll(async () => {
  it = await startProduct({ environment: { WEBHOOK_ADDRESSES: '127.0.0.1' } })
  const [one, two] = [await it.person('anna@example.org'), await it.person('eva@example.org')]
  const idOf = async (access_token: string) => (await it.ask('GET /auth/me', { token: access_token })).json.id
  anna = { ...one, id: await idOf(one.access_token) }
  token = two.access_token
  staff = await idOf(token)
  await it.employ(staff)
  workout = (await it.ask('POST /llm/create-workout', { token: anna.access_token, body: { duration_minutes: 30 } }))
    .json.id
}, 2 * patience)
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
    expect(await readiness()).toEqual({ status: 200, leftToPeople: 1 })
    const effect = { reaction: 'when-account-changed-then-mail', event: event.id }
    const unsaid = await it.ask('POST /desk/undone/retry', { token, body: { effect } })
    expect([unsaid.status, unsaid.json.code]).toEqual([400, 'reason-needed'])
    expect(await desk('POST /desk/undone/retry', { effect })).toEqual({ effects: 1, back: 0 })
    const [told] = await sql(`select type, data->>'event' as event, meta->'actor'->>'id' as by, data::text as text
      from log.events where stream = 'operation-effects'`)
    expect(told).toMatchObject({ type: 'EffectsRetried', event: event.id, by: staff })
    expect(told.text).not.toContain('Störung 12')
    const { operations } = await desk('GET /desk/operations')
    expect(operations).toMatchObject([{ type: 'EffectsRetried', by: staff }])
    expect(operations[0].sentence).toContain('“Störung 12: Mails bleiben liegen”')
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
    const aside = models.reduce((all: number, each: { aside: number }) => all + each.aside, 0)
    expect(await readiness()).toEqual({ status: 200, setAside: aside })
    expect(await commandLine(it.databaseUrl)('main.ts', 'projections', 'status')).toMatchObject({
      code: 1,
      out: expect.stringMatching(new RegExp(`${workoutList.name} has set workout-${workout} aside.*WorkoutTeleported`)),
    })
  })
})

describe('the read models', () => {
  const modelNamed = async (name: string) =>
    (await desk('GET /desk/models')).models.find((each: { name: string }) => each.name === name)

  const worked = async (name: string, what: 'verify' | 'rebuild') => {
    await desk(`POST /desk/models/${name}/jobs`, { what })
    expect(await until(async () => (await modelNamed(name)).job.state !== 'running', patience)).toBe(true)
    return (await modelNamed(name)).job
  }

  test('each with version, position, rate, lag, size and who keeps it up', async () => {
    const { head, models } = await desk('GET /desk/models')
    expect(Number(head)).toBe(Number((await sql('select max(gp) as head from log.events'))[0].head))
    expect(models.map(({ name }: { name: string }) => name)).toEqual(projections.map(({ name }) => name))
    for (const model of models) {
      expect(model).toMatchObject({ alarm: null, error: null, holder: expect.stringMatching(/^-?\d+$/), job: null })
      expect(model.version).toBe(Number(model.name.split('_v')[1]))
      expect(model.bytes).toBeGreaterThan(0)
    }
    await sleep(600)
    expect((await modelNamed(accounts.name)).rate).toBeGreaterThanOrEqual(0)
  })

  test(
    'a row that is not what the log says is found, and made right by a rebuild',
    async () => {
      expect(await worked(accounts.name, 'verify')).toMatchObject({
        state: 'done',
        says: '2 rows, all as the log says.',
        differs: false,
      })
      const difference = (headers: Record<string, string> = because) =>
        it.ask(`GET /desk/models/${accounts.name}/difference`, { token, headers })
      expect((await difference()).json.code).toBe('no-such-difference')
      await sql(`update read_models.${accounts.name} set verified = false where id = $1`, [anna.id])
      expect(await worked(accounts.name, 'verify')).toMatchObject({
        state: 'done',
        says: `Row ${anna.id} differs in verified.`,
        differs: true,
      })
      expect((await difference({})).json.code).toBe('reason-needed')
      const looks = () => sql('select 1 from log.events where stream = $1', [`inspection-${anna.id}`])
      expect(await looks()).toHaveLength(0)
      expect((await difference()).json).toEqual({
        key: anna.id,
        person: anna.id,
        missingIn: null,
        fields: [{ path: 'verified', is: 'false', should: 'true' }],
        more: 0,
      })
      expect(await looks()).toHaveLength(1)
      expect(await worked(accounts.name, 'rebuild')).toMatchObject({
        state: 'done',
        part: 1,
        endedAt: expect.any(String),
      })
      expect(await sql(`select verified from read_models.${accounts.name} where id = $1`, [anna.id])).toEqual([
        { verified: true },
      ])
    },
    4 * patience,
  )

  test(
    'a rebuild is paused, held back and gone on with, and the log says by whom and why',
    async () => {
      // The first keeps the thread busy until the second is paused.
      await desk(`POST /desk/models/${accounts.name}/jobs`, { what: 'rebuild' })
      await desk(`POST /desk/models/${feedback.name}/jobs`, { what: 'rebuild' })
      const steer = `POST /desk/models/${feedback.name}/jobs/steer`
      expect(await desk(steer, { do: 'pause' })).toMatchObject({ state: 'paused', by: staff })
      await desk(steer, { do: 'throttle', percent: 50 })
      expect(await until(async () => (await modelNamed(accounts.name)).job.state === 'done', patience)).toBe(true)
      await sleep(1500)
      expect((await modelNamed(feedback.name)).job).toMatchObject({ state: 'paused', percent: 50, endedAt: null })
      // What folds gets only the processor's time that nobody who waits for a page wants.
      if (process.platform === 'linux') {
        expect(await until(async () => (await niceness()).includes(19), 10_000)).toBe(true)
        expect(getPriority()).toBeLessThan(19)
      }
      const again = await it.ask(`POST /desk/models/${feedback.name}/jobs`, {
        token,
        headers: because,
        body: { what: 'verify' },
      })
      expect([again.status, again.json.code]).toEqual([409, 'job-running'])
      await desk(steer, { do: 'resume' })
      expect(await until(async () => (await modelNamed(feedback.name)).job.endedAt !== null, patience)).toBe(true)
      expect((await modelNamed(feedback.name)).job).toMatchObject({ state: 'done' })
      const told = await sql(`select type, meta->'actor'->>'id' as by from log.events where stream = 'operation-models'
      and data->>'work' = (select data->>'work' from log.events where data->>'model' = '${feedback.name}'
        and type = 'ModelWorkBegun' order by gp desc limit 1) order by gp`)
      expect(told).toEqual([
        { type: 'ModelWorkBegun', by: staff },
        { type: 'ModelWorkPaused', by: staff },
        { type: 'ModelWorkThrottled', by: staff },
        { type: 'ModelWorkResumed', by: staff },
        { type: 'ModelWorkEnded', by: 'model-jobs' },
      ])
      const late = await it.ask(steer, { token, headers: because, body: { do: 'pause' } })
      expect([late.status, late.json.code]).toEqual([404, 'no-such-job'])
    },
    4 * patience,
  )

  test(
    'a rebuild and a comparison are cancelled: the live model stays, the draft goes, and the log says by whom',
    async () => {
      const tables = async (name: string) =>
        (
          await sql(`select to_regclass($1)::oid as live, to_regclass($2) as draft`, [
            `read_models.${name}`,
            `read_models_next.${name}`,
          ])
        )[0]
      const job = async (name: string) => (await modelNamed(name)).job
      const before = await tables('accounts_v4')
      await desk('POST /desk/models/accounts_v4/jobs', { what: 'rebuild' })
      await desk('POST /desk/models/accounts_v4/jobs/steer', { do: 'pause' })
      expect(await until(async () => (await tables('accounts_v4')).draft !== null, patience)).toBe(true)

      // What waits for its turn is cancelled as well.
      const jobs = `/desk/models/${feedback.name}/jobs`
      await desk(`POST ${jobs}`, { what: 'verify' })
      expect(await desk(`DELETE ${jobs}`)).toMatchObject({ what: 'verify', state: 'cancelled' })
      expect(
        await until(
          async () =>
            (await it.ask(`POST ${jobs}`, { token, headers: because, body: { what: 'verify' } })).status === 202,
          5000,
        ),
      ).toBe(true)

      const unsaid = await it.ask('DELETE /desk/models/accounts_v4/jobs', { token })
      expect([unsaid.status, unsaid.json.code]).toEqual([400, 'reason-needed'])
      const projections = (...words: readonly string[]) =>
        commandLine(it.databaseUrl)('main.ts', 'projections', 'cancel', ...words)
      expect(await projections('accounts')).toMatchObject({ code: 2, err: expect.stringContaining('--reason') })
      const cancelled = await projections('accounts', '--reason', 'Zu viel los', '--json')
      expect([cancelled.code, JSON.parse(cancelled.out)]).toEqual([0, { model: 'accounts_v4', cancelled: 'rebuild' }])
      expect(await job('accounts_v4')).toMatchObject({ state: 'cancelled', endedAt: expect.any(String) })
      expect(await tables('accounts_v4')).toEqual({ ...before, draft: null })
      expect(await projections('accounts', '--reason', 'Zu viel los')).toMatchObject({ code: 1 })

      // The thread is free again.
      expect(await until(async () => (await job(feedback.name)).state === 'done', patience)).toBe(true)
      const late = await it.ask(`DELETE ${jobs}`, { token, headers: because })
      expect([late.status, late.json.code]).toEqual([404, 'no-such-job'])
      const told = await sql(`select type, meta->'actor'->>'kind' as kind, data->>'by' as by from log.events
      where stream = 'operation-models' and type = 'ModelWorkCancelled' order by gp`)
      expect(told).toMatchObject([{ by: staff }, { by: expect.stringContaining('command line') }])
    },
    3 * patience,
  )

  test('no such model', async () => {
    const answer = await it.ask('POST /desk/models/nothing_v1/jobs', {
      token,
      headers: because,
      body: { what: 'verify' },
    })
    expect([answer.status, answer.json.code]).toEqual([404, 'no-such-model'])
  })
})

describe('whom the product tells', () => {
  test(
    'how far, what was not taken and why; paused, gone on with, told again from a place',
    async () => {
      const told: string[] = []
      let isOpen = true
      const subscriber = createServer((request, response) => {
        if (isOpen) told.push(String(request.headers['webhook-id']))
        request.resume()
        response.writeHead(isOpen ? 204 : 500).end()
      }).listen(0, '127.0.0.1')
      await once(subscriber, 'listening')
      const address = subscriber.address()
      if (address === null || typeof address === 'string') throw new Error('not listening')
      const [webhook, from] = [freshId<'webhook'>(), await it.product.log.head()]
      await it.product.operating.askWebhook(
        {
          commandId: freshId<'command'>(),
          actor: { kind: 'staff', id: 'test', reason: 'test' },
          subject: asUserId('operator'),
        },
        {
          type: 'WebhookAdded',
          webhook,
          url: `http://127.0.0.1:${address.port}/in`,
          types: ['FactorAdded', 'OnboardingChanged'],
          from,
          by: 'test',
          reason: 'Probe',
          at: new Date().toISOString(),
        },
      )
      const hook = async () => (await desk('GET /desk/webhooks')).webhooks[0]
      const act = (done: boolean) =>
        it.ask('PATCH /users/profile', { token: anna.access_token, body: { onboarding_completed: done } })
      const changed = async () =>
        (await sql(`select id from log.events where type = 'OnboardingChanged' order by gp`)).map(({ id }) => id)
      expect(await until(async () => (await hook()).state === 'level', 8000)).toBe(true)
      expect((await act(true)).status).toBe(200)
      expect(await until(() => told.length === 1, 8000)).toBe(true)

      await desk(`POST /desk/webhooks/${webhook}/pause`)
      expect((await hook()).state).toBe('paused')
      await sleep(2500)
      await act(false)
      await sleep(500)
      expect(told).toHaveLength(1)
      await desk(`POST /desk/webhooks/${webhook}/resume`)
      expect(await until(() => told.length === 2, 8000)).toBe(true)
      expect(told).toEqual(await changed())

      const wrong = await it.ask(`POST /desk/webhooks/${webhook}/replay`, {
        token,
        headers: because,
        body: { from: '99999' },
      })
      expect([wrong.status, wrong.json.code]).toEqual([400, 'no-such-place'])
      await desk(`POST /desk/webhooks/${webhook}/replay`, { from })
      expect(await until(() => told.length === 4, 8000)).toBe(true)
      expect(told.slice(2)).toEqual(await changed())
      expect(await hook()).toMatchObject({ run: 2, waiting: 0, error: null })

      isOpen = false
      await act(true)
      expect(await until(async () => (await hook()).error === 'answered 500', 8000)).toBe(true)
      expect(await hook()).toMatchObject({ state: 'failing', waiting: 0, failing: 1 })
      isOpen = true
      expect(await until(async () => (await hook()).state === 'level', 8000)).toBe(true)
      expect(await hook()).toMatchObject({ failing: 0, error: null })
      expect(told.slice(4)).toEqual((await changed()).slice(-1))

      isOpen = false
      await sql(
        `insert into reactions.parked (reaction, event_id, stream, attempts, error)
       values ('webhook ${webhook} 2', $1, 'user-${anna.id}', 8, 'answered 500')`,
        [(await changed())[1]],
      )
      expect(await hook()).toMatchObject({ state: 'stuck', waiting: 1, error: 'answered 500' })
      const { operations } = await desk('GET /desk/operations')
      const mine = operations.filter(({ stream }: { stream: string }) => stream === 'operation-webhooks')
      expect(mine.map(({ type }: { type: string }) => type)).toEqual([
        'WebhookReplayed',
        'WebhookResumed',
        'WebhookPaused',
        'WebhookAdded',
      ])
      const nobody = await it.ask(`POST /desk/webhooks/${randomUUID()}/pause`, { token, headers: because })
      expect([nobody.status, nobody.json.code]).toEqual([404, 'no-such-webhook'])
      subscriber.close()
    },
    4 * patience,
  )
})
