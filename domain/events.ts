import * as EmailClaim from './email-claim.ts'
import * as Feedback from './feedback.ts'
import type { Recorded } from './log.ts'
import * as Membership from './membership.ts'
import * as Profiles from './training-profiles.ts'
import * as User from './user.ts'
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

export const categories = Object.keys(personal) as readonly Category[]

/** Stands where a personal field stood whose key was destroyed. */
export const erased = '[erased]'
