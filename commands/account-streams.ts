import { mailboxOf, normaliseEmail } from '../domain/email-address.ts'
import * as EmailClaim from '../domain/email-claim.ts'
import type { UserId } from '../domain/ids.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Id } from '../domain/kernel/stream.ts'
import { hasSecondFactor } from '../domain/second-factor.ts'
import type { Role } from '../domain/staff-role.ts'
import { streamOf } from '../domain/streams.ts'
import type { PublishedTerms } from '../domain/terms.ts'
import * as User from '../domain/user.ts'
import { accountReading } from './account-reading.ts'
import type { FreeWorkouts } from './free-workouts.ts'
import { handle, stateNow } from './handle.ts'
import type { AddressBook, HashEmail } from './ports/addresses.ts'
import type { Authenticators, Codes, FactorVault } from './ports/factors.ts'
import type { Clock, Log } from './ports/log.ts'
import type { IsLeaked, PasswordHasher, Sessions, SignedIds, Vault } from './ports/secrets.ts'

export type AccountParts = {
  readonly log: Log
  readonly vault: Vault
  readonly sessions: Sessions
  readonly passwords: PasswordHasher
  /** Whether somebody who knows these words of its owner would try this password first. */
  readonly isGuessable: (password: string, own: readonly string[]) => boolean
  readonly isLeaked: IsLeaked
  readonly hashEmail: HashEmail
  readonly addresses: AddressBook
  readonly freeWorkouts: FreeWorkouts
  /** What somebody keeps of an account that they closed. */
  readonly receipts: SignedIds
  readonly factors: FactorVault
  readonly authenticators: Authenticators
  readonly codes: Codes
  readonly newRecoveryCode: () => string
  readonly newId: <Kind extends string>() => Id<Kind>
  readonly clock: Clock
  readonly publishedTerms: readonly PublishedTerms[]
}

/** The two streams of an account: the user, and the claim on the address. */
export const accountStreams = ({
  log,
  hashEmail,
  addresses,
  newId,
  clock,
}: Pick<AccountParts, 'log' | 'hashEmail' | 'addresses' | 'newId' | 'clock'>) => {
  const addressKey = (email: string) => hashEmail(normaliseEmail(email))
  /** By which is counted what is mailed to somebody. */
  const mailboxKey = (email: string) => hashEmail(mailboxOf(email))
  const userStream = (user: UserId) => streamOf('user', user)

  const askUser = <Asked extends User.Command>(context: CommandContext, command: Asked) =>
    handle(log, User.decider, userStream(context.subject), command, context)

  const askClaim = async <Asked extends EmailClaim.Command>(context: CommandContext, email: string, command: Asked) => {
    const claim = (await claimOf(email)) ?? (await addresses.keep(addressKey(email), newId()))
    return handle(log, EmailClaim.decider, streamOf('email', claim), command, context)
  }

  const stateOf = (claim: string) => stateNow(log, EmailClaim.decider, streamOf('email', claim))

  /** Claims of before there was an address book bear the hash as their name. */
  const claimOf = async (email: string) => {
    const hash = addressKey(email)
    const found = await addresses.find(hash)
    if (found) return found
    return (await stateOf(hash)).status === 'claimed' ? hash : null
  }

  const load = accountReading(log)

  /** A place at the desk is granted without a second factor, and opens with one. */
  const roleOf = async (user: UserId): Promise<{ readonly role: Role; readonly lacksFactor: boolean }> => {
    const { state } = await load(user)
    if (state.status !== 'open' || state.role === 'athlete') return { role: 'athlete', lacksFactor: false }
    return { role: state.role, lacksFactor: !hasSecondFactor(state.factors) }
  }

  /** Who holds an address, and since when; null when nobody does. */
  const holder = async (email: string) => {
    const claim = await claimOf(email)
    if (claim === null) return null
    const state = await stateOf(claim)
    return state.status === 'claimed' ? state : null
  }

  /** The user behind an address; null when there is none. */
  const find = async (email: string) => {
    const claim = await holder(email)
    if (!claim) return null
    const { state } = await load(claim.user)
    return state.status === 'open' && addressKey(state.email) === addressKey(email)
      ? { id: claim.user, ...state }
      : null
  }

  /** The way to the claim goes first: whoever claims the address from now on makes another claim. */
  const release = async (context: CommandContext, email: string, user: UserId) => {
    const claim = await claimOf(email)
    if (claim === null) return
    const state = await stateOf(claim)
    if (state.status !== 'claimed' || state.user !== user) return
    await addresses.drop(claim)
    const command = { type: 'Release', user, at: clock() } as const
    await handle(log, EmailClaim.decider, streamOf('email', claim), command, context)
  }

  return { addressKey, mailboxKey, userStream, askUser, askClaim, load, roleOf, claimOf, holder, find, release }
}

export type AccountStreams = ReturnType<typeof accountStreams>
