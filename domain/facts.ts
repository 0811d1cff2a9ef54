import * as EmailClaimHistory from './email-claim.history.ts'
import * as EmailClaim from './email-claim.ts'
import * as FeedbackHistory from './feedback.history.ts'
import * as Feedback from './feedback.ts'
import * as HealthHistory from './health.history.ts'
import * as Health from './health.ts'
import { asConsentId, asWorkoutId, type ConsentId } from './ids.ts'
import * as InspectionHistory from './inspection.history.ts'
import * as Inspection from './inspection.ts'
import type { Recorded } from './kernel/log.ts'
import { asStream, categoryOf, type Stream } from './kernel/stream.ts'
import { type Shapes, versionOf, type Written } from './kernel/upcasting.ts'
import * as MembershipHistory from './membership.history.ts'
import * as Membership from './membership.ts'
import * as OperationHistory from './operation.history.ts'
import * as Operation from './operation.ts'
import type { Personal } from './personal.ts'
import * as ProgrammeHistory from './programme.history.ts'
import * as Programme from './programme.ts'
import * as RepairHistory from './repair.history.ts'
import * as Repair from './repair.ts'
import { streamOf } from './streams.ts'
import * as ProfilesHistory from './training-profiles.history.ts'
import * as Profiles from './training-profiles.ts'
import * as UserHistory from './user.history.ts'
import * as User from './user.ts'
import * as WorkoutHistory from './workout.history.ts'
import { personal as workoutPersonal } from './workout.personal.ts'
import type * as Workout from './workout.ts'

/** Every fact the product knows, by the category of its stream. */
export type Facts = {
  user: User.Event
  email: EmailClaim.Event
  profiles: Profiles.Event
  workout: Workout.Event
  membership: Membership.Event
  feedback: Feedback.Event
  programme: Programme.Event
  inspection: Inspection.Event
  health: Health.Event
  repair: Repair.Event
  operation: Operation.Event
}

export type Category = keyof Facts
export type DomainEvent = Facts[Category]
export type RecordedEvent = Recorded<DomainEvent>

/** Which fields of which facts are sealed before they are stored, and what is read once they were erased. */
export const personal: { readonly [C in Category]: Personal<Facts[C]> } = {
  user: User.personal,
  email: EmailClaim.personal,
  profiles: Profiles.personal,
  workout: workoutPersonal,
  membership: Membership.personal,
  feedback: Feedback.personal,
  programme: Programme.personal,
  inspection: Inspection.personal,
  health: Health.personal,
  repair: Repair.personal,
  operation: Operation.personal,
}

type Blanks = Readonly<Record<string, unknown>>

const blanks = new Map<string, ReadonlyMap<string, Blanks>>(
  Object.entries(personal).map(([category, facts]) => [
    category,
    new Map(Object.entries(facts).map(([type, fields]) => [type, { ...fields }])),
  ]),
)

/** The personal fields of a fact with what is read in their place; none where it has none. */
export const blanksOf = (category: string, type: string) => blanks.get(category)?.get(type)

const isLedger = (type: string) => type === 'ConsentGiven' || type === 'ConsentWithdrawn'

/** What is told by a consent is sealed under a key of its own, which goes when that is withdrawn. */
export const keyOfConsent = (consent: ConsentId): Stream => asStream(`consent-${consent}`)

/** The thing with a key of its own that a fact belongs to, so that one can be forgotten alone; else its person's seals. */
export const ownKeyOf = (stream: Stream, event: Written): Stream | null => {
  if (typeof event.consent === 'string' && !isLedger(event.type)) return keyOfConsent(asConsentId(event.consent))
  if (categoryOf(stream) === 'workout') return stream
  return event.type === 'WorkoutCreditUsed' ? streamOf('workout', asWorkoutId(String(event.workout))) : null
}

/** How each category's events came to be what they are. */
const histories: {
  readonly [C in Category]: {
    readonly shapes: Shapes<Facts[C]>
    readonly upcast: (event: Written, version: number) => Facts[C]
  }
} = {
  user: UserHistory,
  email: EmailClaimHistory,
  profiles: ProfilesHistory,
  workout: WorkoutHistory,
  membership: MembershipHistory,
  feedback: FeedbackHistory,
  programme: ProgrammeHistory,
  inspection: InspectionHistory,
  health: HealthHistory,
  repair: RepairHistory,
  operation: OperationHistory,
}

export const isCategory = (text: string): text is Category => Object.hasOwn(histories, text)

export const categories = Object.keys(personal).filter(isCategory)

const typesOf = <C extends Category>(category: C) => {
  const { shapes }: { readonly shapes: Shapes<Facts[C]> } = histories[category]
  const isType = (text: string): text is Facts[C]['type'] => Object.hasOwn(shapes, text)
  return Object.keys(shapes)
    .filter(isType)
    .map(type => ({ category, type, version: versionOf(shapes, type) }))
}

/** Every event that was ever written, with the version of today's shape. */
export const everyType = categories.flatMap(category => typesOf(category))

const versions = new Map<string, number>(everyType.map(({ type, version }) => [type, version]))

/** The version of an event's shape that is written today. */
export const schemaOf = (type: string): number => versions.get(type) ?? 1

/** An event from the log in today's shape. */
export const upcast = <C extends Category>(category: C, event: Written, version: number): Facts[C] =>
  histories[category].upcast(event, version)
