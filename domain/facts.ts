import * as EmailClaimHistory from './email-claim.history.ts'
import type * as EmailClaim from './email-claim.ts'
import * as FeedbackHistory from './feedback.history.ts'
import type * as Feedback from './feedback.ts'
import * as HealthHistory from './health.history.ts'
import type * as Health from './health.ts'
import * as InspectionHistory from './inspection.history.ts'
import type * as Inspection from './inspection.ts'
import type { Recorded } from './kernel/log.ts'
import { type Shapes, versionOf, type Written } from './kernel/upcasting.ts'
import * as MembershipHistory from './membership.history.ts'
import type * as Membership from './membership.ts'
import * as OperationHistory from './operation.history.ts'
import type * as Operation from './operation.ts'
import * as ProgrammeHistory from './programme.history.ts'
import type * as Programme from './programme.ts'
import * as RepairHistory from './repair.history.ts'
import type * as Repair from './repair.ts'
import * as SearchesHistory from './saved-searches.history.ts'
import type * as Searches from './saved-searches.ts'
import * as ProfilesHistory from './training-profiles.history.ts'
import type * as Profiles from './training-profiles.ts'
import * as UserHistory from './user.history.ts'
import type * as User from './user.ts'
import * as WorkoutHistory from './workout.history.ts'
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
  searches: Searches.Event
  operation: Operation.Event
}

export type Category = keyof Facts
export type DomainEvent = Facts[Category]
export type RecordedEvent = Recorded<DomainEvent>

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
  searches: SearchesHistory,
  operation: OperationHistory,
}

export const isCategory = (text: string): text is Category => Object.hasOwn(histories, text)

export const categories = Object.keys(histories).filter(isCategory)

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
