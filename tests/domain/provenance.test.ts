import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provenance } from '../../domain/provenance.ts'

type Event = { key: string; kg: number } | { note: string }

/** What lies on a bar, by name; a later word replaces the earlier. */
const bar = {
  initial: {} as Readonly<Record<string, number>>,
  evolve: (state: Readonly<Record<string, number>>, event: Event) =>
    'key' in event ? { ...state, [event.key]: event.kg } : state,
}
const total = (state: Readonly<Record<string, number>>) => Object.values(state).reduce((sum, kg) => sum + kg, 0)

test('names the events that made a value, a correction with what it replaced, and no others', () => {
  const events: Event[] = [{ key: 'a', kg: 20 }, { note: 'rest' }, { key: 'b', kg: 10 }, { key: 'a', kg: 25 }]
  expect(provenance(bar, events, total)).toEqual({
    value: 35,
    changes: [
      { event: events[0], was: 0, is: 20 },
      { event: events[2], was: 20, is: 30 },
      { event: events[3], was: 30, is: 35 },
    ],
  })
})

test('what it names adds up to the value, whatever happened', () => {
  const event = fc.oneof(
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), kg: fc.integer({ min: 0, max: 300 }) }),
    fc.record({ note: fc.string() }),
  )
  fc.assert(
    fc.property(fc.array(event), events => {
      const { value, changes } = provenance(bar, events, total)
      expect(value).toBe(total(events.reduce(bar.evolve, bar.initial)))
      expect(changes.reduce((sum, { was, is }) => sum + is - was, 0)).toBe(value)
    }),
  )
})
