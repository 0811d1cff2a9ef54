import { ask } from '../data/client.ts'
import { logged } from '../signing.ts'

// What is done by the links of our mails.

export const requestReset = (email: string) => logged(() => ask('POST /auth/reset-password', { body: { email } }))

export const updatePassword = (newPassword: string, token: string | null) =>
  logged(() => ask('POST /auth/update-password', { body: token === null ? { newPassword } : { newPassword, token } }))

export const verifyEmail = (token: string) => logged(() => ask('GET /auth/verify-email', { query: { token } }))
