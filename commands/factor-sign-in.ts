import type { SessionId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import type { FactorProofs, Proof } from './factor-proofs.ts'
import type { SigningIn } from './sign-in.ts'

/** Factors shown: to finish a sign-in, to sign in by a passkey alone, and again before what cannot be taken back. */
export const factorSignIn = (
  parts: AccountParts,
  { load }: AccountStreams,
  proofs: FactorProofs,
  signIn: SigningIn,
) => {
  const { factors, authenticators, sessions } = parts

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
    user: UserId,
    session: SessionId,
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

  return { finishSignIn, whoSignsIn, offerPasskeySignIn, signInByPasskey, proveAgain }
}
