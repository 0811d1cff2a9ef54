import { daysBetween } from './days.ts'
import { isEntitled } from './entitlement.ts'
import type { WorkoutId } from './ids.ts'
import type { Ask, Decider, Decisions } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'
import * as Subscribing from './subscribing.ts'
import * as Subscription from './subscription.ts'
import type { Wish } from './wish.ts'

// How many workouts a person may still have made: one stream each, `membership-<user>`. Two halves: credits, here, and the
// subscription, whose facts lie in the same stream and are folded beside them: what happened and is remembered in
// `subscription.ts`, what may be asked in `subscribing.ts`, what it entitles to in `entitlement.ts`.

// What happened

/** A used credit carries the whole wish, so that a crash before the workout was requested can be completed. */
export type Event =
  | ({ type: 'WorkoutCreditUsed'; workout: WorkoutId; kind: 'free' | 'subscription'; at: string } & Wish)
  | { type: 'WorkoutCreditReturned'; workout: WorkoutId; at: string }
  /** It had come back by mistake. */
  | { type: 'WorkoutCreditReclaimed'; workout: WorkoutId; kind: 'free' | 'subscription'; at: string }
  /** Free workouts that other accounts of the same mailbox have used, in all so far. */
  | { type: 'FreeWorkoutsCarriedOver'; used: number; at: string }
  | Subscription.Event

/** Sealed before it is stored, and what is read in its place once the person's key is destroyed. */
export const personal: Personal<Event> = {
  ...Subscription.personal,
  WorkoutCreditUsed: { prompt: erased, mood: undefined, today: undefined },
}

// What we remember

/** So many without paying, ever; so many with a subscription, within the days of the window. */
export const freeWorkouts = 10
export const allowance = 100
const windowDays = 30

type Used = Readonly<Record<WorkoutId, { kind: 'free' | 'subscription'; at: string }>>

/** What a person may have: credits in use, by workout, and what was paid. */
export type Standing = Pick<Subscription.State, 'subscriptions'> & {
  readonly used: Used
  readonly carriedOver?: number
}

/** `returned`: workouts whose credit came back; a wish that comes late must not use it again. */
export type State = Standing & Subscription.State & { readonly returned: readonly WorkoutId[] }

export const initial: State = { used: {}, returned: [], ...Subscription.initial }

/** Only remembers. Whether something may be is never asked here: it has happened. */
const evolve = (state: State, event: Event): State => {
  if ('subscription' in event || 'order' in event) return { ...state, ...Subscription.evolve(state, event) }
  switch (event.type) {
    case 'WorkoutCreditUsed':
      return { ...state, used: usedAfter(state.used, event) }
    case 'WorkoutCreditReturned':
      return { ...state, used: usedAfter(state.used, event), returned: [...state.returned, event.workout] }
    case 'WorkoutCreditReclaimed': {
      const returned = state.returned.filter(each => each !== event.workout)
      return { ...state, used: usedAfter(state.used, event), returned }
    }
    case 'FreeWorkoutsCarriedOver':
      return { ...state, carriedOver: event.used }
  }
}

type OfCredit = 'WorkoutCreditUsed' | 'WorkoutCreditReturned' | 'WorkoutCreditReclaimed'

export const usedAfter = (before: Used, event: Extract<Event, { type: OfCredit }>): Used => {
  const { [event.workout]: _, ...used } = before
  if (event.type === 'WorkoutCreditReturned') return used
  return { ...before, [event.workout]: { kind: event.kind, at: event.at } }
}

// What may be asked

export type Command =
  | ({ type: 'UseCredit'; workout: WorkoutId; at: string } & Wish)
  | { type: 'ReturnCredit'; workout: WorkoutId; at: string }
  | { type: 'ReclaimCredit'; workout: WorkoutId; kind: 'free' | 'subscription'; at: string }
  | { type: 'CarryOver'; used: number; at: string }
  | Subscribing.Command

/** No facts: it is so already, and asking again is no mistake. A refusal is a name that the API has words for. */
const spend = ({ type: _, ...wish }: Ask<Command, 'UseCredit'>, state: State) => {
  if (wish.workout in state.used || state.returned.includes(wish.workout)) return []
  if (freeLeft(state) > 0) return [{ type: 'WorkoutCreditUsed', kind: 'free', ...wish } satisfies Event]
  if (!isEntitled(state, wish.at)) return refuse('free-workouts-used-up')
  if (allowanceLeft(state, wish.at) === 0) return refuse('allowance-used-up')
  return [{ type: 'WorkoutCreditUsed', kind: 'subscription', ...wish } satisfies Event]
}

const decide = {
  UseCredit: spend,
  ReturnCredit: ({ workout, at }, { used }) =>
    workout in used ? [{ type: 'WorkoutCreditReturned', workout, at }] : [],
  ReclaimCredit: (command, { returned }) =>
    returned.includes(command.workout) ? [{ ...command, type: 'WorkoutCreditReclaimed' }] : [],
  CarryOver: ({ used, at }, { carriedOver = 0 }) =>
    used <= carriedOver ? [] : [{ type: 'FreeWorkoutsCarriedOver', used, at }],
  ...Subscribing.decisions,
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide }

// Words that read models share with the decisions

/** By this account alone. */
export const freeUsedHere = ({ used }: Pick<Standing, 'used'>) =>
  Object.values(used).filter(({ kind }) => kind === 'free').length

const freeUsed = (state: Standing) => (state.carriedOver ?? 0) + freeUsedHere(state)

export const freeLeft = (state: Standing) => Math.max(0, freeWorkouts - freeUsed(state))

export const allowanceLeft = (state: Pick<Standing, 'used'>, at: string) => {
  const recent = Object.values(state.used).filter(
    use => use.kind === 'subscription' && daysBetween(use.at, at) < windowDays,
  )
  return Math.max(0, allowance - recent.length)
}
