import * as EmailClaim from './email-claim.ts'
import type { Category, Facts } from './facts.ts'
import * as Feedback from './feedback.ts'
import * as Health from './health.ts'
import * as Inspection from './inspection.ts'
import * as Membership from './membership.ts'
import * as Operation from './operation.ts'
import * as Programme from './programme.ts'
import * as Repair from './repair.ts'
import * as Searches from './saved-searches.ts'
import { blanksOf } from './sealing.ts'
import * as Profiles from './training-profiles.ts'
import * as User from './user.ts'
import * as Workout from './workout.ts'

/** What was remembered before and after one event. */
type Moment<State = unknown> = { readonly before: State; readonly after: State }

type Fold<Event, State> = { readonly initial: State; readonly evolve: (state: State, event: Event) => State }
type Walk<State> = (revision: number) => Moment<State>

/** From one state that is kept to the next. */
const stride = 128

/**
 * Walks through a stream in any order: of the states it came by it keeps every so many, so that a step folds no more than
 * lies between two of them. `at` answers the event of a revision; what it answered once must stay.
 */
export const walking = <Event, State>(
  { initial, evolve }: Fold<Event, State>,
  at: (revision: number) => Event | undefined,
): Walk<State> => {
  const kept: { readonly state: State }[] = [{ state: initial }]
  const before = (revision: number) => {
    const nearest = Math.min(Math.floor(revision / stride), kept.length - 1)
    let { state } = kept[nearest] ?? { state: initial }
    for (let next = nearest * stride; next < revision; next++) {
      const event = at(next)
      if (event === undefined) break
      state = evolve(state, event)
      if (next + 1 === kept.length * stride) kept.push({ state })
    }
    return state
  }
  return revision => {
    const was = before(revision)
    const event = at(revision)
    return { before: was, after: event === undefined ? was : evolve(was, event) }
  }
}

type Facing<Event> = (at: (revision: number) => Event | undefined) => Walk<unknown>

const facing =
  <Event, State>(decider: Fold<Event, State>): Facing<Event> =>
  at =>
    walking(decider, at)

const walks: { readonly [C in Category]: Facing<Facts[C]> } = {
  user: facing(User.decider),
  email: facing(EmailClaim.decider),
  profiles: facing(Profiles.decider),
  workout: facing(Workout.decider),
  membership: facing(Membership.decider),
  feedback: facing(Feedback.decider),
  programme: facing(Programme.decider),
  inspection: facing(Inspection.decider),
  health: facing(Health.decider),
  repair: facing(Repair.decider),
  searches: facing(Searches.decider),
  operation: facing(Operation.decider),
}

/** Walks through a stream by today's decider. Behind the last event nothing changes any more. */
export const replaying = <C extends Category>(category: C, at: (revision: number) => Facts[C] | undefined) =>
  walks[category](at)

/** A fact as it is read once its person was erased, and which of its fields are sealed. */
export const masked = <Event extends { readonly type: string }>(category: Category, event: Event) => {
  const blanks = blanksOf(category, event.type) ?? {}
  const sealed = Object.keys(blanks).filter(field => Reflect.get(event, field) !== undefined)
  const open: Event = { ...event, ...Object.fromEntries(sealed.map(field => [field, blanks[field]])) }
  return { event: open, sealed }
}
