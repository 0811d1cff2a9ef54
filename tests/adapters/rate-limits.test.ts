import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { postgresRateLimits } from '../../adapters/rate-limits/postgres.ts'
import type { RateLimits } from '../../commands/ports/addresses.ts'
import { freshDatabase } from '../support/fresh-database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let pools: Database[] = []
let one: RateLimits
let other: RateLimits

const secret = Buffer.alloc(32, 7)

beforeAll(async () => {
  database = await freshDatabase()
  pools = [openPool(database.url), openPool(database.url)]
  const [first, second] = pools
  if (!first || !second) throw new Error('no pools')
  await migrate(first)
  one = postgresRateLimits(first, secret)
  other = postgresRateLimits(second, secret)
})
afterAll(async () => {
  await Promise.all(pools.map(pool => pool.end()))
  await database.drop()
})

const isTaken = (answer: object) => 'taken' in answer

test('two processes together never pass the limit, however parallel', async () => {
  const limit = { most: 20, seconds: 60 }
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => (n % 2 ? one : other).take('parallel', limit)),
  )
  expect(answers.filter(isTaken)).toHaveLength(20)
  for (const answer of answers) if ('waitSeconds' in answer) expect(answer.waitSeconds).toBeGreaterThan(50)
})

test('no window of that length holds more than the limit, its edges included', async () => {
  const limit = { most: 10, seconds: 1 }
  const taken: number[] = []
  for (const end = Date.now() + 2600; Date.now() < end; await setTimeout(15)) {
    const limits = Math.random() < 0.5 ? one : other
    if (isTaken(await limits.take('edge', limit))) taken.push(Date.now())
  }
  expect(taken.length).toBeGreaterThanOrEqual(20)
  for (const from of taken) expect(taken.filter(at => at >= from && at < from + 950).length).toBeLessThanOrEqual(10)
})

test('says when there will be room again, and then there is', async () => {
  const limit = { most: 2, seconds: 1 }
  await one.take('soon', limit)
  await one.take('soon', limit)
  expect(await one.take('soon', limit)).toEqual({ waitSeconds: 1 })
  await setTimeout(1050)
  expect(isTaken(await one.take('soon', limit))).toBe(true)
})

test('what is given back does not count; what is cleared starts anew', async () => {
  const limit = { most: 2, seconds: 60 }
  for (let n = 0; n < 10; n++) {
    const answer = await one.take('back', limit)
    if (!('taken' in answer)) throw new Error('no room')
    await other.giveBack('back', answer.taken)
  }
  await one.take('back', limit)
  await one.take('back', limit)
  expect(isTaken(await one.take('back', limit))).toBe(false)
  await one.clear('back')
  expect(isTaken(await one.take('back', limit))).toBe(true)
})

test('a flood that met its limit is answered from memory', async () => {
  const limit = { most: 1, seconds: 60 }
  await one.take('flood', limit)
  await one.take('flood', limit)
  const began = performance.now()
  for (let n = 0; n < 5000; n++) await one.take('flood', limit)
  expect(performance.now() - began).toBeLessThan(250)
})

test('keys rest as hashes, and old ones are swept away', async () => {
  await one.take('anna@example.org', { most: 1, seconds: 60 })
  const rows = async () => (await pools[0]?.query('select key, at from vault.rate_limits'))?.rows ?? []
  expect(JSON.stringify(await rows())).not.toContain('anna')
  await pools[0]?.query("update vault.rate_limits set at = array[now() - interval '2 hours']")
  await one.tidy()
  expect(await rows()).toEqual([])
})
