import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

type PlannedSet = { id: string }
type Block = { exercises: { exercise_id: string; sets: PlannedSet[] }[] }

let product: TestProduct
const now = Date.parse('2026-06-01T08:00:00.000Z')

beforeAll(async () => {
  product = await startProduct({ clock: () => new Date(now).toISOString() })
})
afterAll(() => product.close())

const racer = async (email: string, goal: string, details: string) => {
  const { access_token: token } = await product.person(email)
  await product.ask('POST /training-profiles/', {
    token,
    body: { name: 'Box', equipment: ['running-route', 'sled', 'mat'], is_primary: true },
  })
  await product.ask('PUT /training-plan/mine', { token, body: { workout_goal_id: goal, goal_details: details } })
  const make = async (prompt: string) =>
    (await product.ask('POST /llm/create-workout', { token, body: { duration_minutes: 30, prompt } })).json
  const race = async () => (await product.ask('GET /api/programme', { token })).json.race
  const put = (path: string, body: object) => product.ask(`PUT /api/workouts/${path}`, { token, body })
  return { make, race, put }
}

test('who names a target sees splits that add up to it, and, once they ran, how far it is', async () => {
  const { make, race, put } = await racer(
    'rika@example.com',
    'hyrox',
    'HYROX Doubles Mixed am 14.09.2026 unter 75 Minuten',
  )
  const run = await make('lockerer Dauerlauf')
  const { division, team, splits, reach } = await race()
  expect({ division: division.de, team, from: splits.from }).toEqual({
    division: 'Doubles Mixed',
    team: 'pair',
    from: 'target',
  })
  const stations = splits.stations.map(({ seconds }: { seconds: number }) => seconds)
  expect([...splits.runs, ...stations, splits.roxzone].reduce((all, one) => all + one, 0)).toBe(4500)
  expect(reach).toEqual({ is: 'unknown', pace: null, finish: null })

  await put(`${run.id}/status`, { status: 'in_progress' })
  const ran = (run.blocks as Block[])
    .flatMap(({ exercises }) => exercises)
    .find(({ exercise_id }) => /^(?:easy|long)-run$/.test(exercise_id))
  const set = ran?.sets[0]?.id
  expect((await put(`${run.id}/sets/${set}`, { duration: 1200, distance: 2500 })).status).toBe(200)
  const judged = (await race()).reach
  expect(judged.is).toBe('far')
  expect(judged.finish).toBeGreaterThan(5000)
})

test('nobody else is shown a race', async () => {
  const { make, race } = await racer('mara@example.com', 'muscle', '10 kg mehr auf der Bank')
  await make('Kraft')
  expect(await race()).toBeNull()
})
