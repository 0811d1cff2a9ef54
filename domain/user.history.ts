import type { Shapes } from './kernel/upcasting.ts'
import { restsOtherwise, upcasting } from './kernel/upcasting.ts'
import type { Event } from './user.ts'

export const shapes: Shapes<Event> = {
  UserRegistered: [restsOtherwise],
  VerificationRequested: [],
  EmailVerified: [],
  EmailChangeRequested: [restsOtherwise],
  EmailChanged: [restsOtherwise],
  PasswordResetRequested: [],
  PasswordChanged: [],
  OnboardingChanged: [],
  AgeStated: [],
  ParentAsked: [],
  ParentReminded: [],
  ParentConfirmed: [],
  TermsAccepted: [],
  TermsAnnounced: [],
  TermsObjected: [],
  FactorAdded: [],
  FactorRemoved: [],
  RecoveryCodeUsed: [],
  FactorResetRequested: [],
  FactorResetStopped: [],
  FactorsReset: [],
  ConsentGiven: [],
  ConsentWithdrawn: [],
  AiConsentGiven: [],
  AiConsentWithdrawn: [],
  StaffRoleGranted: [restsOtherwise, event => ({ ...event, role: 'staff' })],
  StaffRoleRevoked: [restsOtherwise],
  AccountClosingRequested: [],
  AccountClosingUndone: [],
  AccountClosed: [],
  PersonalDataErased: [],
}

export const upcast = upcasting<Event>(shapes)
