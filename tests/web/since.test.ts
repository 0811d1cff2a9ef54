import { expect, test } from 'vitest'
import { asSetId } from '../../domain/ids.ts'
import { endWords } from '../../web/screens/training/entered.ts'
import { pauseWords } from '../../web/screens/training/paused.ts'
import { setsInWords } from '../../web/training/last-time.ts'
import { sinceWords } from '../../web/training/since.ts'
import { stepsOf } from '../../web/training/steps.ts'
import type { Exercise } from '../../web/training/types.ts'
import { doneWords } from '../../web/training/words.ts'
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

const last = (at: string) => ({ last: { at, sets: [{ duration: 95 }], count: 1 }, best: null })

test('what changed since last time is told with its day', () => {
  const tuesday = '2026-11-17T18:00:00+01:00'
  expect(sinceWords(held(95), last(tuesday), monday('20:30'))).toBe('wie am Di., 17.\u00a0Nov.')
  expect(sinceWords(held(100), last(tuesday), monday('20:30'))).toBe('5 s mehr als am Di., 17.\u00a0Nov.')
})

test('minutes are told as minutes, and the same day by its hour', () => {
  const words = sinceWords(held(330), last(monday('17:50')), monday('20:30'))
  expect(words).toMatch(/^3:55 min mehr als um \d\d:50\sUhr$/)
})

test('left and right of a round are one set, in what was done more and in what is told of it', () => {
  const step = stepsOf(workout(ids.planned, 'PLANNED')).find(({ set }) => set.reps !== null && !set.ramp)
  if (!step) throw new Error('the sample has changed')
  const of = (round: number, side: 'left' | 'right', reps: number) => ({
    ...step.set,
    id: asSetId(`${round}${side}`),
    side,
    logged: { ...nothing, reps, weight: 8, at: monday('20:00'), edited: null },
  })
  const done = (reps: readonly number[], right = reps): Exercise => ({
    ...step.exercise,
    look: 'done',
    sets: reps.flatMap((count, round) => [of(round, 'left', count), of(round, 'right', right[round] ?? 0)]),
  })
  const one = (['left', 'right'] as const).map(side => ({ reps: 9, weight: 8, side }))
  const once = { last: { at: '2026-11-17T18:00:00+01:00', sets: one, count: 1 }, best: null }
  expect(sinceWords(done([9, 9]), once, monday('20:30'))).toBe('1 Satz mehr als am Di., 17.\u00a0Nov.')
  expect(setsInWords([...one, ...one], 'kg je Hand')).toBe('je Seite 8 kg je Hand × 9, 9')
  expect(doneWords({ ...done([9, 8]), load_type: 'per-hand' })).toBe('je Seite 9, 8 Wdh. · 8 kg je Hand')
  expect(doneWords(done([9, 8], [9, 7]))).toBe('links 9, 8 Wdh. · 8 kg / rechts 9, 7 Wdh. · 8 kg')
})

test('one of something is told as one', () => {
  const end = (done: number, isAll = false) => endWords({ isAll, logged: done, done, all: 25 })
  expect(end(0)).toBe('Noch ist kein Satz eingetragen, und ohne einen zählt das Training nicht zu deiner Woche.')
  expect(end(1)).toBe('Einer von 25 Sätzen ist eingetragen. Du kannst trotzdem abschließen.')
  expect(end(2, true)).toBe('2 von 25 Sätzen sind eingetragen. Der Rest ist ausgelassen.')
  expect(end(25, true)).toBe('Schließ das Training ab, dann zählt es zu deinem Verlauf.')
  expect([pauseWords(1), pauseWords(12)]).toEqual(['davon eine Minute Pause', 'davon 12 Minuten Pause'])
})
