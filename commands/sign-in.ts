import type { SessionId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import { factorProofs } from './factor-proofs.ts'
import type { Asker, FairQueue } from './fair-queue.ts'
import type { Password } from './ports/secrets.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

type Credentials = { readonly email: string; readonly password: string }
/** The machine that asks, and what it calls itself. */
type From = { readonly address: string; readonly device: string }

/** The right password for an open and verified account begins a session. */
export const signingIn = (parts: AccountParts, streams: AccountStreams, enter: FairQueue) => {
  const { vault, sessions, passwords } = parts
  const { addressKey, holder, load } = streams
  const proofs = factorProofs(parts, streams)

  const signIn = async ({ email, password }: Credentials, { address, device }: From) => {
    const answer = await authenticate(email, password, { account: addressKey(email), address })
    if (isRefused(answer)) return answer
    const step = await proofs.offer('sign-in', answer.user, { version: answer.version })
    return step ? { step } : beginSession(answer.user, device, answer.version)
  }

  /** For who has shown all they have. */
  const beginSession = async (user: UserId, device: string, passwordVersion: number) => {
    const begun = await sessions.begin(user, device, passwordVersion)
    if (!begun) return refuse('invalid-credentials')
    await confineIfClosing(user, begun.session)
    return { user, ...begun }
  }

  /** Looked at after the session has begun: closing ends all sessions there are, and whichever comes later is seen here. */
  const confineIfClosing = async (user: UserId, session: SessionId) => {
    const { state } = await load(user)
    if (state.status === 'open' && state.closing) await sessions.confine(session)
  }

  /**
   * Does the same work whether the address is known or not, so that the time taken tells nothing. Nothing is read before
   * its turn has come: who is turned away has cost no query.
   */
  const authenticate = (email: string, password: string, asker: Asker) =>
    enter(asker, async () => {
      const claim = await holder(email)
      const user: UserId = claim?.user ?? derivedId(nobody, addressKey(email))
      const { state } = await load(user)
      const kept = await vault.password(user)
      const isTheirs = state.status === 'open' && addressKey(state.email) === addressKey(email)
      const isRight = await proves(user, isTheirs ? kept : null, password)
      if (!isRight || !kept) return refuse('invalid-credentials')
      return isTheirs && state.verified ? { user, version: kept.version } : refuse('not-verified')
    })

  const proves = async (user: UserId, kept: Password | null, password: string) => {
    const { matches, outdated } = await passwords.verify(password, kept?.hash ?? null)
    if (kept && matches && outdated) await vault.rehash(user, kept, await passwords.hash(password))
    return matches
  }

  /** Asks somebody signed in for their password again. Answers the version of it. */
  const reauthenticate = (user: UserId, password: string) =>
    enter({ account: user, address: user }, async () => {
      const kept = await vault.password(user)
      const isRight = await proves(user, kept, password)
      return kept && isRight ? { version: kept.version } : refuse('wrong-password')
    })

  return { signIn, beginSession, reauthenticate }
}

export type SigningIn = ReturnType<typeof signingIn>
