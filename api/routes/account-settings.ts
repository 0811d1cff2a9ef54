import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/account-settings.ts'
import { isRefused } from '../../domain/decider.ts'
import { deviceName } from '../device.ts'
import { refused } from '../problems.ts'
import { type Serving, serve, settle } from '../serve.ts'
import type { AccountRouteParts } from './account-parts.ts'

export const accountSettingsRoutes = (serving: Serving, { accounts, sessions, limiter }: AccountRouteParts) => {
  /** Whatever asks for the password again counts like a sign-in. */
  const counted = <Answer extends object>(request: FastifyRequest, account: string, ask: () => Promise<Answer>) =>
    limiter.attempt({ request, account }, outcomeOf, ask)

  serve(serving, contract.listSessions, async ({ who }) =>
    (await sessions.list(who.id)).map(({ id, device, beganAt, seenAt }) => ({
      id,
      device: deviceName(device),
      current: id === who.session,
      began_at: beganAt,
      seen_at: seenAt,
    })),
  )

  serve(serving, contract.endSession, async ({ params, who }) => {
    if (!(await sessions.end(who.id, params.id))) throw refused('no-such-session')
    return { message: 'Session ended' }
  })

  serve(serving, contract.endOtherSessions, async ({ who }) => {
    await sessions.endAll(who.id, who.session)
    return { message: 'All other sessions ended' }
  })

  serve(serving, contract.changeEmail, async ({ body, who, order, request, reply }) => {
    await limiter.mail(who.id, 'email change')
    const ask = () => accounts.requestEmailChange(order, body.email, body.password)
    settle(reply, await counted(request, who.id, ask))
    return { message: 'Verification email sent' }
  })

  serve(serving, contract.closeAccount, async ({ body, who, order, request, reply }) => {
    settle(reply, await counted(request, who.id, () => accounts.close(order, body.password)))
    return { message: 'Account closed' }
  })
}

/** What was refused for another reason had the right password. */
const outcomeOf = (answer: object) => {
  if (!isRefused(answer)) return 'succeeded'
  return answer.refused === 'wrong-password' ? 'failed' : 'unjudged'
}
