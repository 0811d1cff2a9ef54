import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { commandLine } from '../support/command-line.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

// What was not done, once more: one stream or one effect alone, at the desk and at the command line.

let it: TestProduct
let anna: { id: string; access_token: string }
let token: string
let workout: string

const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows
const because = { 'x-reason': encodeURIComponent('Störung 12: Mails bleiben liegen') }
const desk = async (call: string, body?: object) =>
  (await it.ask(call, { token, headers: because, ...(body ? { body } : {}) })).json

/** What somebody does who owns the database. */
const asOwner = async (statement: string) => {
  const owner = openPool(it.databaseUrl, { max: 1 })
  await owner.query('alter table log.events disable trigger events_are_facts')
  await owner.query(statement)
  await owner.query('alter table log.events enable trigger events_are_facts')
  await owner.end()
}

beforeAll(async () => {
  it = await startProduct()
  anna = await it.person('anna@example.org')
  const staff = await it.person('eva@example.org')
  token = staff.access_token
  await it.employ(staff.id)
  const asked = { token: anna.access_token, body: { duration_minutes: 30 } }
  workout = (await it.ask('POST /llm/create-workout', asked)).json.id
  await sql(
    `insert into log.events (gp, stream, version, type, id, data, meta)
     select (select max(gp) + 1 from log.events), stream, version + 1, 'WorkoutTeleported', $2, '{}', meta
     from log.events where stream = $1 order by version desc limit 1`,
    [`workout-${workout}`, randomUUID()],
  )
  const isAside = async () =>
    (await desk('GET /desk/undone')).aside.some(({ model }: { model: string }) => model === workoutList.name)
  expect(await until(isAside, 8000)).toBe(true)
}, 90_000)
afterAll(() => it?.close())

describe('once more', () => {
  test('one stream alone is tried again, at the desk and at the command line, and followed once it was mended', async () => {
    const stream = `workout-${workout}`
    const lastAsked = async () =>
      (
        await sql(`select data->>'model' as model, data->>'stream' as stream from log.events
          where type = 'SetAsideRetried' order by gp desc limit 1`)
      )[0]
    expect(await desk('POST /desk/undone/retry', { model: workoutList.name, stream })).toEqual({ effects: 0, back: 0 })
    expect(await lastAsked()).toEqual({ model: workoutList.name, stream })
    const { operations } = await desk('GET /desk/operations')
    expect(operations[0].sentence).toContain(`that ${workoutList.name} has set aside`)
    const other = { model: workoutList.name, stream: `workout-${randomUUID()}` }
    const none = await it.ask('POST /desk/undone/retry', { token, headers: because, body: other })
    expect([none.status, none.json.code]).toEqual([404, 'no-such-stream'])

    const retry = (...words: string[]) =>
      commandLine(it.databaseUrl)(
        'main.ts',
        'projections',
        'retry',
        ...words,
        '--reason',
        'Version 12 liest es',
        '--json',
      )
    const asideIn = (text: string) =>
      JSON.parse(text).reduce((all: number, { aside }: { aside: number }) => all + aside, 0)
    const still = await retry('workout_list', stream)
    expect([still.code, asideIn(still.out)]).toEqual([1, 1])
    expect(await lastAsked()).toEqual({ model: workoutList.name, stream })
    expect(await retry('workout_list', other.stream)).toMatchObject({
      code: 1,
      err: expect.stringContaining('has not set'),
    })
    expect(await commandLine(it.databaseUrl)('main.ts', 'projections', 'retry', '--all')).toMatchObject({ code: 2 })
    await asOwner(`delete from log.events where type = 'WorkoutTeleported'`)
    const mended = await retry('--all')
    expect([mended.code, asideIn(mended.out)]).toEqual([0, 0])
    expect((await desk('GET /desk/undone')).aside).toEqual([])
  }, 120_000)

  test('a parked effect is listed and tried again at the command line', async () => {
    const [event] = await sql(`select id, stream from log.events where stream = $1 and version = 0`, [
      `user-${anna.id}`,
    ])
    await sql(
      `insert into reactions.parked (reaction, event_id, stream, attempts, error)
       values ('when-account-changed-then-mail', $1, $2, 84, 'Error: 550 anna@example.org is no mailbox')`,
      [event.id, event.stream],
    )
    const parked = (...words: string[]) => commandLine(it.databaseUrl)('main.ts', 'log', 'parked', ...words)
    const listed = await parked('list', '--json')
    expect([listed.code, JSON.parse(listed.out)]).toMatchObject([
      1,
      {
        effects: [{ reaction: 'when-account-changed-then-mail', event: event.id, why: expect.stringContaining('550') }],
      },
    ])
    expect(listed.out).not.toContain('anna@')
    const tried = await parked('retry', 'when-account-changed-then-mail', event.id, '--reason', 'Postfach da', '--json')
    expect([tried.code, JSON.parse(tried.out)]).toEqual([0, { tried: 1 }])
    const [told] = await sql(`select data->>'event' as event, data->>'by' as by from log.events
      where type = 'EffectsRetried' order by gp desc limit 1`)
    expect(told).toEqual({ event: event.id, by: expect.stringContaining('command line') })
    expect(await until(async () => (await sql('select 1 from reactions.parked')).length === 0, 8000)).toBe(true)
    expect(await parked('list')).toMatchObject({ code: 0, out: 'Nothing is parked.\n' })
    expect(await parked('retry', 'nothing', 'x', '--reason', 'Probe')).toMatchObject({ code: 2 })
  }, 120_000)
})
