import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../adapters/config.ts'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { factOf } from '../../api/desk/workout-facts.ts'
import { whatIfs } from '../../app/what-ifs.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { projections } from '../../projections/all.ts'
import { caughtUp } from '../../projections/catch-up.ts'
import { commandLine } from '../support/command-line.ts'
import { plannedLongAgo, plannerOfLongAgo } from '../support/planned-long-ago.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let workout: string
let set: string
let tokens: { anna: string; eva: string; ben: string }
const because = { 'x-reason': encodeURIComponent('Ticket 4711: was wäre gewesen') }

const ask = (call: string, body?: object, token = tokens.eva) =>
  it.ask(call, { token, headers: because, ...(body ? { body } : {}) })
const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows

beforeAll(async () => {
  it = await startProduct()
  const people = await Promise.all(['anna', 'eva', 'ben'].map(name => it.person(`${name}@example.org`)))
  const [anna, eva, ben] = people.map(({ access_token }) => access_token) as [string, string, string]
  tokens = { anna, eva, ben }
  for (const [token, role] of [
    [eva, 'staff'],
    [ben, 'auditor'],
  ] as const)
    await it.employ((await it.ask('GET /auth/me', { token })).json.id, role)
  const asAnna = (call: string, body: object) => ask(call, body, anna)
  const made = (await asAnna('POST /llm/create-workout', { duration_minutes: 30 })).json
  workout = made.id
  const blocks: { kind: string; exercises: { sets: { id: string; ramp: boolean }[] }[] }[] = made.blocks
  const sets = blocks
    .filter(({ kind }) => kind !== 'warmup')
    .flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets))
    .filter(({ ramp }) => !ramp)
  set = sets[0]?.id ?? ''
  for (const { id } of sets.slice(0, 3))
    await asAnna(`PUT /api/workouts/${workout}/sets/${id}`, { reps: 9, weight: 20 })
  await asAnna(`PUT /api/workouts/${workout}/status`, { status: 'completed' })
}, 60_000)
afterAll(() => it?.close())

/** An event as the desk shows it, opened. */
const eventOf = async (type: string) => {
  const { events } = (await ask(`GET /desk/streams/workout-${workout}?unsealed=true`)).json
  return events.find((event: { type: string }) => event.type === type)
}

const ended = async (id: string, token = tokens.eva) => {
  await until(async () => (await ask(`GET /desk/what-ifs/${id}`, undefined, token)).json.state !== 'running', 60_000)
  return (await ask(`GET /desk/what-ifs/${id}`, undefined, token)).json
}

/** Everything that is not looking: every event but those, and every row of every read model. */
const all = async () => {
  await caughtUp(it.product, projections, () => {}, new AbortController().signal)
  const tables = await sql(
    `select table_name as name from information_schema.tables where table_schema = 'read_models'`,
  )
  const rows = await Promise.all(
    tables
      .filter(({ name }) => projections.some(each => each.name === name))
      .map(async ({ name }) => {
        const [{ sum }] = await sql(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum
          from read_models."${name}" t`)
        return [name, sum]
      }),
  )
  const [{ events }] = await sql(`select count(*)::int as events from log.events where type <> 'RecordInspected'`)
  return { rows: Object.fromEntries(rows), events }
}

describe('a person under today’s rules', () => {
  let anna: string
  beforeAll(async () => {
    anna = (await it.ask('GET /auth/me', { token: tokens.anna })).json.id
  })

  test('each wish is asked of today’s planner: which plans would be others, by which rules, and where first', async () => {
    const stream = await plannedLongAgo(it.product, anna, workout)
    const before = await all()
    const begun = await ask(`POST /desk/people/${anna}/what-ifs`, {})
    expect([begun.status, begun.json]).toMatchObject([202, { state: 'running', today: null, answer: null }])
    const { state, says, today, asked, read } = await ended(begun.json.id)
    expect([state, says, asked]).toEqual(['done', null, { done: 2, of: 2 }])
    expect(read).toBeGreaterThan(5)
    expect(today).toMatchObject({ workouts: 2, unreadable: [], changed: [], unshown: 0, next: null })
    expect(today.plans).toMatchObject({ asked: 2, alike: 1, reworded: 0, notAsked: [] })
    const versions = await sql(
      `select data->>'plannerVersion' as version from log.events where stream = $1 and type = $2`,
      [`workout-${workout}`, 'WorkoutGenerated'],
    )
    expect(today.plans.changed).toMatchObject([
      {
        stream,
        revision: 1,
        type: 'WorkoutGenerated',
        planner: 'rules',
        why: 'rules',
        version: { was: plannerOfLongAgo, is: versions[0].version },
        answer: { was: 'plan', is: 'plan' },
        first: { path: expect.stringMatching(/^blocks\.\d+/) },
      },
    ])
    const { commands } = (
      await sql(`select count(distinct meta->>'commandId')::int as commands from log.events where stream in ($1, $2)`, [
        `workout-${workout}`,
        stream,
      ])
    )[0]
    expect(today.commands).toBe(commands)
    expect(await all()).toEqual(before)
    const [look] = await sql(
      `select data from log.events where stream = $1 and data->>'what' = 'what-if' order by version desc limit 1`,
      [`inspection-${anna}`],
    )
    expect(look.data).toMatchObject({ what: 'what-if', unsealed: true })
  }, 90_000)

  test('one of the workouts alone', async () => {
    const { json: begun } = await ask(`POST /desk/people/${anna}/what-ifs`, { workout })
    const { today } = await ended(begun.id)
    expect(today).toMatchObject({ workouts: 1, plans: { asked: 1, alike: 1, changed: [] }, next: null })
  }, 60_000)

  test('one at a time with all other what-ifs, cancelled with its process, and seen by nobody else', async () => {
    const { json: begun } = await ask(`POST /desk/people/${anna}/what-ifs`, {})
    expect((await ask(`POST /desk/people/${anna}/what-ifs`, {})).json.code).toBe('what-if-running')
    expect((await ask(`GET /desk/what-ifs/${begun.id}`, undefined, tokens.ben)).json.code).toBe('no-such-what-if')
    expect((await ask(`DELETE /desk/what-ifs/${begun.id}`)).json).toMatchObject({ state: 'cancelled', today: null })
    await sleep(100)
    expect((await ask(`GET /desk/what-ifs/${begun.id}`)).json).toMatchObject({ state: 'cancelled', today: null })
    expect((await ask(`POST /desk/people/${freshId<'user'>()}/what-ifs`, {})).json.code).toBe('no-such-user')
  }, 60_000)
})

describe('had one event said something else', () => {
  test('another count of repetitions: states, rows and the athlete’s screens, and nothing is written', async () => {
    const { revision, data } = await eventOf('SetLogged')
    const before = await all()
    const begun = await ask(`POST /desk/workouts/${workout}/what-ifs`, { revision, data: { ...data, reps: 77 } })
    expect([begun.status, begun.json]).toMatchObject([202, { state: 'running', answer: null }])
    const head = await it.product.log.head()
    const { state, says, read, answer } = await ended(begun.json.id)
    expect([state, says]).toEqual(['done', null])
    expect(read).toBeGreaterThan(revision)
    expect(answer).toMatchObject({ otherwise: [], events: { was: answer.events.is } })
    expect(answer.state.atTheEnd).toContainEqual({ path: `sets.${set}.reps`, was: 9, is: 77 })
    const models = new Set(answer.rows.map(({ model }: { model: string }) => model))
    expect([...models].sort()).toEqual(['workout_detail', 'workout_history', 'workout_list'])
    const told = ({ was, is }: { was: unknown; is: unknown }) => [was, is].map(one => JSON.stringify(one))
    const [was, is] = told(answer.screens.workout)
    expect([was, is].map(one => one?.includes('"reps":77'))).toEqual([false, true])
    const [overviewWas, overviewIs] = told(answer.screens.overview)
    expect(overviewIs).not.toEqual(overviewWas)
    expect(await it.product.log.head()).toBe(head)
    expect(await all()).toEqual(before)
  }, 90_000)

  test('what could not have followed is refused, and its facts are gone from states and screens', async () => {
    const { revision, data } = await eventOf('WorkoutGenerated')
    const empty = { ...data, plan: { ...data.plan, blocks: [] } }
    const begun = await ask(`POST /desk/workouts/${workout}/what-ifs`, { revision, data: empty }, tokens.ben)
    const { answer } = await ended(begun.json.id, tokens.ben)
    const refused = answer.otherwise.filter((one: { refused: string }) => one.refused === 'no-such-set')
    expect(refused.map(({ type }: { type: string }) => type)).toEqual(['SetLogged', 'SetLogged', 'SetLogged'])
    expect(answer.events.is).toBeLessThan(answer.events.was)
    expect(answer.state.atTheEnd.map(({ path }: { path: string }) => path)).toContain(`sets.${set}`)
    expect(answer.screens.workout).toMatchObject({ was: { status: 'COMPLETED' }, is: { blocks: [] } })
    expect(answer.asked).toBeGreaterThan(0)
  }, 90_000)

  test('data that no such fact can hold are named, field by field, and nobody’s look is recorded', async () => {
    const { revision, data } = await eventOf('SetLogged')
    const looks = `select count(*)::int as looks from log.events where type = 'RecordInspected'`
    const before = await sql(looks)
    const { status, json } = await ask(`POST /desk/workouts/${workout}/what-ifs`, {
      revision,
      data: { ...data, reps: 'many', colour: 'red' },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(json.errors)).toMatch(/reps.*|colour/)
    expect(json.errors.map(({ field }: { field: string }) => field)).toContain('reps')
    expect(await sql(looks)).toEqual(before)
    expect((await ask(`POST /desk/workouts/${workout}/what-ifs`, { revision: 900, data })).json.code).toBe(
      'no-such-event',
    )
  })

  test('one at a time, cancelled by whoever asked, and its process with it; nobody else sees it', async () => {
    const { revision, data } = await eventOf('SetLogged')
    const body = { revision, data: { ...data, reps: 8 } }
    const { json: begun } = await ask(`POST /desk/workouts/${workout}/what-ifs`, body)
    expect((await ask(`POST /desk/workouts/${workout}/what-ifs`, body)).json.code).toBe('what-if-running')
    expect((await ask(`GET /desk/what-ifs/${begun.id}`, undefined, tokens.ben)).json.code).toBe('no-such-what-if')
    expect((await ask(`DELETE /desk/what-ifs/${begun.id}`, undefined, tokens.ben)).json.code).toBe('no-such-what-if')
    expect((await ask(`DELETE /desk/what-ifs/${begun.id}`)).json).toMatchObject({ state: 'cancelled', answer: null })
    await sleep(100)
    expect((await ask(`GET /desk/what-ifs/${begun.id}`)).json).toMatchObject({ state: 'cancelled', answer: null })
    const { json: next } = await ask(`POST /desk/workouts/${workout}/what-ifs`, body)
    expect((await ended(next.id)).state).toBe('done')
  }, 90_000)

  test('every fact that was ever recorded is one by the shapes that what is supposed is held to', async () => {
    for (const { event } of await it.product.log.load(`workout-${workout}` as never))
      expect(factOf(event.type as 'SetLogged', event)).toEqual(event)
  })

  test('a process that wants more memory than it may have is ended, and says so', async () => {
    const { revision, data } = await eventOf('SetLogged')
    const config = await readConfig({ DATABASE_URL: it.databaseUrl, KEY_DIR: process.env.KEY_DIR })
    const clock = () => new Date().toISOString()
    const small = whatIfs({ config, clock, isGone: async () => false, heapMb: 16 })
    const who = asUserId(freshId<'user'>())
    const begun = small.begin(
      who,
      { supposed: { workout: asWorkoutId(workout), revision, event: factOf('SetLogged', data) } },
      [],
    )
    const id = 'id' in begun ? begun.id : ''
    const now = async () => await small.of(who, id)
    await until(async () => ((await now()) as { state: string }).state !== 'running', 60_000)
    expect(await now()).toMatchObject({ state: 'failed', says: 'it took more than 16 MB of memory' })
    await small.close()
  }, 90_000)

  test('at the command line the same, which opens nothing unless it is said why', async () => {
    const { revision, data } = await eventOf('SetLogged')
    const main = commandLine(it.databaseUrl)
    const supposing = ['log', 'what-if', '--workout', workout, '--revision', String(revision), '--data']
    const before = await all()
    const at = new Date(Date.parse(data.at) + 1000).toISOString()
    const { code, out } = await main('main.ts', ...supposing, JSON.stringify({ at }), '--json')
    expect(code).toBe(1)
    const atTheEnd = expect.arrayContaining([`sets.${set}.at`])
    expect(JSON.parse(out)).toMatchObject({ otherwise: [], state: { atTheEnd } })
    expect(out).not.toContain(at)
    // Whoever guesses is told the same whether it is so or not.
    const guesses = [9, 77].map(reps => main('main.ts', ...supposing, JSON.stringify({ reps }), '--json'))
    const [right, other] = await Promise.all(guesses)
    expect(right).toEqual(other)
    expect([right?.code, right?.out, right?.err]).toEqual([2, '', expect.stringContaining('reps')])
    const opened = await main('main.ts', ...supposing, '{"reps":77}', '--json', '--open', '--reason', 'Ticket 4711')
    expect(JSON.parse(opened.out).state.atTheEnd).toEqual([{ path: `sets.${set}.reps`, was: 9, is: 77 }])
    expect(await all()).toEqual(before)
    const wrong = await main('main.ts', ...supposing, '{"reps":"many"}')
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('reps')])
    expect((await main('main.ts', ...supposing, '{}', '--json')).code).toBe(0)
  }, 120_000)

  test('an answer about who is erased is gone with them', async () => {
    const { revision, data } = await eventOf('SetLogged')
    const begun = await ask(`POST /desk/workouts/${workout}/what-ifs`, { revision, data })
    expect((await ended(begun.json.id)).state).toBe('done')
    const closing = { password: 'ein langer Satz', immediately: true }
    expect((await ask('POST /auth/close-account', closing, tokens.anna)).status).toBe(202)
    const seen = async () => (await ask(`GET /desk/what-ifs/${begun.json.id}`)).json
    expect(await until(async () => (await seen()).code === 'no-such-what-if', 10_000)).toBe(true)
    expect((await ask(`DELETE /desk/what-ifs/${begun.json.id}`)).json.code).toBe('no-such-what-if')
  }, 90_000)
})
