import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Accounts } from '../../commands/accounts.ts'
import { derivedId } from '../../commands/handle.ts'
import type { Sessions } from '../../commands/ports.ts'
import * as contract from '../../contract/accounts.ts'
import { isRefused } from '../../domain/decider.ts'
import { accountOf, accounts as readModel } from '../../projections/accounts.ts'
import type { Db } from '../../projections/all.ts'
import { problem } from '../problems.ts'
import { type Serving, serve, settle } from '../serve.ts'
import { minutesValid } from '../session.ts'

type Parts = {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly accessToken: (user: string, session: string, tokenId: string) => string
  readonly db: Db
}

export const accountRoutes = (serving: Serving, { accounts, sessions, accessToken, db }: Parts) => {
  const userOf = async (id: string) => {
    const { state } = await accounts.load(id)
    if (state.status !== 'open') throw problem(401, 'Please sign in', { code: 'unauthorized' })
    const { email, verified, staff, firstName, lastName } = state
    return { id, email, verified, staff, name: `${firstName} ${lastName}`.trim() || null }
  }

  const signedIn = async (user: string, session: string, refreshToken: string) => {
    const person = await userOf(user)
    return {
      access_token: accessToken(user, session, randomUUID()),
      token_type: 'Bearer' as const,
      expires_in: minutesValid * 60,
      refresh_token: refreshToken,
      user: person,
      id: person.id,
      email: person.email,
      verified: person.verified,
    }
  }

  serve(serving, contract.login, async ({ body, request }) => {
    const answer = await accounts.authenticate(body.email, body.password)
    if (isRefused(answer)) throw signInRefused(answer.refused, body.email)
    const { session, refreshToken } = await sessions.begin(answer.id, deviceOf(request))
    return signedIn(answer.id, session, refreshToken)
  })

  serve(serving, contract.refresh, async ({ body }) => {
    const renewed = await sessions.renew(body.refresh_token)
    if (!renewed) throw problem(401, 'Please sign in', { code: 'unauthorized' })
    return signedIn(renewed.user, renewed.session, renewed.refreshToken)
  })

  serve(serving, contract.logout, async ({ who }) => {
    await sessions.end(who.session)
    return {}
  })

  serve(
    serving,
    contract.me,
    async ({ who }) => {
      const account = await accountOf(db, who.id)
      if (!account) return userOf(who.id)
      const { id, email, verified, staff, first_name, last_name } = account
      return { id, email, verified, staff, name: `${first_name} ${last_name}`.trim() || null }
    },
    [readModel.name],
  )

  serve(serving, contract.register, async ({ body, request, reply }) => {
    const { email, password } = body
    const key = request.headers['idempotency-key']
    const commandId = typeof key === 'string' ? derivedId(anonymous, `register/${email}/${key}`) : randomUUID()
    const answer = await accounts.register(commandId, { email, password, ...namesOf(body) })
    if (isRefused(answer) && answer.refused === 'email-already-claimed')
      throw problem(409, 'This email is already registered. Email already exists', { code: 'email_exists' })
    const { user, email: registered } = settle(reply, answer)
    return { id: user, email: registered }
  })

  serve(serving, contract.verifyEmail, async ({ query, reply }) => {
    const answer = await accounts.verifyEmail(query.token)
    if (isRefused(answer) && answer.refused === 'token-invalid')
      throw problem(400, 'Verifizierung fehlgeschlagen. Der Link ist möglicherweise abgelaufen oder ungültig.', {
        code: 'token_invalid',
      })
    settle(reply, answer)
    return { message: 'Email verified' }
  })

  serve(serving, contract.resendVerification, async ({ body, reply }) => {
    const user = await accounts.find(body.email)
    if (!user || user.verified) throw problem(404, 'Email not found or already verified')
    const actor = { kind: 'user', id: user.id } as const
    settle(reply, await accounts.requestVerification({ commandId: randomUUID(), actor, subject: user.id }))
    return { message: 'Verification email sent' }
  })
}

const anonymous = '00000000-0000-0000-0000-000000000000'

const signInRefused = (reason: 'invalid-credentials' | 'not-verified', email: string) =>
  reason === 'not-verified'
    ? problem(403, 'User not verified', { code: 'not_verified', email })
    : problem(401, 'Invalid credentials', { code: 'invalid_credentials' })

const namesOf = (body: {
  name?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
}) => {
  const [first = '', ...rest] = (body.name ?? '').trim().split(/\s+/)
  return { firstName: body.first_name?.trim() ?? first, lastName: body.last_name?.trim() ?? rest.join(' ') }
}

const deviceOf = (request: FastifyRequest) => request.headers['user-agent'] ?? 'unbekanntes Gerät'
