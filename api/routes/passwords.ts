import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/accounts.ts'
import { isRefused, refuse } from '../../domain/kernel/decider.ts'
import { anonymousCommand } from '../anonymous-command.ts'
import { problem } from '../problems.ts'
import { route, type Serving } from '../route.ts'
import type { Who } from '../session.ts'
import type { AccountRouteParts } from './account-parts.ts'

export const passwordRoutes = (serving: Serving, parts: AccountRouteParts) => {
  const { whoIs, devices } = parts
  const { requestReset, byToken, bySession } = passwordCalls(parts, serving)

  route(serving, contract.resetPassword, async ({ body, request, settle }) => {
    settle(await requestReset(request, body.email))
    return { message: 'Password reset email sent' }
  })

  route(serving, contract.updatePassword, async ({ body, request, reply, settle }) => {
    const { newPassword, token, currentPassword } = body
    if (token !== undefined) {
      const { account } = settle(await byToken(request, token, newPassword))
      // Whoever holds the mailbox gets in, whatever others try at the same address.
      devices.remember(reply, account)
    } else {
      const who = await whoIs(request)
      if (!who)
        throw problem(401, 'Please sign in', { code: 'unauthorized', headers: { 'www-authenticate': 'Bearer' } })
      settle(await bySession(request, who, newPassword, currentPassword))
    }
    return { message: 'Password updated' }
  })
}

/** What the website's and the app's calls have in common. */
export const passwordCalls = (
  { accounts, limiter }: AccountRouteParts,
  { mustBeProven }: Pick<Serving, 'mustBeProven'>,
) => ({
  requestReset: async (request: FastifyRequest, email: string) => {
    await limiter.mailLink(request, accounts.mailboxKey(email))
    const answer = await accounts.requestReset(anonymousCommand(request, email), email)
    if (isRefused(answer)) await limiter.unknownAddress(request)
    return answer
  },

  byToken: async (request: FastifyRequest, token: string, newPassword: string) => {
    const answer = await limiter.attempt({ request, what: 'link' }, outcomeOf, () =>
      accounts.resetPassword(anonymousCommand(request, token), token, newPassword),
    )
    if (isRefused(answer)) return answer
    await limiter.forgive(answer.account)
    return answer
  },

  bySession: async (request: FastifyRequest, who: Who, newPassword: string, current?: string) => {
    if (who.confined) return refuse('account-closing')
    await mustBeProven(who, 'with-factor')
    await limiter.mail(who.id, 'password')
    const context = {
      commandId: anonymousCommand(request, who.id),
      actor: { kind: 'user', id: who.id } as const,
      subject: who.id,
    }
    const change = () => accounts.changePassword(context, { keep: who.session, password: newPassword, current })
    return current === undefined
      ? change()
      : limiter.attempt({ request, what: 'password', account: who.id }, outcomeOf, change)
  },
})

const outcomeOf = (answer: object) => {
  if (!isRefused(answer)) return 'succeeded'
  return answer.refused === 'wrong-password' || answer.refused === 'token-invalid' ? 'failed' : 'unproven'
}
