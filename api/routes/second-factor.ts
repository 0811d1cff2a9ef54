import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Proof } from '../../commands/factor-proofs.ts'
import type { Made, Shown } from '../../commands/ports/factors.ts'
import type { RefusalName } from '../../contract/refusals.ts'
import * as contract from '../../contract/second-factor.ts'
import { isRefused, type Refused } from '../../domain/kernel/decider.ts'
import { refused } from '../problems.ts'
import { route, type Serving, settle } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'
import { signedInAnswers } from './signed-in.ts'

/** A wrong one takes at least this long. */
const failureTakesMs = 250

type Parts = AccountRouteParts & { readonly qr: (text: string) => { readonly path: string; readonly size: number } }

export const secondFactorRoutes = (serving: Serving, parts: Parts) => {
  const { accounts, limiter, security, qr } = parts
  const answers = signedInAnswers(parts)

  /** Wrong factors are counted apart from wrong passwords, for one account: another ticket gives no more tries. */
  const counted = async <Answer extends object>(request: FastifyRequest, about: string, ask: () => Promise<Answer>) => {
    const answer = await limiter.attempt({ request, what: 'factor', account: `factor/${about}` }, outcomeOf, ask)
    if (outcomeOf(answer) === 'failed') await setTimeout(failureTakesMs)
    return answer
  }

  const signedIn = async (request: FastifyRequest, answer: Awaited<ReturnType<typeof accounts.finishSignIn>>) => {
    if (isRefused(answer)) throw refused(answer.refused)
    security.note({ what: 'signed in', person: answer.user, request: request.id })
    return answers.signedIn(answer)
  }

  route(serving, contract.finishLogin, async ({ body, request, reply }) => {
    const proof = proofIn(body)
    if (!proof) throw refused('proof-needed')
    const device = request.headers['user-agent'] ?? ''
    reply.header('cache-control', 'no-store')
    const about = (await accounts.whoSignsIn(body.ticket)) ?? body.ticket.slice(0, 16)
    return signedIn(request, await counted(request, about, () => accounts.finishSignIn(body.ticket, proof, device)))
  })

  route(serving, contract.offerPasskeyLogin, async ({ request }) => {
    await limiter.challenge(request)
    return accounts.offerPasskeySignIn()
  })

  route(serving, contract.passkeyLogin, async ({ body, request, reply }) => {
    const device = request.headers['user-agent'] ?? ''
    reply.header('cache-control', 'no-store')
    return signedIn(
      request,
      await counted(request, body.passkey.id.slice(0, 40), () =>
        accounts.signInByPasskey(body.ticket, shownOf(body.passkey), device),
      ),
    )
  })

  route(serving, contract.listFactors, async ({ who }) => {
    const { factors, recoveryCodesLeft } = await accounts.factorsOf(who.id)
    return {
      factors: factors.flatMap(({ factor, kind, name, addedAt, usedAt }) =>
        kind === 'recovery-codes' ? [] : [{ id: factor, kind, name, added_at: addedAt, used_at: usedAt }],
      ),
      recovery_codes_left: recoveryCodesLeft,
      reset_opens_at: (await accounts.factorResetOf(who.id))?.opensAt ?? null,
    }
  })

  route(serving, contract.offerPasskey, async ({ who }) => must(await accounts.offerPasskey(who.id)))

  route(serving, contract.addPasskey, async ({ body, who, context, reply }) => {
    const { ticket, name, passkey } = body
    const { recoveryCodes } = settle(
      reply,
      await accounts.addPasskey(context, who.session, { ticket, name, made: madeOf(passkey) }),
    )
    return { message: 'Passkey added', recovery_codes: recoveryCodes }
  })

  route(serving, contract.offerTotp, async ({ who }) => {
    const offered = must(await accounts.offerTotp(who.id))
    return { ...offered, qr: qr(offered.uri) }
  })

  route(serving, contract.addTotp, async ({ body, who, context, request, reply }) => {
    const name = 'Authenticator-App'
    const add = () => accounts.addTotp(context, who.session, { ...body, name })
    const { recoveryCodes } = settle(reply, await counted(request, who.id, add))
    return { message: 'Authenticator app added', recovery_codes: recoveryCodes }
  })

  route(serving, contract.renewRecoveryCodes, async ({ context, reply }) => {
    const { recoveryCodes } = settle(reply, await accounts.newRecoveryCodes(context))
    return { recovery_codes: recoveryCodes }
  })

  route(serving, contract.removeFactor, async ({ params, context, reply }) => {
    settle(reply, await accounts.removeFactor(context, params.id))
    return { message: 'Factor removed' }
  })

  route(serving, contract.offerProof, async ({ who }) => ({ step: await accounts.offerProof(who.id) }))

  route(serving, contract.stepUp, async ({ body, who, request }) => {
    const proof = body.password === undefined ? proofIn(body) : { password: body.password }
    if (!proof) throw refused('proof-needed')
    must(await counted(request, who.id, () => accounts.proveAgain(who.id, who.session, { ticket: body.ticket, proof })))
    return { message: 'Proven' }
  })
}

const must = <Answer extends object>(answer: Answer | Refused<RefusalName>): Answer => {
  if (isRefused(answer)) throw refused(answer.refused)
  return answer
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

const shownOf = ({ id, rawId, response }: NonNullable<Told['passkey']>): Shown => ({
  id,
  rawId,
  ...response,
  userHandle: response.userHandle ?? null,
})

const madeOf = ({ id, rawId, response }: z.output<typeof contract.addPasskey.body>['passkey']): Made => ({
  id,
  rawId,
  ...response,
  transports: response.transports ?? [],
})

const outcomeOf = (answer: object) => {
  if (!isRefused(answer)) return 'succeeded'
  return ['factor-wrong', 'wrong-password'].includes(answer.refused) ? 'failed' : 'unjudged'
}
