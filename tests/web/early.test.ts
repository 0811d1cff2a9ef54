import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../../web/data/client.ts'
import { firstOverview } from '../../web/data/early.ts'
import { Unreachable } from '../../web/data/problem.ts'

const kept = new Map<string, string>()
let asked: (string | null)[] = []

beforeEach(() => {
  kept.clear()
  asked = []
  kept.set('access_token', 'anna')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    asked.push(headers.get('authorization'))
    return new Response(JSON.stringify({ user: headers.get('authorization') }))
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was asked before the screen came is taken once', async () => {
  firstOverview.ask()
  expect(await firstOverview.take()).toEqual({ user: 'Bearer anna' })
  expect(asked).toHaveLength(1)
  await firstOverview.take()
  expect(asked).toHaveLength(2)
})

test('whoever signs in meanwhile does not get what another was told', async () => {
  firstOverview.ask()
  kept.set('access_token', 'berta')
  expect(await firstOverview.take()).toEqual({ user: 'Bearer berta' })
})

test('without a network nothing is asked a second time', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const fetching = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetching)
  await expect(ask('GET /dashboard/overview')).rejects.toThrow(Unreachable)
  expect(fetching).toHaveBeenCalledTimes(1)
})
