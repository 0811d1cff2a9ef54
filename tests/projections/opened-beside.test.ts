import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { modelsIn } from '../../adapters/postgres/read-models/models.ts'
import { postgresSnapshots } from '../../adapters/postgres/read-models/snapshots.ts'
import { live } from '../../adapters/postgres/read-models/swap.ts'
import { createSchema } from '../../adapters/postgres/read-models/tables.ts'
import { feedback } from '../../projections/feedback.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let pool: Database
beforeAll(async () => {
  it = await startProduct()
  pool = openPool(it.databaseUrl, { max: 4, timeout: 2000 })
}, 60_000)
afterAll(async () => {
  await pool?.end()
  await it?.close()
})

/** Beside a look at another model that goes on until it is told to end. */
const duringALook = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const [looking, enough] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const look = postgresSnapshots(pool)(workoutList, async () => {
    looking.resolve()
    await enough.promise
  })
  await looking.promise
  try {
    return await work()
  } finally {
    enough.resolve()
    await look
  }
}

test('a model is opened, and all others are kept up, while somebody looks at one for long', async () => {
  const { access_token: token } = await it.person('anna@example.org')
  await duringALook(async () => {
    await modelsIn(pool, live).open(feedback)
    const made = await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 15 } })
    expect(made.status).toBe(201)
    const { headers, json } = await it.ask('GET /workouts', { token })
    expect([headers['x-stale'], json.length ?? json.workouts?.length]).toEqual([undefined, 1])
  })
})

test('while a model is exchanged, the books of others are written', () =>
  duringALook(async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query(createSchema(live))
    await pool.query(`update ${live}.checkpoints set updated_at = now()`)
    await client.query('rollback')
    client.release()
  }))

test('nobody is troubled by it', () => expect(it.troubles.filter(line => !line.startsWith('feedback'))).toEqual([]))
