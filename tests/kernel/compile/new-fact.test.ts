import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { copied } from './copied.ts'

const { change, faults, remove } = copied('new-fact')
afterAll(remove)

/** In each stream a fact more, in the shape of one that it has, and so easily taken for that. */
const teleported: readonly (readonly [file: string, like: string])[] = [
  ['domain/email-claim.ts', "({ type: 'EmailClaimed' } & Claim)"],
  ['domain/feedback.ts', "{ type: 'CommentGiven'; comment: string; at: string }"],
  ['domain/health.ts', "{ type: 'BodyForgotten'; at: string }"],
  ['domain/inspection.ts', "{ type: 'SessionsEndedByStaff'; by: string; reason: string; at: string }"],
  ['domain/membership.ts', "{ type: 'WorkoutCreditReturned'; workout: WorkoutId; at: string }"],
  ['domain/operation.ts', "({ type: 'WebhookPaused'; webhook: WebhookId } & By)"],
  ['domain/programme.ts', "({ type: 'ProgrammeAdjusted'; why: Why } & Layout)"],
  ['domain/repair.ts', "{ type: 'RepairDropped'; repair: RepairId; by: UserId; at: string }"],
  ['domain/saved-searches.ts', "{ type: 'SearchRemoved'; search: SearchId; at: string }"],
  ['domain/training-profiles.ts', "{ type: 'PrimaryProfileChosen'; profile: ProfileId; at: string }"],
  ['domain/user.ts', "{ type: 'PersonalDataErased'; at: string }"],
  ['domain/workout.ts', "{ type: 'WorkoutDeleted'; at: string }"],
  // Parts of a person's, a workout's and a membership's stream
  ['domain/age.ts', "{ type: 'ParentConfirmed'; at: string }"],
  ['domain/closing.ts', "{ type: 'AccountClosingUndone'; at: string }"],
  ['domain/consent.ts', "{ type: 'ConsentWithdrawn'; consent: ConsentId; purpose: Purpose; at: string }"],
  ['domain/own-address.ts', "{ type: 'EmailVerified'; at: string }"],
  ['domain/second-factor.ts', "{ type: 'FactorRemoved'; factor: FactorId; kind: FactorKind; at: string }"],
  ['domain/staff-role.ts', "{ type: 'StaffRoleRevoked'; by: string; reason: string; at: string }"],
  ['domain/terms.ts', "{ type: 'TermsObjected'; version: string; at: string }"],
  ['domain/subscription.ts', "({ type: 'SubscriptionEnded' } & Happened)"],
  ['domain/progress.ts', "{ type: 'ExerciseCompleted'; exercise: PlannedExerciseId; at: string }"],
  ['domain/reshape.ts', "{ type: 'SetRemoved'; exercise: PlannedExerciseId; set: SetId; minutes: number; at: string }"],
]

/** What decides by itself what a fact means to it, beside the fold of its file: no fact more may pass by it. */
const beside: readonly (readonly [file: string, name: string])[] = [
  ['domain/workout.ts', 'afterDeletion'],
  ['domain/progress.ts', 'phaseAfter'],
  ['domain/progress.ts', 'timesAfter'],
  ['domain/taking-back.ts', 'takingBack'],
  ['projections/renewals.ts', 'speaksOfYear'],
]

const linesOf = (file: string, name: string) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const first = lines.findIndex(line => line.includes(`const ${name} = `))
  return { first: first + 1, last: lines.findIndex((line, nth) => nth > first && line.startsWith('}')) + 1 }
}

test('a fact not treated where its category is declared and a refusal that its call does not name do not compile', {
  timeout: 300_000,
}, async () => {
  for (const [file, like] of teleported)
    change(file, like, `${like} | ${like.replace(/type: '(\w+)'/, "type: '$1Twice'")}`)
  change('commands/reactions/when-account-closed-then-erase.ts', "on: ['AccountClosed']", "on: ['AccountClosedd']")
  change('domain/feedback.ts', "refuse('feedback-id-taken')", "refuse('teleported')")
  change('contract/membership.ts', "'withdrawal-waived', 'withdrawal-over'", "'withdrawal-over'")
  // Answered by hand; thrown on the way to an answer; by a key that is gone.
  change('contract/coach.ts', "['no-such-workout', 'too-busy', 'too-many-attempts']", "['too-busy']")
  change('contract/repairs.ts', "['staff-only', 'no-such-user', 'no-such-repair'", "['no-such-user', 'no-such-repair'")
  change(
    'domain/sealing.ts',
    "'consent' | 'workout' | 'person' =>",
    "'consent' | 'workout' | 'person' | 'household' =>",
  )
  const found = await faults()
  const isTold = ([at, name]: (typeof beside)[number]) => {
    const { first, last } = linesOf(at, name)
    return found.some(({ file, line }) => file === at && line >= first && line <= last)
  }
  expect(beside.filter(each => !isTold(each))).toEqual([])
  const told = new Set(found.map(({ file }) => file))
  const decided = [...teleported.map(([file]) => file), ...globSync('domain/*.history.ts')]
  expect(decided.filter(file => !told.has(file))).toEqual([])
  // Read models of one fold with the domain are told of there.
  const folds = globSync('projections/*.ts').filter(file => readFileSync(file, 'utf8').includes('switch (event.type)'))
  expect(folds).not.toEqual([])
  expect([...told].filter(file => !decided.includes(file)).sort()).toEqual([
    'api/desk/sentences.ts',
    'api/desk/workout-facts.ts',
    'api/live.ts',
    'api/problems.ts',
    'api/report/entries.ts',
    'api/routes/desk.ts',
    'api/routes/feedback.ts',
    'api/routes/membership.ts',
    'api/routes/repairs.ts',
    'api/routes/showcase.ts',
    'commands/feedback.ts',
    'commands/reactions/when-account-closed-then-erase.ts',
    'domain/standing.ts',
    'domain/taking-back.ts',
    'domain/undo.ts',
    'domain/what-if.ts',
    ...folds.sort(),
  ])
})
