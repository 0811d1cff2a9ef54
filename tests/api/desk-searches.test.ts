import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyType } from '../../domain/facts.ts'
import type { StaffRole } from '../../domain/staff-role.ts'
import { accounts } from '../../projections/accounts.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let eva: { id: string; token: string }
let udo: { id: string; token: string }

const atDesk = async (email: string, role: StaffRole) => {
  const token = (await it.person(email)).access_token
  const { id } = (await it.ask('GET /auth/me', { token })).json
  await it.employ(id, role)
  return { id, token }
}

beforeAll(async () => {
  it = await startProduct()
  eva = await atDesk('eva@example.org', 'staff')
  udo = await atDesk('udo@example.org', 'auditor')
}, 60_000)
afterAll(() => it?.close())

const save = (name: string, search: object, { token } = eva) =>
  it.ask('POST /desk/searches', { token, body: { name, search } })
const listed = async ({ token } = eva) => (await it.ask('GET /desk/searches', { token })).json.searches
const facts = async ({ id } = eva) =>
  (
    await it.product.database.query(`select type, data::text as data from log.events where stream = $1 order by gp`, [
      `searches-${id}`,
    ])
  ).rows

describe('searches that somebody at the desk keeps', () => {
  const search = { type: 'GenerationFailed', planner: '2026-11.4', from: '2026-03-01T00:00:00.000Z' }

  test('saved, found, renamed and removed, each a fact of their own, and nobody else’s', async () => {
    expect(await save('Absagen seit März', search)).toMatchObject({ status: 200 })
    await save('Ein Befehl', { correlation: randomUUID() }, udo)
    const [kept, ...more] = await listed()
    expect(more).toEqual([])
    expect(kept).toMatchObject({ name: 'Absagen seit März', search })

    const at = `/desk/searches/${kept.id}`
    const rename = (name: string, { token } = eva) => it.ask(`PUT ${at}/name`, { token, body: { name } })
    expect((await rename('Absagen')).json.searches).toMatchObject([{ id: kept.id, name: 'Absagen', search }])
    expect((await rename('Meine', udo)).json.code).toBe('no-such-search')
    expect((await it.ask(`DELETE ${at}`, { token: udo.token })).json.code).toBe('no-such-search')
    expect((await it.ask(`DELETE ${at}`, { token: eva.token })).json.searches).toEqual([])
    expect((await rename('Absagen')).json.code).toBe('no-such-search')

    const told = await facts()
    expect(told.map(({ type }) => type)).toEqual(['SearchSaved', 'SearchRenamed', 'SearchRemoved'])
    for (const { data } of told) expect(data).not.toMatch(/Absagen|GenerationFailed/)
    expect(await listed(udo)).toMatchObject([{ name: 'Ein Befehl' }])
  })

  test.each([
    ['an e-mail address', { q: 'anna@example.org' }],
    ['a name in place of an id', { q: 'Anna Berg' }],
    ['words in place of an actor', { actor: 'Anna Berg' }],
    ['words in place of a planner', { planner: 'der von Anna' }],
    ['words in place of a command', { command: 'Anna' }],
    ['what is no part of a search', { reason: 'Anna' }],
    ['nothing to search for', {}],
  ])('%s is refused', async (_, wanted) => {
    expect(await save('Etwas', wanted)).toMatchObject({ status: 400 })
    expect(await listed()).toEqual([])
  })

  test.each([
    ['without letters', '  '],
    ['longer than sixty signs', 'x'.repeat(61)],
    ['with an e-mail address', 'Fall anna@example.org'],
  ])('a name %s is refused', async (_, name) => {
    const { status, json } = await save(name, search)
    expect([status, json.detail]).toEqual([400, expect.stringContaining('name')])
  })

  test('a name stands for one search, and there are fifty at most', async () => {
    for (let nth = 1; nth <= 50; nth++) expect((await save(`Suche ${nth}`, search)).status).toBe(200)
    const [first, second] = await listed()
    expect((await save('Suche 51', search)).json.code).toBe('too-many-searches')
    const taken = await it.ask(`PUT /desk/searches/${first.id}/name`, { token: eva.token, body: { name: second.name } })
    expect([taken.status, taken.json.code]).toEqual([409, 'search-name-taken'])
    expect(await it.ask(`DELETE /desk/searches/${first.id}`, { token: eva.token })).toMatchObject({ status: 200 })
    expect((await save(second.name, search)).json.code).toBe('search-name-taken')
    expect((await save('Suche 51', search)).json.searches).toHaveLength(50)
  }, 60_000)
})

describe('the catalogue of facts', () => {
  const fact = async (type: string) => {
    const { json } = await it.ask('GET /desk/facts/catalogue', { token: udo.token })
    const [{ all }] = (await it.product.database.query('select count(*)::int as all from log.events')).rows
    expect(json.counted).toEqual({ events: all, whole: true })
    expect(json.facts.map((each: { type: string }) => each.type)).toEqual(everyType.map(each => each.type))
    return json.facts.find((each: { type: string }) => each.type === type)
  }

  test('says of each its shapes and fields, what is sealed, who reads it, an example, and how many there are', async () => {
    const told = await fact('UserRegistered')
    const [stored] = (
      await it.product.database.query(
        `select count(*)::int as count, max(created) as last from log.events where type = 'UserRegistered'`,
      )
    ).rows
    expect(told).toMatchObject({
      category: 'user',
      count: stored.count,
      last: stored.last,
      models: expect.arrayContaining([accounts.name]),
      reactions: expect.arrayContaining(['when-account-changed-then-mail']),
      example: { type: 'UserRegistered', email: 'zoe@example.org' },
    })
    const [first, today] = told.versions
    expect([first.version, first.count, today.version, today.count]).toEqual([1, 0, 2, stored.count])
    const fields = Object.fromEntries(today.fields.map((each: { name: string }) => [each.name, each]))
    expect(fields).toMatchObject({ email: { kind: 'text', sealed: true }, at: { kind: 'text', sealed: false } })
  })

  test('counts on from where it was', async () => {
    const before = await fact('SearchSaved')
    await save('Eine mehr', { type: 'SetLogged' }, udo)
    expect((await fact('SearchSaved')).count).toBe(before.count + 1)
  })
})
