import { type Age, type AgeCommand, type AgeEvent, ageBefore, ageDecisions, evolveAge, personalOfAge } from './age.ts'
import { type Closing, type ClosingCommand, type ClosingEvent, closingDecisions, evolveClosing } from './closing.ts'
import { type ConsentCommand, type ConsentEvent, consentDecisions, evolveConsents, type Standings } from './consent.ts'
import { unnamedConsent } from './ids.ts'
import type { Ask, Decide, Decider, Decisions } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import * as Onboarding from './onboarding.ts'
import * as Address from './own-address.ts'
import { erased, type Personal } from './personal.ts'
import * as SecondFactor from './second-factor.ts'
import * as Staff from './staff-role.ts'
import { evolveTerms, type Terms, type TermsCommand, type TermsEvent, termsBefore, termsDecisions } from './terms.ts'

// What happened

export type Event =
  | { type: 'UserRegistered'; email: string; firstName: string; lastName: string; at: string }
  | Address.Event
  | { type: 'PasswordResetRequested'; at: string }
  | { type: 'PasswordChanged'; at: string }
  | Onboarding.Event
  | AgeEvent
  | TermsEvent
  | ConsentEvent
  | SecondFactor.FactorEvent
  /** Of before there were consents for other purposes. */
  | { type: 'AiConsentGiven'; at: string }
  | { type: 'AiConsentWithdrawn'; at: string }
  | Staff.Event
  | ClosingEvent
  | { type: 'PersonalDataErased'; at: string }

export const personal: Personal<Event> = {
  UserRegistered: { email: erased, firstName: erased, lastName: erased },
  ConsentGiven: { client: undefined },
  ...Address.personal,
  ...Staff.personal,
  ...personalOfAge,
}

// What we remember

export type State =
  | { status: 'unknown' }
  | ({
      status: 'open'
      firstName: string
      lastName: string
      consents: Standings
      age: Age
      terms: Terms
      registeredAt: string
      factors: SecondFactor.Factors
      factorReset: SecondFactor.FactorReset
      /** When it was last asked for, so that one request asked twice stays one. */
      resetRequestedAt: string | null
      passwordChangedAt: string | null
      closing: Closing
    } & Address.State &
      Onboarding.State &
      Staff.State)
  | { status: 'closed'; email: string; verified: boolean; isRefused: boolean }
  | { status: 'erased' }

type Open = Extract<State, { status: 'open' }>

const initial: State = { status: 'unknown' }

const evolve = (state: State, event: Event): State => {
  if (event.type === 'UserRegistered')
    return {
      status: 'open',
      ...Address.before(event.email),
      firstName: event.firstName,
      lastName: event.lastName,
      ...Onboarding.before,
      consents: {},
      age: ageBefore,
      terms: termsBefore,
      registeredAt: event.at,
      ...Staff.before,
      factors: {},
      factorReset: null,
      resetRequestedAt: null,
      passwordChangedAt: null,
      closing: null,
    }
  if (event.type === 'PersonalDataErased') return { status: 'erased' }
  if (state.status !== 'open') return state
  switch (event.type) {
    case 'PasswordResetRequested':
      return { ...state, resetRequestedAt: event.at }
    case 'VerificationRequested':
    case 'EmailVerified':
    case 'EmailChangeRequested':
      return { ...state, ...Address.evolve(state, event) }
    case 'EmailChanged':
      return { ...state, ...Address.evolve(state, event), factorReset: null }
    case 'OnboardingChanged':
      return { ...state, ...Onboarding.evolve(state, event) }
    case 'AiConsentGiven':
      return { ...state, consents: { ...state.consents, ai: aiBefore(event.at, true) } }
    case 'AiConsentWithdrawn':
      return { ...state, consents: { ...state.consents, ai: aiBefore(event.at, false) } }
    case 'AgeStated':
    case 'ParentAsked':
    case 'ParentReminded':
    case 'ParentConfirmed':
      return { ...state, age: evolveAge(state.age, event) }
    case 'TermsAccepted':
    case 'TermsAnnounced':
    case 'TermsObjected':
      return { ...state, terms: evolveTerms(state.terms, event) }
    case 'ConsentGiven':
    case 'ConsentWithdrawn':
      return { ...state, consents: evolveConsents(state.consents, event) }
    case 'FactorAdded':
    case 'FactorRemoved':
    case 'RecoveryCodeUsed':
    case 'FactorResetRequested':
    case 'FactorResetStopped':
    case 'FactorsReset': {
      const factorReset = SecondFactor.evolveReset(state.factorReset, event)
      return { ...state, factors: SecondFactor.evolveFactors(state.factors, event), factorReset }
    }
    case 'StaffRoleGranted':
    case 'StaffRoleRevoked':
      return { ...state, ...Staff.evolve(event) }
    case 'AccountClosingRequested':
    case 'AccountClosingUndone':
      return { ...state, closing: evolveClosing(event) }
    case 'AccountClosed':
      return { status: 'closed', email: state.email, verified: state.verified, isRefused: event.why === 'age' }
    case 'PasswordChanged':
      // Who set a new password has heard of it, and does not want it.
      return { ...state, passwordChangedAt: event.at, factorReset: null }
  }
}

const aiBefore = (since: string, given: boolean) =>
  ({ given, consent: unnamedConsent, text: '', how: 'asked', since }) as const

// What may be asked

export type Command =
  | { type: 'Register'; email: string; firstName: string; lastName: string; at: string }
  | Address.Command
  | { type: 'RequestPasswordReset'; at: string }
  | { type: 'NotePasswordChange'; at: string }
  | Onboarding.Command
  | AgeCommand
  | TermsCommand
  | ConsentCommand
  | SecondFactor.FactorCommand
  | Staff.Command
  | ClosingCommand
  | { type: 'ErasePersonalData'; at: string }

/** Only of an account that is open, and looks only at that. */
const whenOpen =
  <C, Reason extends string = never>(
    decide: Decide<C, Event, Open, Reason>,
  ): Decide<C, Event, State, NoInfer<Reason> | 'no-such-user' | 'account-closed'> =>
  (command, state) => {
    if (state.status === 'open') return decide(command, state)
    return refuse(state.status === 'unknown' ? 'no-such-user' : 'account-closed')
  }

/** Who is closed already is not closed again. */
const closing =
  <C, Reason extends string = never>(
    decide: Decide<C, Event, Open, Reason>,
  ): Decide<C, Event, State, NoInfer<Reason> | 'no-such-user'> =>
  (command, state) => {
    if (state.status === 'open') return decide(command, state)
    return state.status === 'unknown' ? refuse('no-such-user') : []
  }

/** Looks only at one part of what is remembered of an open account. */
const on =
  <Part extends 'age' | 'terms' | 'consents'>(part: Part) =>
  <C, Reason extends string = never>(
    decide: Decide<C, Event, Open[Part], Reason>,
  ): Decide<C, Event, Open, NoInfer<Reason>> =>
  (command, open) =>
    decide(command, open[part])

const [onAge, onTerms, onConsents] = [on('age'), on('terms'), on('consents')]

const register = ({ type: _, ...person }: Ask<Command, 'Register'>, { status }: State) => {
  if (status === 'unknown') return [{ type: 'UserRegistered', ...person } satisfies Event]
  return status === 'open' ? [] : refuse('account-closed')
}

const erase = ({ at }: Ask<Command, 'ErasePersonalData'>, { status }: State) => {
  if (status === 'unknown') return refuse('no-such-user')
  if (status === 'open') return refuse('account-still-open')
  return status === 'erased' ? [] : [{ type: 'PersonalDataErased', at } satisfies Event]
}

const decide = {
  Register: register,
  RequestVerification: whenOpen(Address.decisions.RequestVerification),
  VerifyEmail: whenOpen(Address.decisions.VerifyEmail),
  RequestEmailChange: whenOpen(Address.decisions.RequestEmailChange),
  ChangeEmail: whenOpen(Address.decisions.ChangeEmail),
  RequestPasswordReset: whenOpen(({ at }, { resetRequestedAt }) =>
    resetRequestedAt === at ? [] : [{ type: 'PasswordResetRequested', at }],
  ),
  NotePasswordChange: whenOpen(({ at }, { passwordChangedAt }) =>
    passwordChangedAt === at ? [] : [{ type: 'PasswordChanged', at }],
  ),
  ChangeOnboarding: whenOpen(Onboarding.decisions.ChangeOnboarding),
  StateAge: whenOpen(onAge(ageDecisions.StateAge)),
  AskParent: whenOpen(onAge(ageDecisions.AskParent)),
  RemindParent: whenOpen(onAge(ageDecisions.RemindParent)),
  ConfirmParent: whenOpen(onAge(ageDecisions.ConfirmParent)),
  RefuseParent: closing(onAge(ageDecisions.RefuseParent)),
  SayTooYoung: closing(onAge(ageDecisions.SayTooYoung)),
  CloseUnconfirmed: closing(onAge(ageDecisions.CloseUnconfirmed)),
  AcceptTerms: whenOpen(onTerms(termsDecisions.AcceptTerms)),
  AnnounceTerms: whenOpen(onTerms(termsDecisions.AnnounceTerms)),
  ObjectToTerms: whenOpen(onTerms(termsDecisions.ObjectToTerms)),
  GiveConsent: whenOpen(onConsents(consentDecisions.GiveConsent)),
  DeclareConsent: whenOpen(onConsents(consentDecisions.DeclareConsent)),
  WithdrawConsent: whenOpen(onConsents(consentDecisions.WithdrawConsent)),
  AddFactor: whenOpen(SecondFactor.factorDecisions.AddFactor),
  RemoveFactor: whenOpen(SecondFactor.factorDecisions.RemoveFactor),
  NoteRecoveryCode: whenOpen(SecondFactor.factorDecisions.NoteRecoveryCode),
  RequestFactorReset: whenOpen(SecondFactor.factorDecisions.RequestFactorReset),
  StopFactorReset: whenOpen(SecondFactor.factorDecisions.StopFactorReset),
  ResetFactors: whenOpen(SecondFactor.factorDecisions.ResetFactors),
  GrantStaffRole: whenOpen(Staff.decisions.GrantStaffRole),
  RevokeStaffRole: whenOpen(Staff.decisions.RevokeStaffRole),
  RequestClosing: whenOpen(closingDecisions.RequestClosing),
  UndoClosing: whenOpen(closingDecisions.UndoClosing),
  CloseAccount: closing(closingDecisions.CloseAccount),
  CloseDue: closing(closingDecisions.CloseDue),
  CloseUnverified: closing(closingDecisions.CloseUnverified),
  ErasePersonalData: erase,
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = {
  initial,
  evolve,
  decide,
  // However often it was changed: closing it must be possible.
  mostEvents: Number.POSITIVE_INFINITY,
}
