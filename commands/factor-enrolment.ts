import type { FactorId, SessionId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { hasSecondFactor } from '../domain/second-factor.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import type { FactorProofs } from './factor-proofs.ts'
import type { Attestation } from './ports/factors.ts'

const enrolSeconds = 600
const mostPasskeys = 20

type Codes = (context: CommandContext) => Promise<{ readonly recoveryCodes: string[] }>

/** A factor is offered with a ticket, and added by who shows the ticket and what the factor made of the offer. */
export const factorEnrolment = (
  { factors, authenticators, codes, sessions, newId, clock }: AccountParts,
  { askUser, load }: AccountStreams,
  proofs: FactorProofs,
  newCodes: Codes,
) => {
  const offerPasskey = async (user: UserId) => {
    const { state } = await load(user)
    if (state.status !== 'open') return refuse('account-closed')
    const challenge = authenticators.newChallenge()
    return {
      challenge,
      site: authenticators.site,
      user: { id: Buffer.from(user.replaceAll('-', ''), 'hex').toString('base64url'), name: state.email },
      known: (await factors.passkeys(user)).map(({ credential }) => credential),
      ticket: await factors.begin('add-passkey', user, { challenge }, enrolSeconds),
    }
  }

  const offerTotp = async (user: UserId) => {
    const { state } = await load(user)
    if (state.status !== 'open') return refuse('account-closed')
    const secret = codes.newSecret()
    const ticket = await factors.begin('add-totp', user, { secret }, enrolSeconds)
    return { ticket, secret, uri: codes.uri(secret, state.email) }
  }

  const addPasskey = async (
    context: CommandContext,
    session: SessionId,
    given: { ticket: string; name: string; made: Attestation },
  ) => {
    const user = context.subject
    const begun = await proofs.begun('add-passkey', given.ticket, user)
    if (!begun?.challenge) return refuse('ticket-invalid')
    if ((await factors.passkeys(user)).length >= mostPasskeys) return refuse('too-many-factors')
    const passkey = await authenticators.made(given.made, begun.challenge)
    if (!passkey || (await factors.passkey(passkey.credential))) return refuse('factor-wrong')
    if (!(await factors.takeToAdd('add-passkey', given.ticket))) return refuse('ticket-invalid')
    const factor = newId<'factor'>()
    await factors.addPasskey(user, factor, { ...passkey, name: given.name })
    return added(context, session, { factor, kind: 'passkey' })
  }

  const addTotp = async (
    context: CommandContext,
    session: SessionId,
    given: { ticket: string; code: string; name: string },
  ) => {
    const user = context.subject
    const begun = await proofs.begun('add-totp', given.ticket, user)
    if (!begun?.secret) return refuse('ticket-invalid')
    const step = codes.stepOf(begun.secret, given.code, clock())
    if (step === null) return refuse('factor-wrong')
    if (!(await factors.takeToAdd('add-totp', given.ticket))) return refuse('ticket-invalid')
    const factor = newId<'factor'>()
    await factors.addTotp(user, factor, begun.secret, given.name)
    await factors.spendTotp(factor, step)
    return added(context, session, { factor, kind: 'totp' })
  }

  /** With the first one come recovery codes, and all other sessions, which never showed it, end. */
  const added = async (
    context: CommandContext,
    session: SessionId,
    one: { factor: FactorId; kind: 'passkey' | 'totp' },
  ) => {
    const { state } = await load(context.subject)
    const isFirst = state.status !== 'open' || !hasSecondFactor(state.factors)
    const answer = await askUser(context, { type: 'AddFactor', ...one, at: clock() })
    if (isRefused(answer)) return answer
    const { left } = await factors.recoveryCodes(context.subject)
    if (!isFirst && left > 0) return { ...answer, recoveryCodes: null }
    await sessions.endAll(context.subject, session)
    return { ...answer, recoveryCodes: (await newCodes(context)).recoveryCodes }
  }

  return { offerPasskey, addPasskey, offerTotp, addTotp }
}
