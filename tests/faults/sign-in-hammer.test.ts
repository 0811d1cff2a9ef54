import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

const program = new URL('../support/hammer.ts', import.meta.url).pathname
const isLong = process.env.FAULTS === 'long'
const seconds = isLong ? 30 : 6
const others = 8

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ earnestHashing: true, environment: { TRUST_PROXY: '127.0.0.1' } })
  for (let n = 0; n < others; n++) await it.person(`other${n}@example.org`)
  await it.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(() => it?.close())

/** How long other people's sign-ins take, one after the other, each from a place of their own. */
const othersSignIn = async (count: number) => {
  const took: number[] = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    const { statusCode } = await it.app.inject({
      method: 'POST',
      url: '/auth/login',
      remoteAddress: `203.0.113.${n % others}`,
      payload: { email: `other${n % others}@example.org`, password: 'ein langer Satz' },
    })
    took.push(performance.now() - began)
    expect(statusCode).toBe(200)
    await setTimeout(20)
  }
  return took.toSorted((a, b) => a - b)
}

const share = (sorted: number[], part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0

test(`60 connections that sign in to one account with its password for ${seconds} s do not hold up others`, async () => {
  const hammered = `anna-${randomUUID()}@example.org`
  await it.person(hammered)
  const quiet = await othersSignIn(isLong ? 100 : 20)
  const { port } = it.app.server.address() as { port: number }
  const hammering = promisify(execFile)(process.execPath, [program, String(port), hammered, '60', String(seconds)])
  await setTimeout(500)
  const loud = await othersSignIn(isLong ? 100 : 20)
  const answers = JSON.parse((await hammering).stdout) as Record<string, number>

  const told = (name: string, all: number[]) =>
    `${name}: median ${share(all, 0.5) | 0} ms, p99 ${share(all, 0.99) | 0} ms`
  console.log(`others' sign-in, ${told('quiet', quiet)}; ${told('beside the hammer', loud)}`, answers)
  expect(Object.keys(answers).filter(status => !['200', '429', '503'].includes(status))).toEqual([])
  expect(answers['200']).toBeGreaterThan(0)
  // Twice is what is asked of a machine of its own; beside other tests the median may take twice that.
  if (isLong) expect(share(loud, 0.99)).toBeLessThan(2 * share(quiet, 0.99))
  else expect(share(loud, 0.5)).toBeLessThan(4 * share(quiet, 0.99))
}, 120_000)

test('an account has twenty sessions at most: the one seen longest ago ends', async () => {
  const first = await it.signIn('other0@example.org')
  for (let n = 0; n < 20; n++) await it.signIn('other0@example.org')
  await setTimeout(1000)
  expect((await it.ask('GET /auth/me', { token: first.access_token })).status).toBe(401)
  const { access_token: token } = await it.signIn('other0@example.org')
  const { json } = await it.ask('GET /auth/sessions', { token })
  expect(json).toHaveLength(20)
})
