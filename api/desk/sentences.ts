import type { DomainEvent } from '../../domain/facts.ts'
import { erased } from '../../domain/personal.ts'
import type { Money } from '../../domain/subscription.ts'

type Sentences = {
  readonly [Type in DomainEvent['type']]: (event: Extract<DomainEvent, { readonly type: Type }>) => string
}

type Performed = {
  readonly reps?: number
  readonly durationSec?: number
  readonly weightKg?: number
  readonly distanceM?: number
  readonly rir?: number
}

const performed = ({ reps, durationSec, weightKg, distanceM, rir }: Performed) => {
  const parts = [
    reps === undefined ? null : `${reps} reps`,
    durationSec === undefined ? null : `${durationSec} s`,
    distanceM === undefined ? null : `${distanceM} m`,
    weightKg === undefined ? null : `at ${weightKg} kg`,
    rir === undefined ? null : `${rir} in reserve`,
  ]
  return parts.filter(part => part !== null).join(', ') || '[sealed]'
}

const because = ({ why }: { readonly why?: string }) => (why ? `: ${why}` : '')
const quoted = (text: string | undefined) => (text ? `: “${text}”` : '')

const money = ({ cents, currency }: Money) => `${(cents / 100).toFixed(2)} ${currency}`

type Period = { readonly plan?: string; readonly until: string; readonly provider: string; readonly amount?: Money }

const period = ({ plan, until, provider, amount }: Period) =>
  `${plan ? ` (${plan})` : ''} until ${until.slice(0, 10)} at ${provider}${amount ? ` for ${money(amount)}` : ''}`

const sentences: Sentences = {
  UserRegistered: ({ email }) => `Registered as ${email}`,
  VerificationRequested: () => 'Asked for another verification mail',
  EmailVerified: () => 'Verified the e-mail address',
  EmailChangeRequested: ({ email }) => `Asked to move to ${email}`,
  EmailChanged: ({ email, previous }) => `Moved from ${previous} to ${email}`,
  PasswordResetRequested: () => 'Asked to reset the password',
  PasswordChanged: () => 'Changed the password',
  OnboardingChanged: () => 'Went on with the onboarding',
  AgeStated: () => 'Said that they are eighteen or older',
  ParentAsked: ({ until }) => `Said that they are sixteen or seventeen; a parent is asked until ${until.slice(0, 10)}`,
  ParentReminded: () => 'Their parent was reminded',
  ParentConfirmed: () => 'Their parent said yes',
  TermsAccepted: ({ version }) => `Accepted terms ${version}`,
  TermsAnnounced: ({ version, from }) => `Was told of terms ${version}, which hold from ${from.slice(0, 10)}`,
  TermsObjected: ({ version }) => `Objected to terms ${version}; those of before go on`,
  ConsentGiven: ({ purpose, how, text }) => `Consented to ${purpose} (${how}, words of ${text})`,
  ConsentWithdrawn: ({ purpose }) => `Withdrew the consent to ${purpose}`,
  AiConsentGiven: () => 'Allowed a language model to plan',
  AiConsentWithdrawn: () => 'Withdrew the consent to a language model',
  StaffRoleGranted: ({ role, by, reason }) => `Became ${role} by ${by}${quoted(reason)}`,
  StaffRoleRevoked: ({ by, reason }) => `Lost the place at the desk by ${by}${quoted(reason)}`,
  FactorAdded: ({ kind }) => `Added ${kind === 'recovery-codes' ? 'recovery codes' : `a second factor (${kind})`}`,
  FactorRemoved: ({ kind }) => `Took a second factor away (${kind})`,
  RecoveryCodeUsed: () => 'Used a recovery code',
  FactorResetRequested: ({ opensAt }) => `Said that all factors are lost; they may go from ${opensAt.slice(0, 10)} on`,
  FactorResetStopped: () => 'The factors stay after all',
  FactorsReset: () => 'All factors were taken away by the link of the mail',
  AccountClosingRequested: ({ eraseAt }) => `Asked to close the account; it goes on ${eraseAt.slice(0, 10)}`,
  AccountClosingUndone: () => 'Stayed after all',
  AccountClosed: () => 'Closed the account',
  PersonalDataErased: () => 'Personal data were erased',
  EmailClaimed: ({ user }) => `Address claimed by ${user}`,
  EmailReleased: ({ user }) => `Address released by ${user}`,
  TrainingProfileCreated: ({ fields }) => `Created the place “${fields.name}”`,
  TrainingProfileChanged: ({ fields }) => `Changed a place${listed(fields)}`,
  PrimaryProfileChosen: () => 'Chose the usual place',
  TrainingProfileDeleted: () => 'Deleted a place',
  BodyForgotten: () => 'What was told of the body was erased',
  HealthTold: ({ fields }) => `Told about their health${listed(fields)}`,
  HealthForgotten: () => 'What was told about health was erased',
  TrainingPlanChanged: ({ fields }) => `Changed what the coach plans by${listed(fields)}`,
  WorkoutCreditUsed: ({ kind, workout }) => `Used a ${kind} credit for workout ${workout}`,
  WorkoutCreditReclaimed: ({ workout }) => `Gave back the credit that had come back for workout ${workout}`,
  WorkoutCreditReturned: ({ workout }) => `Got the credit back for workout ${workout}`,
  SubscriptionOrdered: ({ plan, price, provider }) =>
    `Ordered the ${plan} subscription for ${money(price)} by ${provider}`,
  EarlyStartAgreed: ({ text }) => `Agreed to begin at once and lose the right to withdraw (words of ${text})`,
  SubscriptionStarted: event => `Subscribed${period(event)}`,
  SubscriptionRenewed: event => `Renewed the subscription${period(event)}`,
  PaymentFailed: ({ provider }) => `A payment failed at ${provider}`,
  GraceBegan: ({ until }) => `May go on unpaid until ${until.slice(0, 10)}`,
  SubscriptionCancelled: ({ by, endsAt }) => `Cancelled by the ${by}, ends on ${endsAt.slice(0, 10)}`,
  SubscriptionResumed: ({ by }) => `Cancellation taken back by the ${by}`,
  SubscriptionWithdrawn: () => 'Withdrew from the subscription',
  PaymentRefunded: ({ payment }) => `Payment ${payment} was refunded`,
  PaymentRevoked: ({ payment }) => `Payment ${payment} was taken back by the provider`,
  PaymentPartlyRefunded: ({ payment, refunded }) => `Of payment ${payment}, ${money(refunded)} were refunded in all`,
  PaymentReinstated: ({ payment }) => `Payment ${payment} counts again, says the provider`,
  SubscriptionEnded: ({ provider }) => `The subscription ended at ${provider}`,
  RenewalReminded: ({ plan, renewsAt }) => `Reminded that the ${plan} subscription renews on ${renewsAt.slice(0, 10)}`,
  FreeWorkoutsCarriedOver: ({ used }) => `Carried ${used} free workouts over from other accounts of the mailbox`,
  WorkoutRequested: ({ prompt }) => `Asked for a workout${quoted(prompt)}`,
  WorkoutGenerated: ({ planner, verdict }) =>
    verdict.ruleSet === erased
      ? `Plan made by ${planner}: ${erased}`
      : `Plan made by ${planner}, judged ${Math.round(verdict.score)} of 100`,
  GenerationFailed: ({ reason }) => `No plan could be made: ${reason}`,
  WorkoutRevised: event => `Plan revised${because(event)}`,
  ExerciseSwapped: ({ went, came, why }) =>
    `${went?.name.en ?? 'An exercise'} swapped for ${came?.name.en ?? 'another'}${because({ why })}`,
  ExerciseFelt: ({ kind }) => `Said of an exercise: ${kind}`,
  WorkoutStarted: () => 'Began to train',
  SetLogged: event => `Logged set ${event.set}: ${performed(event)}`,
  SetCorrected: event => `Corrected set ${event.set} to ${performed(event)}`,
  SetSkipped: event => `Skipped set ${event.set}${because(event)}`,
  SetReopened: ({ set }) => `Reopened set ${set}`,
  SetAdded: ({ exercise, set }) => `Added set ${set} to exercise ${exercise}`,
  SetRemoved: ({ set }) => `Took set ${set} out of the plan`,
  BlockMoved: ({ block, after }) => `Moved block ${block} ${after ? `behind ${after}` : 'to the front'}`,
  ExerciseAdded: ({ planned }) => `Added the exercise “${planned.exercises[0]?.name.en ?? erased}”`,
  ExerciseRemoved: ({ block }) => `Took the added exercise of block ${block} out again`,
  SetNoted: ({ set, note }) => `Wrote to set ${set}${quoted(note)}`,
  ExerciseNoted: ({ exercise, note }) => `Wrote to exercise ${exercise}${quoted(note)}`,
  RestTaken: ({ seconds }) => `Rested ${seconds} s`,
  ExerciseCompleted: ({ exercise }) => `Completed exercise ${exercise}`,
  ExerciseSkipped: event => `Skipped exercise ${event.exercise}${because(event)}`,
  ExerciseReopened: ({ exercise }) => `Reopened exercise ${exercise}`,
  BlockCompleted: ({ block }) => `Completed block ${block}`,
  BlockSkipped: event => `Skipped block ${event.block}${because(event)}`,
  WorkoutCompleted: () => 'Completed the workout',
  WorkoutAborted: () => 'Broke the workout off',
  WorkoutReopened: () => 'Went on with the workout',
  TimesCorrected: ({ startedAt, finishedAt }) => `Corrected the times: ${startedAt} to ${finishedAt}`,
  WorkoutExpired: () => 'The plan expired unused',
  WorkoutDeleted: () => 'Deleted the workout',
  WorkoutRestored: () => 'Restored the workout',
  WorkoutErased: () => 'What was personal in the workout was erased',
  FeedbackGiven: () => 'Answered the questionnaire',
  AnswersRevised: () => 'Revised the answers',
  AssessmentGiven: ({ assessment }) => `Assessed: ${assessment}`,
  CommentGiven: ({ comment }) => `Commented${quoted(comment)}`,
  ProgrammeStarted: ({ weeks }) =>
    weeks.length > 0 ? `Laid out a programme of ${weeks.length} weeks` : `Laid out a programme: ${erased}`,
  ProgrammeAdjusted: ({ why }) => `Laid the weeks out anew: ${why}`,
  ScreeningAnswered: ({ answers }) => `Answered the screening${listed(answers)}`,
  ComplaintReported: ({ part, side, severity }) =>
    `Reported a complaint: ${[side, part, severity].filter(Boolean).join(' ')}`,
  ComplaintAnswered: ({ change }) => `Said how a complaint is now: ${change}`,
  ComplaintRevoked: () => 'Took a complaint back',
  ClearanceStated: ({ of, by, on }) => `Stated that a ${by} cleared ${of} on ${on}`,
  ClearanceRevoked: ({ of }) => `Took back the clearance of ${of}`,
  ExerciseAllowed: ({ exercise }) => `Allowed an exercise again: ${exercise}`,
  RepairProposed: ({ what, by, reason }) => `Repair proposed by ${by}: ${what.case}${quoted(reason)}`,
  RepairConfirmed: ({ by }) => `Repair confirmed by ${by}`,
  RepairDropped: ({ by }) => `Repair dropped by ${by}`,
  RepairDone: ({ stream, revision }) => `Repaired, in ${stream} from revision ${revision} on`,
  SearchSaved: ({ name }) => `Kept a search of the desk${quoted(name)}`,
  SearchRenamed: ({ name }) => `Named a kept search anew${quoted(name)}`,
  SearchRemoved: () => 'Let a kept search go',
  WebhookAdded: ({ url, types, by, reason }) =>
    `Webhook to ${url} by ${by}, of ${types.join(', ') || 'every fact'}${quoted(reason)}`,
  WebhookReplayed: ({ from, by, reason }) =>
    `Webhook begun anew from ${from ?? 'the beginning'} by ${by}${quoted(reason)}`,
  WebhookPaused: ({ by, reason }) => `Webhook paused by ${by}${quoted(reason)}`,
  WebhookResumed: ({ by, reason }) => `Webhook goes on, by ${by}${quoted(reason)}`,
  EffectsRetried: ({ reaction, by, reason }) =>
    `${reaction ? `One effect of ${reaction}` : 'All parked effects'} tried again by ${by}${quoted(reason)}`,
  SetAsideRetried: ({ model, stream, by, reason }) =>
    `${stream ?? 'Streams'} that ${model ?? 'any read model'} has set aside tried again by ${by}${quoted(reason)}`,
  ModelWorkBegun: ({ what, model, by, reason }) =>
    `${what === 'rebuild' ? 'Rebuild' : 'Comparison'} of ${model} begun by ${by}${quoted(reason)}`,
  ModelWorkPaused: ({ by, reason }) => `Work on read models paused by ${by}${quoted(reason)}`,
  ModelWorkResumed: ({ by, reason }) => `Work on read models goes on, by ${by}${quoted(reason)}`,
  ModelWorkThrottled: ({ percent, by, reason }) =>
    `Work on read models held to ${percent} % of its time by ${by}${quoted(reason)}`,
  ModelWorkCancelled: ({ by, reason }) => `Work on read models cancelled by ${by}${quoted(reason)}`,
  ModelWorkEnded: ({ outcome, says }) => `Work on read models ${outcome}: ${says}`,
  BuildBegun: ({ upTo, models, by, reason }) =>
    `Build of ${models.join(', ') || 'every read model'}, ${upTo.by} up to ${upTo.at ?? upTo.position}, begun by ${by}${quoted(reason)}`,
  BuildDropped: ({ build, by, reason }) => `Build ${build} dropped by ${by}${quoted(reason)}`,
  WebhookRemoved: ({ by, reason }) => `Webhook removed by ${by}${quoted(reason)}`,
  RepairFailed: ({ why }) => `Nothing was repaired: ${why}`,
  SessionsEndedByStaff: ({ by, reason }) => `Signed out on all devices by ${by}${quoted(reason)}`,
  RecordInspected: ({ by, role, what, unsealed, reason }) =>
    `${role === 'staff' ? 'Staff' : 'Auditor'} ${by} looked${unsealed ? ', unsealed,' : ''} at ${what}${quoted(reason)}`,
}

const listed = (fields: object) => {
  const names = Object.keys(fields)
  return names.length > 0 ? `: ${names.join(', ')}` : ''
}

const said = <Type extends DomainEvent['type']>(type: Type, event: Extract<DomainEvent, { readonly type: Type }>) =>
  sentences[type](event)

const uuids = /([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** One plain English sentence, ids by their first letters; of a masked fact, `[sealed]` stands where something is. */
export const sentenceOf = (event: DomainEvent, isMasked: boolean): string => {
  const sentence = said(event.type, event).replace(uuids, '$1')
  return isMasked ? sentence.replaceAll(erased, '[sealed]') : sentence
}
