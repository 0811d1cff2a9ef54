import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let token: string
let desk: string
let id: string
let workout: string
let week: { start: string; kg: number; sets: number; workouts: number }

type Made = { blocks: { kind: string; exercises: { sets: { id: string; ramp: boolean; side?: string | null }[] }[] }[] }

const ask = async (call: string, body?: object) => {
  const { status, json } = await it.ask(call, { token, ...(body ? { body } : {}) })
  expect([call, status]).toEqual([call, call.startsWith('POST') ? 201 : 200])
  return json
}

beforeAll(async () => {
  it = await startProduct()
  token = (await it.person('anna@example.org')).access_token
  desk = (await it.person('eva@example.org')).access_token
  id = (await ask('GET /auth/me')).id
  const staff = (await it.ask('GET /auth/me', { token: desk })).json.id
  await it.employ(staff, 'auditor')
  const made = await ask('POST /llm/create-workout', { duration_minutes: 30 })
  workout = made.id
  const main = (made.blocks as Made['blocks']).filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
  const sets = main
    .flatMap(({ exercises }) => exercises.flatMap(exercise => exercise.sets))
    .filter(({ ramp, side }) => !ramp && side !== 'right')
    .map(set => set.id)
  await ask(`PUT /api/workouts/${workout}/status`, { status: 'in_progress' })
  for (const set of sets.slice(0, 3)) await ask(`PUT /api/workouts/${workout}/sets/${set}`, { reps: 10, weight: 20 })
  await ask(`PUT /api/workouts/${workout}/sets/${sets[0]}`, { reps: 8, weight: 22.5 })
  await it.ask(`DELETE /api/workouts/${workout}/sets/${sets[1]}`, { token })
  week = (await ask('GET /dashboard/overview')).weeks.at(-1)
}, 60_000)
afterAll(() => it?.close())

/** What the log says, without any code of ours: each event of the workout that moved a weight, or took it back. */
const moving = async () =>
  (
    await it.product.database.query(
      `select id from log.events where stream = $1 and type in ('SetLogged', 'SetCorrected', 'SetReopened') order by gp`,
      [`workout-${workout}`],
    )
  ).rows.map(row => row.id)

type Change = { event: string; was: number; is: number }
const sumOf = (changes: readonly Change[]) => changes.reduce((sum, { was, is }) => sum + is - was, 0)
const eventsIn = (changes: readonly Change[]) => changes.map(({ event }) => event)

test('where do the kilograms of a week come from: the sets that moved them, corrected and taken back ones too', async () => {
  const { value, shown, changes } = await ask(`GET /api/weeks/${week.start}/origin?of=kg`)
  expect([value, shown]).toEqual([week.kg, week.kg])
  expect(eventsIn(changes)).toEqual(await moving())
  expect(sumOf(changes)).toBeCloseTo(week.kg, 6)
})

test('and its sets, its workouts, and those of one workout', async () => {
  const sets = await ask(`GET /api/weeks/${week.start}/origin?of=sets`)
  expect([sets.value, sets.shown, sumOf(sets.changes)]).toEqual([2, 2, 2])
  const workouts = await ask(`GET /api/weeks/${week.start}/origin?of=workouts`)
  expect([workouts.value, eventsIn(workouts.changes)]).toEqual([1, (await moving()).slice(0, 1)])
  const one = await ask(`GET /api/workouts/${workout}/origin?of=kg`)
  expect([one.value, eventsIn(one.changes)]).toEqual([week.kg, await moving()])
  expect((await ask('GET /api/weeks/2020-01-06/origin?of=kg')).changes).toEqual([])
})

test('where do the sets of each muscle in this week of the programme come from', async () => {
  const { muscles } = (await ask('GET /api/programme')).week
  const trained = muscles.filter(({ done }: { done: number }) => done > 0)
  expect(trained.length).toBeGreaterThan(0)
  for (const { id, done } of muscles) {
    const { value, shown, changes } = await ask(`GET /api/programme/origin?of=${id}`)
    expect([id, Math.round(value * 2) / 2, shown]).toEqual([id, done, value])
    expect(sumOf(changes)).toBeCloseTo(value, 6)
    const logged = await moving()
    expect(eventsIn(changes).every(event => logged.includes(event))).toBe(true)
  }
  const [{ id: muscle }] = trained
  expect((await it.ask(`GET /api/programme/origin?of=${muscle}`, { token: desk })).json.changes).toEqual([])
  expect((await it.ask('GET /api/programme/origin?of=4', { token })).status).toBe(400)
})

test('nobody else’s, and nothing that makes no sense', async () => {
  const status = async (call: string, as = desk) => (await it.ask(call, { token: as })).status
  expect(await status(`GET /api/workouts/${workout}/origin?of=kg`)).toBe(404)
  expect((await it.ask(`GET /api/weeks/${week.start}/origin?of=kg`, { token: desk })).json.changes).toEqual([])
  expect(await status('GET /api/weeks/2026-13-45/origin?of=kg')).toBe(400)
  expect(await status(`GET /api/weeks/${week.start}/origin?of=gold`)).toBe(400)
  expect(await status(`GET /desk/people/${id}/weeks/${week.start}/origin?of=kg`)).toBe(400)
  expect(await status(`GET /desk/people/${id}/weeks/${week.start}/origin?of=kg`, token)).toBe(403)
})

test('at the desk with a reason, which the person reads', async () => {
  const headers = { 'x-reason': encodeURIComponent('Frage zur Wochensumme') }
  const weeks = await it.ask(`GET /desk/people/${id}/weeks`, { token: desk, headers })
  expect(weeks.json.weeks.at(-1)).toMatchObject({ start: week.start, kg: week.kg, sets: week.sets })
  const found = await it.ask(`GET /desk/people/${id}/weeks/${week.start}/origin?of=kg`, { token: desk, headers })
  expect(eventsIn(found.json.changes)).toEqual(await moving())
  const { inspections } = await ask('GET /api/inspections')
  expect(inspections.map((look: { unsealed: boolean }) => look.unsealed)).toEqual([true, false])
  expect((await it.ask(`GET /desk/people/${randomUUID()}/weeks`, { token: desk, headers })).status).toBe(404)
})
