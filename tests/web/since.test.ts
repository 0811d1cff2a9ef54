import { expect, test } from 'vitest'
import { sinceWords } from '../../web/training/since.ts'
import { stepsOf } from '../../web/training/steps.ts'
import type { Exercise } from '../../web/training/types.ts'
import { ids, workout } from './fixture-data.ts'

const nothing = { reps: null, duration: null, weight: null, distance: null, speed: null, rir: null }
const monday = (time: string) => `2026-11-23T${time}:00+01:00`

/** Held once, so long. */
const held = (seconds: number): Exercise => {
  const step = stepsOf(workout(ids.planned, 'PLANNED')).find(({ set }) => set.duration !== null)
  if (!step) throw new Error('the sample has changed')
  const logged = { ...nothing, duration: seconds, at: monday('20:00'), edited: null }
  return { ...step.exercise, sets: [{ ...step.set, ramp: false, logged }] }
}

const last = (at: string) => ({ last: { at, sets: [{ duration: 95 }] }, best: null })

test('what changed since last time is told with its day', () => {
  const tuesday = '2026-11-17T18:00:00+01:00'
  expect(sinceWords(held(95), last(tuesday), monday('20:30'))).toBe('wie am Di., 17.\u00a0Nov.')
  expect(sinceWords(held(100), last(tuesday), monday('20:30'))).toBe('5 s mehr als am Di., 17.\u00a0Nov.')
})

test('minutes are told as minutes, and the same day by its hour', () => {
  const words = sinceWords(held(330), last(monday('17:50')), monday('20:30'))
  expect(words).toMatch(/^3:55 min mehr als um \d\d:50 Uhr$/)
})
