import { ask } from '../data/client.ts'
import { logged } from '../signing.ts'

// What is done by the links of our mails.

export const requestReset = (body: { email: string }, commandId: string) =>
  logged(() => ask('POST /auth/reset-password', { body, commandId }))

export const updatePassword = (body: { newPassword: string; token?: string }, commandId: string) =>
  logged(() => ask('POST /auth/update-password', { body, commandId }))

export const verifyEmail = (token: string) => logged(() => ask('GET /auth/verify-email', { query: { token } }))
