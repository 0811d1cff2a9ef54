import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

test('what was thrown away does not fill the heap, what is kept does', async () => {
  // A heap of its own, where nobody else leaves anything behind.
  const worker = new Worker(new URL('./heap-beyond-worker.ts', import.meta.url), { execArgv: [] })
  const [told] = await once(worker, 'message')
  expect(told).toEqual({ whileKept: [true, true], count: 720, isFull: true, thrownAway: false })
})
