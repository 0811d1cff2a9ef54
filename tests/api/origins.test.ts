import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { projections } from '../../projections/all.ts'
import { caughtUp } from '../../projections/catch-up.ts'
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

type Planned = { id: string; sets: { logged: object | null }[] }
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

/** What the log says of somebody's credits, without any code of ours. */
const credits = async () =>
  (
    await it.product.database.query(
      `select id, type from log.events where stream = $1 and type like 'WorkoutCredit%' order by gp`,
      [`membership-${id}`],
    )
  ).rows

test('where do the counters of the overview come from: what was begun, the week’s sessions, what is left', async () => {
  const { progress, credits: left } = await ask('GET /dashboard/overview')
  const { done } = (await ask('GET /api/programme')).week
  const of = (counter: string) => ask(`GET /api/overview/origin?of=${counter}`)
  const begun = await of('begun')
  expect([begun.value, begun.shown, begun.start, sumOf(begun.changes)]).toEqual([progress.total, 1, 0, 1])
  expect(begun.changes).toMatchObject([{ type: 'WorkoutStarted', workout, was: 0, is: 1 }])
  expect((await of('completed')).changes).toEqual([])

  const free = await of('free')
  expect([free.value, free.shown, free.start]).toEqual([left.free_left, left.free_left, 10])
  expect(free.changes.map(({ event: id, type }: { event: string; type: string }) => ({ id, type }))).toEqual(
    await credits(),
  )
  expect(free.start + sumOf(free.changes)).toBe(left.free_left)
  const allowance = await of('allowance')
  expect([allowance.value, allowance.start, allowance.changes]).toEqual([100, 100, []])

  const sessions = await of('sessions')
  expect([sessions.value, sessions.shown]).toEqual([done, done])
  expect((await it.ask('GET /api/overview/origin?of=gold', { token })).status).toBe(400)
})

test('where does a best set come from: each that was better than all before it, and what was corrected since', async () => {
  const moved = await moving()
  const plan = await ask(`GET /workouts/${workout}`)
  const all: Planned[] = plan.blocks.flatMap(({ exercises }: { exercises: Planned[] }) => exercises)
  const exercise = all.find(({ sets }) => sets.some(set => set.logged))
  const record = await ask(`GET /api/workouts/${workout}/exercises/${exercise?.id}/origin`)
  const corrected = { reps: 8, weight: 22.5 }
  expect([record.value, record.shown]).toEqual([corrected, corrected])
  expect(record.changes).toMatchObject([
    { type: 'SetLogged', workout, was: null, is: { reps: 10, weight: 20 } },
    { type: 'SetCorrected', workout, was: { reps: 10, weight: 20 }, is: corrected },
  ])
  expect(eventsIn(record.changes).every(event => moved.includes(event))).toBe(true)
  const other = all.find(({ sets }) => !sets.some(set => set.logged))
  const none = await ask(`GET /api/workouts/${workout}/exercises/${other?.id}/origin`)
  expect(none).toEqual({ value: null, shown: null, changes: [] })
  const status = async (call: string, as = token) => (await it.ask(call, { token: as })).status
  expect(await status(`GET /api/workouts/${workout}/exercises/e999/origin`)).toBe(404)
  expect(await status(`GET /api/workouts/${workout}/exercises/${exercise?.id}/origin`, desk)).toBe(404)
  expect(await status(`GET /desk/workouts/${workout}/exercises/${exercise?.id}/origin`)).toBe(403)
  const headers = { 'x-reason': encodeURIComponent('Frage zum Bestwert') }
  const seen = await it.ask(`GET /desk/workouts/${workout}/exercises/${exercise?.id}/origin`, { token: desk, headers })
  expect(seen.json).toEqual(record)
})

test('a session that is over, and a credit that came back, are in it, too', async () => {
  await ask(`PUT /api/workouts/${workout}/status`, { status: 'completed' })
  const sessions = await ask('GET /api/overview/origin?of=sessions')
  expect(sessions).toMatchObject({ value: 1, shown: 1, changes: [{ type: 'WorkoutCompleted', was: 0, is: 1 }] })
  expect((await ask('GET /api/programme')).week.done).toBe(1)
  const completed = await ask('GET /api/overview/origin?of=completed')
  expect(completed.changes).toMatchObject([{ type: 'WorkoutCompleted', was: 0, is: 1 }])
  const commandId = freshId<'command'>()
  await it.product.log.append(streamOf('membership', asUserId(id)), 'any', [
    {
      id: freshId<'event'>(),
      event: { type: 'WorkoutCreditReturned', workout: asWorkoutId(workout), at: new Date().toISOString() },
      metadata: {
        ...{ commandId, correlationId: commandId, causationId: commandId, schema: 1 },
        actor: { kind: 'system', id: 'a test' },
        subject: asUserId(id),
      },
    },
  ])
  await caughtUp(it.product, projections, () => {}, new AbortController().signal)
  const free = await ask('GET /api/overview/origin?of=free')
  expect([free.value, free.shown, free.changes.length]).toEqual([10, 10, 2])
  expect(free.changes.map(({ was, is }: Change) => is - was)).toEqual([-1, 1])
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
  expect(inspections.map((look: { unsealed: boolean }) => look.unsealed)).toEqual([true, false, true])
  expect(weeks.json.counters).toEqual({ completed: 1, begun: 1, sessions: 1, free: 10, allowance: 100 })
  const at = `GET /desk/people/${id}/overview/origin?of=`
  const free = await it.ask(`${at}free`, { token: desk, headers })
  expect([free.json.start + sumOf(free.json.changes), free.json.changes.length]).toEqual([10, 2])
  expect((await it.ask(`${at}free`, { token: desk })).status).toBe(400)
  expect((await it.ask(`${at}free`, { token, headers })).status).toBe(403)
  expect((await it.ask(`GET /desk/people/${randomUUID()}/weeks`, { token: desk, headers })).status).toBe(404)
})
