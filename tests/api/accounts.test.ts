import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct

beforeAll(async () => {
  it = await startProduct()
})
afterAll(() => it.close())

test('a registered and verified person signs in', async () => {
  const { access_token, id, email } = await it.person('anna@example.org')
  const { status, json } = await it.ask('GET /auth/me', { token: access_token })
  expect(status).toBe(200)
  expect(json).toMatchObject({ id, email, verified: true, name: 'Anna Beispiel' })
  expect(it.troubles).toEqual([])
})
