import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asWorkoutId } from '../../domain/ids.ts'
import {
  allowance,
  allowanceLeft,
  type Command,
  decider,
  type Event,
  freeLeft,
  freeWorkouts,
} from '../../domain/membership.ts'
import { examplesOf } from '../support/given.ts'
import { lawsOf, play } from '../support/laws.ts'

const given = examplesOf(decider)
const at = '2026-01-02T03:04:05.000Z'
const nextYear = '2027-01-01T00:00:00.000Z'
const wish = (workout: string, when = at) => ({
  workout: asWorkoutId(workout),
  durationMinutes: 45,
  seed: 's',
  at: when,
})
const used = (workout: string, kind: 'free' | 'subscription' = 'free', when = at): Event => ({
  type: 'WorkoutCreditUsed',
  kind,
  ...wish(workout, when),
})
const allFree = Array.from({ length: freeWorkouts }, (_, n) => used(`w${n}`))
const told = { provider: 'test', subscription: 's', proof: 'p' } as const
const subscribed: Event = {
  type: 'SubscriptionStarted',
  ...told,
  payment: 'first',
  plan: 'yearly',
  from: at,
  until: nextYear,
  at,
}
const use = (workout: string, when = at): Command => ({ type: 'UseCredit', ...wish(workout, when) })

test('ten workouts are free', () => {
  given().when(use('w1')).thenEvents(used('w1'))
  given(...allFree)
    .when(use('one more'))
    .thenRefused('free-workouts-used-up')
})

test('a credit is used once a workout', () => given(used('w1')).when(use('w1')).thenNothing())

test('a returned credit counts again, but not for the same workout', () => {
  const returned: Event = { type: 'WorkoutCreditReturned', workout: asWorkoutId('w1'), at }
  given(used('w1'))
    .when({ type: 'ReturnCredit', workout: asWorkoutId('w1'), at })
    .thenEvents(returned)
  given(...allFree, returned)
    .when(use('another'))
    .thenEvents(used('another'))
  given(...allFree, returned)
    .when(use('w1'))
    .thenNothing()
})

test('a subscription goes on after the free ones', () =>
  given(...allFree, subscribed)
    .when(use('w11'))
    .thenEvents(used('w11', 'subscription')))

test('an ended subscription does not', () => {
  given(...allFree, subscribed)
    .when(use('w11', '2027-01-02T00:00:00.001Z'))
    .thenRefused('free-workouts-used-up')
  given(...allFree, subscribed, { type: 'SubscriptionEnded', ...told, happenedAt: at, at })
    .when(use('w11'))
    .thenRefused('free-workouts-used-up')
})

test(`a subscription allows ${allowance} within any thirty days`, () => {
  const many = Array.from({ length: allowance }, (_, n) => used(`s${n}`, 'subscription'))
  given(...allFree, subscribed, ...many)
    .when(use('one more', '2026-01-31T00:00:00.000Z'))
    .thenRefused('allowance-used-up')
  given(...allFree, subscribed, ...many)
    .when(use('later', '2026-02-01T03:04:05.001Z'))
    .thenEvents(used('later', 'subscription', '2026-02-01T03:04:05.001Z'))
})

// Beside examples, laws: they hold whatever is asked in whatever order, so commands are made at random.

const workout = fc.integer({ min: 1, max: 40 }).map(n => `w${n}`)
const moment = fc
  .constantFrom('2026-01-01', '2026-01-15', '2026-02-01', '2026-06-01')
  .map(day => `${day}T00:00:00.000Z`)
const command = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(workout, moment).map(([id, when]) => use(id, when)) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('ReturnCredit' as const), workout, at: moment }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('CancelSubscription', 'ResumeSubscription', 'WithdrawSubscription'),
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
    const back = facts.filter(fact => fact.type === 'WorkoutCreditReturned').map(({ workout }) => workout)
    const freeInUse = uses.filter(({ workout, kind }) => kind === 'free' && !back.includes(workout))
    expect(freeInUse.length).toBeLessThanOrEqual(freeWorkouts)
    expect(freeLeft(state)).toBe(freeWorkouts - freeInUse.length)
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
