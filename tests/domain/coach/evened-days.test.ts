import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesById } from '../../../domain/coach/basis/catalogue.ts'
import type { Work } from '../../../domain/coach/prescribe/history.ts'
import type { Ask } from '../../../domain/coach/prescribe/lifts/ask.ts'
import { ladderStep } from '../../../domain/coach/prescribe/lifts/body-steps.ts'
import { liftOf } from '../../../domain/coach/prescribe/lifts/lift.ts'

const squat = exercisesById(catalogue).get('bulgarian-split-squat')

/** A day of sets: repetitions, what was left, and what the plan had asked for. */
const nextAfter = (sets: readonly (readonly [reps: number, felt: number | null, planned: number])[]) => {
  if (!squat) throw new Error('no such exercise')
  const work = sets.map(
    ([reps, feltRir, plannedReps], at) =>
      ({
        event: `set ${at}`,
        workout: 'one',
        at: 0,
        exercise: squat,
        reps,
        feltRir,
        plannedReps,
        plannedRir: 2,
        weightKg: null,
        durationSec: null,
        distanceM: null,
        plannedAmount: null,
        eased: null,
      }) as unknown as Work,
  )
  const ask: Ask = {
    exercise: squat,
    lift: liftOf([{ at: 0, sets: work }] as unknown as Parameters<typeof liftOf>[0]),
    scheme: 'ladder',
    oneRepMax: null,
    bodyKg: 0,
    loads: [],
    range: [8, 12],
    rir: 2,
    factor: 1,
  }
  return ladderStep(ask)
}

describe('after a day whose last sets were made shorter on the way', () => {
  test('the next one is as long as leaves the reserve in all of them, not as short as the last', () => {
    expect(
      nextAfter([
        [12, 1, 12],
        [12, 0, 12],
        [9, 3, 9],
        [9, 2, 9],
      ]),
    ).toMatchObject({ reps: 10 })
    expect(
      nextAfter([
        [10, 2, 10],
        [10, 1, 10],
        [7, 3, 7],
        [7, 2, 7],
      ]).reps,
    ).toBe(8)
  })

  test('without a word about reserve nothing is read into it', () => {
    expect(
      nextAfter([
        [10, null, 10],
        [10, null, 10],
        [7, null, 10],
        [7, null, 10],
      ]).reps,
    ).toBeLessThanOrEqual(8)
  })

  test('a day of like sets goes on as ever', () => {
    expect(
      nextAfter([
        [10, 2, 10],
        [10, 2, 10],
        [10, 2, 10],
      ]),
    ).toMatchObject({ reps: 11, move: 'up' })
  })
})
