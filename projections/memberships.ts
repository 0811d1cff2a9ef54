import type { Kysely } from 'kysely'
import type { OrderId, PaymentId, SubscriptionId, UserId, WorkoutId } from '../domain/ids.ts'
import * as Membership from '../domain/membership.ts'
import { idOf } from '../domain/streams.ts'
import { type Money, type Plan, type Provider, subscriptionsAfter } from '../domain/subscription.ts'
import type { Projection } from './ports.ts'

/** What was told of a subscription so far, by the provider's clock. */
type Paid = {
  provider: Provider
  order: OrderId | null
  payments: Readonly<Record<PaymentId, { plan?: Plan; from: string; until: string; amount?: Money }>>
  voided: readonly PaymentId[]
  rulings: Readonly<Record<PaymentId, { at: string; says: 'reinstated' | 'refunded' | 'revoked' }>>
  /** Cents. */
  givenBack: Readonly<Record<PaymentId, number>>
  withdrawnAt: string | null
  endings: readonly string[]
  graces: readonly { from: string; until: string }[]
  renewal: { goesOn: boolean; since: string; endsAt: string | null }
  failures: readonly string[]
  reminded: readonly string[]
}

type Row = {
  owner: UserId
  /** Credits in use, by workout. */
  used: Readonly<Record<WorkoutId, { kind: 'free' | 'subscription'; at: string }>>
  /** Free workouts of before. */
  carried_over: number
  subscriptions: Readonly<Record<SubscriptionId, Paid>>
}

const name = 'memberships_v6'

/**
 * How many workouts a person may still have made: a row each, folded from the same facts as the decider's memory, and by
 * the same functions where both must agree. When a row's meaning changes, its name gets the next number and is built anew.
 */
export const memberships: Projection<Row, 'membership', typeof name> = {
  name,
  categories: ['membership'],
  columns: { owner: 'uuid', used: 'jsonb', carried_over: 'int', subscriptions: 'jsonb' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  sealed: { columns: ['used', 'subscriptions'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => {
    const before = row ?? nothing(idOf(stream))
    if ('subscription' in event) return { ...before, subscriptions: subscriptionsAfter(before.subscriptions, event) }
    switch (event.type) {
      case 'WorkoutCreditUsed':
      case 'WorkoutCreditReturned':
      case 'WorkoutCreditReclaimed':
        return { ...before, used: Membership.usedAfter(before.used, event) }
      case 'FreeWorkoutsCarriedOver':
        return { ...before, carried_over: event.used }
      case 'SubscriptionOrdered':
      case 'EarlyStartAgreed':
        return before
    }
  },
}

const none = { used: {}, carried_over: 0, subscriptions: {} }
const nothing = (owner: UserId): Row => ({ owner, ...none })

export type MembershipTables = Record<typeof name, Row>

/** A row in the words of the domain; nothing was used or paid where there is none. */
export const standingIn = ({ used, carried_over, subscriptions }: Omit<Row, 'owner'> = none): Membership.Standing => ({
  used,
  carriedOver: carried_over,
  subscriptions,
})

export const membershipOf = async (db: Kysely<MembershipTables>, owner: UserId) =>
  standingIn(await db.selectFrom(memberships.name).selectAll().where('owner', '=', owner).executeTakeFirst())
