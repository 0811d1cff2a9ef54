import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acknowledge, entries, isWaiting, nextOf, put, remove, type Shelf } from '../../web/data/outbox.ts'

const shelf = (): Shelf => {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: at => [...held.keys()].toSorted()[at] ?? null,
    getItem: key => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: key => void held.delete(key),
  }
}

const logged = (id: string, at: number, user = 'lena') => ({
  id,
  user,
  workout: 'w',
  at: new Date(at).toISOString(),
  act: {
    name: 'PUT /api/workouts/:id/sets/:set',
    params: { id: 'w', set: id },
    body: { reps: 8 },
  } as const,
})

const clock = fc.integer({ min: 0, max: 2_000_000_000_000 })

test('keeps the order of doing, however the clock runs', () =>
  fc.assert(
    fc.property(fc.array(clock, { maxLength: 30 }), times => {
      const own = shelf()
      times.forEach((at, nth) => void put(own, logged(`s${nth}`, at)))
      expect(entries(own).map(({ id }) => id)).toEqual(times.map((_, nth) => `s${nth}`))
    }),
  ))

test('sends the oldest waiting one of this person, and loses none on the way', () =>
  fc.assert(
    fc.property(fc.array(fc.record({ at: clock, user: fc.constantFrom('lena', 'max') }), { maxLength: 30 }), acts => {
      const own = shelf()
      acts.forEach(({ at, user }, nth) => void put(own, logged(`s${nth}`, at, user)))
      const sent: string[] = []
      for (let next = nextOf(entries(own), 'lena'); next; next = nextOf(entries(own), 'lena')) {
        sent.push(next.id)
        acknowledge(own, next)
      }
      expect(sent).toEqual(acts.flatMap(({ user }, nth) => (user === 'lena' ? [`s${nth}`] : [])))
      expect(entries(own)).toHaveLength(acts.length)
      expect(entries(own).filter(isWaiting)).toHaveLength(acts.length - sent.length)
    }),
  ))

test('two tabs putting at the same moment overwrite nothing', () => {
  const own = shelf()
  put(own, logged('one', 1000))
  put(own, logged('two', 1000))
  expect(entries(own).map(({ id }) => id)).toEqual(['one', 'two'])
})

test('an acknowledged act stays until it is removed', () => {
  const own = shelf()
  const entry = put(own, logged('one', 1000))
  acknowledge(own, entry)
  expect(entries(own)).toMatchObject([{ id: 'one', acknowledged: true }])
  remove(own, entry)
  expect(entries(own)).toEqual([])
})

test('broken text under its keys is passed over', () => {
  const own = shelf()
  own.setItem('formkurve.outbox.1.x', '{"half":')
  own.setItem('formkurve.outbox.2.y', 'null')
  own.setItem('something-else', '{"act":1}')
  put(own, logged('one', 1000))
  expect(entries(own).map(({ id }) => id)).toEqual(['one'])
})
