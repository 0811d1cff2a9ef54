import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asWorkoutId } from '../../domain/ids.ts'
import { allowanceLeft, type Command, decider, freeLeft, freeWorkouts } from '../../domain/membership.ts'
import { lawsOf, play } from '../support/laws.ts'

// Beside the examples of `membership.test.ts`: what holds whatever is asked in whatever order, so commands are made at random.

const at = '2026-01-02T03:04:05.000Z'
const use = (workout: string, when = at): Command => ({
  type: 'UseCredit',
  workout: asWorkoutId(workout),
  durationMinutes: 45,
  seed: 's',
  at: when,
})

const workout = fc.integer({ min: 1, max: 40 }).map(n => `w${n}`)
const moment = fc
  .constantFrom('2026-01-01', '2026-01-15', '2026-02-01', '2026-06-01')
  .map(day => `${day}T00:00:00.000Z`)
const command = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(workout, moment).map(([id, when]) => use(id, when)) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('ReturnCredit', 'ReclaimCredit'),
      workout,
      kind: fc.constant('free'),
      at: moment,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('CarryOver'), used: fc.nat(3), at: moment }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('OrderSubscription'),
      order: fc.constantFrom('o1', 'o2'),
      plan: fc.constant('yearly'),
      price: fc.constant({ cents: 9999, currency: 'EUR' }),
      provider: fc.constant('test'),
      terms: fc.constant('1.2'),
      earlyStart: fc.constantFrom(null, '2026-11-22'),
      at: moment,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('CancelSubscription', 'ResumeSubscription', 'WithdrawSubscription', 'RemindOfRenewal'),
      proof: fc.constant('asked'),
      at: moment,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('TakeNotice'),
      provider: fc.constant('test'),
      notice: fc.record({
        id: fc.constantFrom('n1', 'n2', 'n3'),
        what: fc.constant('paid'),
        first: fc.boolean(),
        subscription: fc.constantFrom('s1', 's2'),
        payment: fc.constantFrom('p1', 'p2', 'p3'),
        plan: fc.constant('monthly'),
        from: moment,
        until: moment,
        happenedAt: moment,
      }),
      at: moment,
    }),
  },
) as fc.Arbitrary<Command>

describe('laws', () => {
  lawsOf(decider, command, (state, facts) => {
    const uses = facts.filter(fact => fact.type === 'WorkoutCreditUsed')
    expect(new Set(uses.map(({ workout }) => workout)).size).toBe(uses.length)
    const inUse = new Map<string, string>()
    for (const fact of facts)
      if (fact.type === 'WorkoutCreditReturned') inUse.delete(fact.workout)
      else if (fact.type === 'WorkoutCreditUsed' || fact.type === 'WorkoutCreditReclaimed')
        inUse.set(fact.workout, fact.kind)
    const free = [...inUse.values()].filter(kind => kind === 'free').length
    const carried = facts.findLast(fact => fact.type === 'FreeWorkoutsCarriedOver')?.used ?? 0
    // Only a credit that came back by mistake may be one too many.
    const mended = facts.filter(({ type }) => type === 'WorkoutCreditReclaimed').length
    expect(free).toBeLessThanOrEqual(freeWorkouts + mended)
    expect(freeLeft(state)).toBe(Math.max(0, freeWorkouts - carried - free))
    expect(allowanceLeft(state, '2026-06-01T00:00:00.000Z')).toBeGreaterThanOrEqual(0)
  })

  test('whatever the order of use and return, the free credits are never more than ten', () => {
    fc.assert(
      fc.property(fc.array(workout, { minLength: 20, maxLength: 60 }), ids => {
        const { facts } = play(
          decider,
          ids.map(id => use(id)),
        )
        expect(facts.length).toBe(Math.min(new Set(ids).size, freeWorkouts))
      }),
    )
  })
})
