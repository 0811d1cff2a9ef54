import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LeaseSession } from '../../adapters/postgres/lease-session.ts'
import { openLeases } from '../../adapters/postgres/leases.ts'

// What a process believes to hold while answers come late. Who else may take it meanwhile is asked with real processes.

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A session that grants everything, each answer so many milliseconds late. */
const granting = (lateness: () => number): LeaseSession => ({
  ended: new AbortController().signal,
  claim: async names => {
    const asked = new Set(names())
    vi.advanceTimersByTime(lateness())
    return asked
  },
  release: async () => {},
  close: async () => {},
})

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))

test('a grant that comes after the lease may be over starts nothing; the next one in time does', async () => {
  const warned: string[] = []
  const hear = ({ name }: Error) => warned.push(name)
  process.on('warning', hear)
  let late = 2600
  const alone = openLeases('', null, async () => granting(() => late))
  const stop = new AbortController()
  const seen: string[] = []
  const work = alone('model', stop.signal, async signal => {
    seen.push('began')
    await untilAborted(signal)
    seen.push('ended')
  })
  await vi.advanceTimersByTimeAsync(1500)
  expect(seen).toEqual([])
  late = 5
  await vi.advanceTimersByTimeAsync(1500)
  expect(seen).toEqual(['began'])
  stop.abort()
  await work
  expect(seen).toEqual(['began', 'ended'])
  process.off('warning', hear)
  expect(warned).toEqual([])
})

test('what is held is given up when an answer comes too late to be believed', async () => {
  let late = 5
  const alone = openLeases('', null, async () => granting(() => late))
  const seen: string[] = []
  const work = alone('model', new AbortController().signal, async signal => {
    seen.push('began')
    await untilAborted(signal)
    seen.push('ended')
  })
  await vi.advanceTimersByTimeAsync(50)
  expect(seen).toEqual(['began'])
  late = 2600
  await vi.advanceTimersByTimeAsync(1500)
  await work
  expect(seen).toEqual(['began', 'ended'])
})
