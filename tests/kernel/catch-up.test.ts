import { expect, test } from 'vitest'

import { outage } from '../../domain/kernel/outage.ts'
import { asId, type Position } from '../../domain/kernel/stream.ts'
import { caughtUp } from '../../projections/catch-up.ts'
import { counting } from '../support/counting.ts'

test('a start waits out a database that does not answer', async () => {
  const asked = [0, 0]
  const failing =
    <Answer>(at: 0 | 1, answer: Answer) =>
    async () => {
      asked[at] = (asked[at] ?? 0) + 1
      if (asked[at] === 1) throw outage('the database', 'busy')
      return answer
    }
  const head = failing<Position | null>(0, asId<'position'>('7'))
  const reached = failing(1, true)
  const parts: unknown = {
    log: { head },
    models: { status: async () => [{ name: 'late_v1', error: null }] },
    fresh: { reached },
  }
  const { signal } = new AbortController()
  await expect(
    caughtUp(parts as Parameters<typeof caughtUp>[0], [counting('late_v1')], () => {}, signal),
  ).resolves.toBeUndefined()
  expect(asked).toEqual([2, 2])
})
