import { type Age, type AgeCommand, type AgeEvent, ageBefore, decideAge, evolveAge, personalOfAge } from './age.ts'
import { type Closing, type ClosingCommand, type ClosingEvent, decideClosing, evolveClosing } from './closing.ts'
import { type ConsentCommand, type ConsentEvent, decideConsent, evolveConsents, type Standings } from './consent.ts'
import { normaliseEmail } from './email-address.ts'
import type { Decider } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'
import {
  decideFactor,
  evolveFactors,
  evolveReset,
  type FactorCommand,
  type FactorEvent,
  type FactorReset,
  type Factors,
} from './second-factor.ts'
import { decideTerms, evolveTerms, type Terms, type TermsCommand, type TermsEvent, termsBefore } from './terms.ts'

// What happened

/** Staff look and change, auditors only look. */
export type StaffRole = 'staff' | 'auditor'
export type Role = 'athlete' | StaffRole

export type Event =
  | { type: 'UserRegistered'; email: string; firstName: string; lastName: string; at: string }
  | { type: 'VerificationRequested'; at: string }
  | { type: 'EmailVerified'; at: string }
  | { type: 'EmailChangeRequested'; email: string; at: string }
  | { type: 'EmailChanged'; email: string; previous: string; at: string }
  | { type: 'PasswordResetRequested'; at: string }
  | { type: 'PasswordChanged'; at: string }
  | {
      type: 'OnboardingChanged'
      onboardingCompleted?: boolean
      trainingProfileOnboardingCompleted?: boolean
      at: string
    }
  | AgeEvent
  | TermsEvent
  | ConsentEvent
  | FactorEvent
  /** Of before there were consents for other purposes. */
  | { type: 'AiConsentGiven'; at: string }
  | { type: 'AiConsentWithdrawn'; at: string }
  | { type: 'StaffRoleGranted'; by: string; role: StaffRole; reason: string; at: string }
  | { type: 'StaffRoleRevoked'; by: string; reason: string; at: string }
  | ClosingEvent
  | { type: 'PersonalDataErased'; at: string }

export const personal: Personal<Event> = {
  UserRegistered: { email: erased, firstName: erased, lastName: erased },
  EmailChangeRequested: { email: erased },
  EmailChanged: { email: erased, previous: erased },
  ConsentGiven: { client: undefined },
  StaffRoleGranted: { reason: erased },
  StaffRoleRevoked: { reason: erased },
  ...personalOfAge,
}

// What we remember

export type State =
  | { status: 'unknown' }
  | {
      status: 'open'
      email: string
      firstName: string
      lastName: string
      verified: boolean
      onboardingCompleted: boolean
      trainingProfileOnboardingCompleted: boolean
      consents: Standings
      age: Age
      terms: Terms
      registeredAt: string
      role: Role
      roleSince: string
      factors: Factors
      factorReset: FactorReset
      /** When each of these was last asked for, so that one request asked twice stays one. */
      verificationRequestedAt: string | null
      resetRequestedAt: string | null
      passwordChangedAt: string | null
      /** An address that waits for its verification. */
      emailChange: { email: string; at: string } | null
      closing: Closing
    }
  | { status: 'closed'; email: string; verified: boolean }
  | { status: 'erased' }

type Open = Extract<State, { status: 'open' }>

const initial: State = { status: 'unknown' }

const evolve = (state: State, event: Event): State => {
  if (event.type === 'UserRegistered')
    return {
      status: 'open',
      email: event.email,
      firstName: event.firstName,
      lastName: event.lastName,
      verified: false,
      onboardingCompleted: false,
      trainingProfileOnboardingCompleted: false,
      consents: {},
      age: ageBefore,
      terms: termsBefore,
      registeredAt: event.at,
      role: 'athlete',
      roleSince: event.at,
      factors: {},
      factorReset: null,
      verificationRequestedAt: null,
      resetRequestedAt: null,
      passwordChangedAt: null,
      emailChange: null,
      closing: null,
    }
  if (event.type === 'PersonalDataErased') return { status: 'erased' }
  if (state.status !== 'open') return state
  switch (event.type) {
    case 'VerificationRequested':
      return { ...state, verificationRequestedAt: event.at }
    case 'EmailVerified':
      return { ...state, verified: true }
    case 'PasswordResetRequested':
      return { ...state, resetRequestedAt: event.at }
    case 'EmailChangeRequested':
      return { ...state, emailChange: { email: event.email, at: event.at } }
    case 'EmailChanged':
      return { ...state, email: event.email, verified: true, emailChange: null, factorReset: null }
    case 'OnboardingChanged':
      return {
        ...state,
        onboardingCompleted: event.onboardingCompleted ?? state.onboardingCompleted,
        trainingProfileOnboardingCompleted:
          event.trainingProfileOnboardingCompleted ?? state.trainingProfileOnboardingCompleted,
      }
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
      const factorReset = evolveReset(state.factorReset, event)
      return { ...state, factors: evolveFactors(state.factors, event), factorReset }
    }
    case 'StaffRoleGranted':
      return { ...state, role: event.role, roleSince: state.role === 'athlete' ? event.at : state.roleSince }
    case 'StaffRoleRevoked':
      return { ...state, role: 'athlete' }
    case 'AccountClosingRequested':
    case 'AccountClosingUndone':
      return { ...state, closing: evolveClosing(event) }
    case 'AccountClosed':
      return { status: 'closed', email: state.email, verified: state.verified }
    case 'PasswordChanged':
      // Who set a new password has heard of it, and does not want it.
      return { ...state, passwordChangedAt: event.at, factorReset: null }
  }
}

const aiBefore = (since: string, given: boolean) => ({ given, consent: '', text: '', how: 'asked', since }) as const

// What may be asked

export type Command =
  | { type: 'Register'; email: string; firstName: string; lastName: string; at: string }
  | { type: 'RequestVerification'; at: string }
  | { type: 'VerifyEmail'; at: string }
  | { type: 'RequestEmailChange'; email: string; at: string }
  | { type: 'ChangeEmail'; email: string; at: string }
  | { type: 'RequestPasswordReset'; at: string }
  | { type: 'NotePasswordChange'; at: string }
  | {
      type: 'ChangeOnboarding'
      onboardingCompleted?: boolean
      trainingProfileOnboardingCompleted?: boolean
      at: string
    }
  | AgeCommand
  | TermsCommand
  | ConsentCommand
  | FactorCommand
  | { type: 'GrantStaffRole'; by: string; role: StaffRole; reason: string; at: string }
  | { type: 'RevokeStaffRole'; by: string; reason: string; at: string }
  | ClosingCommand
  | { type: 'ErasePersonalData'; at: string }

export type Reason =
  | 'no-such-user'
  | 'account-closed'
  | 'account-still-open'
  | 'already-verified'
  | 'email-unchanged'
  | 'email-change-not-requested'
  | 'health-consent-needed'
  | 'parent-needed'
  | 'parent-not-asked'
  | 'age-stated'
  | 'terms-not-announced'
  | 'terms-objection-late'
  | 'no-such-factor'
  | 'factor-reset-not-for-staff'
  | 'factor-reset-early'
  | 'factor-reset-over'

const decide: Decider<Command, Event, State, Reason>['decide'] = (command, state) => {
  if (state.status === 'unknown') return command.type === 'Register' ? register(command) : refuse('no-such-user')
  if (state.status !== 'open') return decideClosed(command, state)
  switch (command.type) {
    case 'Register':
      return []
    case 'RequestVerification':
      return requestVerification(command, state)
    case 'RequestPasswordReset':
      return state.resetRequestedAt === command.at ? [] : [{ type: 'PasswordResetRequested', at: command.at }]
    case 'VerifyEmail':
      return state.verified ? [] : [{ type: 'EmailVerified', at: command.at }]
    case 'RequestEmailChange':
      return requestEmailChange(command, state)
    case 'ChangeEmail':
      return changeEmail(command, state)
    case 'NotePasswordChange':
      return state.passwordChangedAt === command.at ? [] : [{ type: 'PasswordChanged', at: command.at }]
    case 'ChangeOnboarding':
      return changeOnboarding(command, state)
    case 'StateAge':
    case 'AskParent':
    case 'RemindParent':
    case 'ConfirmParent':
    case 'RefuseParent':
    case 'SayTooYoung':
    case 'CloseUnconfirmed':
      return decideAge(command, state.age)
    case 'AcceptTerms':
    case 'AnnounceTerms':
    case 'ObjectToTerms':
      return decideTerms(command, state.terms)
    case 'GiveConsent':
    case 'DeclareConsent':
    case 'WithdrawConsent':
      return decideConsent(command, state.consents)
    case 'AddFactor':
    case 'RemoveFactor':
    case 'NoteRecoveryCode':
    case 'RequestFactorReset':
    case 'StopFactorReset':
    case 'ResetFactors':
      return decideFactor(command, state)
    case 'GrantStaffRole':
      return grantStaffRole(command, state)
    case 'RevokeStaffRole':
      return revokeStaffRole(command, state)
    case 'RequestClosing':
    case 'UndoClosing':
    case 'CloseAccount':
    case 'CloseDue':
    case 'CloseUnverified':
      return decideClosing(command, state)
    case 'ErasePersonalData':
      return refuse('account-still-open')
  }
}

type Ask<Type extends Command['type']> = Extract<Command, { type: Type }>

const register = ({ email, firstName, lastName, at }: Ask<'Register'>): Event[] => [
  { type: 'UserRegistered', email, firstName, lastName, at },
]

/** Who is closed already is not closed again. */
const closings: ReadonlySet<Command['type']> = new Set([
  'CloseAccount',
  'CloseUnverified',
  'CloseDue',
  'CloseUnconfirmed',
  'SayTooYoung',
  'RefuseParent',
])

const decideClosed = (command: Command, state: Exclude<State, Open>) => {
  if (closings.has(command.type)) return []
  if (command.type === 'ErasePersonalData')
    return state.status === 'erased' ? [] : [{ type: 'PersonalDataErased', at: command.at } satisfies Event]
  return refuse('account-closed')
}

const requestVerification = ({ at }: Ask<'RequestVerification'>, state: Open) => {
  if (state.verified) return refuse('already-verified')
  return state.verificationRequestedAt === at ? [] : [{ type: 'VerificationRequested', at } satisfies Event]
}

const requestEmailChange = ({ email, at }: Ask<'RequestEmailChange'>, { email: now, emailChange }: Open) => {
  if (normaliseEmail(email) === normaliseEmail(now)) return refuse('email-unchanged')
  if (emailChange?.email === email && emailChange.at === at) return []
  return [{ type: 'EmailChangeRequested', email, at } satisfies Event]
}

const changeEmail = ({ email, at }: Ask<'ChangeEmail'>, state: Open) => {
  if (state.email === email) return []
  if (state.emailChange?.email !== email) return refuse('email-change-not-requested')
  return [{ type: 'EmailChanged', email, previous: state.email, at } satisfies Event]
}

const changeOnboarding = ({ type: _, at, ...wanted }: Ask<'ChangeOnboarding'>, state: Open): Event[] => {
  const changed = (['onboardingCompleted', 'trainingProfileOnboardingCompleted'] as const).filter(
    flag => wanted[flag] !== undefined && wanted[flag] !== state[flag],
  )
  if (changed.length === 0) return []
  return [{ type: 'OnboardingChanged', ...Object.fromEntries(changed.map(flag => [flag, wanted[flag]])), at }]
}

const grantStaffRole = ({ by, role, reason, at }: Ask<'GrantStaffRole'>, state: Open): Event[] =>
  state.role === role ? [] : [{ type: 'StaffRoleGranted', by, role, reason, at }]

const revokeStaffRole = ({ by, reason, at }: Ask<'RevokeStaffRole'>, state: Open): Event[] =>
  state.role === 'athlete' ? [] : [{ type: 'StaffRoleRevoked', by, reason, at }]

export const decider: Decider<Command, Event, State, Reason> = {
  initial,
  evolve,
  decide,
  // However often it was changed: closing it must be possible.
  mostEvents: Number.POSITIVE_INFINITY,
}
