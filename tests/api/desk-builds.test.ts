import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId } from '../../domain/ids.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { commandLine } from '../support/command-line.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

// Read models as they stood once, built at the desk, and where two of them differ.

let it: TestProduct
let token: string
const athletes: { id: string; access_token: string }[] = []

const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows
const because = { 'x-reason': encodeURIComponent('Ticket 4711: was stand am Montag da') }
const ask = (call: string, body?: object) => it.ask(call, { token, headers: because, ...(body ? { body } : {}) })

const trained = async ({ access_token }: { access_token: string }) => {
  const made = await it.ask('POST /llm/create-workout', { token: access_token, body: { duration_minutes: 30 } })
  return made.json.id as string
}

const listed = async (build: string) =>
  (await ask('GET /desk/builds')).json.builds.find((each: { build: string }) => each.build === build)

const built = async (wish: object) => {
  const { status, json } = await ask('POST /desk/builds', wish)
  expect([status, json.code?.length]).toEqual([202, 8])
  expect(await until(async () => (await listed(json.build)).state === 'done', 90_000)).toBe(true)
  return json.build as string
}

const differences = async (one: string, other: string, more = '') =>
  (await ask(`GET /desk/builds/${one}/differences?other=${other}&model=workout_list${more}`)).json

beforeAll(async () => {
  it = await startProduct()
  for (const name of ['anna', 'ben', 'cleo']) {
    const { access_token } = await it.person(`${name}@example.org`)
    athletes.push({ access_token, id: (await it.ask('GET /auth/me', { token: access_token })).json.id })
  }
  token = (await it.person('eva@example.org')).access_token
  await it.employ((await it.ask('GET /auth/me', { token })).json.id)
}, 120_000)
afterAll(() => it?.close())

describe('read models as they stood once', () => {
  let monday: string
  let tuesday: string
  let then: string
  const workouts: string[] = []

  test('are built up to a place or a time, recorded or occurred, and say which, by whom, why and by which code', async () => {
    for (const athlete of athletes) workouts.push(await trained(athlete))
    then = (await sql('select max(gp)::text as gp from log.events'))[0].gp
    monday = await built({ position: then, models: ['workout_list', 'workout_detail'] })
    for (const [nth, { access_token }] of athletes.entries())
      await it.ask(`PUT /api/workouts/${workouts[nth]}/status`, {
        token: access_token,
        body: { status: 'in_progress' },
      })
    const at = new Date().toISOString()
    tuesday = await built({ at, time: 'occurred', models: ['workout_list'] })
    expect(await listed(monday)).toMatchObject({ time: 'recorded', position: then, at: null, isCodeOfNow: true })
    expect(await listed(tuesday)).toMatchObject({
      time: 'occurred',
      at,
      position: null,
      reason: 'Ticket 4711: was stand am Montag da',
      models: [{ name: workoutList.name, rows: 3 }],
    })
    const facts = await sql(`select type from log.events where stream = 'operation-builds' order by gp`)
    expect(facts.map(({ type }) => type)).toEqual(['BuildBegun', 'ModelWorkEnded', 'BuildBegun', 'ModelWorkEnded'])
    const [{ n }] = await sql(`select count(*)::int as n from ${monday}.${workoutList.name} where status = 'PLANNED'`)
    expect(n).toBe(3)
  }, 300_000)

  test('what cannot be built is refused by name', async () => {
    const refused = async (body: object) => (await ask('POST /desk/builds', body)).json.code
    expect(await refused({ at: new Date(Date.now() + 60_000).toISOString() })).toBe('no-such-moment')
    expect(await refused({})).toBe('no-such-moment')
    expect(await refused({ position: '99999999' })).toBe('no-such-moment')
    expect(await refused({ position: 'x; drop schema log' })).toBe('no-such-moment')
    expect(await refused({ position: then, time: 'occurred' })).toBe('no-such-moment')
    expect(await refused({ position: then, models: ['vault'] })).toBe('no-such-model')
    expect(await refused({ position: then, models: ['workout_list'] })).toBe('build-there')
    const unsaid = await it.ask('POST /desk/builds', { token, body: { position: then } })
    expect(unsaid.json.code).toBe('reason-needed')
  })

  test('rows that differ, page by page, each field once, and whoever they are about reads that they were looked at', async () => {
    const found = []
    for (let after = ''; ; ) {
      const page = await differences(monday, tuesday, `&limit=2${after}`)
      expect(page.rows.length).toBeLessThanOrEqual(2)
      found.push(...page.rows)
      if (page.next === null) break
      after = `&after=${page.next}`
    }
    const truth = await sql(
      `select one.id from ${monday}.${workoutList.name} one join ${tuesday}.${workoutList.name} two using (id)
       where one.status <> two.status order by id`,
    )
    expect(found.map(({ key }) => key)).toEqual(truth.map(({ id }) => id))
    expect(found).toHaveLength(3)
    for (const { person, missingIn, fields } of found) {
      expect(missingIn).toBeNull()
      expect(fields).toContainEqual({ path: 'status', one: 'PLANNED', other: 'INCOMPLETE' })
      const { json } = await it.ask('GET /api/inspections', {
        token: String(athletes.find(({ id }) => id === person)?.access_token),
      })
      expect(json.inspections).toMatchObject([
        { what: 'builds', unsealed: false, reason: 'Ticket 4711: was stand am Montag da' },
      ])
    }
  })

  test('nothing of who was erased is shown, nor what is sealed', async () => {
    const detail = await ask(`GET /desk/builds/${monday}/differences?other=live&model=workout_detail`)
    expect(detail.json.rows).toHaveLength(3)
    expect(JSON.stringify(detail.json)).not.toContain('"exercises')
    const ben = athletes[1]
    await it.product.accounts.askUser(
      { commandId: freshId<'command'>(), actor: { kind: 'system', id: 'test' }, subject: asUserId(String(ben?.id)) },
      { type: 'CloseAccount', at: new Date().toISOString() },
    )
    expect(await until(async () => (await differences(monday, tuesday)).rows.length === 2, 10_000)).toBe(true)
    const { rows } = await differences(monday, tuesday)
    expect(rows.map(({ person }: { person: string }) => person)).not.toContain(ben?.id)
  })

  test('what is compared is named, or refused', async () => {
    const refused = async (path: string) => (await ask(`GET /desk/builds/${path}`)).json.code
    expect(await refused(`${monday}/differences?other=${monday}&model=workout_list`)).toBe('nothing-to-compare')
    expect(await refused(`${monday}/differences?other=as_of_never&model=workout_list`)).toBe('no-such-build')
    expect(await refused(`${tuesday}/differences?other=live&model=accounts`)).toBe('no-such-model')
    expect(await refused(`${monday}/differences?other=live&model=workout_list&after=x`)).toBe('no-such-key')
    expect(await refused(`vault/differences?other=live&model=accounts`)).toBe('invalid')
  })

  test('another version of the code is compared by the columns that both have', async () => {
    const old = `as_of_${then}_01dc0de0`
    await sql(`create schema ${old}`)
    await sql(`comment on schema ${old} is 'Read models recorded up to ${then}, by code 01dc0de0'`)
    await sql(`create table ${old}.workout_list_v2 as select * from ${monday}.${workoutList.name}`)
    await sql(`alter table ${old}.workout_list_v2 drop column minutes`)
    const [{ owner }] = await sql('select nspowner::regrole::text as owner from pg_namespace where nspname = $1', [
      monday,
    ])
    await sql(`alter schema ${old} owner to ${owner}; alter table ${old}.workout_list_v2 owner to ${owner}`)
    const { rows } = await differences(old, monday)
    expect(rows[0].fields).toEqual([{ path: 'minutes', one: 'null', other: expect.any(String) }])
    expect((await ask(`DELETE /desk/builds/${old}`)).status).toBe(200)
    expect(await listed(old)).toBeUndefined()
  })

  test('a build is paused, held back and gone on with, at the desk and on the command line, and the log says by whom', async () => {
    const line = (...words: readonly string[]) =>
      commandLine(it.databaseUrl)('main.ts', 'projections', ...words, '--reason', 'Zu viel los')
    // Another work keeps the thread busy until it is paused.
    await ask(`POST /desk/models/${workoutList.name}/jobs`, { what: 'rebuild' })
    const { json } = await ask('POST /desk/builds', { at: new Date().toISOString(), models: ['workout_list'] })
    const steer = (body: object) => ask(`POST /desk/builds/${json.build}/steer`, body)
    expect(await steer({ do: 'pause' })).toMatchObject({ status: 200, json: { state: 'paused', percent: 100 } })
    expect((await steer({ do: 'throttle', percent: 50 })).json).toMatchObject({ state: 'paused', percent: 50 })
    const isRebuilt = async () =>
      (await ask('GET /desk/models')).json.models.find(({ name }: { name: string }) => name === workoutList.name).job
        .state === 'done'
    expect(await until(isRebuilt, 90_000)).toBe(true)
    await sleep(1500)
    expect(await listed(json.build)).toMatchObject({ state: 'paused', endedAt: null })
    expect((await steer({ do: 'throttle', percent: 0 })).json.code).toBe('invalid')
    const unsaid = await it.ask(`POST /desk/builds/${json.build}/steer`, { token, body: { do: 'resume' } })
    expect(unsaid.json.code).toBe('reason-needed')

    expect(await line('throttle', json.build, '120')).toMatchObject({
      code: 2,
      err: expect.stringContaining('1 to 100'),
    })
    expect(await line('throttle', json.build, '100')).toMatchObject({ code: 0 })
    const resumed = await line('resume', json.build, '--json')
    expect([resumed.code, JSON.parse(resumed.out)]).toEqual([0, { model: json.build, resumed: 'build' }])
    expect(await until(async () => (await listed(json.build)).state === 'done', 90_000)).toBe(true)
    const toldOf = () =>
      sql(
        `select type, data->>'by' as by from log.events where stream = 'operation-builds'
       and data->>'work' = (select data->>'work' from log.events where data->>'build' = $1 limit 1) order by gp`,
        [json.build],
      )
    // It is there before the log has that it ended.
    await expect
      .poll(async () => (await toldOf()).map(({ type }) => type), { timeout: 5000 })
      .toEqual([
        'BuildBegun',
        'ModelWorkPaused',
        'ModelWorkThrottled',
        'ModelWorkThrottled',
        'ModelWorkResumed',
        'ModelWorkEnded',
      ])
    const told = await toldOf()
    expect(told[4]?.by).toContain('command line')
    expect((await steer({ do: 'pause' })).json.code).toBe('no-such-job')
    expect(await line('pause', json.build)).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing is under way'),
    })
  }, 300_000)

  test('a build that was cut off with its process says so, and goes on when it is begun again', async () => {
    const other = await startProduct({ databaseUrl: it.databaseUrl, working: false })
    const wish = { at: new Date().toISOString(), models: ['workout_list'] }
    const { json } = await other.ask('POST /desk/builds', { token, headers: because, body: wish })
    await other.ask(`POST /desk/builds/${json.build}/steer`, { token, headers: because, body: { do: 'pause' } })
    await other.close()
    expect(await listed(json.build)).toMatchObject({ state: 'elsewhere' })
    expect((await ask(`DELETE /desk/builds/${json.build}`)).json.code).toBe('job-running')
    expect(await built(wish)).toBe(json.build)
  }, 300_000)

  test('a build is cancelled, and nothing of it stays', async () => {
    // Another work keeps the thread busy until it is cancelled.
    await ask(`POST /desk/models/${workoutList.name}/jobs`, { what: 'verify' })
    const { json } = await ask('POST /desk/builds', { at: new Date().toISOString() })
    expect((await ask(`POST /desk/builds/${json.build}/cancel`)).status).toBe(200)
    const isGone = async () =>
      (await sql('select 1 from pg_namespace where nspname = $1', [json.build])).length === 0 &&
      (await listed(json.build)).state === 'cancelled'
    expect(await until(isGone, 20_000)).toBe(true)
    expect((await ask(`POST /desk/builds/${json.build}/cancel`)).json.code).toBe('no-such-job')
  }, 300_000)
})
