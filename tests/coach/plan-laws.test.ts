import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import type { Exercise } from '../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan } from '../../domain/coach/basis/plan.ts'
import { isRefusal, makePlan } from '../../domain/coach/planner.ts'
import { jointsOf } from '../../domain/coach/read/body.ts'
import { gym, request } from '../domain/coach/requests.ts'
import { isLong } from '../support/long.ts'
import { runs } from '../support/runs.ts'
import {
  addingAComplaint,
  isAnotherWord,
  isNoSlip,
  musclesIn,
  negatingAFocus,
  type Pair,
  reorderingClauses,
  writingItOtherwise,
} from './corpus/laws.ts'

// What is true of reading words, asked of the plans that come of them: the same athlete, day and seed, in other words.

const many = (full: number) => ({ numRuns: isLong ? full * 10 : runs(full) })
const byId = new Map<string, Exercise>(catalogue.exercises.map(exercise => [exercise.id, exercise]))

const places = [gym, ['dumbbells', 'mat', 'bench'], []] as const
const someday = fc.record({
  seed: fc.nat({ max: 1_000_000 }).map(seed => `law-${seed}`),
  equipment: fc.constantFrom<readonly string[]>(...places),
  goal: fc.constantFrom('health', 'muscle', 'strength', 'endurance'),
})

type Day = typeof someday extends fc.Arbitrary<infer One> ? One : never

const planned = ({ seed, equipment, goal }: Day, wish: string): Plan | string => {
  const made = makePlan(request({ seed, wish, athlete: { goal }, place: { equipment } }), catalogue)
  return isRefusal(made) ? made.refused : made.plan
}

const bothOf = (day: Day, { base, variant }: Pair) => [planned(day, base), planned(day, variant)] as const

const exercisesIn = (made: Plan | string): readonly Exercise[] =>
  typeof made === 'string' ? [] : exercisesOf(made).flatMap(({ exercise }) => byId.get(exercise) ?? [])

/** All that is to be done, without ids. */
const whatIsDone = (made: Plan | string) =>
  typeof made === 'string'
    ? made
    : made.blocks.map(({ kind, rounds, exercises }) => [
        kind,
        rounds,
        exercises.map(({ exercise, targetRir, sets }) => [exercise, targetRir, sets.map(({ id: _, ...set }) => set)]),
      ])

/** Sets of work that train one of these muscles directly. */
const setsFor = (made: Plan | string, muscles: readonly string[]) =>
  typeof made === 'string'
    ? 0
    : made.blocks
        .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
        .flatMap(({ exercises }) => exercises)
        .filter(({ exercise }) => muscles.some(muscle => (byId.get(exercise)?.muscles[muscle] ?? 0) >= 1))
        .reduce((sum, { sets }) => sum + sets.filter(({ ramp }) => !ramp).length, 0)

describe('a plan', () => {
  test('gets no exercise more that loads a joint, by a complaint about it', () => {
    fc.assert(
      fc.property(someday, addingAComplaint(), (day, { part, ...pair }) => {
        const [base, variant] = bothOf(day, pair)
        const before = exercisesIn(base)
        for (const joint of jointsOf[part]) {
          const added = exercisesIn(variant).filter(one => one.jointLoad[joint] >= 2 && !before.includes(one))
          expect(
            added.map(({ id }) => id),
            `${pair.variant} (${joint})`,
          ).toEqual([])
        }
      }),
      many(60),
    )
  })

  test('never has more sets for a focus that is refused than for one that is asked for', () => {
    fc.assert(
      fc.property(someday, negatingAFocus(), (day, { on, ...pair }) => {
        const [base, variant] = bothOf(day, pair)
        const muscles = musclesIn(on)
        expect(muscles.length).toBeGreaterThan(0)
        expect(setsFor(variant, muscles), pair.variant).toBeLessThanOrEqual(setsFor(base, muscles))
      }),
      many(60),
    )
  })

  test('is the same whatever the order of clauses joined by "und", but where they name the exercises one after the other', () => {
    fc.assert(
      fc.property(someday, reorderingClauses(), (day, pair) => {
        const [base, variant] = bothOf(day, pair)
        if (namesExercises.test(pair.base)) expect(typeof variant).toBe(typeof base)
        else expect(whatIsDone(variant), pair.variant).toEqual(whatIsDone(base))
      }),
      many(40),
    )
  })

  test('is the same in capitals, without umlauts and, but for one in thirty, with one slip; who is stopped is stopped', () => {
    const slips: string[] = []
    const pairs = fc.sample(fc.tuple(someday, writingItOtherwise()), many(60).numRuns)
    for (const [day, pair] of pairs) {
      const [base, variant] = bothOf(day, pair)
      if (!isAnotherWord.test(pair.variant) && typeof base === 'string') expect(variant, pair.variant).toBe(base)
      if (JSON.stringify(whatIsDone(variant)) !== JSON.stringify(whatIsDone(base))) slips.push(pair.variant)
    }
    expect(slips.filter(isNoSlip)).toEqual([])
    expect(slips.length, slips.join('\n')).toBeLessThanOrEqual(Math.max(1, pairs.length / 30))
  })
})

/** The order in which somebody names their lifts is the order of their session. */
const namesExercises = /5x5/
