import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import {
  ask,
  type Day,
  firstPullUp,
  isAStep,
  type Learner,
  lever,
  mainOf,
  muscleUp,
  pistol,
  steps,
  weeksOf,
} from './learners.ts'

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

/** The first week of each step, in the order of the way. */
const firstWeeks = (one: Learner, days: readonly Day[]) =>
  steps(one).map(id => days.find(({ plan }) => isAStep(plan, id))?.week ?? null)

describe.each([
  ['a first pull-up', firstPullUp],
  ['a muscle-up', muscleUp],
  ['a pistol squat', pistol],
  ['a front lever', lever],
])('twelve weeks towards %s', (_, learner) => {
  const days = weeksOf(learner, 12)

  test('go up step by step, none skipped, the last of them reached', () => {
    const weeks = firstWeeks(learner, days)
    expect(weeks).not.toContain(null)
    expect(weeks).toEqual([...weeks].sort((one, other) => (one ?? 0) - (other ?? 0)))
    expect(weeks.at(-1)).toBeGreaterThanOrEqual(3)
  })

  test('hold a step in every session, among the first, with few repetitions and long rests', () => {
    for (const { plan } of days) {
      const at = mainOf(plan).findIndex(({ reasons }) => reasons.some(({ code }) => code === 'skill'))
      expect(at, plan.name.de).toBeGreaterThanOrEqual(0)
      expect(at, plan.name.de).toBeLessThan(3)
      const step = mainOf(plan)[at]
      for (const set of step?.sets ?? []) {
        if (set.side !== 'left') expect(set.restSec, step?.exercise).toBeGreaterThanOrEqual(60)
        if ((byId.get(step?.exercise ?? '')?.skill ?? 0) >= 3)
          expect(set.reps ?? 1, step?.exercise).toBeLessThanOrEqual(8)
      }
    }
  })

  test('no session is without the rest of the training', () => {
    const others = days.map(
      ({ plan }) => mainOf(plan).filter(({ reasons }) => reasons.every(({ code }) => code !== 'skill')).length,
    )
    expect(Math.min(...others)).toBeGreaterThanOrEqual(1)
    expect(others.reduce((sum, count) => sum + count, 0) / others.length).toBeGreaterThanOrEqual(2)
  })
})

const saidOf = (plan: Plan) =>
  exercisesOf(plan).flatMap(({ reasons }) => reasons.flatMap(({ code, text }) => (code === 'skill' ? [text.de] : [])))

describe('what is said', () => {
  const days = weeksOf(firstPullUp, 12)

  test('names the goal, what it takes and what comes next', () => {
    expect(saidOf(days[0]?.plan as Plan)).toEqual([
      'Eine Stufe zu deinem Ziel „Klimmzug“. Noch an 2 Tagen jeder Satz mit 30 Sekunden: dann kommt „Schulterblatt-Klimmzug“.',
    ])
  })

  test('ends with the goal itself', () => {
    expect(
      days.flatMap(({ plan }) => saidOf(plan)).some(said => said.startsWith('Dein Ziel selbst: „Klimmzug“.')),
    ).toBe(true)
  })

  test('where nothing is there to practise on, that is said', () => {
    const made = makePlan(ask({ ...muscleUp, equipment: ['mat'] }, '2026-01-05T17:00:00.000Z', []), catalogue)
    expect(isRefusal(made) ? [] : made.plan.hints.map(({ de }) => de)).toContain(
      'Dafür fehlt hier das Gerät: Muscle-up.',
    )
  })

  test('a step that keeps failing is left for the one below, and tried again', () => {
    const stuck = weeksOf(
      {
        ...firstPullUp,
        able: { ...firstPullUp.able, 'dead-hang': 40, 'scapular-pull-up': 12, 'negative-pull-up': 8, 'pull-up': 0 },
        gain: 0,
      },
      8,
    )
    const last = stuck.map(({ plan }) =>
      isAStep(plan, 'pull-up') ? 'goal' : isAStep(plan, 'negative-pull-up') ? 'below' : 'other',
    )
    const from = last.indexOf('goal')
    expect(from).toBeGreaterThan(0)
    expect(last.slice(from)).toContain('below')
    expect(last.slice(from + 3)).toContain('goal')
  })
})
