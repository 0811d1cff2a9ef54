import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/catalogue.ts'
import { deloadOf } from '../../../domain/coach/deload.ts'
import { currentE1rm, e1rm, loadFor, repsFor } from '../../../domain/coach/e1rm.ts'
import { boutsOf, workDone } from '../../../domain/coach/history.ts'
import { ledgerOf, tiredMuscles } from '../../../domain/coach/muscle-ledger.ts'
import { personalPace } from '../../../domain/coach/pace.ts'
import { loadable, ownLoads } from '../../../domain/coach/plates.ts'
import { luck, randomFrom } from '../../../domain/coach/prng.ts'
import { earned, nextLoad, pastOf } from '../../../domain/coach/progression.ts'
import { afterBreak, readinessOf } from '../../../domain/coach/readiness.ts'
import type { DoneSet, Level, PastWorkout } from '../../../domain/coach/request.ts'
import { kmAllowed } from '../../../domain/coach/runs.ts'
import { planMinutes, setSeconds } from '../../../domain/coach/time-model.ts'
import { plannedDay } from './requests.ts'

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
const known = (id: string) => byId.get(id) as Exercise
const now = Date.parse('2026-06-01T08:00:00.000Z')
const hour = 3_600_000

const past = (
  id: string,
  hoursAgo: number,
  sets: readonly Partial<DoneSet>[],
  mood: Level | null = null,
): PastWorkout => {
  const at = new Date(now - hoursAgo * hour).toISOString()
  return {
    workout: `w-${hoursAgo}`,
    at,
    status: 'completed',
    mood,
    plan: plannedDay,
    sets: sets.map((set, index) => ({
      event: `e-${hoursAgo}-${id}-${index}`,
      exercise: id,
      at,
      planned: { reps: 8, targetRir: 2 },
      reps: 8,
      durationSec: null,
      weightKg: 60,
      distanceM: null,
      rir: 2,
      ...set,
    })),
  }
}

const workOf = (...history: readonly PastWorkout[]) => workDone(history, byId)

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
  test('follows Epley up to twelve repetitions to failure', () => {
    expect(e1rm(100, 10)).toBeCloseTo(133.33, 2)
    expect(e1rm(100, 13)).toBeNull()
    expect(e1rm(0, 5)).toBeNull()
  })

  test('gives back the load and the repetitions it came from', () => {
    expect(loadFor(133.333_333, 8, 2)).toBeCloseTo(100, 3)
    expect(repsFor(133.333_334, 100, 2)).toBe(8)
  })

  test('counts repetitions in reserve and forgets what is long ago', () => {
    const recent = boutsOf(workOf(past('bench-press', 100, [{ reps: 6, rir: 2 }])), 'bench-press')
    const old = boutsOf(workOf(past('bench-press', 24 * 70, [{ reps: 6, rir: 2 }])), 'bench-press')
    expect(currentE1rm(recent, now)).toEqual([76])
    expect(currentE1rm(old, now)).toEqual([])
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
            { ...emptyBlock, exercises: [{ ...emptyExercise, exercise, sets: [{ id: 's1', reps: 10, restSec: 50 }] }] },
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

describe('the ledger', () => {
  test('counts direct sets whole and indirect ones by their share, over the last days only', () => {
    const work = workOf(past('bench-press', 24, [{}, {}]), past('bench-press', 24 * 9, [{}]))
    const week = ledgerOf(work, now - 7 * 24 * hour, now)
    expect(week.get('chest')).toBe(2)
    expect(week.get('triceps')).toBe(2 * (known('bench-press').muscles.triceps ?? 0))
  })

  test('does not count sets far from failure, stretching or running', () => {
    const work = workOf(
      past('bench-press', 24, [{ rir: 6 }]),
      past('easy-run', 24, [{ reps: null, durationSec: 1800 }]),
    )
    expect([...ledgerOf(work, 0, now)]).toEqual([])
  })

  test('calls a muscle tired for two days after four hard sets, three after failure', () => {
    const four = [{}, {}, {}, {}]
    expect(tiredMuscles(workOf(past('bench-press', 40, four)), now)).toContain('chest')
    expect(tiredMuscles(workOf(past('bench-press', 50, four)), now)).not.toContain('chest')
    expect(
      tiredMuscles(
        workOf(
          past(
            'bench-press',
            60,
            four.map(() => ({ rir: 0 })),
          ),
        ),
        now,
      ),
    ).toContain('chest')
    expect(
      tiredMuscles(
        workOf(
          past(
            'bench-press',
            40,
            four.map(() => ({ rir: 3 })),
          ),
        ),
        now,
      ),
    ).not.toContain('chest')
  })
})

describe('readiness', () => {
  test('is the lower of mood and words', () => {
    expect(readinessOf(5, 'tired').level).toBe(2)
    expect(readinessOf(1, 'energetic').level).toBe(1)
    expect(readinessOf(null, null)).toMatchObject({ load: 1, sets: 1, rir: 0 })
  })

  test('never asks more of a lower level', () => {
    const levels = ([1, 2, 3, 4, 5] as const).map(mood => readinessOf(mood, null))
    for (const [at, level] of levels.entries()) {
      const next = levels[at + 1] ?? level
      expect(level.load).toBeLessThanOrEqual(next.load)
      expect(level.sets).toBeLessThanOrEqual(next.sets)
      expect(level.rir).toBeGreaterThanOrEqual(next.rir)
    }
  })

  test('is careful after a break', () => {
    expect([3, 14, 30, 90].map(afterBreak)).toEqual([1, 0.9, 0.8, 0.7])
  })
})

describe('the next load', () => {
  const loads = [50, 52.5, 55, 57.5, 60, 62.5, 65, 67.5, 70]
  const ask = (sets: readonly Partial<DoneSet>[], more: object = {}) => {
    const history = pastOf(boutsOf(workOf(past('bench-press', 72, sets)), 'bench-press'))
    return nextLoad({
      exercise: known('bench-press'),
      past: history,
      oneRepMax: null,
      loads,
      range: [6, 10],
      rir: 2,
      factor: 1,
      ...more,
    })
  }

  test('rises one step once every set reached the top of the range', () => {
    expect(ask([{ reps: 10 }, { reps: 10 }])).toEqual({ weightKg: 62.5, reps: 6, move: 'up' })
  })

  test('takes half of what is allowed where the steps are small', () => {
    const squat = { exercise: known('back-squat'), loads: Array.from({ length: 40 }, (_, at) => 20 + at * 2.5) }
    expect(ask([{ reps: 10, weightKg: 100 }], squat)).toMatchObject({ weightKg: 105, move: 'up' })
  })

  test('stays, with one repetition more, until then', () => {
    expect(ask([{ reps: 8 }, { reps: 9 }])).toEqual({ weightKg: 60, reps: 9, move: 'hold' })
  })

  test('counts what was left in reserve beyond the target', () => {
    expect(ask([{ reps: 8, rir: 5 }])).toMatchObject({ weightKg: 62.5, move: 'up' })
  })

  test('falls by a tenth after two failures in a row', () => {
    const failing = [72, 144].map(hours =>
      past('bench-press', hours, [
        { reps: 5, rir: 0 },
        { reps: 5, rir: 0 },
      ]),
    )
    const history = pastOf(boutsOf(workOf(...failing), 'bench-press'))
    expect(history.failuresInRow).toBe(2)
    expect(
      nextLoad({
        exercise: known('bench-press'),
        past: history,
        oneRepMax: null,
        loads,
        range: [6, 10],
        rir: 2,
        factor: 1,
      }),
    ).toMatchObject({ weightKg: 52.5, move: 'down' })
  })

  test('is no step where the lightest load of a place is more than twice the last', () => {
    expect(ask([{ reps: 10, weightKg: 20 }])).toMatchObject({ weightKg: 20, move: 'hold' })
  })

  test('is unknown where nothing was lifted yet', () => {
    const nothing = {
      exercise: known('bench-press'),
      past: pastOf([]),
      oneRepMax: null,
      loads,
      range: [6, 10] as const,
      rir: 2,
      factor: 1,
    }
    expect(nextLoad(nothing)).toMatchObject({ weightKg: null, move: 'first' })
  })

  test('is lower on a bad day, and never above what the maximum implies', () => {
    expect(ask([{ reps: 10 }], { factor: 0.85 })).toMatchObject({ weightKg: 50, move: 'eased' })
    expect(ask([{ reps: 10 }], { oneRepMax: 70 })).toMatchObject({ weightKg: 55 })
  })

  test('waits for more repetitions before a coarse step', () => {
    const history = pastOf(
      boutsOf(workOf(past('dumbbell-bench-press', 72, [{ reps: 12, weightKg: 10 }])), 'dumbbell-bench-press'),
    )
    expect(earned(history, [8, 12], 2)).toBe(true)
    expect(earned(history, [8, 16], 2)).toBe(false)
  })
})

describe('kilometres of a week', () => {
  const allowed = (...runs: readonly (readonly [daysAgo: number, km: number])[]) => {
    const history = runs.map(([days, km]) => past('easy-run', days * 24, [{ distanceM: km * 1000, reps: null }]))
    return kmAllowed(workOf(...history), 3, now, 360)
  }

  test('start from the level, hold what was run of late, and grow from the best week a week ago', () => {
    expect(allowed()).toBe(20)
    expect(allowed([1, 9], [3, 9])).toBe(20)
    expect(allowed([2, 9], [5, 9], [8, 6])).toBe(24)
    expect(allowed([9, 15], [12, 15])).toBeCloseTo(33)
    expect(allowed([10, 5])).toBe(7)
  })
})

describe('an easier week', () => {
  const weeks = (count: number, mood: Level | null, set: Partial<DoneSet> = {}) =>
    Array.from({ length: count }, (_, back) => past('bench-press', (back + 1) * 60, [set, set, set], mood))
  const causeFor = (history: readonly PastWorkout[]) =>
    deloadOf(history, workDone(history, byId), 3, now)?.cause ?? null

  test('comes after five low moods, three very hard sessions or a long block', () => {
    expect(causeFor(weeks(5, 2))).toBe('low-mood')
    expect(causeFor(weeks(3, null, { rir: 1 }))).toBe('hard-sessions')
    expect(causeFor(weeks(24, 4, { rir: 3 }))).toBe('long-block')
  })

  test('does not come after ordinary weeks or a pause', () => {
    expect(causeFor(weeks(6, 4, { rir: 3 }))).toBeNull()
    expect(
      causeFor(
        weeks(3, null, { rir: 1 }).map(one => ({
          ...one,
          at: new Date(Date.parse(one.at) - 400 * hour).toISOString(),
        })),
      ),
    ).toBeNull()
  })
})

describe('loads', () => {
  const home = new Set(['dumbbells'])

  test.each([
    ['Kurzhanteln bis 12 kg', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]],
    ['dumbbells 5-10 kg in 2.5 kg steps', [5, 7.5, 10]],
    ['Kurzhanteln 2 x 10 kg', [10]],
    ['Hanteln 4, 6 und 8 kg', [4, 6, 8]],
    ['bis 5 kg', [1, 2, 3, 4, 5]],
    ['dumbbells 10 and 20 lb', [4.5, 9.1]],
  ])('are read from "%s"', (words, loads) => {
    expect(ownLoads([words], home).dumbbells).toEqual(loads)
  })

  test('stay usual where nothing was said', () => {
    expect(ownLoads(['schöner Keller', null], home)).toEqual({})
    expect(loadable(known('dumbbell-floor-press'), home, {})).toContain(22)
    expect(loadable(known('bench-press'), home, {})).toEqual([])
  })
})

const emptyExercise = {
  id: 'b1e1',
  name: { de: 'x', en: 'x' },
  type: 'repetitions',
  targetRir: 2,
  reasons: [],
} as const
const emptyBlock = {
  id: 'b1',
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
  const start = now - daysAgo * 24 * hour
  const planned = Array.from({ length: 10 }, (_, at) => ({ id: `b1e1s${at + 1}`, reps: 10, restSec: 90 }))
  const each = (setSeconds({ id: 's', reps: 10, restSec: 90 }, known('bench-press')) + 90) * 1000 * factor
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
