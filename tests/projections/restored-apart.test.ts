import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPool } from '../../adapters/postgres/pool.ts'
import { commandLine } from '../support/command-line.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let running: TestProduct | null = null

beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  await running?.close()
  running = null
  await database.drop()
})

const start = async () => {
  running = await startProduct({ databaseUrl: database.url })
  return running
}
const stop = async () => {
  await running?.close()
  running = null
}

/** The log as an older backup had it. */
const cutLogTo = async (kept: number) => {
  const owner = openPool(database.url, { max: 1 })
  await owner.query(`alter table log.events disable trigger events_are_facts; delete from log.events where gp > ${kept};
    alter table log.events enable trigger events_are_facts`)
  await owner.end()
}
const last = async () => Number(await (await start()).product.log.head())
const tool = (...words: string[]) => commandLine(database.url)('main.ts', ...words)

test('a log that was restored without its database is not read on in silence', { timeout: 120_000 }, async () => {
  const first = await start()
  await first.person('anna@formkurve.test')
  await first.person('ben@formkurve.test')
  await stop()
  const before = await last()
  await stop()

  await cutLogTo(before - 4)
  await expect(start()).rejects.toThrow(
    /restored without the other[\s\S]*accounts_v\d+ stands at[\s\S]*rebuild --all[\s\S]*react-from/,
  )
  expect((await tool('projections', 'status')).out).toContain('of another log')

  await tool('projections', 'rebuild', '--all')
  await expect(start()).rejects.toThrow(/when-[\s\S]*react-from/)
  expect((await tool('log', 'react-from', '99999')).err).toContain('is no place in this log')
  await tool('log', 'react-from', 'end')
  const again = await start()
  await again.person('cleo@formkurve.test')
  for (let n = 0; n < 5; n++) await again.register(`more-${n}@formkurve.test`)
  await stop()
  const grown = await last()
  await stop()

  await cutLogTo(before - 4)
  const other = openPool(database.url, { max: 1 })
  await other.query(`insert into log.events (gp, stream, version, type, id, data, meta)
    select ${before - 4} + n, 'user-' || gen_random_uuid(), 0, 'EmailVerified', gen_random_uuid(), '{}', '{}'
    from generate_series(1, ${grown - before + 10}) n`)
  await other.end()
  await expect(start()).rejects.toThrow(/has seen event [\s\S]* where the log has/)
})

test('the log of another database is refused, and nothing is written to it', { timeout: 120_000 }, async () => {
  const first = await start()
  await first.person('anna@formkurve.test')
  await stop()
  const other = await freshDatabase()
  expect(await tool('log', 'copy', '--to', other.url)).toMatchObject({ code: 0 })
  const digest = async (url: string) => (await tool('log', 'digest', '--of', url)).out
  await expect(startProduct({ databaseUrl: other.url })).rejects.toThrow(
    /sealed under keys that this database never had[\s\S]*DATABASE_URL/,
  )
  expect(await digest(other.url)).toBe(await digest(database.url))
  await other.drop()
})
