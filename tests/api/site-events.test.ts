import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let product: TestProduct
let now = '2026-11-18T10:00:00Z'
beforeAll(async () => {
  product = await startProduct({ clock: () => now })
})
afterAll(() => product?.close())

const tell = (body: object) => product.ask('POST /analytics/events', { body })
const view = { name: 'page_view', category: 'engagement', path: '/blog' }

describe('what visitors who agreed did', () => {
  test('is counted by day, page and event, and read by who is signed in', async () => {
    const { access_token: token, id } = await product.person('anna@example.com')
    expect((await tell(view)).status).toBe(202)
    expect((await tell({ ...view, path: '/' })).status).toBe(202)
    expect((await tell({ name: 'scroll_depth', category: 'engagement', path: '/', value: 50 })).status).toBe(202)
    expect((await product.ask('GET /analytics/summary')).status).toBe(401)
    expect((await product.ask('GET /analytics/summary', { token })).json.code).toBe('staff-only')
    await product.employ(id, 'auditor')
    const { json } = await product.ask('GET /analytics/summary', { token })
    expect(json.perDay).toEqual([{ day: '2026-11-18', count: 2, visitors: 1 }])
    expect(json.perPage).toEqual([
      { path: '/', count: 1, visitors: 1 },
      { path: '/blog', count: 1, visitors: 1 },
    ])
    expect(json.perEvent).toContainEqual({
      name: 'scroll_depth',
      category: 'engagement',
      value: 50,
      label: null,
      count: 1,
      visitors: 1,
    })
  })

  test.each([
    { ...view, category: 'ads' },
    { ...view, path: 'https://elsewhere.example' },
    { ...view, name: 'Page View' },
    { ...view, name: 'your_ad_here' },
    { ...view, label: 'x'.repeat(201) },
    { ...view, label: 'Anna Beispiel, 0170 123' },
    { ...view, label: 'anna@example.com' },
    { ...view, email: 'anna@example.com' },
  ])('%j is refused', async body => {
    expect((await tell(body)).status).toBe(400)
  })

  test('is counted 1200 times an hour for one address, and for others beside it', async () => {
    const from = async (remoteAddress: string) =>
      (await product.app.inject({ method: 'POST', url: '/analytics/events', payload: view, remoteAddress })).statusCode
    const statuses: number[] = []
    while (statuses.length < 1224)
      statuses.push(...(await Promise.all(Array.from({ length: 24 }, () => from('198.51.100.9')))))
    expect(new Set(statuses.slice(0, 1200))).toEqual(new Set([202]))
    expect(new Set(statuses.slice(1200))).toEqual(new Set([429]))
    expect(await from('198.51.100.10')).toBe(202)
  }, 120_000)

  test('is forgotten after 14 months', async () => {
    const kept = async () => {
      await product.product.siteEvents.tidy(14)
      return Number((await product.product.database.query('select count(*) from site.events')).rows[0].count)
    }
    now = '2028-01-18T09:00:00Z'
    expect(await kept()).toBeGreaterThan(0)
    now = '2028-01-18T11:00:00Z'
    expect(await kept()).toBe(0)
  })
})
