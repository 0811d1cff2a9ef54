import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import type { Gate } from './gate.ts'
import { derivedId } from './handle.ts'
import type { Password } from './ports.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** The right password for an open and verified account begins a session. */
export const signingIn = (
  { vault, sessions, passwords }: AccountParts,
  { addressKey, holder, load }: AccountStreams,
  enter: Gate,
) => {
  const signIn = async (email: string, password: string, device: string) => {
    const answer = await enter(() => authenticate(email, password))
    if (isRefused(answer)) return answer
    const begun = await sessions.begin(answer.user, device, answer.version)
    return begun ? { user: answer.user, ...begun } : refuse('invalid-credentials')
  }

  /** Does the same work whether the address is known or not, so that the time taken tells nothing. */
  const authenticate = async (email: string, password: string) => {
    const claim = await holder(email)
    const user = claim?.user ?? derivedId(nobody, addressKey(email))
    const { state } = await load(user)
    const kept = await vault.password(user)
    const isTheirs = state.status === 'open' && addressKey(state.email) === addressKey(email)
    const matches = await proves(user, isTheirs ? kept : null, password)
    if (!matches || !kept) return refuse('invalid-credentials')
    return isTheirs && state.verified ? { user, version: kept.version } : refuse('not-verified')
  }

  const proves = async (user: string, kept: Password | null, password: string) => {
    const { matches, outdated } = await passwords.verify(password, kept?.hash ?? null)
    if (kept && matches && outdated) await vault.rehash(user, kept, await passwords.hash(password))
    return matches
  }

  /** Asks somebody signed in for their password again. Answers the version of it. */
  const reauthenticate = async (user: string, password: string) => {
    const answer = await enter(async () => {
      const kept = await vault.password(user)
      return kept && (await proves(user, kept, password)) ? { version: kept.version } : refuse('wrong-password')
    })
    return answer
  }

  return { signIn, reauthenticate }
}

export type SigningIn = ReturnType<typeof signingIn>
