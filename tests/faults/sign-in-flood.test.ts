import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

const program = new URL('../support/flood.ts', import.meta.url).pathname
const seconds = process.env.LONG ? 30 : 2

let it: TestProduct
let token = ''

beforeAll(async () => {
  it = await startProduct({ earnestHashing: true, environment: { TRUST_PROXY: '127.0.0.1' } })
  token = (await it.person('anna@example.org')).access_token
  await it.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => it.close())

const share = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

/** How long another route takes, asked again and again until told to stop. */
const watch = async (signal: AbortSignal) => {
  const took: number[] = []
  for (; !signal.aborted; await setTimeout(10)) {
    const began = performance.now()
    const { status } = await it.ask('GET /auth/me', { token })
    took.push(performance.now() - began)
    expect(status).toBe(200)
  }
  return { median: share(took, 0.5), p99: share(took, 0.99) }
}

test.each([
  ['one machine', 'one'],
  ['a thousand machines', 'many'],
])(
  `a thousand sign-in attempts a second from %s, for ${seconds} s, leave the rest of the house alone`,
  async (_, from) => {
    const quiet = await watch(AbortSignal.timeout(1000))
    const { port } = it.app.server.address() as { port: number }
    const stop = new AbortController()
    const watching = watch(stop.signal)
    const flood = [program, String(port), '1000', String(seconds), from]
    const began = performance.now()
    const { stdout } = await promisify(execFile)(process.execPath, flood)
    const minutes = Math.ceil((performance.now() - began) / 60_000)
    stop.abort()
    const loud = await watching

    const { answers } = JSON.parse(stdout) as { answers: Record<string, number> }
    expect(Object.keys(answers).filter(status => !['401', '429', '503'].includes(status))).toEqual([])
    expect(Object.values(answers).reduce((sum, count) => sum + count, 0)).toBe(1000 * seconds)
    // A hundred failures, and then four tries a minute.
    if (from === 'one') expect(answers['401'] ?? 0).toBeLessThanOrEqual(100 + 4 * (minutes + 1))
    expect(loud.median).toBeLessThan(Math.max(2 * quiet.median, 50))
    expect(loud.p99).toBeLessThan(Math.max(2 * quiet.p99, 500))
  },
  // Whoever floods waits for the answers, and shares the processor with who gives them.
  120_000 + seconds * 6000,
)

test('afterwards a person from elsewhere signs in as ever', async () => {
  const answer = await it.app.inject({
    method: 'POST',
    url: '/auth/login',
    remoteAddress: '203.0.113.77',
    payload: { email: 'berta@example.org', password: 'ein langer Satz' },
  })
  expect(answer.statusCode).toBe(401)
})
