import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { logAudits } from '../../app/log-audits.ts'
import { asOwner } from '../support/as-owner.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let token: string

const ask = async (call: string) => (await it.ask(call, { token })).json

const audited = async () => {
  expect(await ask('POST /desk/proof/audits')).toMatchObject({ state: 'running' })
  expect(await until(async () => (await ask('GET /desk/proof')).audit.state !== 'running', 10_000)).toBe(true)
  return (await ask('GET /desk/proof')).audit
}

beforeAll(async () => {
  it = await startProduct()
  token = (await it.person('eva@example.org')).access_token
  const { id } = await ask('GET /auth/me')
  await it.employ(id, 'auditor')
}, 60_000)
afterAll(() => it?.close())

test('an auditor sees what was signed, and that the log is still that', async () => {
  const signed = await it.product.proofs.attest()
  expect(await ask('GET /desk/proof')).toMatchObject({
    total: 1,
    checkpoints: [{ size: signed?.size, root: signed?.root, at: signed?.at }],
    audit: null,
  })
  const audit = await audited()
  expect(audit).toMatchObject({ state: 'done', findings: [], error: null })
  // What was written since was read as well.
  expect(audit.read).toBeGreaterThanOrEqual(signed?.size ?? Number.NaN)
})

test('an audit is cancelled while it reads; it tells nothing of the log, and another one may begin', async () => {
  const read = Promise.withResolvers<void>()
  const audits = logAudits({
    store: {
      ...it.product.store,
      auditPages: async function* () {
        yield* it.product.store.auditPages()
        await read.promise
        yield { events: [] }
      },
    },
    proofs: it.product.proofs,
    clock: () => new Date().toISOString(),
  })
  audits.begin()
  await until(async () => ((await audits.state()).audit?.read ?? 0) > 0, 10_000)
  expect(audits.cancel()).toMatchObject({ state: 'cancelled', findings: [], proven: null })
  read.resolve()
  await audits.close()
  expect((await audits.state()).audit).toMatchObject({ state: 'cancelled', findings: [], proven: null })
  expect(await ask('DELETE /desk/proof/audits')).toMatchObject({ audit: { state: 'done' } })
  expect(await audited()).toMatchObject({ state: 'done' })
})

test('one changed event is named, and since when the log is not what was signed', async () => {
  const { checkpoints } = await ask('GET /desk/proof')
  await asOwner(it.databaseUrl, `update log.events set data = '{"changed": true}' where gp = 2`)
  const [row] = (await it.product.database.query('select id, stream, version from log.events where gp = 2')).rows
  const { findings } = await audited()
  expect(findings).toContainEqual({
    is: 'changed',
    place: 2,
    last: null,
    stream: row.stream,
    revision: row.version,
    id: row.id,
    signedAt: null,
    why: null,
  })
  expect(findings).toContainEqual(expect.objectContaining({ is: 'unlike its checkpoint', signedAt: checkpoints[0].at }))
})

test('a day of some weeks ago can be compared still: of each day before the last two, what was signed last', async () => {
  const { checkpoints, total } = await ask('GET /desk/proof')
  const hour = 3_600_000
  const first = Date.parse('2030-01-01T00:30:00Z')
  const hours = Array.from({ length: 20 * 24 }, (_, nth) => new Date(first + nth * hour).toISOString())
  for (const at of hours)
    await it.product.proofs.checkpoints.add({
      ...checkpoints[0],
      origin: await it.product.proofs.tiles.origin(),
      at,
      signature: '',
    })
  const after = await ask('GET /desk/proof')
  expect(after.total).toBe(total + hours.length)
  const shown: string[] = after.checkpoints.map(({ at }: { at: string }) => at).filter((at: string) => at >= '2030')
  expect(shown.slice(0, 48)).toEqual(hours.slice(-48).reverse())
  expect(shown.slice(48)).toEqual(
    hours
      .slice(0, -48)
      .filter(at => at.includes('T23'))
      .reverse(),
  )
})
