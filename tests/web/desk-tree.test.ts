import { expect, test } from 'vitest'
import type { DeskEvent } from '../../web/screens/desk/queries.ts'
import { linesOf, placeOn } from '../../web/screens/desk/tree.ts'

const event = (id: string, commandId: string, causationId: string, ms: number): DeskEvent => ({
  id,
  commandId,
  causationId,
  correlationId: 'c1',
  stream: `workout-${id}`,
  revision: 0,
  position: String(ms),
  type: id,
  at: new Date(ms).toISOString(),
  sentence: '',
  schema: { written: 1, today: 1 },
  actor: { kind: 'system', id: 'test' },
  subject: 's',
  data: {},
  sealed: [],
})

const drawn = (events: readonly DeskEvent[]) =>
  linesOf(events).map(({ depth, kind, event, from, at }) => [
    depth,
    kind === 'command' ? event.commandId : event.id,
    at - from,
  ])

test('each command stands under the event that asked for it, with how long it took', () => {
  const credit = event('credit', 'c1', 'c1', 0)
  const request = event('request', 'c1', 'c1', 10)
  const week = event('week', 'c2', 'request', 40)
  const plan = event('plan', 'c3', 'request', 200)
  expect(drawn([credit, request, week, plan])).toEqual([
    [0, 'c1', 0],
    [1, 'credit', 0],
    [1, 'request', 10],
    [2, 'c2', 30],
    [3, 'week', 0],
    [2, 'c3', 190],
    [3, 'plan', 0],
  ])
})

test('what was caused by something that is not there, or by itself, is drawn all the same, once', () => {
  const far = event('far', 'c2', 'somewhere', 5)
  const [one, other] = [event('one', 'c3', 'other', 6), event('other', 'c4', 'one', 7)]
  expect(drawn([far, one, other]).map(([, name]) => name)).toEqual(['c2', 'far', 'c3', 'one', 'c4', 'other'])
  expect(linesOf([])).toEqual([])
})

test('short and long waits are both seen', () => {
  expect([placeOn(0, 1000), placeOn(1000, 1000), placeOn(5, 0)]).toEqual([0, 1, 0])
  expect(placeOn(10, 1_000_000)).toBeGreaterThan(0.1)
})
