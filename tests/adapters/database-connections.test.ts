import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct | undefined

afterEach(() => it?.close())

/** The most connections that the product's database has seen while this went on. */
const mostWhile = async (url: string, work: () => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const database = new URL(url).pathname.slice(1)
  const count = async () => {
    const { rows } = await client.query('select count(*) from pg_stat_activity where datname = $1', [database])
    return Number(rows[0].count)
  }
  let most = 0
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    most = Math.max(most, await count())
    await setTimeout(2)
  }
  await working
  await client.end()
  return most
}

test.each([10, 20])(
  'one process told to hold %d connections holds no more, whatever is asked of it, but the three beside them',
  async allowed => {
    it = await startProduct({ environment: { DATABASE_CONNECTIONS: String(allowed), WRITES_PER_MINUTE: '100000' } })
    const { ask, person, databaseUrl } = it
    const { access_token: token } = await person('anna@formkurve.test')
    const statuses = new Set<number>()
    const crowd = async () => {
      for (let turn = 0; turn < 5; turn++) {
        const asked = Array.from({ length: 60 }, (_, nth) =>
          nth % 2
            ? ask('GET /workouts', { token })
            : ask('PATCH /users/profile', { token, body: { onboarding_completed: nth % 4 === 1 } }),
        )
        for (const { status } of await Promise.all(asked)) statuses.add(status)
      }
    }
    const most = await mostWhile(databaseUrl, crowd)
    expect([...statuses]).toEqual([200])
    expect(most).toBeLessThanOrEqual(allowed + 3)
    // All that is allowed is used, so that the number is what decides.
    expect(most).toBeGreaterThan(allowed - 6)
  },
  60_000,
)
