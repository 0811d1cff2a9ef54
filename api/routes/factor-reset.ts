import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/factor-reset.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { anonymousCommand } from '../anonymous-command.ts'
import { route, type Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'

/** A way back for who has lost every second factor. */
export const factorResetRoutes = (serving: Serving, { accounts, limiter, clock }: AccountRouteParts) => {
  const byLink = <Answer extends object>(request: FastifyRequest, ask: () => Promise<Answer>) =>
    limiter.attempt({ request, what: 'link' }, outcomeOf, ask)

  route(serving, contract.requestFactorReset, async ({ body: { ticket }, request, settle }) => {
    await limiter.mailRequest(request)
    const { opensAt } = settle(await accounts.requestFactorReset(anonymousCommand(request, ticket), ticket))
    return { message: 'Mail sent', opens_at: opensAt }
  })

  route(serving, contract.lookAtFactorReset, async ({ body: { token }, request, settle }) => {
    const found = settle(await byLink(request, () => accounts.lookAtFactorReset(token)))
    return { opens_at: found.opensAt, open: found.opensAt <= clock() }
  })

  route(serving, contract.resetFactors, async ({ body: { token }, request, settle }) => {
    settle(await byLink(request, () => accounts.resetFactors(token)))
    return { message: 'Factors taken away' }
  })

  route(serving, contract.stopFactorReset, async ({ body: { token }, request, settle }) => {
    settle(await byLink(request, () => accounts.stopFactorResetByLink(token)))
    return { message: 'Factors kept' }
  })

  route(serving, contract.keepFactors, async ({ who, context, settle }) => {
    settle(await accounts.stopFactorReset(context.commandId, who.id))
    return { message: 'Factors kept' }
  })
}

const outcomeOf = (answer: object) => {
  if (!isRefused(answer)) return 'succeeded'
  return answer.refused === 'factor-reset-over' ? 'failed' : 'unproven'
}
