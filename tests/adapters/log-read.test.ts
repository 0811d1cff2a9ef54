import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPool } from '../../adapters/postgres/pool.ts'
import { commandLine } from '../support/command-line.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { startProduct } from '../support/product.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const digest = () => commandLine('postgres://nobody@127.0.0.1:1/none')('main.ts', 'log', 'digest', '--of', database.url)

const asOwner = async (statement: string) => {
  const owner = openPool(database.url, { max: 1 })
  return (await owner.query(statement).finally(() => owner.end())).rows
}

test('a digest leaves a database without a log as it was, and says that there is none', async () => {
  const schemas = () => asOwner('select nspname from pg_namespace order by 1')
  const before = await schemas()
  expect(await digest()).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('there is no log at postgres'),
  })
  expect(await schemas()).toEqual(before)
})

test('a digest is taken of a log in which nothing can be written', async () => {
  const product = await startProduct({ databaseUrl: database.url })
  await product.person('anna@formkurve.test')
  await product.close()
  const [{ events }] = await asOwner('select count(*)::int as events from log.events')
  const [{ name }] = await asOwner('select current_database() as name')
  await asOwner(`alter database ${name} set default_transaction_read_only = on`)
  expect(await digest()).toMatchObject({
    code: 0,
    out: expect.stringMatching(new RegExp(`^[0-9a-f]{64}  ${events} events\n$`)),
  })
})
