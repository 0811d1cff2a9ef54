import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { postgresDrafts } from '../../adapters/postgres/read-models/drafts.ts'
import { sealedDrafts, sealedSnapshots } from '../../adapters/postgres/read-models/sealed-rows.ts'
import { postgresSnapshots } from '../../adapters/postgres/read-models/snapshots.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { projections } from '../../projections/all.ts'
import { portionWorker } from '../../projections/portion.ts'
import { verify } from '../../projections/verify.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { workoutHistory } from '../../projections/workout-history.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { heldNow } from '../../tools/privacy/held.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let now = Date.parse('2026-06-01T08:00:00.000Z')
const day = 86_400_000

beforeAll(async () => {
  it = await startProduct({ clock: () => new Date(now).toISOString() })
})
afterAll(() => it.close())

const create = async (token: string, prompt: string) =>
  (await it.ask('POST /llm/create-workout', { token, body: { prompt, duration_minutes: 30, mood: 2 } })).json

const trained = async (token: string, prompt: string) => {
  const workout = await create(token, prompt)
  const set = workout.blocks[0].exercises[0].sets[0].id
  expect(
    (await it.ask(`PUT /api/workouts/${workout.id}/sets/${set}`, { token, body: { reps: 9, weight: 61.5 } })).status,
  ).toBe(200)
  return String(workout.id)
}

/** The facts of a workout and of its credit, as the log reads them. */
const said = async (user: string, workout: string) => {
  const facts = await it.product.log.load(streamOf('workout', asWorkoutId(workout)))
  const credits = await it.product.log.load(streamOf('membership', asUserId(user)))
  return JSON.stringify([facts, credits].flat().map(({ event }) => event))
}

const rowsOf = async (workout: string) => {
  const { rows } = await it.product.database.query(
    `select (select count(*) from read_models.${workoutList.name} where id = $1)
       + (select count(*) from read_models.${workoutDetail.name} where id = $1)
       + (select count(*) from read_models.${workoutHistory.name} where workout = $1) as n`,
    [workout],
  )
  return Number(rows[0].n)
}

test('thirty days after a workout was deleted nothing of it can be read, and of the others all', async () => {
  const { id, access_token: token } = await it.person('aufgeraeumt@example.org')
  const [gone, stays] = [await trained(token, 'Wunschgrüffel eins'), await trained(token, 'Wunschgrüffel zwei')]
  expect((await it.ask(`DELETE /workouts/${gone}`, { token })).status).toBeLessThan(300)
  await until(async () => (await rowsOf(gone)) > 3, 10_000)
  await it.product.eraseDeleted()
  expect(await said(id, gone)).toContain('Wunschgrüffel eins')
  const held = async () => (await heldNow(it.product.database, it.config.LOG_DIR)).deleted?.count
  expect(await held()).toBe(1)

  now += 31 * day
  await until(async () => (await it.product.eraseDeleted()) === 1, 10_000)
  expect(await until(async () => (await rowsOf(gone)) === 0, 10_000)).toBe(true)
  const left = await said(id, gone)
  for (const word of ['Wunschgrüffel eins', '61.5']) expect(left).not.toContain(word)
  expect(left).toContain('"type":"SetLogged"')
  expect(left).toContain('"type":"WorkoutErased"')
  expect(await said(id, stays)).toContain('Wunschgrüffel zwei')
  expect(await held()).toBe(0)
  const again = await it.signIn('aufgeraeumt@example.org')
  expect((await it.ask(`GET /workouts/${stays}`, { token: again.access_token })).status).toBe(200)
  expect(await it.product.eraseDeleted()).toBe(0)
})

test('every read model is what a fresh fold of the log makes', async () => {
  const { log, database, keys } = it.product
  const drafts = sealedDrafts(postgresDrafts(database), keys)
  const workers = [portionWorker({ log, drafts, projections, full: () => false })]
  const parts = { drafts, workers, code: 'test', onProgress: () => {} }
  const snapshots = sealedSnapshots(postgresSnapshots(database), keys)
  for (const projection of projections)
    expect(await verify(projection, { ...parts, snapshots }), projection.name).toMatchObject({ first: null })
})
