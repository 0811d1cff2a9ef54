import type { UserId } from '../domain/ids.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import type { Assertion, Begun } from './ports/factors.ts'

export type Proof = { readonly totp: string } | { readonly recoveryCode: string } | { readonly passkey: Assertion }

const askedForSeconds = 300

type Data = { readonly challenge?: string; readonly secret?: string; readonly version?: number }

/** What shows that somebody has a second factor, and what is asked of them for it. */
export const factorProofs = (
  {
    factors,
    authenticators,
    codes,
    newId,
    clock,
  }: Pick<AccountParts, 'factors' | 'authenticators' | 'codes' | 'newId' | 'clock'>,
  { askUser }: Pick<AccountStreams, 'askUser'>,
) => {
  const kindsOf = async (user: UserId) => {
    const kinds = new Set((await factors.list(user)).map(({ kind }) => kind))
    return { passkey: kinds.has('passkey'), totp: kinds.has('totp') }
  }

  const has = async (user: UserId) => {
    const { passkey, totp } = await kindsOf(user)
    return passkey || totp
  }

  /** What somebody may show, and the ticket to show it with; null where they have no second factor. */
  const offer = async (purpose: 'sign-in' | 'step-up', user: UserId, data: { readonly version?: number }) => {
    const { passkey, totp } = await kindsOf(user)
    if (!passkey && !totp) return null
    const challenge = authenticators.newChallenge()
    return {
      ticket: await factors.begin(purpose, user, { ...data, challenge }, askedForSeconds),
      challenge,
      site: authenticators.site,
      passkeys: (await factors.passkeys(user)).map(({ credential, transports }) => ({
        credential,
        transports: [...transports],
      })),
      totp,
    }
  }

  const begun = async (purpose: Begun, ticket: string, user?: UserId) => {
    const found = await factors.look(purpose, ticket)
    if (!found || (user !== undefined && found.user !== user)) return null
    const { challenge, secret, version }: Data = Object(found.data)
    return { user: found.user, challenge, secret, version }
  }

  const byPasskey = async (user: UserId, shown: Assertion, challenge: string) => {
    const passkey = await factors.passkey(shown.id)
    if (passkey?.user !== user) return false
    const used = await authenticators.shown(shown, challenge, passkey)
    return used !== null && factors.spendPasskey(passkey.credential, used.counter)
  }

  const byCode = async (user: UserId, code: string) => {
    const kept = await factors.totp(user)
    const step = kept && codes.stepOf(kept.secret, code, clock())
    return kept !== null && step !== null && factors.spendTotp(kept.factor, step)
  }

  const byRecoveryCode = async (user: UserId, code: string) => {
    if (!(await factors.spendRecoveryCode(user, code))) return false
    const context = { commandId: newId<'command'>(), actor: { kind: 'user', id: user } as const, subject: user }
    await askUser(context, { type: 'NoteRecoveryCode', at: clock() })
    return true
  }

  const holds = async (user: UserId, proof: Proof, challenge?: string): Promise<boolean> => {
    const isTheirs = await shows(user, proof, challenge)
    // Who can show one has not lost them all: whoever said so was somebody else, or has found it again.
    const command = { type: 'StopFactorReset', at: clock() } as const
    if (isTheirs) await askUser({ commandId: newId(), actor: { kind: 'user', id: user }, subject: user }, command)
    return isTheirs
  }

  const shows = async (user: UserId, proof: Proof, challenge: string | undefined) => {
    if ('passkey' in proof) return challenge !== undefined && byPasskey(user, proof.passkey, challenge)
    return 'totp' in proof ? byCode(user, proof.totp) : byRecoveryCode(user, proof.recoveryCode)
  }

  return { has, offer, begun, holds }
}

export type FactorProofs = ReturnType<typeof factorProofs>
