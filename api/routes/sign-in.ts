import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/accounts.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { clientAddress } from '../client-address.ts'
import { problem } from '../problems.ts'
import { renewalsOf, signInsOf } from '../rate-limit.ts'
import { route, type Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'
import { signedInAnswers } from './signed-in.ts'

/**
 * A failed sign-in takes at least this long: what is left of a difference in time drowns in it, and who asks again as soon
 * as they were turned away does so no more than four times a second.
 */
const failureTakesMs = 250

const restSince = (began: number) => setTimeout(Math.max(0, began + failureTakesMs - Date.now()))

export const signInRoutes = (serving: Serving, parts: AccountRouteParts) => {
  const { accounts, sessions, limiter, devices, security } = parts

  const { userOf, signedIn } = signedInAnswers(parts)

  route(serving, contract.login, async ({ body, request, reply, refused }) => {
    const [account, address] = [accounts.addressKey(body.email), clientAddress(request)]
    const device = devices.of(request, account)
    const began = Date.now()
    const signIn = async () => {
      await limiter.signIn(account)
      return accounts.signIn(body, { address, device: deviceOf(request) })
    }
    const what = { request, what: 'password', account, device, counts: [signInsOf(account)], language: 'en' } as const
    const isBusy = accounts.isBusy({ account, address })
    const asked = isBusy ? Promise.reject(refused('too-busy')) : limiter.attempt(what, outcomeOf, signIn)
    const answer = await asked.catch(async error => {
      await restSince(began)
      throw error
    })
    if (outcomeOf(answer) === 'failed') await restSince(began)
    const { email } = body
    if (isRefused(answer) && answer.refused === 'not-verified')
      throw problem(403, 'User not verified', { code: 'not_verified', email })
    if (isRefused(answer)) throw refused(answer.refused)
    if ('step' in answer) throw problem(403, askedForFactor, { code: 'second-factor-needed', step: answer.step })
    security.note({ what: 'signed in', person: answer.user, request: request.id })
    devices.remember(reply, account, device ?? undefined)
    reply.header('cache-control', 'no-store')
    return signedIn(answer)
  })

  route(serving, contract.refresh, async ({ body, request, reply }) => {
    const session = await sessions.behind(body.refresh_token)
    const renewed = await limiter.attempt(
      { request, what: 'refresh token', counts: session ? [renewalsOf(session)] : [] },
      answer => (answer ? 'succeeded' : 'failed'),
      async () => {
        if (session) await limiter.renewal(session)
        return sessions.renew(body.refresh_token)
      },
    )
    if (!renewed) throw problem(401, 'Please sign in', { code: 'unauthorized' })
    reply.header('cache-control', 'no-store')
    return signedIn(renewed)
  })

  route(serving, contract.logout, async ({ who }) => {
    await sessions.end(who.id, who.session)
    return {}
  })

  route(serving, contract.me, ({ who }) => userOf(who.id))
}

const askedForFactor = 'This account has a second factor: please confirm with your passkey or a code of your app.'

/** The right password of an account that is not verified yet is right all the same. */
const outcomeOf = (answer: object) => {
  if (!isRefused(answer) || answer.refused === 'not-verified') return 'succeeded'
  return answer.refused === 'invalid-credentials' ? 'failed' : 'unproven'
}

const deviceOf = (request: FastifyRequest) => request.headers['user-agent'] ?? ''
