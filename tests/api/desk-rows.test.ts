import { afterAll, beforeAll, expect, test } from 'vitest'
import { projections } from '../../projections/all.ts'
import { caughtUp } from '../../projections/catch-up.ts'
import { versionless } from '../../projections/ports.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let [workout, set, anna, eva] = ['', '', '', '']
const because = { 'x-reason': encodeURIComponent('Ticket 4711: woher kommt das') }

const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows
const rowsAt = async (revision: number, query: Record<string, string> = {}, token = eva) =>
  it.ask(`GET /desk/streams/workout-${workout}/rows/${revision}?${new URLSearchParams(query)}`, {
    token,
    headers: because,
  })

beforeAll(async () => {
  it = await startProduct()
  const [one, other] = [await it.person('anna@example.org'), await it.person('eva@example.org')]
  ;[anna, eva] = [one.access_token, other.access_token]
  await it.employ((await it.ask('GET /auth/me', { token: eva })).json.id, 'auditor')
  const made = (await it.ask('POST /llm/create-workout', { token: anna, body: { duration_minutes: 30 } })).json
  workout = made.id
  const sets = made.blocks
    .filter(({ kind }: { kind: string }) => kind !== 'warmup')
    .flatMap(({ exercises }: { exercises: { sets: { id: string; ramp: boolean }[] }[] }) => exercises)
    .flatMap((exercise: { sets: { id: string; ramp: boolean }[] }) => exercise.sets)
    .filter(({ ramp }: { ramp: boolean }) => !ramp)
  set = sets[0].id
  const log = (id: string, body: object) => it.ask(`PUT /api/workouts/${workout}/sets/${id}`, { token: anna, body })
  for (const { id } of sets.slice(0, 3)) await log(id, { reps: 10, weight: 20 })
  await log(set, { reps: 8, weight: 22.5 })
  await caughtUp(it.product, projections, () => {}, new AbortController().signal)
}, 60_000)
afterAll(() => it?.close())

test('the rows as the read models hold them, and the events that made one of their values', async () => {
  const [{ last }] = await sql('select max(version)::int as last from log.events where stream = $1', [
    `workout-${workout}`,
  ])
  const { status, json } = await rowsAt(last)
  expect(status).toBe(200)
  expect(json.origin).toBeNull()
  const list = json.rows.find(({ model }: { model: string }) => model === 'workout_list')
  const fields = new Map(list.fields.map(({ path, value }: { path: string; value: unknown }) => [path, value]))
  const table = projections.find(({ name }) => versionless(name) === 'workout_list')?.name
  const [row] = await sql(`select id, status, sets, logged, minutes from read_models."${table}" where id = $1`, [
    workout,
  ])
  for (const [name, value] of Object.entries(row)) expect([name, fields.get(name)]).toEqual([name, value])

  const asked = { like: 'kg', model: 'workout_list', key: workout, path: 'kg' }
  const { json: found } = await rowsAt(last, asked)
  const facts = await sql(
    `select id, version, type from log.events where stream = $1 and type in ('WorkoutRequested', 'SetLogged', 'SetCorrected') order by version`,
    [`workout-${workout}`],
  )
  expect(
    found.origin.changes.map(({ event, revision, type }: Record<string, unknown>) => [event, revision, type]),
  ).toEqual(facts.map(({ id, version, type }) => [id, Number(version), type]))
  expect([found.origin.value, found.origin.unshown]).toEqual([fields.get('kg'), 0])
  expect(
    found.rows
      .flatMap((one: { fields: { path: string }[] }) => one.fields)
      .every(({ path }: { path: string }) => path.includes('kg')),
  ).toBe(true)
  // Before the correction it was another.
  const before = await rowsAt(last - 1, asked)
  expect(before.json.origin.value).not.toBe(found.origin.value)
})

test('is a look that unsealed, asked for a reason, of an event that there is', async () => {
  await rowsAt(1)
  const [look] = await sql(`select data from log.events where type = 'RecordInspected' order by gp desc limit 1`)
  expect(look.data).toMatchObject({ what: `workout-${workout}`, unsealed: true })
  expect((await rowsAt(9999)).json.code).toBe('no-such-event')
  expect((await it.ask(`GET /desk/streams/workout-${workout}/rows/1`, { token: eva })).status).toBe(400)
  expect((await rowsAt(1, {}, anna)).json.code).toBe('staff-only')
})
