import { expect, test } from 'vitest'
import { everyType } from '../../domain/facts.ts'
import type { AnyRecorded } from '../../domain/kernel/log.ts'
import type { AnyProjection } from '../../domain/kernel/projection.ts'
import { projections } from '../../projections/all.ts'
import { goldenLog } from '../golden/log.ts'
import { digestOf, eventsOf, goldensInOrder } from '../golden/rows.ts'
import { storyLog } from '../golden/stories.ts'

/** What changes no row of a model that reads its category. */
const passedOver: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    'EmailChangeRequested',
    'FactorAdded',
    'FactorRemoved',
    'FactorResetRequested',
    'FactorResetStopped',
    'FactorsReset',
    'PasswordChanged',
    'PasswordResetRequested',
    'PersonalDataErased',
    'RecoveryCodeUsed',
    'TermsObjected',
    'VerificationRequested',
  ],
  memberships: ['EarlyStartAgreed', 'SubscriptionOrdered'],
  renewals: [
    'EarlyStartAgreed',
    'FreeWorkoutsCarriedOver',
    'GraceBegan',
    'PaymentFailed',
    'PaymentPartlyRefunded',
    'PaymentRefunded',
    'PaymentReinstated',
    'PaymentRevoked',
    'SubscriptionCancelled',
    'SubscriptionEnded',
    'SubscriptionOrdered',
    'SubscriptionResumed',
    'SubscriptionWithdrawn',
    'WorkoutCreditReclaimed',
    'WorkoutCreditReturned',
    'WorkoutCreditUsed',
  ],
  workout_list: ['BlockMoved', 'ExerciseFelt', 'ExerciseNoted', 'SetNoted'],
}

/** The same model, if its fold forgot this fact; how many events a stream has, it would still count. */
const without = (model: AnyProjection, type: string): AnyProjection => ({
  ...model,
  fold: (row: object | null, recorded: AnyRecorded) => {
    if (recorded.event.type !== type) return model.fold(row, recorded)
    return row && 'event_count' in row ? { ...row, event_count: recorded.revision + 1 } : row
  },
})

test.for(projections)('a fold of $name that forgets a fact makes other rows than are pinned', async model => {
  const logs = [await eventsOf(goldenLog(goldensInOrder())), await eventsOf(await storyLog())]
  const types = everyType.filter(({ category }) => model.categories.some(one => one === category))
  const unseen = types.filter(({ type }) =>
    logs.every(events => digestOf(without(model, type), events) === digestOf(model, events)),
  )
  expect(types).not.toEqual([])
  expect(unseen.map(({ type }) => type).sort()).toEqual(passedOver[model.name.replace(/_v\d+$/, '')] ?? [])
})
