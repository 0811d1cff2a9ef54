import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../../web/data/client.ts'

let answers: Response[] = []
let asked: { readonly at: number; readonly key: string | null }[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    asked.push({ at: Date.now(), key: headers.get('idempotency-key') })
    return answers.shift() ?? new Response('{"message":"done"}')
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const away = (headers: Record<string, string> = {}) => new Response('{"code":"too-busy"}', { status: 503, headers })
const askNow = () => ask('DELETE /api/membership/cancellation')
const pauses = () => asked.slice(1).map(({ at }, nth) => at - (asked[nth]?.at ?? 0))

test('who is sent away comes again when they were asked to, with the same command', async () => {
  answers = [away({ 'retry-after': '2' }), away({ 'retry-after': '4' })]
  const answered = askNow()
  await vi.runAllTimersAsync()
  expect(await answered).toEqual({ message: 'done' })
  const [first = 0, second = 0] = pauses()
  expect([first >= 2000, first <= 3000, second >= 4000, second <= 6000]).toEqual([true, true, true, true])
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})

test.each([undefined, 'Wed, 25 Nov 2026 07:28:00 GMT', '-3'])(
  'and soon where nothing sensible was said: %s',
  async said => {
    answers = [away(said ? { 'retry-after': said } : {})]
    const answered = askNow()
    await vi.runAllTimersAsync()
    await answered
    expect(pauses()[0]).toBeLessThan(1000)
  },
)

test('nobody waits for a day because somebody on the way says so', async () => {
  answers = [away({ 'retry-after': '86400' })]
  const answered = askNow()
  await vi.runAllTimersAsync()
  await answered
  expect(pauses()[0]).toBeLessThanOrEqual(45_000)
})
