import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { postgresReadModels } from '../../adapters/postgres/read-models.ts'
import { asId, asStream } from '../../domain/kernel/stream.ts'
import { accounts } from '../../projections/accounts.ts'
import { type OpenLog, openLog } from '../support/open-log.ts'

let open: OpenLog
beforeAll(async () => {
  open = await openLog()
})
afterAll(() => open?.close())

test('how read models stand is told while every connection that keeps them up is busy', async () => {
  const folding = openPool(open.url, { max: 1, role: open.role })
  const models = postgresReadModels(folding, open.alone, open.pool)
  expect(await models.status()).toEqual([])

  const checkpoint = await models.open(accounts)
  const aside = (stream: string, isNewer: boolean) => {
    const position = asId<'position'>('7')
    return { stream: asStream(stream), position, id: freshId<'event'>(), why: 'cannot be folded', isNewer }
  }
  const [one, other] = [aside('user-a', false), aside('user-b', true)]
  for (const each of [one, other]) await models.setAside(accounts, checkpoint, each)

  const held = await folding.connect()
  try {
    const [standing, ...more] = await models.status()
    expect(more).toEqual([])
    expect(standing).toMatchObject({ name: accounts.name, position: null, last: null, error: null })
    expect(standing?.epoch).toBe(checkpoint.epoch)
    const { isNewer: _, ...without } = one
    expect(standing?.aside).toEqual(expect.arrayContaining([without, other]))
    expect(standing?.aside).toHaveLength(2)
  } finally {
    held.release()
    await folding.end()
  }
})
