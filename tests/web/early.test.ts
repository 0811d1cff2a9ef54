import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askEarly, takeEarly } from '../../web/data/early.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  kept.set('access_token', 'anna')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ user: 'anna' })))
})
afterEach(() => vi.unstubAllGlobals())

test('what was asked before the screen came is taken once', async () => {
  askEarly()
  expect(await takeEarly()).toEqual({ user: 'anna' })
  expect(takeEarly()).toBeUndefined()
})

test('whoever signs in meanwhile does not get what another was told', () => {
  askEarly()
  kept.set('access_token', 'berta')
  expect(takeEarly()).toBeUndefined()
})
