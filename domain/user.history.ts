import type { Shapes } from './kernel/upcasting.ts'
import { upcasting } from './kernel/upcasting.ts'
import type { Event } from './user.ts'

export const shapes: Shapes<Event> = {
  UserRegistered: [],
  VerificationRequested: [],
  EmailVerified: [],
  EmailChangeRequested: [],
  EmailChanged: [],
  PasswordResetRequested: [],
  PasswordChanged: [],
  OnboardingChanged: [],
  AiConsentGiven: [],
  AiConsentWithdrawn: [],
  StaffRoleGranted: [],
  StaffRoleRevoked: [],
  AccountClosed: [],
  PersonalDataErased: [],
}

export const upcast = upcasting<Event>(shapes)
