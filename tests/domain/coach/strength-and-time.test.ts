import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { luck, randomFrom } from '../../../domain/coach/basis/prng.ts'
import type { PastWorkout } from '../../../domain/coach/basis/request.ts'
import { planMinutes, setSeconds } from '../../../domain/coach/basis/time-model.ts'
import { personalPace } from '../../../domain/coach/prescribe/ahead/pace.ts'
import { boutsOf } from '../../../domain/coach/prescribe/history.ts'
import { e1rm, loadFor, repsFor, repsToFailureAt, shareAt } from '../../../domain/coach/prescribe/lifts/percent.ts'
import { strengthOf } from '../../../domain/coach/prescribe/lifts/strength.ts'
import { day } from '../../../domain/days.ts'
import { asBlockId, asPlannedExerciseId, asSetId } from '../../../domain/ids.ts'
import { byId, known, now, past, workOf } from './done-before.ts'
import { plannedDay } from './requests.ts'

describe('chance', () => {
  test('depends on the seed alone', () => {
    const draw = (seed: string) => {
      const random = randomFrom(seed)
      return [random(), random(), random()]
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
    expect(luck('seed', 'squat')).toBe(luck('seed', 'squat'))
  })
})

describe('one-repetition maximum', () => {
  test('follows the table of the training rules, with steps in between', () => {
    expect(e1rm(73.9, 10)).toBeCloseTo(100, 6)
    expect(shareAt(11)).toBeCloseTo(0.7165, 4)
    expect(shareAt(30)).toBeLessThan(shareAt(20))
  })

  test('gives back the load and the repetitions it came from', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 40, noNaN: true }), reps => {
        expect(repsToFailureAt(shareAt(reps))).toBeCloseTo(reps, 6)
      }),
    )
    expect(loadFor(100, 8, 2)).toBeCloseTo(73.9, 6)
    expect(repsFor(100, 73.9, 2)).toBeCloseTo(8, 6)
    expect(repsFor(100, 101, 2)).toBeLessThan(0)
  })

  const strength = (...history: readonly PastWorkout[]) =>
    strengthOf(boutsOf(workOf(...history), 'bench-press'), now, 0)?.kg ?? null

  test('counts repetitions in reserve and forgets what is long ago', () => {
    expect(strength(past('bench-press', 100, [{ reps: 6, rir: 2 }]))).toBeCloseTo(60 / 0.786, 6)
    expect(strength(past('bench-press', 24 * 43, [{ reps: 6, rir: 2 }]))).toBeNull()
  })

  test('takes met repetitions without a word on reserve as met, and missed ones as the end', () => {
    expect(strength(past('bench-press', 10, [{ reps: 8, rir: null }]))).toBeCloseTo(60 / 0.739, 6)
    expect(strength(past('bench-press', 10, [{ reps: 6, rir: null }]))).toBeCloseTo(60 / 0.837, 6)
  })

  test('is told by long sets too, but less, and by very long ones at least', () => {
    const [short, long] = [
      { reps: 8, rir: 2 },
      { reps: 15, rir: 2, weightKg: 60 },
    ]
    expect(strength(past('bench-press', 10, [long]))).toBeCloseTo(60 / shareAt(17), 6)
    const many = [{ reps: 25, rir: 0, weightKg: 60 }]
    expect(strength(past('bench-press', 10, many))).toBeCloseTo(60 / shareAt(20), 6)
    const known = strength(past('bench-press', 80, [{ reps: 8, rir: 2, weightKg: 100 }]), past('bench-press', 10, many))
    expect(known).toBeCloseTo(100 / shareAt(10), 6)
    const both = strength(past('bench-press', 80, [short]), past('bench-press', 10, [{ ...long, weightKg: 45 }])) ?? 0
    expect(both).toBeLessThan(60 / 0.739)
    expect(both).toBeGreaterThan(45 / shareAt(17))
  })

  test('does not hold today back by what was weaker before', () => {
    const kg = strength(past('bench-press', 240, [{ weightKg: 50 }]), past('bench-press', 10, [{ weightKg: 60 }])) ?? 0
    expect(kg).toBeGreaterThan((60 / 0.739) * 0.96)
  })
})

describe('time', () => {
  test('counts repetitions, holds, distances and both sides', () => {
    const set = { id: 's', restSec: 60 }
    expect(setSeconds({ ...set, reps: 10 }, known('back-squat'))).toBe(40)
    expect(setSeconds({ ...set, reps: 10 }, known('split-squat'))).toBe(80)
    expect(setSeconds({ ...set, reps: 10, side: 'left' }, known('split-squat'))).toBe(40)
    expect(setSeconds({ ...set, durationSec: 30 }, known('plank'))).toBe(30)
    expect(setSeconds({ ...set, distanceM: 260 }, known('easy-run'))).toBe(100)
  })

  test('adds rests and a longer change for a barbell', () => {
    const minutes = (exercise: string) =>
      planMinutes(
        {
          blocks: [
            {
              ...emptyBlock,
              exercises: [{ ...emptyExercise, exercise, sets: [{ id: asSetId('s1'), reps: 10, restSec: 50 }] }],
            },
          ],
        },
        byId,
      )
    expect(minutes('back-squat')).toBe((40 + 50 + 90) / 60)
    expect(minutes('dumbbell-bench-press')).toBe((40 + 50 + 60) / 60)
  })

  test('takes the pace of an athlete who always needs longer, and no pace from a log written at once', () => {
    expect(
      personalPace(
        [1, 2, 3].map(day => atPace(day, 1.15)),
        byId,
      ),
    ).toBeCloseTo(1.15, 1)
    expect(
      personalPace(
        [1, 2, 3].map(day => atPace(day, 0)),
        byId,
      ),
    ).toBe(1)
    expect(personalPace([atPace(1, 1.15)], byId)).toBe(1)
  })
})

const emptyExercise = {
  id: asPlannedExerciseId('b1e1'),
  name: { de: 'x', en: 'x' },
  type: 'repetitions',
  targetRir: 2,
  reasons: [],
} as const
const emptyBlock = {
  id: asBlockId('b1'),
  kind: 'straight',
  name: { de: 'x', en: 'x' },
  description: { de: 'x', en: 'x' },
  focus: null,
  rounds: 1,
  roundDurationSec: null,
  minutes: 5,
} as const

/** Ten sets of bench press, logged at a factor of what the model expects. */
const atPace = (daysAgo: number, factor: number): PastWorkout => {
  const start = now - daysAgo * day
  const planned = Array.from({ length: 10 }, (_, at) => ({ id: asSetId(`b1e1s${at + 1}`), reps: 10, restSec: 90 }))
  const each = (setSeconds({ reps: 10, restSec: 90 }, known('bench-press')) + 90) * 1000 * factor
  return {
    workout: `pace-${daysAgo}`,
    at: new Date(start).toISOString(),
    status: 'completed',
    plan: {
      ...plannedDay,
      blocks: [{ ...emptyBlock, exercises: [{ ...emptyExercise, exercise: 'bench-press', sets: planned }] }],
    },
    sets: planned.map(({ id }, at) => ({
      event: `${daysAgo}-${id}`,
      set: id,
      exercise: 'bench-press',
      at: new Date(start + at * each).toISOString(),
      planned: { reps: 10, targetRir: 2 },
      reps: 10,
      durationSec: null,
      weightKg: 50,
      distanceM: null,
      rir: 2,
    })),
  }
}
