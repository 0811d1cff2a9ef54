import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSetId, asWorkoutId } from '../../domain/ids.ts'
import { type Entry, entriesOf, following, inOrder, isWaiting, nextOf } from '../../web/data/outbox.ts'

const workout = asWorkoutId('w')

const logged = (id: string, at: number, user = 'lena') => ({
  id,
  user,
  workout,
  at: new Date(at).toISOString(),
  act: {
    name: 'PUT /api/workouts/:id/sets/:set',
    params: { id: workout, set: asSetId(id) },
    body: { reps: 8 },
  } as const,
})

const clock = fc.integer({ min: 0, max: 2_000_000_000_000 })
const who = fc.constantFrom('lena', 'max')

const put = (all: readonly Entry[], given: ReturnType<typeof logged>) => inOrder([...all, following(all, given)])

test('keeps the order of doing, however the clock runs', () =>
  fc.assert(
    fc.property(fc.array(clock, { maxLength: 30 }), times => {
      const all = times.reduce<readonly Entry[]>((all, at, nth) => put(all, logged(`s${nth}`, at)), [])
      expect(all.map(({ id }) => id)).toEqual(times.map((_, nth) => `s${nth}`))
    }),
  ))

test('sends the oldest waiting one of this person, and loses none on the way', () =>
  fc.assert(
    fc.property(fc.array(fc.record({ at: clock, user: who }), { maxLength: 30 }), acts => {
      let all = acts.reduce<readonly Entry[]>((all, { at, user }, nth) => put(all, logged(`s${nth}`, at, user)), [])
      const sent: string[] = []
      for (let next = nextOf(all, 'lena'); next; next = nextOf(all, 'lena')) {
        const { id } = next
        sent.push(id)
        all = all.map(entry => (entry.id === id ? { ...entry, acknowledged: true } : entry))
      }
      expect(sent).toEqual(acts.flatMap(({ user }, nth) => (user === 'lena' ? [`s${nth}`] : [])))
      expect(all).toHaveLength(acts.length)
      expect(all.filter(isWaiting)).toHaveLength(acts.length - sent.length)
    }),
  ))

test('what was refused holds up nothing behind it, and no longer counts as done', () => {
  const first = following([], logged('one', 1000))
  const refused = { ...first, refused: { code: 'changed-meanwhile', words: 'no' } }
  const all = put([refused], logged('two', 1000))
  expect(nextOf(all, 'lena')?.id).toBe('two')
  expect(entriesOf(all, workout).map(({ id }) => id)).toEqual(['two'])
})
