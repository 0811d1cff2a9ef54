import { afterAll, expect, test } from 'vitest'
import { copied } from './copied.ts'

const { change, faults, remove } = copied('new-fact')
afterAll(remove)

test('a fact not treated where its category is declared, a refusal that its call does not name, an id of another kind do not compile', {
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
  change('commands/workouts.ts', "streamOf('workout', workout)", "streamOf('user', workout)")
  change('commands/ask-workout.ts', "streamOf('workout', workout)", "streamOf('workout', context.subject)")
  change('api/routes/workouts.ts', 'detailOf(who.id, params.id)', 'detailOf(who.id, who.id)')
  change(
    'api/routes/passwords.ts',
    'requestReset(anonymousCommand(request, email), email)',
    'requestReset(email, anonymousCommand(request, email))',
  )
  change('api/routes/profiles.ts', 'profiles.remove(context, params.id)', 'profiles.remove(context, who.id)')
  change('api/routes/profiles.ts', 'async ({ params, context, settle })', 'async ({ params, who, context, settle })')
  change('commands/adaptations.ts', 'training.placeAt(revision.profile)', 'training.placeAt(workout)')
  change('commands/workout-deeds.ts', "{ type: 'NoteSet', set,", "{ type: 'NoteSet', set: workout,")
  change(
    'domain/training.ts',
    "{ type: 'SetReopened', exercise, set,",
    "{ type: 'SetReopened', exercise, set: exercise,",
  )
  change('contract/training.ts', 'set: setId', 'set: text(40)')
  change('contract/origins.ts', 'params: z.object({ id: workoutId })', 'params: z.object({ id: z.uuid() })')
  change('domain/feedback.ts', "refuse('feedback-id-taken')", "refuse('teleported')")
  change('contract/membership.ts', "'withdrawal-waived', 'withdrawal-over'", "'withdrawal-over'")
  expect([...new Set((await faults()).map(({ file }) => file))].sort()).toEqual(
    [
      'api/desk/sentences.ts',
      'api/routes/app.ts',
      'api/routes/feedback.ts',
      'api/routes/membership.ts',
      'api/routes/passwords.ts',
      'api/routes/profiles.ts',
      'api/routes/reshaping.ts',
      'api/routes/showcase.ts',
      'api/routes/training.ts',
      'api/routes/workouts.ts',
      'api/routes/origins.ts',
      'commands/adaptations.ts',
      'commands/ask-workout.ts',
      'commands/feedback.ts',
      'commands/reactions/when-account-closed-then-erase.ts',
      'commands/workout-deeds.ts',
      'commands/workouts.ts',
      'domain/feedback.history.ts',
      'domain/feedback.ts',
      'domain/membership.history.ts',
      'domain/membership.ts',
      'domain/second-factor.ts',
      'domain/subscription.ts',
      'domain/training.ts',
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
