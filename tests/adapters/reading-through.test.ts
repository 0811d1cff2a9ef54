import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsByReading, countsInPostgres, factCounts } from '../../adapters/event-store/fact-counts.ts'
import { plannersByReading, plannersInPostgres, plannerVersions } from '../../adapters/event-store/planner-versions.ts'
import { readingThrough } from '../../adapters/event-store/reading-through.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct

beforeAll(async () => {
  it = await startProduct()
  const { access_token: token } = await it.person('anna@example.org')
  await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })
}, 60_000)
afterAll(() => it?.close())

const sorted = (rows: readonly { readonly type: string }[]) =>
  [...rows].sort((one, other) => (one.type < other.type ? -1 : 1))

test('a log of whatever store is counted alike: by its database, and by reading it', async () => {
  const { database, store } = it.product
  const asked = await factCounts(countsInPostgres(database))()
  const read = await factCounts(countsByReading(store))()
  const stored = await database.query(
    'select type, count(*)::int as count, max(created) as last from log.events group by 1 order by 1',
  )
  expect(sorted(read.counts)).toMatchObject(
    stored.rows.map(row => ({ ...row, last: new Date(row.last).toISOString() })),
  )
  expect(read.counts.map(({ count }) => count).sort()).toEqual(asked.counts.map(({ count }) => count).sort())
  expect([asked.events, asked.whole, read.events, read.whole]).toEqual([read.events, true, asked.events, true])

  const [one, other] = [plannersInPostgres(database), plannersByReading(store)].map(plannerVersions)
  const planners = (await one?.())?.planners.map(({ version }) => version)
  expect(planners).toHaveLength(1)
  expect((await other?.())?.planners.map(({ version }) => version)).toEqual(planners)
})

test('nobody waits for all of a long log: who asks again goes on from there, and no event is told twice', async () => {
  const pages = Array.from({ length: 5 }, (_, nth) => nth)
  const begun: unknown[] = []
  const store = {
    read: async function* (from: unknown) {
      begun.push(from)
      for (const nth of pages.slice(from === null ? 0 : Number(from) + 1))
        yield { events: [{ event: { type: `Fact${nth}` } }], position: String(nth) }
    },
  } as never
  const told: string[] = []
  const readOn = readingThrough<string>(store, {}, ({ event }) => event.type, 0)(type => told.push(type))
  const [first, again] = await Promise.all([readOn(), readOn()])
  expect([first, again]).toEqual([
    { events: 1, whole: false },
    { events: 1, whole: false },
  ])
  while (!(await readOn()).whole) expect(told.length).toBeLessThanOrEqual(pages.length)
  expect(told).toEqual(pages.map(nth => `Fact${nth}`))
  expect(begun.slice(0, 2)).toEqual([null, '0'])
})
