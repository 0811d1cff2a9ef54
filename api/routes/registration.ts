import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/accounts.ts'
import type { CommandId } from '../../domain/ids.ts'
import { isRefused, refuse } from '../../domain/kernel/decider.ts'
import { anonymousCommand } from '../anonymous-command.ts'
import { clientAddress } from '../client-address.ts'
import { wantsData } from '../pages.ts'
import { problem } from '../problems.ts'
import { route, type Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'

type Named = { name?: string | undefined; first_name?: string | undefined; last_name?: string | undefined }
type Registration = Named & {
  email: string
  password: string
  of_age?: boolean | undefined
  age?: '18+' | '16-17' | 'under-16' | undefined
  terms?: string | undefined
  parent_email?: string | undefined
}

export const registrationRoutes = (serving: Serving, parts: AccountRouteParts) => {
  const { accounts, limiter, whoIs } = parts
  const { opening, resend } = registrationCalls(parts)

  const register = async (request: FastifyRequest, body: Registration) => {
    const { email, password, of_age, age, terms = null, parent_email: parent = null } = body
    const isMinor = age === '16-17'
    if (age === 'under-16' || (of_age === false && !isMinor)) return refuse('too-young')
    const ofAge = !isMinor && (age === '18+' || of_age === true)
    return opening(request, email, async (commandId, from) => {
      if (parent !== null) await limiter.mailTo(accounts.mailboxKey(parent))
      const person = { email, password, ...namesOf(body) }
      return accounts.registerStating(commandId, person, { ofAge, terms, parent }, from)
    })
  }

  route(serving, contract.register, async ({ body, request, settle }) => {
    const { user, email } = settle(await register(request, body))
    return { id: user, email }
  })

  route(serving, contract.resendVerification, async ({ body, request, settle }) => {
    settle(await resend(request, body.email))
    return { message: 'Verification email sent' }
  })

  // Registered first, so that a HEAD of a mail scanner never reaches the call.
  serving.app.head(contract.verifyEmail.path, (_, reply) => reply.send())

  route(serving, contract.verifyEmail, async ({ query, request, settle, refused }) => {
    if (!wantsData(request)) throw problem(404, 'There is nothing here')
    const who = await whoIs(request)
    const answer = await limiter.attempt(
      { request, what: 'link' },
      answer => (isRefused(answer) && answer.refused !== 'already-confirmed' ? 'failed' : 'succeeded'),
      () => accounts.verifyEmail(query.token, who?.session),
    )
    if (isRefused(answer))
      throw refused(answer.refused === 'already-confirmed' ? answer.refused : 'verification-failed')
    settle(answer)
    return { message: 'Email verified' }
  })
}

/** What the website's and the app's calls have in common. */
export const registrationCalls = ({ accounts, limiter }: AccountRouteParts) => ({
  /** Turned away where too many wait or ask from there. */
  opening: async <Answer>(
    request: FastifyRequest,
    email: string,
    open: (commandId: CommandId, from: { readonly address: string }) => Promise<Answer>,
  ) => {
    const address = clientAddress(request)
    if (accounts.isBusy({ account: accounts.addressKey(email), address })) return refuse('too-busy')
    await limiter.registration(request)
    await limiter.registrationOf(accounts.mailboxKey(email))
    return open(anonymousCommand(request, email), { address })
  },
  resend: async (request: FastifyRequest, email: string) => {
    await limiter.mailLink(request, accounts.mailboxKey(email))
    const answer = await accounts.requestVerification(anonymousCommand(request, email), email)
    if (isRefused(answer)) await limiter.unknownAddress(request)
    return answer
  },
})

export const namesOf = ({ name = '', first_name, last_name }: Named) => {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { firstName: first_name?.trim() ?? first, lastName: last_name?.trim() ?? rest.join(' ') }
}
