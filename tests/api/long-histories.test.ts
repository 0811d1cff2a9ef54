import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ environment: { WRITES_PER_MINUTE: '100000' } })
})
afterAll(() => it?.close())

/** What one person may change again and again, and so make as long as they like. */
const changes: Readonly<Record<string, (n: number) => object>> = {
  'PUT /training-profiles/mine': n => ({ restrictions: `Knie links, seit ${n} Tagen`, age: 30 }),
  'PUT /training-plan/mine': n => ({ comments: `Mein Rücken, Teil ${n}` }),
  'PUT /api/consents/ai': n => ({ given: n % 2 === 0 }),
  'PUT /api/body/screening': n => ({ heart: n % 2 === 0, chest_pain: false }),
  'PATCH /users/profile': n => ({ onboarding_completed: n % 2 === 0 }),
}

/** Milliseconds of this process, whatever the machine does beside. */
const costOf = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

test.each(Object.entries(changes))(
  'the three hundredth %s costs no more than the thirtieth',
  async (call, bodyOf) => {
    const { access_token: token } = await it.person(`${call.replace(/\W+/g, '-').toLowerCase()}@example.org`)
    await it.ask('POST /training-profiles/', { token, body: { name: 'Studio', equipment: ['dumbbells'] } })
    const costs: number[] = []
    for (let n = 0; n < 330; n++)
      costs.push(
        await costOf(async () => {
          const { status, text } = await it.ask(call, { token, body: bodyOf(n) })
          expect(status, text).toBe(200)
        }),
      )
    const [early, late] = [median(costs.slice(30, 90)), median(costs.slice(270))]
    expect(late / early, `${early} ms, then ${late} ms`).toBeLessThan(2)
  },
  120_000,
)
