import * as EmailClaim from './email-claim.ts'
import { blanksOf, type Category, type Facts } from './facts.ts'
import * as Feedback from './feedback.ts'
import * as Health from './health.ts'
import * as Inspection from './inspection.ts'
import * as Membership from './membership.ts'
import * as Programme from './programme.ts'
import * as Profiles from './training-profiles.ts'
import * as User from './user.ts'
import * as Workout from './workout.ts'

/** What a stream's decider remembered before and after one event. */
export type Moment = { readonly before: unknown; readonly after: unknown }

type Replay<Event> = (events: readonly Event[], revision: number) => Moment

const replaying =
  <Event, State>({
    initial,
    evolve,
  }: {
    readonly initial: State
    readonly evolve: (state: State, event: Event) => State
  }): Replay<Event> =>
  (events, revision) => {
    const before = events.slice(0, revision).reduce(evolve, initial)
    const event = events[revision]
    return { before, after: event ? evolve(before, event) : before }
  }

const replays: { readonly [C in Category]: Replay<Facts[C]> } = {
  user: replaying(User.decider),
  email: replaying(EmailClaim.decider),
  profiles: replaying(Profiles.decider),
  workout: replaying(Workout.decider),
  membership: replaying(Membership.decider),
  feedback: replaying(Feedback.decider),
  programme: replaying(Programme.decider),
  inspection: replaying(Inspection.decider),
  health: replaying(Health.decider),
}

/** Folds a stream up to a revision with today's decider. Behind the last event nothing changes any more. */
export const replay = <C extends Category>(category: C, events: readonly Facts[C][], revision: number): Moment =>
  replays[category](events, revision)

export type Difference = { readonly path: string; readonly was?: unknown; readonly is?: unknown }

/** Every place where two values differ, as `sets.a.reps`; `was` or `is` is absent where there was nothing. */
export const differences = (was: unknown, is: unknown, path = ''): readonly Difference[] => {
  if (Object.is(was, is)) return []
  if (!isHolder(was) || !isHolder(is) || Array.isArray(was) !== Array.isArray(is))
    return [{ path, ...given({ was, is }) }]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap(name =>
    differences(Reflect.get(was, name), Reflect.get(is, name), path ? `${path}.${name}` : name),
  )
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const given = (both: { readonly was: unknown; readonly is: unknown }) =>
  Object.fromEntries(Object.entries(both).filter(([, value]) => value !== undefined))

/** A fact as it is read once its person was erased, and which of its fields are sealed. */
export const masked = <Event extends { readonly type: string }>(category: Category, event: Event) => {
  const blanks = blanksOf(category, event.type) ?? {}
  const sealed = Object.keys(blanks).filter(field => Reflect.get(event, field) !== undefined)
  const open: Event = { ...event, ...Object.fromEntries(sealed.map(field => [field, blanks[field]])) }
  return { event: open, sealed }
}
