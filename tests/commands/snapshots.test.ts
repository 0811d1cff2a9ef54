import { expect, test } from 'vitest'
import { snapshots } from '../../commands/snapshots.ts'
import { asUserId } from '../../domain/ids.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { asId, asStream } from '../../domain/kernel/stream.ts'

type Ticked = { readonly type: 'Ticked' }

const causes = {
  commandId: asId<'command'>('c'),
  correlationId: asId<'command'>('c'),
  causationId: asId<'command'>('c'),
  schema: 1,
  subject: asUserId('s'),
}
const ticked = (revision: number): Recorded<Ticked> => ({
  position: asId<'position'>(String(revision + 1)),
  stream: asStream('clock-a'),
  revision,
  id: asId(`e${revision}`),
  event: { type: 'Ticked' },
  metadata: { ...causes, actor: { kind: 'system', id: 'test' } },
  at: '2026-11-22T00:00:00.000Z',
})

test('a state is folded on from where it was left, also for who evolves alike and decides otherwise', () => {
  let evolved = 0
  const clock = {
    initial: 0,
    evolve: (ticks: number) => {
      evolved++
      return ticks + 1
    },
  }
  const past = Array.from({ length: 1000 }, (_, revision) => ticked(revision))
  const stateAt = snapshots()
  expect([stateAt({ ...clock }, past), evolved]).toEqual([1000, 1000])
  expect([stateAt({ ...clock }, [...past, ticked(1000)]), evolved]).toEqual([1001, 1001])
  expect(stateAt({ initial: 0, evolve: (ticks: number) => ticks + 2 }, past)).toBe(2000)
})
