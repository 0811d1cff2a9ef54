import type { UserId } from '../domain/ids.ts'
import { idOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'

type Row = { owner: UserId; returned: number }

/** How many credits came back to a person. */
export const returnedCredits: Projection<Row, 'membership'> = {
  name: 'returned_credits_v1',
  categories: ['membership'],
  columns: { owner: 'uuid', returned: 'int' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => {
    const before = row ?? { owner: idOf(stream), returned: 0 }
    switch (event.type) {
      case 'WorkoutCreditReturned':
        return { ...before, returned: before.returned + 1 }
      case 'WorkoutCreditReclaimed':
        return { ...before, returned: before.returned - 1 }
      case 'WorkoutCreditUsed':
      case 'FreeWorkoutsCarriedOver':
      case 'SubscriptionOrdered':
      case 'EarlyStartAgreed':
      case 'SubscriptionStarted':
      case 'SubscriptionRenewed':
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
      case 'RenewalReminded':
        return before
    }
  },
}

export type ReturnedCreditTables = { returned_credits_v1: Row }
