import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { costlyCalls } from '../../api/costly.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const many = (count: number, ask: (n: number) => unknown) => Array.from({ length: count }, (_, n) => ask(n))

/** Takes so long, then answers when it ended. */
const lasting = (ms: number) => () => new Promise<number>(resolve => setTimeout(() => resolve(performance.now()), ms))

describe('what is costly', () => {
  const endsOf = async (asked: readonly Promise<unknown>[]) => {
    await vi.advanceTimersByTimeAsync(10_000)
    return Promise.all(asked)
  }

  test('keeps nobody waiting for a rest who asks one thing after the other', async () => {
    const enter = costlyCalls()
    const start = performance.now()
    const asked = many(6, () => enter({ account: 'anna', address: 'home' }, lasting(100))) as Promise<number>[]
    expect((await endsOf(asked)).map(end => Number(end) - start)).toEqual([100, 200, 300, 400, 500, 600])
  })

  test('is at work half of the time, however many ask', async () => {
    const enter = costlyCalls()
    const start = performance.now()
    const asked = many(8, n => enter({ account: `one ${n}`, address: `there ${n}` }, lasting(100))) as Promise<number>[]
    expect((await endsOf(asked)).map(end => Number(end) - start)).toEqual([100, 100, 300, 300, 500, 500, 700, 700])
  })

  test('that failed leaves its place again', async () => {
    const enter = costlyCalls()
    const fails = () => enter({ account: 'anna', address: 'home' }, () => Promise.reject(new Error('broken')))
    for (let n = 0; n < 3; n++) await expect(fails()).rejects.toThrow('broken')
    await vi.advanceTimersByTimeAsync(10)
    const asked = [enter({ account: 'berta', address: 'home' }, lasting(5))]
    expect(await endsOf(asked)).toEqual([expect.any(Number)])
  })
})
