// What somebody sees who waits for a mail or comes by one: seldom, so one script for all.
export { ForgotPassword } from './forgot-password.tsx'
export { LostFactor } from './lost-factor.tsx'
export { Parent } from './parent.tsx'
export { Registered } from './registered.tsx'
export { UpdatePassword } from './update-password.tsx'
export { VerifyEmail } from './verify-email.tsx'
