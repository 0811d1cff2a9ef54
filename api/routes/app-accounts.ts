import * as contract from '../../contract/app-accounts.ts'
import { isRefused, refuse } from '../../domain/kernel/decider.ts'
import { route, type Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'
import { passwordCalls } from './passwords.ts'
import { namesOf, registrationCalls } from './registration.ts'

/** The app's account calls: the website's deeds under the app's paths, in the app's words. */
export const appAccountRoutes = (serving: Serving, parts: AccountRouteParts) => {
  const { accounts, sessions, whoIs } = parts
  const { opening, resend } = registrationCalls(parts)
  const { requestReset, bySession } = passwordCalls(parts, serving)

  route(serving, contract.user, async ({ who, refused }) => {
    const { state } = await accounts.load(who.id)
    if (state.status !== 'open') throw refused('no-such-user')
    const name = `${state.firstName} ${state.lastName}`.trim()
    return { id: who.id, name: name || (state.email.split('@')[0] ?? '') }
  })

  route(serving, contract.appLogout, async ({ who }) => {
    await sessions.end(who.id, who.session)
    return '' as const
  })

  route(serving, contract.appRegister, async ({ body, request, settle }) => {
    const person = { email: body.email, password: body.password, ...namesOf(body) }
    const answer = await opening(request, body.email, (commandId, from) => accounts.register(commandId, person, from))
    const { user, email } = settle(
      isRefused(answer)
        ? refuse(answer.refused === 'email-already-claimed' ? 'email-already-exists' : answer.refused)
        : answer,
    )
    return { id: user, email }
  })

  route(serving, contract.appResetPassword, async ({ body, request, settle }) => {
    settle(await requestReset(request, body.email))
    return '' as const
  })

  route(serving, contract.appUpdatePassword, async ({ body, request, settle, refused }) => {
    const who = await whoIs(request)
    if (!who || body.newPassword.length < contract.fewestCharacters) throw refused('unauthorized-or-invalid-password')
    const answer = await bySession(request, who, body.newPassword)
    if (isRefused(answer)) {
      const { refused: why } = answer
      if (
        why === 'password-needed' ||
        why === 'password-too-common' ||
        why === 'password-leaked' ||
        why === 'wrong-password'
      )
        throw refused('unauthorized-or-invalid-password')
      throw refused(why)
    }
    settle(answer)
    return '' as const
  })

  route(serving, contract.appResendVerification, async ({ body, request, settle }) => {
    settle(await resend(request, body.email))
    return '' as const
  })
}
