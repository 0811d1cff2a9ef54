import { afterAll, expect, test } from 'vitest'
import { copied } from './copied.ts'

const { change, faults, remove } = copied('new-fact')
afterAll(remove)

test('a fact not treated where its category is declared and a refusal that its call does not name do not compile', {
  timeout: 300_000,
}, async () => {
  change(
    'domain/workout.ts',
    "  | { type: 'WorkoutDeleted'; at: string }",
    "  | { type: 'WorkoutDeleted'; at: string }\n  | { type: 'WorkoutTeleported'; at: string }",
  )
  change(
    'domain/user.ts',
    "  | { type: 'PersonalDataErased'; at: string }",
    "  | { type: 'PersonalDataErased'; at: string }\n  | { type: 'AccountTeleported'; at: string }",
  )
  change('domain/feedback.ts', /(export type Event =\n)/, "$1  | { type: 'FeedbackTeleported'; at: string }\n")
  change(
    'domain/subscription.ts',
    "  | ({ type: 'SubscriptionEnded' } & Happened)",
    "  | ({ type: 'SubscriptionEnded' } & Happened)\n  | ({ type: 'SubscriptionTeleported' } & Happened)",
  )
  change(
    'domain/membership.ts',
    "  | { type: 'FreeWorkoutsCarriedOver'; used: number; at: string }",
    "  | { type: 'FreeWorkoutsCarriedOver'; used: number; at: string }\n  | { type: 'CreditTeleported'; at: string }",
  )
  change(
    'domain/second-factor.ts',
    "  | { type: 'RecoveryCodeUsed'; at: string }",
    "  | { type: 'RecoveryCodeUsed'; at: string }\n  | { type: 'FactorTeleported'; at: string }",
  )
  change('commands/reactions/when-account-closed-then-erase.ts', "on: ['AccountClosed']", "on: ['AccountClosedd']")
  change('domain/feedback.ts', "refuse('feedback-id-taken')", "refuse('teleported')")
  change('contract/membership.ts', "'withdrawal-waived', 'withdrawal-over'", "'withdrawal-over'")
  expect([...new Set((await faults()).map(({ file }) => file))].sort()).toEqual(
    [
      'api/desk/sentences.ts',
      'api/routes/feedback.ts',
      'api/routes/membership.ts',
      'api/routes/showcase.ts',
      'commands/feedback.ts',
      'commands/reactions/when-account-closed-then-erase.ts',
      'domain/feedback.history.ts',
      'domain/feedback.ts',
      'domain/membership.history.ts',
      'domain/membership.ts',
      'domain/second-factor.ts',
      'domain/subscription.ts',
      'domain/user.history.ts',
      'domain/user.ts',
      'domain/what-if.ts',
      'domain/workout.history.ts',
      'domain/workout.ts',
      'projections/accounts.ts',
      'projections/feedback.ts',
      'projections/memberships.ts',
      'projections/renewals.ts',
      'projections/workout-detail.ts',
      'projections/workout-history.ts',
      'projections/workout-list.ts',
    ].sort(),
  )
})
