import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import { doseOf } from '../../../domain/coach/dose/doses.ts'
import { briefFor } from '../../../domain/coach/prescribe/briefing.ts'
import type { Work } from '../../../domain/coach/prescribe/history.ts'
import { hurtFrom } from '../../../domain/coach/prescribe/lifts/hurt.ts'
import { e1rm, repsFor } from '../../../domain/coach/prescribe/lifts/percent.ts'
import { known, past } from './done-before.ts'
import { request } from './requests.ts'

const day = 86_400_000
const exercise = catalogue.exercises.find(({ id }) => id === 'back-squat') as Exercise
const squat = exercise.id
const did = (at: number, eased: Work['eased'] = null) => ({ exercise, at: at * day, eased }) as Work
const hurts = (at: number) => ({
  event: `pain ${at}`,
  exercise: squat,
  kind: 'pain' as const,
  at: new Date(at * day).toISOString(),
})
const shareOn = (now: number, pains: readonly number[], work: readonly Work[]) =>
  hurtFrom(pains.map(hurts), work, now * day).get(squat)?.share

test('a fifth less on the first day back, and a step more each week from then on', () => {
  expect(shareOn(20, [1], [did(0)])).toBe(0.8)
  const back = [did(0), did(20, 'comeback')]
  expect([21, 27, 34].map(now => shareOn(now, [1], back))).toEqual([0.8, 0.9, 1])
})

test('what was done of it while it was not planned is no day of coming back', () => {
  expect(shareOn(30, [1], [did(0), did(3)])).toBe(0.8)
})

test('what hurts again on the way back is taken lower', () => {
  expect(shareOn(40, [1, 21], [did(0), did(20, 'comeback')])).toBeCloseTo(0.64)
})

test('after twelve weeks it is forgotten', () => {
  expect(shareOn(86, [1], [did(0)])).toBeUndefined()
})

test('comes back with repetitions in place of load, and a wide reserve that is still work', () => {
  const set = { weightKg: 75, reps: 8, rir: 2, planned: { reps: 8, targetRir: 2 } }
  const history = [18, 20, 22].map(days => past('bench-press', days * 24, Array(3).fill(set)))
  const pain = { event: 'pain', exercise: 'bench-press', kind: 'pain' as const, at: history[0]?.at ?? '' }
  const brief = briefFor(request({ history, feelings: [pain], minutes: 60 }), catalogue)
  const { measure, rir, reasons } = doseOf(brief, known('bench-press'))
  expect(reasons[0]?.code).toBe('after-pain')
  expect(measure.weightKg).toBe(60)
  const left = repsFor(e1rm(75, 10), 60, 0) - (measure.reps ?? 0)
  expect(left).toBeGreaterThanOrEqual(rir)
  expect(left).toBeLessThanOrEqual(5)
  expect(rir).toBe(4)
})
