import { normaliseEmail } from './email-address.ts'
import { type Ask, type Decisions, refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

/** The e-mail address of an account: shown to be theirs, and changed for another. */
export type Event =
  | { type: 'VerificationRequested'; at: string }
  | { type: 'EmailVerified'; at: string }
  | { type: 'EmailChangeRequested'; email: string; at: string }
  | { type: 'EmailChanged'; email: string; previous: string; at: string }

export const personal: Personal<Event> = {
  EmailChangeRequested: { email: erased },
  EmailChanged: { email: erased, previous: erased },
}

export type State = {
  readonly email: string
  readonly verified: boolean
  /** When it was last asked for, so that one request asked twice stays one. */
  readonly verificationRequestedAt: string | null
  /** An address that waits for its verification. */
  readonly emailChange: { readonly email: string; readonly at: string } | null
}

export const before = (email: string): State => ({
  email,
  verified: false,
  verificationRequestedAt: null,
  emailChange: null,
})

export const evolve = ({ email, verified, verificationRequestedAt, emailChange }: State, event: Event): State => {
  const address = { email, verified, verificationRequestedAt, emailChange }
  switch (event.type) {
    case 'VerificationRequested':
      return { ...address, verificationRequestedAt: event.at }
    case 'EmailVerified':
      return { ...address, verified: true }
    case 'EmailChangeRequested':
      return { ...address, emailChange: { email: event.email, at: event.at } }
    case 'EmailChanged':
      return { ...address, email: event.email, verified: true, emailChange: null }
  }
}

export type Command =
  | { type: 'RequestVerification'; at: string }
  | { type: 'VerifyEmail'; at: string }
  | { type: 'RequestEmailChange'; email: string; at: string }
  | { type: 'ChangeEmail'; email: string; at: string }

const requestVerification = ({ at }: Ask<Command, 'RequestVerification'>, state: State) => {
  if (state.verified) return refuse('already-verified')
  return state.verificationRequestedAt === at ? [] : [{ type: 'VerificationRequested', at } satisfies Event]
}

const requestEmailChange = ({ email, at }: Ask<Command, 'RequestEmailChange'>, { email: now, emailChange }: State) => {
  if (normaliseEmail(email) === normaliseEmail(now)) return refuse('email-unchanged')
  if (emailChange?.email === email && emailChange.at === at) return []
  return [{ type: 'EmailChangeRequested', email, at } satisfies Event]
}

const changeEmail = ({ email, at }: Ask<Command, 'ChangeEmail'>, state: State) => {
  if (state.email === email) return []
  if (state.emailChange?.email !== email) return refuse('email-change-not-requested')
  return [{ type: 'EmailChanged', email, previous: state.email, at } satisfies Event]
}

export const decisions = {
  RequestVerification: requestVerification,
  VerifyEmail: ({ at }, { verified }) => (verified ? [] : [{ type: 'EmailVerified', at }]),
  RequestEmailChange: requestEmailChange,
  ChangeEmail: changeEmail,
} satisfies Decisions<Command, Event, State>
