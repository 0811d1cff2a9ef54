import { test } from 'vitest'
import { asPaymentId, asSubscriptionId, asWorkoutId } from '../../domain/ids.ts'
import { allowance, type Command, decider, type Event, freeWorkouts } from '../../domain/membership.ts'
import { about } from '../support/language.ts'

const given = about(decider)
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
const told = { provider: 'test', subscription: asSubscriptionId('s'), proof: 'p' } as const
const subscribed: Event = {
  type: 'SubscriptionStarted',
  ...told,
  payment: asPaymentId('first'),
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
