import * as EmailClaimHistory from './email-claim.history.ts'
import * as EmailClaim from './email-claim.ts'
import * as FeedbackHistory from './feedback.history.ts'
import * as Feedback from './feedback.ts'
import type { Recorded } from './kernel/log.ts'
import { type History, versionOf, type Written } from './kernel/upcasting.ts'
import * as MembershipHistory from './membership.history.ts'
import * as Membership from './membership.ts'
import * as ProfilesHistory from './training-profiles.history.ts'
import * as Profiles from './training-profiles.ts'
import * as UserHistory from './user.history.ts'
import * as User from './user.ts'
import * as WorkoutHistory from './workout.history.ts'
import * as Workout from './workout.ts'

/** Every fact the product knows, by the category of its stream. */
export type Facts = {
  user: User.Event
  email: EmailClaim.Event
  profiles: Profiles.Event
  workout: Workout.Event
  membership: Membership.Event
  feedback: Feedback.Event
}

export type Category = keyof Facts
export type DomainEvent = Facts[Category]
export type RecordedEvent = Recorded<DomainEvent>

/** Which fields of which events are sealed under the person's key before they are stored. */
export const personal: Readonly<Record<Category, Readonly<Record<string, readonly string[]>>>> = {
  user: User.personal,
  email: EmailClaim.personal,
  profiles: Profiles.personal,
  workout: Workout.personal,
  membership: Membership.personal,
  feedback: Feedback.personal,
}

const histories: Readonly<
  Record<Category, { readonly shapes: History; readonly upcast: (event: Written, version: number) => Written }>
> = {
  user: UserHistory,
  email: EmailClaimHistory,
  profiles: ProfilesHistory,
  workout: WorkoutHistory,
  membership: MembershipHistory,
  feedback: FeedbackHistory,
}

/** Every event that was ever written, with the version of today's shape. */
export const everyType = Object.entries(histories).flatMap(([category, { shapes }]) =>
  Object.keys(shapes).map(type => ({
    category: category as Category,
    type: type as DomainEvent['type'],
    version: versionOf(shapes, type),
  })),
)

const versions = new Map(everyType.map(({ type, version }) => [type, version]))

/** The version of an event's shape that is written today. */
export const schemaOf = (type: DomainEvent['type']): number => versions.get(type) ?? 1

/** An event from the log in today's shape. Streams that are not ours are left as they are. */
export const upcast = (category: string, event: Written, version: number): DomainEvent => {
  const history = histories[category as Category]
  return (history ? history.upcast(event, version) : event) as DomainEvent
}

export const categories = Object.keys(personal) as readonly Category[]

/** Stands where a personal field stood whose key was destroyed. */
export const erased = '[erased]'
