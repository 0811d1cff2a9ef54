import { describe, expect, test } from 'vitest'
import type { DoneSet, Level, PastWorkout } from '../../../domain/coach/basis/request.ts'
import { kmAllowed, startOf } from '../../../domain/coach/prescribe/ahead/runs.ts'
import { workDone } from '../../../domain/coach/prescribe/history.ts'
import { comebackOf, readinessOf } from '../../../domain/coach/prescribe/readiness.ts'
import { deloadOf } from '../../../domain/coach/prescribe/week/deload.ts'
import { ledgerOf, tiredMuscles } from '../../../domain/coach/prescribe/week/muscle-ledger.ts'
import { day, hour } from '../../../domain/days.ts'
import { asSetId } from '../../../domain/ids.ts'
import { byId, deloadDay, known, now, past, workOf } from './done-before.ts'

describe('the ledger', () => {
  test('counts direct sets whole and indirect ones by their share, over the last days only', () => {
    const work = workOf(past('bench-press', 24, [{}, {}]), past('bench-press', 24 * 9, [{}]))
    const week = ledgerOf(work, now - 7 * day, now)
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
        [{ at: now }, ...since.map(later => ({ at: now + (days + later) * day }))],
        now + (days + (since.at(-1) ?? 0)) * day,
      )
    expect([3, 14, 30, 90].map(days => back(days).share)).toEqual([1, 0.9, 0.8, 0.7])
    expect([2, 6, 7, 13].map(later => back(30, 0, later).share)).toEqual([0.8, 0.8, 0.9, 0.9])
    expect(back(30, 0, 7, 14).share).toBe(1)
    expect(back(30, 0, 2).since).toBe(now + 30 * day)
    expect(back(3, 0).since).toBeNull()
    const everyOtherWeek = [0, 14, 28, 42, 56].map(later => ({ at: now + later * day }))
    expect(comebackOf(everyOtherWeek, now + 70 * day).share).toBe(1)
    expect(comebackOf(everyOtherWeek, now + 86 * day).share).toBe(0.8)
  })
})

describe('kilometres of a week', () => {
  const allowed = (...runs: readonly (readonly [daysAgo: number, km: number])[]) => {
    const history = runs.map(([days, km]) => past('easy-run', days * 24, [{ distanceM: km * 1000, reps: null }]))
    return kmAllowed(workOf(...history), startOf(undefined, 3, false), now, 360)
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
