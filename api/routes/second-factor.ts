import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Proof } from '../../commands/factor-proofs.ts'
import type { Assertion, Attestation } from '../../commands/ports/factors.ts'
import * as contract from '../../contract/second-factor.ts'
import { isRefused, type Refused } from '../../domain/kernel/decider.ts'
import { route, type Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'
import { signedInAnswers } from './signed-in.ts'

/** A wrong one takes at least this long. */
const failureTakesMs = 250

type Parts = AccountRouteParts & { readonly qr: (text: string) => { readonly path: string; readonly size: number } }

/** Wrong factors are counted apart from wrong passwords, for one account: another ticket gives no more tries. */
const countedBy =
  ({ limiter }: Pick<Parts, 'limiter'>) =>
  async <Answer extends object>(request: FastifyRequest, about: string, ask: () => Promise<Answer>) => {
    const answer = await limiter.attempt({ request, what: 'factor', account: `factor/${about}` }, outcomeOf, ask)
    if (outcomeOf(answer) === 'failed') await setTimeout(failureTakesMs)
    return answer
  }

/** The second half of a sign-in, and the sign-in by a passkey alone. */
export const factorSignInRoutes = (serving: Serving, parts: AccountRouteParts) => {
  const { accounts, limiter, security } = parts
  const answers = signedInAnswers(parts)
  const counted = countedBy(parts)

  type SignedIn = Exclude<Awaited<ReturnType<typeof accounts.finishSignIn>>, Refused<string>>

  const signedIn = (request: FastifyRequest, answer: SignedIn) => {
    security.note({ what: 'signed in', person: answer.user, request: request.id })
    return answers.signedIn(answer)
  }

  route(serving, contract.finishLogin, async ({ body, request, reply, settle, refused }) => {
    const proof = proofIn(body)
    if (!proof) throw refused('proof-needed')
    const device = request.headers['user-agent'] ?? ''
    reply.header('cache-control', 'no-store')
    const about = (await accounts.whoSignsIn(body.ticket)) ?? body.ticket.slice(0, 16)
    const finish = () => accounts.finishSignIn(body.ticket, proof, device)
    return signedIn(request, settle(await counted(request, about, finish)))
  })

  route(serving, contract.offerPasskeyLogin, async ({ request }) => {
    await limiter.challenge(request)
    return accounts.offerPasskeySignIn()
  })

  route(serving, contract.passkeyLogin, async ({ body, request, reply, settle }) => {
    const device = request.headers['user-agent'] ?? ''
    reply.header('cache-control', 'no-store')
    const signIn = () => accounts.signInByPasskey(body.ticket, shownOf(body.passkey), device)
    return signedIn(request, settle(await counted(request, body.passkey.id.slice(0, 40), signIn)))
  })
}

/** What is kept of factors by who is signed in, and proving again that it is them. */
export const secondFactorRoutes = (serving: Serving, parts: Parts) => {
  const { accounts, qr } = parts
  const counted = countedBy(parts)

  route(serving, contract.listFactors, async ({ who }) => {
    const { factors, recoveryCodes } = await accounts.factorsOf(who.id)
    return {
      factors: factors.flatMap(({ factor, kind, name, addedAt, usedAt }) =>
        kind === 'recovery-codes' ? [] : [{ id: factor, kind, name, added_at: addedAt, used_at: usedAt }],
      ),
      recovery_codes_left: recoveryCodes.left,
      recovery_codes_outdated: recoveryCodes.outdated,
      reset_opens_at: (await accounts.factorResetOf(who.id))?.opensAt ?? null,
    }
  })

  route(serving, contract.offerPasskey, ({ who }) => accounts.offerPasskey(who.id))

  route(serving, contract.addPasskey, async ({ body, who, context, settle }) => {
    const { ticket, name, passkey } = body
    const { recoveryCodes } = settle(
      await accounts.addPasskey(context, who.session, { ticket, name, made: madeOf(passkey) }),
    )
    return { message: 'Passkey added', recovery_codes: recoveryCodes }
  })

  route(serving, contract.offerTotp, async ({ who, settle }) => {
    const offered = settle(await accounts.offerTotp(who.id))
    return { ...offered, qr: qr(offered.uri) }
  })

  route(serving, contract.addTotp, async ({ body, who, context, request, settle }) => {
    const name = 'Authenticator-App'
    const add = () => accounts.addTotp(context, who.session, { ...body, name })
    const { recoveryCodes } = settle(await counted(request, who.id, add))
    return { message: 'Authenticator app added', recovery_codes: recoveryCodes }
  })

  route(serving, contract.renewRecoveryCodes, async ({ context, settle }) => {
    const { recoveryCodes } = settle(await accounts.newRecoveryCodes(context))
    return { recovery_codes: recoveryCodes }
  })

  route(serving, contract.removeFactor, async ({ params, context, settle }) => {
    settle(await accounts.removeFactor(context, params.id))
    return { message: 'Factor removed' }
  })

  route(serving, contract.offerProof, async ({ who }) => ({ step: await accounts.offerProof(who.id) }))

  route(serving, contract.stepUp, async ({ body, who, request, settle, refused }) => {
    const proof = body.password === undefined ? proofIn(body) : { password: body.password }
    if (!proof) throw refused('proof-needed')
    const prove = () => accounts.proveAgain(who.id, who.session, { ticket: body.ticket, proof })
    settle(await counted(request, who.id, prove))
    return { message: 'Proven' }
  })
}

type Told = Pick<z.output<typeof contract.finishLogin.body>, 'passkey' | 'totp' | 'recovery_code'>

const proofIn = ({ passkey, totp, recovery_code: recoveryCode }: Told): Proof | null => {
  const told = [
    ...(passkey ? [{ passkey: shownOf(passkey) }] : []),
    ...(totp === undefined ? [] : [{ totp: totp.replace(/\s/g, '') }]),
    ...(recoveryCode === undefined ? [] : [{ recoveryCode }]),
  ]
  return told.length === 1 ? (told[0] ?? null) : null
}

const shownOf = ({ id, rawId, response }: NonNullable<Told['passkey']>): Assertion => ({
  id,
  rawId,
  ...response,
  userHandle: response.userHandle ?? null,
})

const madeOf = ({ id, rawId, response }: z.output<typeof contract.addPasskey.body>['passkey']): Attestation => ({
  id,
  rawId,
  ...response,
  transports: response.transports ?? [],
})

const outcomeOf = (answer: object) => {
  if (!isRefused(answer)) return 'succeeded'
  return ['factor-wrong', 'wrong-password'].includes(answer.refused) ? 'failed' : 'unproven'
}
