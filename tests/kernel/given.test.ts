import { describe, test } from 'vitest'
import { derivedId } from '../../commands/derived-id.ts'
import { handle } from '../../commands/handle.ts'
import { memberships } from '../../commands/memberships.ts'
import type { Log } from '../../commands/ports/log.ts'
import { whenCreditUsedThenRequestWorkout } from '../../commands/reactions/when-credit-used-then-request-workout.ts'
import { whenPlanCameToNothingThenReturnCredit } from '../../commands/reactions/when-plan-came-to-nothing-then-return-credit.ts'
import { workouts } from '../../commands/workouts.ts'
import { asCommandId, asPaymentId, asSubscriptionId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import * as Membership from '../../domain/membership.ts'
import { streamOf } from '../../domain/streams.ts'
import * as Projected from '../../projections/memberships.ts'
import { anna, at, given } from '../support/language.ts'

const workout = asWorkoutId('00000000-0000-4000-8000-000000000001')
const membership = streamOf('membership', anna)
const wish = { durationMinutes: 45, seed: workout, at }
const used = { type: 'WorkoutCreditUsed', workout, kind: 'free', ...wish } as const
const until = '2027-03-01T00:00:00.000Z'
const carry = { type: 'CarryOver', used: 3, at } as const
const carried = { type: 'FreeWorkoutsCarriedOver', used: 3, at } as const
const clock = () => at
const endless = {
  id: 'evt_1',
  what: 'paid',
  first: true,
  subscription: asSubscriptionId('sub_1'),
  payment: asPaymentId('in_1'),
  plan: 'monthly',
  from: at,
  until: '2036-03-01T00:00:00.000Z',
  happenedAt: at,
} as const

describe('given, when, then over a log', () => {
  test('a decider by its stream', () => {
    given(membership, used).when(Membership.decider, carry).thenEvents(carried)
    given(membership, used, carried).when(Membership.decider, carry).thenNothing()
    given(membership)
      .when(Membership.decider, { type: 'CancelSubscription', proof: 'asked', at })
      .thenRefused('no-subscription')
  })

  test('what any command may be refused by: a stream as long as people may make it, what was seen, another question', async () => {
    const carryOver =
      (more: Partial<CommandContext> = {}, decider = Membership.decider) =>
      (log: Log, context: CommandContext) =>
        handle(log, decider, membership, carry, { ...context, ...more })
    const short = { ...Membership.decider, mostEvents: 2 }
    await given(membership, used).whenDone(carryOver({}, short)).thenEvents(carried)
    await given(membership, used, { ...used, workout: asWorkoutId(anna) })
      .whenDone(carryOver({}, short))
      .thenRefused('stream-full')
    await given(membership, used)
      .whenDone(carryOver({ seen: [1] }))
      .thenEvents(carried)
    await given(membership, used)
      .whenDone(carryOver({ seen: [0] }))
      .thenRefused('changed-meanwhile')
    await given(membership, used)
      .whenDone(async (log, context) => {
        await carryOver({ asked: 'this' })(log, context)
        return carryOver({ asked: 'that' })(log, context)
      })
      .thenRefused('key-used-otherwise', carried)
  })

  test('a whole command, through load, fold, decide and append', async () => {
    const named = {
      provider: 'house',
      subscription: derivedId<'subscription'>(anna, 'subscription'),
      payment: derivedId<'payment'>(anna, 'payment'),
      proof: anna,
    } as const
    await given(membership)
      .whenDone((log, context) =>
        memberships({ log, clock }).grant({ ...context, commandId: asCommandId(anna) }, 'monthly', until),
      )
      .thenEvents({ type: 'SubscriptionStarted', ...named, plan: 'monthly', from: at, until, at })
    await given(membership)
      .whenDone((log, context) => memberships({ log, clock }).takeNotice(context, 'stripe', endless))
      .thenRefused('period-impossible')
  })

  test('a command that touches two streams', async () => {
    const spent = Array.from({ length: Membership.freeWorkouts }, (_, n) => ({
      ...used,
      workout: asWorkoutId(`w${n}`),
    }))
    await given(membership, ...spent)
      .whenDone((log, context) => workouts({ log, clock }).request(context, { durationMinutes: 45 }))
      .thenRefused('free-workouts-used-up')
  })

  test('a projection', async () => {
    const credits = { [used.workout]: { kind: used.kind, at: used.at } }
    await given(membership, used)
      .projected(Projected.memberships)
      .shows({ owner: asUserId(anna), used: credits, carried_over: 0, subscriptions: {} })
    await given(membership, used)
      .and(streamOf('user', anna), { type: 'AccountClosed', at }, { type: 'PersonalDataErased', at })
      .projected(Projected.memberships)
      .shows()
    const broken: typeof Projected.memberships = {
      ...Projected.memberships,
      fold: () => {
        throw new Error('no such case')
      },
    }
    await given(membership, used).projected(broken).setsAside(membership)
  })

  test('reactions: what a crash left half done is completed, and nobody pays for what was not made', async () => {
    await given(membership, used)
      .reaction(log => whenCreditUsedThenRequestWorkout(workouts({ log, clock })))
      .asks({ type: 'WorkoutRequested', athlete: asUserId(anna), ...wish })
    await given(membership, used)
      .and(
        streamOf('workout', workout),
        { type: 'WorkoutRequested', athlete: asUserId(anna), ...wish },
        { type: 'GenerationFailed', reason: 'nothing-fits', at },
      )
      .reaction(log => whenPlanCameToNothingThenReturnCredit(workouts({ log, clock })))
      .asks({ type: 'WorkoutCreditReturned', workout, at })
  })
})
