import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { DoneSet, PastWorkout } from '../../../domain/coach/basis/request.ts'
import { briefFor } from '../../../domain/coach/prescribe/briefing.ts'
import { boutsOf } from '../../../domain/coach/prescribe/history.ts'
import { earned, liftOf } from '../../../domain/coach/prescribe/lifts/lift.ts'
import { e1rm, loadFor, repsFor } from '../../../domain/coach/prescribe/lifts/percent.ts'
import { nextStep } from '../../../domain/coach/prescribe/lifts/step.ts'
import { strengthOf } from '../../../domain/coach/prescribe/lifts/strength.ts'
import { loadReason } from '../../../domain/coach/reasons/load-reasons.ts'
import { asSetId } from '../../../domain/ids.ts'
import { deloadDay, known, now, past, workOf } from './done-before.ts'
import { request } from './requests.ts'

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

  test('above the range keeps its repetitions where the next load is too much', () => {
    const kettlebells = { range: [8, 16], loads: [6, 8, 12], oneRepMax: 16 }
    expect(ask([[met(20, 8), met(20, 8)]], kettlebells)).toMatchObject({ weightKg: 8, reps: 20 })
  })

  test('counts a target without a word on reserve as met', () => {
    expect(ask([[{ ...met(7), rir: null }]])).toMatchObject({ weightKg: 62.5, reps: 7, move: 'finding' })
  })

  test('without a word on reserve takes a whole step where other lifts show that the load is far too light', () => {
    const silent = { ...met(8, 6), rir: null }
    const press = (likely: number | null) =>
      ask([[silent, silent]], {
        exercise: known('seated-dumbbell-press'),
        loads: [5, 6, 7, 8, 9],
        range: [6, 12],
        likely,
      })
    expect(press(null).weightKg).toBe(6)
    expect(press(9)).toMatchObject({ weightKg: 6 })
    expect(press(14)).toEqual({ weightKg: 7, reps: 8, move: 'finding' })
  })

  test('where not even the fewest repetitions came, the next load is one that they come with', () => {
    const failed = (reps: number, weightKg = 100) => ({ reps, weightKg, planned: { reps: 8, targetRir: 2 }, rir: 0 })
    const [once, few] = [ask([[failed(1)]]), ask([[failed(3)]])]
    expect(once).toMatchObject({ move: 'down' })
    expect(once.weightKg).toBeLessThanOrEqual(loadFor(e1rm(100, 1), 6, 2))
    expect(few.weightKg).toBeLessThanOrEqual(loadFor(e1rm(100, 3), 6, 2))
    expect(few.weightKg).toBeGreaterThan(once.weightKg ?? 0)
    expect(ask([[failed(6)], [failed(6)]])).toMatchObject({ weightKg: 90, move: 'down' })
  })

  test('a try that failed by far is not asked for again: what it showed is the load', () => {
    const silent = (kg: number, reps: number, planned = 8) => ({
      reps,
      weightKg: kg,
      planned: { reps: planned, targetRir: 2 },
      rir: null,
    })
    const day = [silent(85, 8), silent(95, 8), silent(105, 5), silent(85, 8)]
    const next = ask([day, [silent(75, 8), silent(80, 8)]], { exercise: known('leg-press'), scheme: 'novice' })
    expect(next).toMatchObject({ move: 'found' })
    expect(next.weightKg).toBeGreaterThanOrEqual(75)
    expect(next.weightKg).toBeLessThanOrEqual(95)
  })

  test('what failed without a word is not tried again the time after next, but a little more than came then', () => {
    const set = (weightKg: number, reps: number, planned = reps) => ({
      reps,
      weightKg,
      planned: { reps: planned, targetRir: 1 },
      rir: null,
    })
    const raise = (...days: readonly (readonly Partial<DoneSet>[])[]) =>
      ask(days, {
        exercise: known('dumbbell-lateral-raise'),
        loads: [2, 3, 4, 5, 6],
        range: [8, 20],
        rir: 1,
        likely: 12,
      })
    const failed = [set(5, 10, 16), set(4, 16)]
    const next = raise([set(4, 16), set(4, 16)], failed)
    expect(next).toMatchObject({ weightKg: 5, move: 'finding' })
    expect(next.reps).toBeLessThanOrEqual(12)
    // Once as many came, it goes on from there.
    expect(raise([set(5, 12), set(5, 12)], failed)).toMatchObject({ weightKg: 5 })
    expect(raise([set(5, 12), set(5, 12)], failed).reps).toBeGreaterThan(12)
  })

  test('goes back by a repetition when less was left than planned, but not for ever', () => {
    const edge = { ...met(8), rir: 1 }
    expect(ask([[edge]])).toEqual({ weightKg: 60, reps: 7, move: 'hold' })
    expect(ask([[edge], [edge]])).toEqual({ weightKg: 60, reps: 7, move: 'hold' })
    expect(ask([[edge], [edge], [edge]])).toMatchObject({ weightKg: 60, reps: 9 })
  })

  test('after three days alike asks for more than they did', () => {
    const day = (reps: number, targetRir: number, rir: number) => {
      const set = { reps, planned: { reps, targetRir }, rir }
      return [set, set]
    }
    const asked = ({ reps, weightKg }: { readonly reps: number; readonly weightKg: number | null }, rir: number) =>
      e1rm(weightKg ?? 0, reps + rir)
    // Too much for a load that is one step up: a repetition more with the old one.
    const atTop = [day(10, 2, 1), day(10, 2, 1), day(10, 2, 1), day(9, 2, 2)]
    const next = ask(atTop, { oneRepMax: 84 })
    expect(next).toMatchObject({ weightKg: 60, reps: 11 })
    // Where the reserve to keep falls, the step is one all the same.
    const careful = [day(9, 3, 2.5), day(9, 3, 2.5), day(9, 3, 2.5), day(8, 3, 3)]
    expect(asked(ask(careful, { oneRepMax: 82 }), 2)).toBeGreaterThan(e1rm(60, 12) * 1.002)
  })

  test('comes back after pain by a repetition more each time', () => {
    const eased = (reps: number): Partial<DoneSet> => ({ ...met(reps, 50), rir: 4 })
    const [back, ...before] = bench([eased(10)], [met(10)], [met(9)])
    if (!back) throw new Error('nothing done')
    const lift = liftOf([
      { ...back, sets: back.sets.map(set => ({ ...set, eased: 'after-pain' as const })) },
      ...before,
    ])
    expect(ask([], { lift, factor: 0.84 })).toMatchObject({ weightKg: 50, reps: 11, move: 'eased' })
  })

  test('after a break goes on from the way back, where it had failed before', () => {
    const [back, ...before] = bench([met(8, 52.5)], [{ ...met(8), reps: 6 }], [met(8)])
    if (!back) throw new Error('nothing done')
    const lift = liftOf([{ ...back, sets: back.sets.map(set => ({ ...set, eased: 'comeback' as const })) }, ...before])
    expect(lift).toMatchObject({ lastKg: 52.5, lastReps: 8, result: 'met' })
  })

  test('asks for a repetition more with what was met before the day grew too heavy', () => {
    const easily = { reps: 8, weightKg: 60, rir: 3, planned: { reps: 8, targetRir: 2 } }
    const next = ask([[easily, easily, { reps: 8, weightKg: 65, rir: 0, planned: { reps: 8, targetRir: 2 } }]], {
      oneRepMax: 82,
    })
    expect(next).toMatchObject({ weightKg: 60, reps: 9, move: 'down' })
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

  test('after many repetitions takes the next load, however coarse: neither ever more of them nor the same again', () => {
    const dumbbells = [6, 7, 8, 9, 10, 12, 14, 16]
    const calves = (...sets: readonly (readonly [reps: number, rir: number])[]) =>
      ask(
        [sets.map(([reps, rir]) => ({ reps, rir, weightKg: 10, planned: { reps: sets[0]?.[0] ?? 0, targetRir: 2 } }))],
        {
          exercise: known('dumbbell-calf-raise'),
          loads: dumbbells,
          range: [8, 20],
        },
      )
    for (const next of [calves([20, 6], [22, 4], [22, 3]), calves([24, 2], [24, 2]), calves([24, 6], [25, 5])]) {
      expect(next).toMatchObject({ weightKg: 12, move: 'up' })
      expect(next.reps).toBeGreaterThanOrEqual(10)
      expect(next.reps).toBeLessThanOrEqual(20)
    }
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

  test('says that the load was too much where it begins lower than the last day did', () => {
    const asked = (reps: number, weightKg: number, rir: number) => ({
      reps,
      weightKg,
      planned: { reps: 5, targetRir: 2 },
      rir,
    })
    const day = [asked(3, 60, 0), asked(4, 50, 0), asked(6, 42.5, 6)]
    const next = ask([day], { range: [4, 6], oneRepMax: 80 })
    const said = loadReason(briefFor(request(), catalogue), known('bench-press'), liftOf(bench(day)), next, 2)
    expect(next.weightKg).toBeLessThan(60)
    expect(said).toMatchObject({ code: 'load-down', from: { weightKg: 60, reps: 3 } })
  })

  test('a heavier load keeps what the sets that went ahead had reached', () => {
    const set = (reps: number, rir: number) => ({ reps, weightKg: 50, planned: { reps, targetRir: 2 }, rir })
    const next = ask([[set(11, 3), set(10, 1), set(10, 2), set(10, 1), set(10, 1)]])
    expect(e1rm(next.weightKg ?? 0, next.reps + 2)).toBeGreaterThanOrEqual(0.95 * e1rm(50, 11 + 2))
  })

  test('waits for more repetitions before a coarse step', () => {
    const lift = liftOf(
      boutsOf(workOf(past('dumbbell-bench-press', 72, [{ reps: 12, weightKg: 10 }])), 'dumbbell-bench-press'),
    )
    expect(earned(lift, [8, 12], 2)).toBe(true)
    expect(earned(lift, [8, 16], 2)).toBe(false)
  })
})
