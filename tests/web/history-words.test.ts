import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historyWords, sentences } from '../../content/history-words.ts'
import type { Event } from '../../domain/workout.ts'

// Fails to compile when the domain knows an event that has no sentence, or the other way round.
const told: Record<Event['type'], unknown> = sentences
const known: Record<keyof typeof sentences, true> = Object.fromEntries(
  Object.keys(told).map(type => [type, true]),
) as Record<Event['type'], true>

const types = Object.keys(known)

test.each(types)('%s has a German sentence, with and without facts', type => {
  const bare = historyWords(type, {})
  expect(bare).toMatch(/^\p{Lu}.*[.“]$/u)
  expect(bare).not.toMatch(/undefined|null|NaN/)
})

test('a set is told with its numbers', () => {
  const facts = { exercise: 'Kniebeuge', set: 2, reps: 8, weightKg: 62.5, rir: 1 }
  expect(historyWords('SetLogged', facts)).toBe('Kniebeuge, Satz 2: 8 Wiederholungen, 62,5 kg, 1 in Reserve.')
  expect(historyWords('SetCorrected', facts)).toBe(
    'Kniebeuge, Satz 2 korrigiert auf 8 Wiederholungen, 62,5 kg, 1 in Reserve.',
  )
  const dumbbells = { exercise: 'Wadenheben', kind: 'ramp', reps: 8, weightKg: 18, wasWeightKg: 16, load: 'per-hand' }
  expect(historyWords('SetCorrected', dumbbells)).toBe(
    'Wadenheben, Vorbereitung korrigiert auf 8 Wiederholungen, 18 kg je Hand (war 16 kg je Hand).',
  )
})

test('a kind of event from a later version is named, not hidden', () =>
  expect(historyWords('WorkoutPraised', {})).toBe('Ereignis „WorkoutPraised“.'))

test('is total over whatever the server sends', () => {
  const fact = fc.oneof(fc.string(), fc.double(), fc.constant(null))
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...types), fc.string()), fc.dictionary(fc.string(), fact), (type, facts) => {
      expect(historyWords(type, facts).length).toBeGreaterThan(0)
    }),
  )
})

test('how the coach scores its own plan is for the desk, and nothing to read for an athlete', () =>
  expect(historyWords('WorkoutGenerated', { planner: 'rules', score: 5 })).toBe('Plan vom eingebauten Coach erstellt.'))
