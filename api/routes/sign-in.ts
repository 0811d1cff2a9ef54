import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/accounts.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { accountOf, accounts as readModel } from '../../projections/accounts.ts'
import { clientAddress } from '../client-address.ts'
import { problem, refused } from '../problems.ts'
import { route, type Serving } from '../route.ts'
import { minutesValid } from '../session.ts'
import type { AccountRouteParts } from './account-parts.ts'

/** A failed sign-in takes at least this long: what is left of a difference in time drowns in it. */
const failureTakesMs = 250

export const signInRoutes = (serving: Serving, parts: AccountRouteParts) => {
  const { accounts, sessions, limiter, devices, security, accessToken, db } = parts

  const userOf = async (id: string) => {
    const { state } = await accounts.load(id)
    if (state.status !== 'open') throw problem(401, 'Please sign in', { code: 'unauthorized' })
    const { email, verified, role, firstName, lastName, closing } = state
    return {
      id,
      email,
      verified,
      staff: role !== 'athlete',
      name: `${firstName} ${lastName}`.trim() || null,
      ...(closing ? { closing: { erase_at: closing.eraseAt } } : {}),
    }
  }

  const signedIn = async ({ user: id, session, refreshToken }: Begun) => {
    const user = await userOf(id)
    return {
      access_token: accessToken(id, session),
      token_type: 'Bearer' as const,
      expires_in: minutesValid * 60,
      refresh_token: refreshToken,
      user,
      id,
      email: user.email,
      verified: user.verified,
    }
  }

  route(serving, contract.login, async ({ body, request, reply }) => {
    const [account, address] = [accounts.addressKey(body.email), clientAddress(request)]
    if (accounts.isBusy({ account, address })) throw refused('too-busy')
    const device = devices.of(request, account)
    const began = Date.now()
    const answer = await limiter.attempt(
      { request, what: 'password', account, device, language: 'en' },
      outcomeOf,
      async () => {
        await limiter.signIn(account)
        return accounts.signIn(body, { address, device: deviceOf(request) })
      },
    )
    if (outcomeOf(answer) === 'failed') await setTimeout(Math.max(0, began + failureTakesMs - Date.now()))
    if (isRefused(answer)) throw signInRefused(answer.refused, body.email)
    security.note({ what: 'signed in', person: answer.user, request: request.id })
    devices.remember(reply, account, device ?? undefined)
    reply.header('cache-control', 'no-store')
    return signedIn(answer)
  })

  route(serving, contract.refresh, async ({ body, request, reply }) => {
    const renewed = await limiter.attempt(
      { request, what: 'refresh token' },
      answer => (answer ? 'succeeded' : 'failed'),
      () => sessions.renew(body.refresh_token),
    )
    if (!renewed) throw problem(401, 'Please sign in', { code: 'unauthorized' })
    reply.header('cache-control', 'no-store')
    return signedIn(renewed)
  })

  route(serving, contract.logout, async ({ who }) => {
    await sessions.end(who.id, who.session)
    return {}
  })

  route(
    serving,
    contract.me,
    async ({ who }) => {
      const account = await accountOf(db, who.id)
      if (!account) return userOf(who.id)
      const { id, email, verified, staff, first_name, last_name, erase_at } = account
      return {
        id,
        email,
        verified,
        staff,
        name: `${first_name} ${last_name}`.trim() || null,
        ...(erase_at === null ? {} : { closing: { erase_at } }),
      }
    },
    [readModel.name],
  )
}

type Begun = { readonly user: string; readonly session: string; readonly refreshToken: string }

/** The right password of an account that is not verified yet is right all the same. */
const outcomeOf = (answer: object) => {
  if (!isRefused(answer) || answer.refused === 'not-verified') return 'succeeded'
  return answer.refused === 'invalid-credentials' ? 'failed' : 'unjudged'
}

const signInRefused = (reason: 'invalid-credentials' | 'not-verified' | 'too-busy', email: string) =>
  reason === 'not-verified' ? problem(403, 'User not verified', { code: 'not_verified', email }) : refused(reason)

const deviceOf = (request: FastifyRequest) => request.headers['user-agent'] ?? ''
