import * as EmailClaim from '../domain/email-claim.ts'
import { normaliseEmail } from '../domain/ids.ts'
import { fold } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/kernel/stream.ts'
import * as User from '../domain/user.ts'
import { handle } from './handle.ts'
import type { Clock, HashEmail, Log, PasswordHasher, Sessions, Vault } from './ports.ts'

export type AccountParts = {
  readonly log: Log
  readonly vault: Vault
  readonly sessions: Sessions
  readonly passwords: PasswordHasher
  /** Whether somebody who knows these words of its owner would try this password first. */
  readonly isGuessable: (password: string, own: readonly string[]) => boolean
  readonly hashEmail: HashEmail
  readonly clock: Clock
}

/** The two streams of an account: the user, and the claim on the address. */
export const accountStreams = ({ log, hashEmail, clock }: AccountParts) => {
  const addressKey = (email: string) => hashEmail(normaliseEmail(email))
  const emailStream = (email: string) => streamOf('email', addressKey(email))
  const userStream = (user: string) => streamOf('user', user)

  const askUser = (context: CommandContext, command: User.Command) =>
    handle(log, User.decider, userStream(context.subject), command, context)

  const askClaim = (context: CommandContext, email: string, command: EmailClaim.Command) =>
    handle(log, EmailClaim.decider, emailStream(email), command, context)

  const load = async (user: string) => {
    const past = await log.load(userStream(user))
    return {
      state: fold(
        User.decider,
        past.map(({ event }) => event),
      ),
      position: past.at(-1)?.position ?? null,
    }
  }

  /** Every address a user has had or asked for. */
  const addressesOf = async (user: string) => {
    const past = await log.load(userStream(user))
    return [...new Set(past.flatMap(({ event }) => ('email' in event ? [event.email] : [])))]
  }

  /** Who holds an address, and since when; null when nobody does. */
  const holder = async (email: string) => {
    const past = await log.load(emailStream(email))
    const claim = fold(
      EmailClaim.decider,
      past.map(({ event }) => event),
    )
    return claim.status === 'claimed' ? claim : null
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

  const release = (context: CommandContext, email: string, user: string) =>
    askClaim(context, email, { type: 'Release', user, at: clock() })

  return { addressKey, askUser, askClaim, load, addressesOf, holder, find, release }
}

export type AccountStreams = ReturnType<typeof accountStreams>
