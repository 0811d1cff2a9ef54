import type { Decider } from './decider.ts'
import { refuse } from './decider.ts'

// What happened

export type Event =
  | { type: 'UserRegistered'; email: string; firstName: string; lastName: string; at: string }
  | { type: 'VerificationRequested'; at: string }
  | { type: 'EmailVerified'; at: string }
  | { type: 'EmailChanged'; email: string; at: string }
  | { type: 'PasswordResetRequested'; at: string }
  | { type: 'PasswordChanged'; at: string }
  | {
      type: 'OnboardingChanged'
      onboardingCompleted?: boolean
      trainingProfileOnboardingCompleted?: boolean
      at: string
    }
  | { type: 'AiConsentGiven'; at: string }
  | { type: 'AiConsentWithdrawn'; at: string }
  | { type: 'StaffRoleGranted'; by: string; reason: string; at: string }
  | { type: 'StaffRoleRevoked'; by: string; reason: string; at: string }
  | { type: 'AccountClosed'; at: string }
  | { type: 'PersonalDataErased'; at: string }

export const personal = {
  UserRegistered: ['email', 'firstName', 'lastName'],
  EmailChanged: ['email'],
} as const

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
      aiConsent: boolean
      staff: boolean
      /** When each of these was last asked for, so that one request asked twice stays one. */
      verificationRequestedAt: string | null
      resetRequestedAt: string | null
      passwordChangedAt: string | null
    }
  | { status: 'closed'; erased: boolean }

export const initial: State = { status: 'unknown' }

export const evolve = (state: State, event: Event): State => {
  if (event.type === 'UserRegistered')
    return {
      status: 'open',
      email: event.email,
      firstName: event.firstName,
      lastName: event.lastName,
      verified: false,
      onboardingCompleted: false,
      trainingProfileOnboardingCompleted: false,
      aiConsent: false,
      staff: false,
      verificationRequestedAt: null,
      resetRequestedAt: null,
      passwordChangedAt: null,
    }
  if (event.type === 'PersonalDataErased') return { status: 'closed', erased: true }
  if (state.status !== 'open') return state
  switch (event.type) {
    case 'VerificationRequested':
      return { ...state, verificationRequestedAt: event.at }
    case 'EmailVerified':
      return { ...state, verified: true }
    case 'PasswordResetRequested':
      return { ...state, resetRequestedAt: event.at }
    case 'EmailChanged':
      return { ...state, email: event.email, verified: true }
    case 'OnboardingChanged':
      return {
        ...state,
        onboardingCompleted: event.onboardingCompleted ?? state.onboardingCompleted,
        trainingProfileOnboardingCompleted:
          event.trainingProfileOnboardingCompleted ?? state.trainingProfileOnboardingCompleted,
      }
    case 'AiConsentGiven':
      return { ...state, aiConsent: true }
    case 'AiConsentWithdrawn':
      return { ...state, aiConsent: false }
    case 'StaffRoleGranted':
      return { ...state, staff: true }
    case 'StaffRoleRevoked':
      return { ...state, staff: false }
    case 'AccountClosed':
      return { status: 'closed', erased: false }
    case 'PasswordChanged':
      return { ...state, passwordChangedAt: event.at }
  }
}

// What may be asked

export type Command =
  | { type: 'Register'; email: string; firstName: string; lastName: string; at: string }
  | { type: 'RequestVerification'; at: string }
  | { type: 'VerifyEmail'; at: string }
  | { type: 'ChangeEmail'; email: string; at: string }
  | { type: 'RequestPasswordReset'; at: string }
  | { type: 'NotePasswordChange'; at: string }
  | {
      type: 'ChangeOnboarding'
      onboardingCompleted?: boolean
      trainingProfileOnboardingCompleted?: boolean
      at: string
    }
  | { type: 'GiveAiConsent'; at: string }
  | { type: 'WithdrawAiConsent'; at: string }
  | { type: 'GrantStaffRole'; by: string; reason: string; at: string }
  | { type: 'RevokeStaffRole'; by: string; reason: string; at: string }
  | { type: 'CloseAccount'; at: string }
  | { type: 'ErasePersonalData'; at: string }

export type Reason = 'no-such-user' | 'account-closed' | 'account-still-open' | 'already-verified'

export const decide: Decider<Command, Event, State, Reason>['decide'] = (command, state) => {
  if (state.status === 'unknown') return command.type === 'Register' ? register(command) : refuse('no-such-user')
  if (state.status === 'closed') return decideClosed(command, state)
  switch (command.type) {
    case 'Register':
      return []
    case 'RequestVerification':
      return requestVerification(command, state)
    case 'RequestPasswordReset':
      return state.resetRequestedAt === command.at ? [] : [{ type: 'PasswordResetRequested', at: command.at }]
    case 'VerifyEmail':
      return state.verified ? [] : [{ type: 'EmailVerified', at: command.at }]
    case 'ChangeEmail':
      return state.email === command.email ? [] : [{ type: 'EmailChanged', email: command.email, at: command.at }]
    case 'NotePasswordChange':
      return state.passwordChangedAt === command.at ? [] : [{ type: 'PasswordChanged', at: command.at }]
    case 'ChangeOnboarding':
      return changeOnboarding(command, state)
    case 'GiveAiConsent':
      return state.aiConsent ? [] : [{ type: 'AiConsentGiven', at: command.at }]
    case 'WithdrawAiConsent':
      return state.aiConsent ? [{ type: 'AiConsentWithdrawn', at: command.at }] : []
    case 'GrantStaffRole':
      return state.staff ? [] : [{ type: 'StaffRoleGranted', by: command.by, reason: command.reason, at: command.at }]
    case 'RevokeStaffRole':
      return state.staff ? [{ type: 'StaffRoleRevoked', by: command.by, reason: command.reason, at: command.at }] : []
    case 'CloseAccount':
      return [{ type: 'AccountClosed', at: command.at }]
    case 'ErasePersonalData':
      return refuse('account-still-open')
  }
}

const register = ({ email, firstName, lastName, at }: Extract<Command, { type: 'Register' }>): Event[] => [
  { type: 'UserRegistered', email, firstName, lastName, at },
]

const decideClosed = (command: Command, state: Extract<State, { status: 'closed' }>) => {
  if (command.type === 'CloseAccount') return []
  if (command.type === 'ErasePersonalData')
    return state.erased ? [] : [{ type: 'PersonalDataErased', at: command.at } as const]
  return refuse('account-closed')
}

const requestVerification = (
  { at }: Extract<Command, { type: 'RequestVerification' }>,
  state: Extract<State, { status: 'open' }>,
) => {
  if (state.verified) return refuse('already-verified')
  return state.verificationRequestedAt === at ? [] : [{ type: 'VerificationRequested', at } satisfies Event]
}

const changeOnboarding = (
  { type: _, at, ...wanted }: Extract<Command, { type: 'ChangeOnboarding' }>,
  state: Extract<State, { status: 'open' }>,
): Event[] => {
  const changed = (['onboardingCompleted', 'trainingProfileOnboardingCompleted'] as const).filter(
    flag => wanted[flag] !== undefined && wanted[flag] !== state[flag],
  )
  if (changed.length === 0) return []
  return [{ type: 'OnboardingChanged', ...Object.fromEntries(changed.map(flag => [flag, wanted[flag]])), at }]
}

export const decider: Decider<Command, Event, State, Reason> = { initial, evolve, decide }
