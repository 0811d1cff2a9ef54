import * as contract from '../../contract/app-accounts.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { refused } from '../problems.ts'
import { route, type Serving, settle } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'
import { passwordCalls } from './passwords.ts'
import { registrationCalls } from './registration.ts'

/** The app's account calls: the website's deeds under the app's paths, in the app's words. */
export const appAccountRoutes = (serving: Serving, parts: AccountRouteParts) => {
  const { accounts, sessions, whoIs } = parts
  const { register, resend } = registrationCalls(parts)
  const { requestReset, bySession } = passwordCalls(parts)

  route(serving, contract.user, async ({ who }) => {
    const { state } = await accounts.load(who.id)
    if (state.status !== 'open') throw refused('no-such-user')
    const name = `${state.firstName} ${state.lastName}`.trim()
    return { id: who.id, name: name || (state.email.split('@')[0] ?? '') }
  })

  route(serving, contract.appLogout, async ({ who }) => {
    await sessions.end(who.id, who.session)
    return '' as const
  })

  route(serving, contract.appRegister, async ({ body, request, reply }) => {
    const answer = await register(request, body)
    if (isRefused(answer) && answer.refused === 'email-already-claimed') throw refused('email-already-exists')
    const { user, email } = settle(reply, answer)
    return { id: user, email }
  })

  route(serving, contract.appResetPassword, async ({ body, request, reply }) => {
    settle(reply, await requestReset(request, body.email))
    return '' as const
  })

  route(serving, contract.appUpdatePassword, async ({ body, request, reply }) => {
    const who = await whoIs(request)
    if (!who || body.newPassword.length < contract.fewestCharacters) throw refused('unauthorized-or-invalid-password')
    await serving.mustBeProven(who, 'with-factor')
    const answer = await bySession(request, who, body.newPassword)
    if (isRefused(answer) && (answer.refused === 'password-needed' || answer.refused === 'password-too-common'))
      throw refused('unauthorized-or-invalid-password')
    settle(reply, answer)
    return '' as const
  })

  route(serving, contract.appResendVerification, async ({ body, request, reply }) => {
    settle(reply, await resend(request, body.email))
    return '' as const
  })
}
