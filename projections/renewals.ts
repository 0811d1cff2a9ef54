import type { Kysely } from 'kysely'
import type { UserId } from '../domain/ids.ts'
import type { Event } from '../domain/membership.ts'
import { idOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'

type Row = {
  owner: UserId
  /** The latest end of a year that was paid; null: none was. */
  paid_until: string | null
  /** The latest end that they were reminded of. */
  reminded_until: string | null
}

const speaksOfYear = (event: Event): boolean => {
  switch (event.type) {
    case 'SubscriptionStarted':
    case 'SubscriptionRenewed':
    case 'RenewalReminded':
      return event.plan === 'yearly'
    case 'WorkoutCreditUsed':
    case 'WorkoutCreditReturned':
    case 'WorkoutCreditReclaimed':
    case 'FreeWorkoutsCarriedOver':
    case 'SubscriptionOrdered':
    case 'EarlyStartAgreed':
    case 'PaymentFailed':
    case 'GraceBegan':
    case 'SubscriptionCancelled':
    case 'SubscriptionResumed':
    case 'SubscriptionWithdrawn':
    case 'PaymentRefunded':
    case 'PaymentRevoked':
    case 'PaymentPartlyRefunded':
    case 'PaymentReinstated':
    case 'SubscriptionEnded':
      return false
  }
}

const latest = (one: string | null, other: string) => (one !== null && one > other ? one : other)

const name = 'renewals_v1'

/** Whose year ends when, so that they can be told in time; whether it goes on is asked of the log. */
export const renewals: Projection<Row, 'membership', typeof name> = {
  name,
  categories: ['membership'],
  columns: { owner: 'uuid', paid_until: 'timestamptz', reminded_until: 'timestamptz' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  key: ({ event, stream }) => (speaksOfYear(event) ? idOf(stream) : null),
  fold: (row, { event, stream }) => {
    const was = row ?? { owner: idOf(stream), paid_until: null, reminded_until: null }
    switch (event.type) {
      case 'SubscriptionStarted':
      case 'SubscriptionRenewed':
        return { ...was, paid_until: latest(was.paid_until, event.until) }
      case 'RenewalReminded':
        return { ...was, reminded_until: latest(was.reminded_until, event.renewsAt) }
      case 'WorkoutCreditUsed':
      case 'WorkoutCreditReturned':
      case 'WorkoutCreditReclaimed':
      case 'FreeWorkoutsCarriedOver':
      case 'SubscriptionOrdered':
      case 'EarlyStartAgreed':
      case 'PaymentFailed':
      case 'GraceBegan':
      case 'SubscriptionCancelled':
      case 'SubscriptionResumed':
      case 'SubscriptionWithdrawn':
      case 'PaymentRefunded':
      case 'PaymentRevoked':
      case 'PaymentPartlyRefunded':
      case 'PaymentReinstated':
      case 'SubscriptionEnded':
        return was
    }
  },
}

export type RenewalTables = Record<typeof name, Row>

type Asked = { readonly from: string; readonly until: string; readonly after: UserId; readonly limit: number }

/** Whose year ends between two moments without their having been told, by their ids, those after one of them. */
export const renewingBetween = async (db: Kysely<RenewalTables>, { from, until, after, limit }: Asked) =>
  (
    await db
      .selectFrom(renewals.name)
      .select('owner')
      .where('paid_until', '>=', from)
      .where('paid_until', '<=', until)
      .where(({ eb, or, ref }) => or([eb('reminded_until', 'is', null), eb('reminded_until', '<', ref('paid_until'))]))
      .where('owner', '>', after)
      .orderBy('owner')
      .limit(limit)
      .execute()
  ).map(({ owner }) => owner)
