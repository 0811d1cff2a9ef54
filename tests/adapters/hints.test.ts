import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { postgresWakeUps } from '../../adapters/postgres/hints.ts'
import { freshDatabase } from '../support/fresh-database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let listener: pg.Client
const words: string[] = []

beforeAll(async () => {
  database = await freshDatabase()
  listener = new pg.Client({ connectionString: database.url })
  listener.on('notification', ({ payload = '' }) => words.push(String(payload.split(' ')[0])))
  await listener.connect()
  await listener.query('listen formkurve_log_grown')
})
afterAll(async () => {
  await listener.end()
  await database.drop()
})

test('a process alone tells nobody that the log has grown; with another beside it, that one looks again, until it goes', async () => {
  const one = postgresWakeUps(database.url, null)
  expect(await until(() => words.includes('hello'), 5000)).toBe(true)
  one.tell()
  await listener.query('select pg_sleep(0.1)')
  expect(words).not.toContain('grown')

  const other = postgresWakeUps(database.url, null)
  expect(await until(() => words.includes('here'), 5000)).toBe(true)
  const began = performance.now()
  const woken = other.wait(10_000, new AbortController().signal)
  one.tell()
  await woken
  expect(performance.now() - began).toBeLessThan(5000)

  await other.close()
  await listener.query('select pg_sleep(0.1)')
  const told = words.filter(word => word === 'grown').length
  one.tell()
  await one.close()
  await listener.query('select pg_sleep(0.1)')
  expect(words.filter(word => word === 'grown')).toHaveLength(told)
})
