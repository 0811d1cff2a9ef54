import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { Made } from './factor-ports.ts'
import type { Proof } from './factor-proofs.ts'
import { factorProofs } from './factor-proofs.ts'
import type { SigningIn } from './sign-in.ts'

const enrolSeconds = 600
const codesAtOnce = 10
const mostPasskeys = 20

/** Passkeys, codes of an app, recovery codes: added, shown, taken away. The vault has the secrets, the log has the fact. */
export const secondFactor = (parts: AccountParts, streams: AccountStreams, signIn: SigningIn) => {
  const { factors, authenticators, codes, sessions, newId, clock } = parts
  const { askUser, load } = streams
  const proofs = factorProofs(parts, streams)

  const list = async (user: string) => {
    const all = await factors.list(user)
    return {
      factors: all.filter(({ kind }) => kind !== 'recovery-codes'),
      recoveryCodesLeft: await factors.recoveryCodesLeft(user),
    }
  }

  const offerPasskey = async (user: string) => {
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

  const offerTotp = async (user: string) => {
    const { state } = await load(user)
    if (state.status !== 'open') return refuse('account-closed')
    const secret = codes.newSecret()
    const ticket = await factors.begin('add-totp', user, { secret }, enrolSeconds)
    return { ticket, secret, uri: codes.uri(secret, state.email) }
  }

  const addPasskey = async (
    context: CommandContext,
    session: string,
    given: { ticket: string; name: string; made: Made },
  ) => {
    const user = context.subject
    const begun = await proofs.begun('add-passkey', given.ticket, user)
    if (!begun?.challenge) return refuse('ticket-invalid')
    if ((await factors.passkeys(user)).length >= mostPasskeys) return refuse('too-many-factors')
    const passkey = await authenticators.made(given.made, begun.challenge)
    if (!passkey || (await factors.passkey(passkey.credential))) return refuse('factor-wrong')
    if (!(await factors.take('add-passkey', given.ticket))) return refuse('ticket-invalid')
    const factor = newId()
    await factors.addPasskey(user, factor, { ...passkey, name: given.name })
    return added(context, session, { factor, kind: 'passkey' })
  }

  const addTotp = async (
    context: CommandContext,
    session: string,
    given: { ticket: string; code: string; name: string },
  ) => {
    const user = context.subject
    const begun = await proofs.begun('add-totp', given.ticket, user)
    if (!begun?.secret) return refuse('ticket-invalid')
    const step = codes.stepOf(begun.secret, given.code, clock())
    if (step === null) return refuse('factor-wrong')
    if (!(await factors.take('add-totp', given.ticket))) return refuse('ticket-invalid')
    const factor = newId()
    await factors.addTotp(user, factor, begun.secret, given.name)
    await factors.spendTotp(factor, step)
    return added(context, session, { factor, kind: 'totp' })
  }

  /** With the first one come recovery codes, and all other sessions, which never showed it, end. */
  const added = async (context: CommandContext, session: string, one: { factor: string; kind: 'passkey' | 'totp' }) => {
    const answer = await askUser(context, { type: 'AddFactor', ...one, at: clock() })
    if (isRefused(answer)) return answer
    const left = await factors.recoveryCodesLeft(context.subject)
    if (left > 0) return { ...answer, recoveryCodes: null }
    await sessions.endAll(context.subject, session)
    return { ...answer, recoveryCodes: (await newCodes(context)).recoveryCodes }
  }

  const newCodes = async (context: CommandContext) => {
    const made = Array.from({ length: codesAtOnce }, parts.newRecoveryCode)
    const factor = newId()
    await factors.setRecoveryCodes(context.subject, factor, made)
    const commandId = derivedId(context.commandId, 'recovery codes')
    const answer = await askUser(
      { ...context, commandId },
      { type: 'AddFactor', factor, kind: 'recovery-codes', at: clock() },
    )
    return { position: isRefused(answer) ? null : answer.position, recoveryCodes: made }
  }

  const remove = async (context: CommandContext, factor: string) => {
    const known = (await factors.list(context.subject)).some(one => one.factor === factor)
    if (!known) return refuse('no-such-factor')
    const answer = await askUser(context, { type: 'RemoveFactor', factor, at: clock() })
    if (!isRefused(answer)) await factors.remove(context.subject, factor)
    return answer
  }

  /** A sign-in that the password began goes on with a second factor. */
  const finishSignIn = async (ticket: string, proof: Proof, device: string) => {
    const begun = await proofs.begun('sign-in', ticket)
    if (!begun?.user || begun.version === undefined) return refuse('ticket-invalid')
    if (!(await proofs.holds(begun.user, proof, begun.challenge))) return refuse('factor-wrong')
    if (!(await factors.take('sign-in', ticket))) return refuse('ticket-invalid')
    return signIn.beginSession(begun.user, device, begun.version)
  }

  /** Whose sign-in a ticket goes on with; null where it is none. */
  const whoSignsIn = async (ticket: string) => (await proofs.begun('sign-in', ticket))?.user ?? null

  const offerPasskeySignIn = async () => {
    const challenge = authenticators.newChallenge()
    return {
      challenge,
      site: authenticators.site,
      ticket: await factors.begin('passkey-sign-in', null, { challenge }, 300),
    }
  }

  /** A passkey alone is two factors: the device, and what opens it. */
  const signInByPasskey = async (ticket: string, shown: Parameters<typeof authenticators.shown>[0], device: string) => {
    const begun = await proofs.begun('passkey-sign-in', ticket)
    const passkey = await factors.passkey(shown.id)
    if (!begun?.challenge || !passkey) return refuse('factor-wrong')
    const { state } = await load(passkey.user)
    const password = await parts.vault.password(passkey.user)
    if (state.status !== 'open' || !state.verified || !password) return refuse('factor-wrong')
    if (!(await factors.take('passkey-sign-in', ticket))) return refuse('ticket-invalid')
    if (!(await proofs.holds(passkey.user, { passkey: shown }, begun.challenge))) return refuse('factor-wrong')
    return signIn.beginSession(passkey.user, device, password.version)
  }

  /** Shown again before something that cannot be taken back: a factor where there is one, else the password. */
  const proveAgain = async (
    user: string,
    session: string,
    given: { ticket?: string | undefined; proof: Proof | { password: string } },
  ) => {
    if ('password' in given.proof) {
      if (await proofs.has(user)) return refuse('second-factor-needed')
      const proven = await signIn.reauthenticate(user, given.proof.password)
      if (isRefused(proven)) return proven
    } else {
      const begun = given.ticket === undefined ? null : await proofs.begun('step-up', given.ticket, user)
      if (!(await proofs.holds(user, given.proof, begun?.challenge))) return refuse('factor-wrong')
      if (given.ticket !== undefined && !(await factors.take('step-up', given.ticket))) return refuse('ticket-invalid')
    }
    await sessions.prove(session)
    return { proven: true } as const
  }

  return {
    factorsOf: list,
    hasSecondFactor: proofs.has,
    offerPasskey,
    addPasskey,
    offerTotp,
    addTotp,
    newRecoveryCodes: newCodes,
    removeFactor: remove,
    finishSignIn,
    whoSignsIn,
    offerPasskeySignIn,
    signInByPasskey,
    offerProof: (user: string) => proofs.offer('step-up', user, {}),
    proveAgain,
    tidyFactors: factors.tidy,
  }
}
