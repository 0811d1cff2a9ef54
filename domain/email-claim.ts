import type { UserId } from './ids.ts'
import type { Ask, Decider, Decisions } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

/** The claim carries all that comes next, registering or moving there, so that a crash between can be completed. */
export type Event = ({ type: 'EmailClaimed' } & Claim) | { type: 'EmailReleased'; user: UserId; at: string }

type Claim = {
  user: UserId
  email: string
  firstName: string
  lastName: string
  purpose?: 'email-change'
  at: string
}

export const personal: Personal<Event> = {
  EmailClaimed: { email: erased, firstName: erased, lastName: erased },
}

// What we remember

export type State = { status: 'free' } | { status: 'claimed'; user: UserId; at: string }

const initial: State = { status: 'free' }

const evolve = (_: State, event: Event): State => {
  switch (event.type) {
    case 'EmailClaimed':
      return { status: 'claimed', user: event.user, at: event.at }
    case 'EmailReleased':
      return { status: 'free' }
  }
}

// What may be asked

export type Command = ({ type: 'Claim' } & Claim) | { type: 'Release'; user: UserId; at: string }

const claim = ({ type: _, ...claim }: Ask<Command, 'Claim'>, state: State) => {
  if (state.status === 'free') return [{ type: 'EmailClaimed', ...claim } satisfies Event]
  return state.user === claim.user ? [] : refuse('email-already-claimed')
}

const decide = {
  Claim: claim,
  Release: ({ user, at }, state) =>
    state.status === 'claimed' && state.user === user ? [{ type: 'EmailReleased', user, at }] : [],
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide }
