import type { FastifyRequest } from 'fastify'
import { destroyed, left } from '../../content/closing.ts'
import * as contract from '../../contract/account-settings.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { deviceName } from '../device.ts'
import { route, type Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'

export const accountSettingsRoutes = (serving: Serving, { accounts, sessions, limiter }: AccountRouteParts) => {
  /** Whatever asks for the password again counts like a sign-in. */
  const counted = <Answer extends object>(request: FastifyRequest, account: string, ask: () => Promise<Answer>) =>
    limiter.attempt({ request, what: 'password', account }, outcomeOf, ask)

  route(serving, contract.listSessions, async ({ who }) =>
    (await sessions.list(who.id)).map(({ id, device, beganAt, seenAt }) => ({
      id,
      device: deviceName(device),
      current: id === who.session,
      began_at: beganAt,
      seen_at: seenAt,
    })),
  )

  route(serving, contract.endSession, async ({ params, who, refused }) => {
    if (!(await sessions.end(who.id, params.id))) throw refused('no-such-session')
    return { message: 'Session ended' }
  })

  route(serving, contract.endOtherSessions, async ({ who }) => {
    await sessions.endAll(who.id, who.session)
    return { message: 'All other sessions ended' }
  })

  route(serving, contract.changeEmail, async ({ body, who, context, request, settle }) => {
    await limiter.mail(who.id, 'email change')
    await limiter.mailTo(accounts.mailboxKey(body.email))
    const ask = () => accounts.requestEmailChange(context, body.email, body.password)
    settle(await counted(request, who.id, ask))
    return { message: 'Verification email sent' }
  })

  route(serving, contract.closeAccount, async ({ body, who, context, request, settle }) => {
    const ask = () => accounts.close(context, body.password, body.immediately === true)
    const { eraseAt, receipt } = settle(await counted(request, who.id, ask))
    return { message: eraseAt ? 'Account will be closed' : 'Account closed', erase_at: eraseAt, receipt }
  })

  route(serving, contract.undoClosing, async ({ context, settle }) => {
    settle(await accounts.undoClosing(context))
    return { message: 'Account stays' }
  })

  route(serving, contract.closingReceipt, async ({ query, settle }) => {
    const told = settle(await accounts.closingReceipt(query.receipt))
    return {
      receipt: told.receipt,
      state: told.state,
      requested_at: told.requestedAt,
      erase_at: told.eraseAt,
      closed_at: told.closedAt,
      erased_at: told.erasedAt,
      keys_destroyed: told.keys,
      destroyed_at: told.destroyedAt,
      beyond_reach_at: told.beyondReachAt,
      destroyed: told.closedAt ? [...destroyed] : [],
      left: told.closedAt ? [...left] : [],
    }
  })
}

/** What was refused for another reason had the right password. */
const outcomeOf = (answer: object) => {
  if (!isRefused(answer)) return 'succeeded'
  return answer.refused === 'wrong-password' ? 'failed' : 'unproven'
}
