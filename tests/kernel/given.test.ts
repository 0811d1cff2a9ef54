import { describe, test } from 'vitest'
import { memberships } from '../../commands/memberships.ts'
import { whenCreditUsedThenRequestWorkout } from '../../commands/reactions/when-credit-used-then-request-workout.ts'
import { whenPlanCameToNothingThenReturnCredit } from '../../commands/reactions/when-plan-came-to-nothing-then-return-credit.ts'
import { workouts } from '../../commands/workouts.ts'
import { streamOf } from '../../domain/kernel/stream.ts'
import * as Membership from '../../domain/membership.ts'
import * as Projected from '../../projections/memberships.ts'
import { anna, at, given } from '../support/language.ts'

const workout = '00000000-0000-4000-8000-000000000001'
const membership = streamOf('membership', anna)
const wish = { durationMinutes: 45, seed: workout, at }
const used = { type: 'WorkoutCreditUsed', workout, kind: 'free', ...wish } as const
const until = '2027-03-01T00:00:00.000Z'
const clock = () => at

describe('given, when, then over a log', () => {
  test('a decider by its stream', async () => {
    const subscribe = { type: 'StartSubscription', plan: 'yearly', until, at } as const
    await given(membership, used)
      .when(Membership.decider, subscribe)
      .then({ type: 'SubscriptionStarted', plan: 'yearly', until, at })
    await given(membership)
      .when(Membership.decider, { type: 'RenewSubscription', until, at })
      .thenRefused('no-subscription')
  })

  test('a stream that people have made as long as it may become', async () => {
    const short = { ...Membership.decider, mostEvents: 2 }
    const subscribe = { type: 'StartSubscription', plan: 'yearly', until, at } as const
    await given(membership, used)
      .when(short, subscribe)
      .then({ type: 'SubscriptionStarted', plan: 'yearly', until, at })
    await given(membership, used, { ...used, workout: anna })
      .when(short, subscribe)
      .thenRefused('stream-full')
  })

  test('a whole command, through load, fold, decide and append', async () => {
    await given(membership)
      .whenDone((log, context) => memberships({ log, clock }).start(context, 'monthly', until))
      .then({ type: 'SubscriptionStarted', plan: 'monthly', until, at })
    await given(membership)
      .whenDone((log, context) => memberships({ log, clock }).renew(context, until))
      .thenRefused('no-subscription')
  })

  test('a command that touches two streams', async () => {
    const spent = Array.from({ length: Membership.freeWorkouts }, (_, n) => ({ ...used, workout: `w${n}` }))
    await given(membership, ...spent)
      .whenDone((log, context) => workouts({ log, clock }).request(context, { durationMinutes: 45 }))
      .thenRefused('free-workouts-used-up')
  })

  test('a projection', async () => {
    const state = Membership.evolve(Membership.initial, used)
    await given(membership, used).projected(Projected.memberships).shows({ owner: anna, state })
  })

  test('reactions: what a crash left half done is completed, and nobody pays for what was not made', async () => {
    await given(membership, used)
      .reaction(log => whenCreditUsedThenRequestWorkout(workouts({ log, clock })))
      .asks({ type: 'WorkoutRequested', athlete: anna, ...wish })
    await given(membership, used)
      .and(
        streamOf('workout', workout),
        { type: 'WorkoutRequested', athlete: anna, ...wish },
        { type: 'GenerationFailed', reason: 'nothing-fits', at },
      )
      .reaction(log => whenPlanCameToNothingThenReturnCredit(workouts({ log, clock })))
      .asks({ type: 'WorkoutCreditReturned', workout, at })
  })
})
