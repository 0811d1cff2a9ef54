import { daysAfter } from '../domain/days.ts'
import type { CommandId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { resetOpenDays } from '../domain/second-factor.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { FactorProofs } from './factor-proofs.ts'

/**
 * For who has lost the phone and the recovery codes: the password and the mailbox, a week apart, stand in for them. In
 * that week everybody who can read the mail or sign in with a factor, or sets a new password, stops it.
 */
export const factorReset = (parts: AccountParts, { askUser, load }: AccountStreams, proofs: FactorProofs) => {
  const { vault, factors, sessions, clock } = parts
  const by = (commandId: CommandId, user: UserId): CommandContext => ({
    commandId,
    actor: { kind: 'user', id: user },
    subject: user,
  })

  /** By the ticket that the right password gave. */
  const requestFactorReset = async (commandId: CommandId, ticket: string) => {
    const begun = await proofs.begun('sign-in', ticket)
    if (!begun?.user) return refuse('ticket-invalid')
    const asked = await askUser(by(commandId, begun.user), { type: 'RequestFactorReset', at: clock() })
    if (isRefused(asked)) return asked
    return { ...asked, opensAt: (await resetOf(begun.user))?.opensAt ?? clock() }
  }

  const resetOf = async (user: UserId) => {
    const { state } = await load(user)
    return state.status === 'open' ? state.factorReset : null
  }

  /** Bound to the request that it was mailed for. */
  const issueFactorResetToken = async (user: UserId) => {
    const reset = await resetOf(user)
    if (!reset) return null
    const seconds = (Date.parse(daysAfter(reset.opensAt, resetOpenDays)) - Date.parse(clock())) / 1000
    return vault.issueToken(user, 'reset-factors', reset.at, Math.max(1, Math.floor(seconds)))
  }

  const found = async (token: string) => {
    const known = await vault.lookUpToken('reset-factors', token)
    const reset = known && (await resetOf(known.user))
    return reset && reset.at === known.boundTo ? { user: known.user, opensAt: reset.opensAt } : null
  }

  const lookAtFactorReset = async (token: string) => (await found(token)) ?? refuse('factor-reset-over')

  /** The fact first: cut off after it, the same link does the rest. */
  const resetFactors = async (token: string) => {
    const known = await vault.lookUpToken('reset-factors', token)
    if (!known) return refuse('factor-reset-over')
    const { user, boundTo } = known
    const reset = await resetOf(user)
    if (reset && reset.at !== boundTo) return refuse('factor-reset-over')
    const done = await askUser(by(derivedId(user, `reset-factors/${boundTo}`), user), {
      type: 'ResetFactors',
      at: clock(),
    })
    if (isRefused(done)) return done
    for (const { factor } of await factors.list(user)) await factors.remove(user, factor)
    await sessions.endAll(user)
    await vault.endTokens(user, 'reset-factors')
    return done
  }

  const stopFactorReset = async (commandId: CommandId, user: UserId) => {
    const stopped = await askUser(by(commandId, user), { type: 'StopFactorReset', at: clock() })
    await vault.endTokens(user, 'reset-factors')
    return stopped
  }

  const stopFactorResetByLink = async (token: string) => {
    const known = await found(token)
    return known
      ? stopFactorReset(derivedId(known.user, `keep-factors/${token}`), known.user)
      : refuse('factor-reset-over')
  }

  return {
    factorResetOf: resetOf,
    requestFactorReset,
    issueFactorResetToken,
    lookAtFactorReset,
    resetFactors,
    stopFactorReset,
    stopFactorResetByLink,
  }
}
