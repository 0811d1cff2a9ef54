import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { briefFor } from '../../../domain/coach/briefing.ts'
import type { Exercise } from '../../../domain/coach/catalogue.ts'
import { deloadOf } from '../../../domain/coach/deload.ts'
import { boutsOf, workDone } from '../../../domain/coach/history.ts'
import { ledgerOf, tiredMuscles } from '../../../domain/coach/muscle-ledger.ts'
import { ownLoads } from '../../../domain/coach/own-loads.ts'
import { personalPace } from '../../../domain/coach/pace.ts'
import type { Plan } from '../../../domain/coach/plan.ts'
import { loadReason } from '../../../domain/coach/planner/load-reasons.ts'
import { lacksPair, loadable } from '../../../domain/coach/plates.ts'
import { earned, liftOf } from '../../../domain/coach/prescribe/lift.ts'
import { e1rm, loadFor, repsFor, repsToFailureAt, shareAt } from '../../../domain/coach/prescribe/percent.ts'
import { nextStep } from '../../../domain/coach/prescribe/step.ts'
import { strengthOf } from '../../../domain/coach/prescribe/strength.ts'
import { luck, randomFrom } from '../../../domain/coach/prng.ts'
import { comebackOf, readinessOf } from '../../../domain/coach/readiness.ts'
import type { DoneSet, Level, PastWorkout } from '../../../domain/coach/request.ts'
import { kmAllowed, startOf } from '../../../domain/coach/runs.ts'
import { planMinutes, setSeconds } from '../../../domain/coach/time-model.ts'
import { asBlockId, asPlannedExerciseId, asSetId } from '../../../domain/ids.ts'
import { plannedDay, request } from './requests.ts'

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

/** A session of an easier week, with one set of bench press. */
const deloadDay: Plan = {
  ...plannedDay,
  blocks: [
    {
      id: asBlockId('b1'),
      kind: 'straight',
      name: plannedDay.name,
      description: plannedDay.name,
      focus: null,
      rounds: 1,
      roundDurationSec: null,
      minutes: 10,
      exercises: [
        {
          id: asPlannedExerciseId('b1e1'),
          exercise: 'bench-press',
          name: plannedDay.name,
          type: 'repetitions',
          targetRir: 2,
          reasons: [{ code: 'deload', facts: {}, events: ['e'], text: plannedDay.name }],
          sets: [{ id: asSetId('s1'), reps: 8, weightKg: 50, restSec: 90 }],
        },
      ],
    },
  ],
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

  test('is careful after a break, and less so from week to week', () => {
    const back = (days: number, ...since: readonly number[]) =>
      comebackOf(
        [{ at: now }, ...since.map(later => ({ at: now + (days + later) * 24 * hour }))],
        now + (days + (since.at(-1) ?? 0)) * 24 * hour,
      )
    expect([3, 14, 30, 90].map(days => back(days).share)).toEqual([1, 0.9, 0.8, 0.7])
    expect([2, 6, 7, 13].map(later => back(30, 0, later).share)).toEqual([0.8, 0.8, 0.9, 0.9])
    expect(back(30, 0, 7, 14).share).toBe(1)
    expect(back(30, 0, 2).since).toBe(now + 30 * 24 * hour)
    expect(back(3, 0).since).toBeNull()
    const everyOtherWeek = [0, 14, 28, 42, 56].map(later => ({ at: now + later * 24 * hour }))
    expect(comebackOf(everyOtherWeek, now + 70 * 24 * hour).share).toBe(1)
    expect(comebackOf(everyOtherWeek, now + 86 * 24 * hour).share).toBe(0.8)
  })
})

describe('the next step of a lift', () => {
  const loads = Array.from({ length: 40 }, (_, at) => 20 + at * 2.5)
  const bench = (...days: readonly (readonly Partial<DoneSet>[])[]) =>
    boutsOf(workOf(...days.map((sets, at) => past('bench-press', 72 * (at + 1), sets))), 'bench-press')
  const ask = (days: readonly (readonly Partial<DoneSet>[])[], more: object = {}) => {
    const bouts = bench(...days)
    return nextStep({
      exercise: known('bench-press'),
      lift: liftOf(bouts),
      scheme: 'double',
      oneRepMax: strengthOf(bouts, now, 0)?.kg ?? null,
      bodyKg: 0,
      loads,
      range: [6, 10],
      rir: 2,
      factor: 1,
      ...more,
    })
  }
  const met = (reps: number, weightKg = 60) => ({ reps, weightKg, planned: { reps, targetRir: 2 }, rir: 2 })

  test('adds a repetition whenever all sets were met, whatever the estimate says', () => {
    expect(ask([[met(7), met(7)]])).toEqual({ weightKg: 60, reps: 8, move: 'hold' })
    expect(ask([[met(7)]], { oneRepMax: 70 })).toMatchObject({ weightKg: 60, reps: 8 })
  })

  test('at the top of the range takes the next load, with the repetitions that strength gives for it', () => {
    expect(ask([[met(12), met(12), met(12)]], { range: [6, 12] })).toEqual({ weightKg: 62.5, reps: 10, move: 'up' })
  })

  test('counts a target without a word on reserve as met', () => {
    expect(ask([[{ ...met(7), rir: null }]])).toMatchObject({ weightKg: 62.5, reps: 7, move: 'finding' })
  })

  test('goes back by a repetition when less was left than planned, but not for ever', () => {
    const edge = { ...met(8), rir: 1 }
    expect(ask([[edge]])).toEqual({ weightKg: 60, reps: 7, move: 'hold' })
    expect(ask([[edge], [edge]])).toEqual({ weightKg: 60, reps: 7, move: 'hold' })
    expect(ask([[edge], [edge], [edge]])).toMatchObject({ weightKg: 60, reps: 9 })
  })

  test('tries again after a miss, and takes a tenth off after two in a row', () => {
    const miss = { reps: 6, rir: 0, planned: { reps: 8, targetRir: 2 } }
    expect(ask([[miss, miss]])).toMatchObject({ weightKg: 60, move: 'retry' })
    expect(
      ask([
        [miss, miss],
        [miss, miss],
      ]),
    ).toMatchObject({ weightKg: 52.5, move: 'down' })
  })

  test('raises the load of a novice every time', () => {
    expect(ask([[met(8)]], { scheme: 'novice', exercise: known('back-squat') })).toMatchObject({
      weightKg: 62.5,
      move: 'up',
    })
  })

  test('leads with one heavy set and leaves as much in reserve in the lighter ones', () => {
    const next = ask([[met(6, 100)]], { scheme: 'top-set', range: [3, 6] })
    expect(next).toMatchObject({ weightKg: 102.5, backOff: { weightKg: 97.5 } })
    const strength = e1rm(102.5, next.reps + 2)
    const rir = repsFor(strength, 97.5, 0) - (next.backOff?.reps ?? 0)
    expect(Math.abs(rir - 2)).toBeLessThanOrEqual(1.5)
  })

  test('corrects a load that was far too light by what the sets told', () => {
    expect(ask([[{ ...met(8), rir: 5 }]])).toMatchObject({ weightKg: 67.5, move: 'up' })
  })

  test('does not count an easier week: afterwards it goes on from where it was', () => {
    const deload: PastWorkout = {
      ...past('bench-press', 24, [{ reps: 8, weightKg: 50, set: asSetId('s1') }]),
      plan: deloadDay,
    }
    const miss = { reps: 6, rir: 0, planned: { reps: 8, targetRir: 2 } }
    const days = [past('bench-press', 240, [miss]), past('bench-press', 170, [miss]), deload]
    const lift = liftOf(boutsOf(workOf(...days), 'bench-press'))
    expect(lift).toMatchObject({ lastKg: 60, missesInRow: 0 })
    expect(
      nextStep({
        exercise: known('bench-press'),
        lift,
        scheme: 'double',
        oneRepMax: null,
        bodyKg: 0,
        loads,
        range: [6, 10],
        rir: 2,
        factor: 1,
      }).weightKg,
    ).toBe(60)
  })

  test('takes the heaviest load of a place that has nothing heavier, for more repetitions', () => {
    expect(ask([[met(8)]], { loads: [10, 20, 40] })).toMatchObject({ weightKg: 40, move: 'kit' })
    expect(ask([[met(8)]], { loads: [10, 20, 40] }).reps).toBeGreaterThan(15)
  })

  test('is no step where the lightest load of a place is more than twice the last', () => {
    expect(ask([[met(10, 20)]], { loads: [20, 50] })).toMatchObject({ weightKg: 20, reps: 11, move: 'hold' })
  })

  test('is unknown where nothing was lifted yet, and a try where it can be estimated', () => {
    expect(ask([])).toMatchObject({ weightKg: null, move: 'first' })
    const tried = ask([], { oneRepMax: 60 })
    expect(tried).toMatchObject({ move: 'estimate' })
    expect(tried.weightKg).toBeLessThanOrEqual(loadFor(60, tried.reps, 2))
  })

  test('is lower on a bad day', () => {
    expect(ask([[met(8)]], { factor: 0.85 })).toMatchObject({ weightKg: 50, move: 'eased' })
  })

  test('takes help away, and gives it back after misses', () => {
    const pullUp = (days: readonly Partial<DoneSet>[]) =>
      nextStep({
        exercise: known('machine-assisted-pull-up'),
        lift: liftOf(
          boutsOf(
            workOf(...days.map((set, at) => past('machine-assisted-pull-up', 72 * (at + 1), [set]))),
            'machine-assisted-pull-up',
          ),
        ),
        scheme: 'double',
        oneRepMax: null,
        bodyKg: 80,
        loads: [20, 25, 30, 35],
        range: [6, 10],
        rir: 2,
        factor: 1,
      })
    expect(pullUp([met(10, 30)])).toMatchObject({ weightKg: 25, move: 'up' })
    const day = past('machine-assisted-pull-up', 72, [met(10, 30), met(10, 30)])
    const lift = liftOf(boutsOf(workOf(day), 'machine-assisted-pull-up'))
    const brief = briefFor(request(), catalogue)
    const less = { weightKg: 25, reps: 8, move: 'up' } as const
    expect(loadReason(brief, known('machine-assisted-pull-up'), lift, less, 2).code).toBe('load-up')
    const miss = { reps: 5, weightKg: 30, rir: 0, planned: { reps: 8, targetRir: 2 } }
    expect(pullUp([miss, miss])).toMatchObject({ weightKg: 35, move: 'down' })
  })

  test('waits for more repetitions before a coarse step', () => {
    const lift = liftOf(
      boutsOf(workOf(past('dumbbell-bench-press', 72, [{ reps: 12, weightKg: 10 }])), 'dumbbell-bench-press'),
    )
    expect(earned(lift, [8, 12], 2)).toBe(true)
    expect(earned(lift, [8, 16], 2)).toBe(false)
  })
})

describe('kilometres of a week', () => {
  const allowed = (...runs: readonly (readonly [daysAgo: number, km: number])[]) => {
    const history = runs.map(([days, km]) => past('easy-run', days * 24, [{ distanceM: km * 1000, reps: null }]))
    return kmAllowed(workOf(...history), startOf(undefined, 3), now, 360)
  }

  test('start from the level, hold what was run of late, and grow from the best week a week ago', () => {
    expect(allowed()).toBe(20)
    expect(allowed([1, 9], [3, 9])).toBe(20)
    expect(allowed([2, 9], [5, 9], [8, 6])).toBe(24)
    expect(allowed([9, 15], [12, 15])).toBeCloseTo(33)
    expect(allowed([11, 5])).toBe(7)
    expect(allowed([6, 5])).toBe(20)
  })
})

describe('an easier week', () => {
  const weeks = (count: number, mood: Level | null, set: Partial<DoneSet> = {}) =>
    Array.from({ length: count }, (_, back) => past('bench-press', (back + 1) * 60, [set, set, set], mood))
  const causeFor = (history: readonly PastWorkout[]) =>
    deloadOf(history, workDone(history, byId), 3, now)?.cause ?? null
  const eased = (daysAgo: number): PastWorkout => ({
    ...past('bench-press', daysAgo * 24, [{ set: asSetId('s1'), weightKg: 50 }]),
    plan: deloadDay,
  })

  test('comes after five low moods, three sessions far harder than planned, or a long block', () => {
    expect(causeFor(weeks(5, 2))).toBe('low-mood')
    expect(causeFor(weeks(3, null, { rir: 0 }))).toBe('hard-sessions')
    expect(causeFor(weeks(24, 4, { rir: 3 }))).toBe('long-block')
  })

  test('does not come after training on target, ordinary weeks or a pause', () => {
    expect(causeFor(weeks(3, null, { rir: 1, planned: { reps: 8, targetRir: 1 } }))).toBeNull()
    expect(causeFor(weeks(3, null, { rir: 1 }))).toBeNull()
    expect(causeFor(weeks(6, 4, { rir: 3 }))).toBeNull()
    expect(
      causeFor(
        weeks(3, null, { rir: 0 }).map(one => ({
          ...one,
          at: new Date(Date.parse(one.at) - 400 * hour).toISOString(),
        })),
      ),
    ).toBeNull()
  })

  test('lasts seven days from its first session, and the next comes four weeks later at the earliest', () => {
    expect(causeFor([eased(6.4)])).toBe('begun')
    expect(causeFor([eased(7)])).toBeNull()
    expect(causeFor([...weeks(3, null, { rir: 0 }), eased(20)])).toBeNull()
    expect(causeFor([...weeks(3, null, { rir: 0 }), eased(29)])).toBe('hard-sessions')
  })

  test('is over at the same hour a week later, though its first session began minutes after it was asked for', () => {
    const minutes = 1 / 1440
    expect(causeFor([eased(2), eased(5), eased(7 - 2 * minutes)])).toBeNull()
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
    ['hex dumbbells 10, 20, 30, 50 lb', [4.5, 9.1, 13.6, 22.7]],
    ['ein Paar 7,5er', [7.5]],
    ['Kurzhanteln 2,5 bis 10 kg in 2,5er Schritten', [2.5, 5, 7.5, 10]],
    ['2 Kurzhanteln mit 10 kg', [10]],
    ['Kurzhanteln: 5, 8, 12', [5, 8, 12]],
    ['zwei 8er und zwei 12er Hanteln', [8, 12]],
    ['nur eine einzige Hantel mit 12 kg', [12]],
  ])('are read from "%s"', (words, loads) => {
    expect(ownLoads(words, null, home).byKit.dumbbells).toEqual(loads)
  })

  test.each([
    ['Kettlebells 16, 20, 24 und 32 kg, je eine', [16, 20, 24, 32]],
    ['Kettlebells 24 und 32', [24, 32]],
    ['zwei 16er Kettlebells', [16]],
    ['3 Kettlebells (12/16/24 kg)', [12, 16, 24]],
  ])('of kettlebells are read from "%s"', (words, loads) => {
    expect(ownLoads(words, null, new Set(['kettlebell', 'dumbbells'])).byKit).toEqual({ kettlebell: loads })
  })

  test.each([
    ['Stange 20 kg, Scheiben 2x20 2x10 2x5, keine kleinen', [20, 30, 40, 50, 60, 70, 80, 90]],
    ['Scheiben 4 x 10 kg und 2 x 2,5 kg. Langhantelstange 15 kg', [15, 20, 35, 40, 55, 60]],
  ])('of a bar are the sums of its pairs of plates in "%s"', (words, loads) => {
    const rack = new Set(['barbell', 'weight-plates', 'rack', 'pull-up-bar'])
    expect(ownLoads(words, null, rack).byKit.barbell).toEqual(loads)
  })

  test.each(['5x5 Kniebeuge, dann Kurzhanteln 3 x 12', 'Kurzhanteln 12, 10, 8 Wiederholungen', 'Hanteln 3 Sätze'])(
    'are no counts of sets and repetitions in the wish "%s"',
    wish => {
      expect(ownLoads(null, wish, home).byKit).toEqual({})
    },
  )

  test('in a wish hold for that day', () => {
    expect(ownLoads('Kurzhanteln bis 30 kg', 'heute nur Kurzhanteln bis 3 kg', home).byKit.dumbbells).toEqual([1, 2, 3])
  })

  test('of one alone are nothing for both hands', () => {
    const { single } = ownLoads('nur eine Hantel mit 12 kg', null, home)
    expect(lacksPair(known('dumbbell-floor-press'), home, single)).toBe(true)
    expect(lacksPair(known('goblet-squat'), home, single)).toBe(false)
    const each = ownLoads('Kettlebells 16 und 24 kg, je eine', null, new Set(['kettlebell'])).single
    expect([...each]).toEqual(['kettlebell'])
    expect(ownLoads('zwei Hanteln mit 12 kg', null, home).single.size).toBe(0)
  })

  test('come from what an exercise is named after, or one wants to train with', () => {
    const both = new Set(['dumbbells', 'kettlebell'])
    expect(loadable(known('kettlebell-deadlift'), both, {})).not.toContain(42.5)
    expect(loadable(known('goblet-squat'), both, {}, ['kettlebell'])).not.toContain(37.5)
    expect(loadable(known('kettlebell-deadlift'), new Set(['dumbbells']), {})).toContain(42.5)
  })

  test('stay usual where nothing was said', () => {
    expect(ownLoads('schöner Keller', null, home).byKit).toEqual({})
    expect(loadable(known('dumbbell-floor-press'), home, {})).toContain(22)
    expect(loadable(known('bench-press'), home, {})).toEqual([])
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
  const start = now - daysAgo * 24 * hour
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
